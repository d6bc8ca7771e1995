import { EnemyPicture } from "../art/EnemyPicture";
import { FIGURED, heroColor } from "../art/heroes";
import type { Catalog, Hex, Player, Token } from "../types";
import { pixel } from "./geometry";

interface Props {
  hex: Hex;
  catalog: Catalog;
  players: Player[];
}

/** Tokens and shields lying on one space. */
export function HexPieces({ hex, catalog, players }: Props) {
  const { x, y } = pixel(hex.at);
  return (
    <g transform={`translate(${x} ${y})`} class="pieces">
      {hex.ruin && <Ruin ruin={hex.ruin} catalog={catalog} />}
      {hex.tokens.map((token, i) => (
        <MapToken key={i} token={token} catalog={catalog} i={i} of={hex.tokens.length} site={hex.site !== null} />
      ))}
      {hex.shields.map((seat, i) => (
        <use key={i} href="#shield-token" x={21 - i * 8} y={-17} color={heroColor(players[seat]?.hero ?? "")} />
      ))}
    </g>
  );
}

function MapToken({ token, catalog, i, of, site }: { token: Token; catalog: Catalog; i: number; of: number; site: boolean }) {
  const big = !site && of === 1;
  const scale = big ? 0.44 : token.up ? 0.33 : 0.26;
  const x = of > 1 ? (i - (of - 1) / 2) * 26 : site ? 19 : 0;
  const y = site ? 8 : of > 1 ? 0 : -5;
  const facts = token.enemy ? catalog.enemies[token.enemy] : undefined;
  const strike = facts?.attacks.reduce((sum, attack) => sum + attack.value, 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`scale(${scale})`} class="token">
        <EnemyPicture enemy={token.up ? token.enemy : null} pile={token.pile} />
      </g>
      {token.up && facts && (
        <g class="stat" transform={`translate(0 ${big ? 24 : 20})`}>
          <g class="legible">
            <rect x="-23" y="-8" width="46" height="16" rx="8" />
            <use href={strike ? "#i-attack" : "#i-summon"} x="-20" y="-6" width="12" height="12" />
            <text x="-3" y="4.4">{strike || ""}</text>
            <use href="#i-armor" x="3" y="-6" width="12" height="12" />
            <text x="18" y="4.4">{facts.armor}</text>
          </g>
        </g>
      )}
    </g>
  );
}

function Ruin({ ruin, catalog }: { ruin: string; catalog: Catalog }) {
  const facts = catalog.ruins[ruin];
  return (
    <g class="ruin" transform="translate(-17 -14)">
      <g class="legible">
        <path d="M0-13L11.300-6.500V6.500L0 13-11.300 6.500V-6.500z" />
        {facts ? (
          <use href={facts.enemies.length ? "#i-attack" : "#i-fame"} x="-7" y="-7" width="14" height="14" />
        ) : (
          <text y="5">?</text>
        )}
      </g>
    </g>
  );
}

/** `aside`: how many others stand on this space before it, so that figures do not hide each other. */
export function HeroFigure({ player, aside }: { player: Player; aside: number }) {
  if (!player.at) return null;
  const { x, y } = pixel(player.at);
  return (
    <g class="hero-figure" data-figure={`hero:${player.seat}`} transform={`translate(${x + aside * 17} ${y - 1 + aside * 6})`} color={heroColor(player.hero)}>
      {FIGURED.has(player.hero) ? <use href={`#f-${player.hero}`} transform="translate(0 -6) scale(.56)" /> : <use href="#figure" />}
    </g>
  );
}
