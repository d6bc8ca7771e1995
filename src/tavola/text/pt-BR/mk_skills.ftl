# Habilidades que pesam sobre os outros jogadores

mk-verb-others = até seu próximo turno, nos turnos dos outros jogadores: { $what }
mk-verb-terrain_dearer = todos os terrenos custam +{ $n } (máximo { $most })
mk-verb-lone_howl = uma carta jogada de lado vale { $n }, +1 por ficha de Comando sem Unidade; não em uma interação
mk-verb-units_hindered = todos os Ataques e Bloqueios das Unidades deles recebem −{ $n }
mk-verb-freeze_source = o dado da Fonte a que se tem direito no turno não pode ser usado
mk-verb-fiercer = cada ataque inimigo recebe +{ $n } na fase de Bloqueio
mk-run-healing_ritual = jogue fora até 2 Ferimentos da sua mão; um deles vai para a mão do outro Herói mais próximo
mk-run-source_freeze-later = no início do seu próximo turno, ganhe um cristal de uma cor básica visível na Fonte
mk-ask-healing-ritual = Quantos Ferimentos você joga fora?
mk-ask-healing-ritual-whom = Qual Herói recebe o Ferimento?
mk-event-ritual-wound = { $hero } recebe um Ferimento.
mk-option-ritual_wounds = { $count ->
        [one] Um Ferimento
       *[other] { $count } Ferimentos
    }
mk-option-ritual_give = O Ferimento para { $hero }
