### Massive Darkness: o que diz o botão de cada resposta

## Antes do jogo

md-option-class = { $class }
md-option-take = { $card }
md-option-first = { $hero } começa

## Movimento

md-option-move = Mover para { $zone }
md-option-open = Abrir a porta para { $zone }
md-option-pick_up = Pegar tudo o que há na zona
md-option-leave = Sair pela Saída
md-option-stop = Parar de mover

## Ações

md-option-attack = { $kind }: atacar { $enemy }
md-option-attack_pillar = { $kind }: atacar { $pillar }
md-option-charge = Investida até { $zone }
md-option-safe_shot = Tiro Seguro de { $zone }
md-option-teleport = Teletransporte para { $zone }
md-option-command = Comandar { $hero }
md-option-get_up = Levantar-se
md-option-trade = Trocar e reorganizar
md-option-transmute = Transmutar
md-option-transmute-of = { $hero } transmuta
md-option-use = Usar { $card }
md-option-signature = Habilidade Exclusiva: { $signature }
md-option-end = Encerrar a ativação

## Equipamento

md-option-keep = Deixar tudo como está
md-option-keep-card = Ficar com { $card }
md-option-give = Dar { $card } a { $hero }
md-option-give-from = { $card }: de { $hero } para { $other }
md-option-wear = Vestir { $card }
md-option-wear-nothing = Não vestir armadura
md-option-hold = Empunhar { $cards }
md-option-hold-nothing = Não empunhar nada
md-option-discard = Descartar { $card }
md-option-cancel = Deixar para lá
md-option-done = Pronto
md-option-buy = { $line }, nível { $level } ({ $n } XP)

## Escolhas de cartas, portas e eventos

md-option-choose = { $effect }
md-option-heal = Curar { $hero }
md-option-blast = Atingir { $zone }
md-option-place = { $zone }
md-option-room = { $zone }

## Inimigos

md-option-activate = Ativar { $enemy }
md-option-activate_all = Ativar todos nesta ordem
md-option-enemy_attacks = Atacar { $hero } ({ $kind })
md-option-enemy_batters = Atacar { $pillar }
md-option-towards = Na direção de { $hero }
md-option-by = Passando por { $zone }
md-option-reinforce = { $enemy } pede reforços
md-option-shown = Continuar
