/** Which drawing stands for which piece. Pieces without their own drawing get the nearest silhouette. */

export const PILE_COLORS: Record<string, { ring: string; ground: string; line: string }> = {
  green: { ring: "#5f8f45", ground: "#8fae68", line: "#e4efc8" },
  grey: { ring: "#77757a", ground: "#8fa0b8", line: "#f0ece2" },
  brown: { ring: "#7d5638", ground: "#b08a64", line: "#f4e3cc" },
  violet: { ring: "#6a4a94", ground: "#a48cc4", line: "#efe4ff" },
  red: { ring: "#a03a2c", ground: "#d08a70", line: "#ffe2d6" },
  white: { ring: "#b9b29f", ground: "#d8d2c2", line: "#5d5344" },
};
export const pileColors = (pile: string) => PILE_COLORS[pile] ?? PILE_COLORS["grey"]!;

interface Figure {
  body: string;
  gear?: string;
  tint?: string;
  /** A face of its own instead of a body; what marks it among its like. */
  face?: string;
  mark?: string;
}

const FIRE = "#b8432f";
const ICE = "#3f83b8";
const STEEL = "#46557a";
const FIGURES: Record<string, Figure> = {
  prowlers: { body: "orc", face: "prowlers" },
  diggers: { body: "orc", face: "diggers" },
  cursed_hags: { body: "hag" },
  wolf_riders: { body: "wolf", face: "wolf" },
  ironclads: { body: "ironclad", face: "ironclad" },
  orc_summoners: { body: "orc", face: "summoners" },
  orc_skirmishers: { body: "orc", face: "skirmishers" },
  orc_trackers: { body: "orc", face: "trackers" },
  orc_war_beasts: { body: "boar", face: "beast" },
  orc_stonethrowers: { body: "orc", face: "stonethrowers" },
  crossbowmen: { body: "soldier", gear: "crossbow", tint: STEEL },
  guardsmen: { body: "soldier", gear: "shield", tint: "#7a3b2e" },
  swordsmen: { body: "soldier", gear: "sword", tint: "#5a6b3a" },
  golems: { body: "golem", tint: "#ffcf6b" },
  thugs: { body: "thug", gear: "axe" },
  thugs_enemy: { body: "thug", gear: "axe" },
  shocktroops: { body: "soldier", gear: "spear", tint: "#3b3a44" },
  shocktroops_enemy: { body: "soldier", gear: "spear", tint: "#3b3a44" },
  heroes_fire: { body: "hero", tint: FIRE },
  heroes_ice: { body: "hero", tint: "#2f5f9f" },
  heroes_swift: { body: "hero", tint: "#4f7a3a" },
  heroes_fortified: { body: "hero", tint: "#6d6a66" },
  minotaur: { body: "minotaur" },
  gargoyle: { body: "gargoyle" },
  medusa: { body: "medusa" },
  crypt_worm: { body: "worm" },
  werewolf: { body: "werewolf" },
  shadow: { body: "shadow" },
  hydra: { body: "hydra" },
  manticore: { body: "manticore" },
  monks_enemy: { body: "monk", tint: "#8a5a2c" },
  illusionists_enemy: { body: "mage", gear: "orb", tint: "#6a4a94" },
  ice_mages_enemy: { body: "mage", gear: "frost", tint: ICE },
  fire_mages_enemy: { body: "mage", gear: "flame", tint: FIRE },
  ice_golems_enemy: { body: "golem", tint: "#8fd0f0" },
  fire_golems_enemy: { body: "golem", tint: "#ff8a4c" },
  sorcerers_enemy: { body: "mage", gear: "totem", tint: "#3d2f52" },
  magic_familiars_enemy: { body: "familiar", tint: "#8d6fc0" },
  swamp_dragon: { body: "dragon", tint: "#5f7f3a", mark: "leaf" },
  fire_dragon: { body: "dragon", tint: "#c0452c", mark: "flame" },
  ice_dragon: { body: "dragon", tint: "#4f93c0", mark: "flake" },
  high_dragon: { body: "dragon", tint: "#7a5aa8", mark: "crown" },
  lava_dragon: { body: "dragon", tint: "#7a2f1c" },
  storm_dragon: { body: "dragon", tint: "#5d6b8a", mark: "bolt" },
  dragon_summoner: { body: "dragon", gear: "totem", tint: "#4a3a5a" },
  freezers: { body: "soldier", gear: "cannon", tint: "#8fd0f0" },
  gunners: { body: "soldier", gear: "cannon", tint: "#ff8a4c" },
  altem_guardsmen: { body: "soldier", gear: "shield", tint: "#b98a1f" },
  altem_mages_enemy: { body: "mage", gear: "orb", tint: "#b98a1f" },
  fire_catapult: { body: "catapult", tint: "#f0883a" },
  ice_catapult: { body: "catapult", tint: "#bfe8fa" },
  delphana_masters_enemy: { body: "mage", gear: "flame", tint: "#2f7f86" },
  grim_legionnaires: { body: "ironclad", face: "legion" },
  zombie_horde: { body: "skull", face: "zombie" },
  skeletal_warriors: { body: "skull", face: "skeleton" },
  gibbering_ghouls: { body: "skull", face: "ghoul" },
  vampire: { body: "shadow", face: "vampire" },
  mummy: { body: "skull", face: "mummy" },
  savage_dragon: { body: "dragon", tint: "#8a5a34", mark: "claw" },
  lightning_dragon: { body: "dragon", tint: "#c9a23f", mark: "bolt" },
  vampire_dragon: { body: "dragon", tint: "#5a1420", mark: "drop" },
  death_dragon: { body: "dragon", tint: "#3b3a44", mark: "skull" },
  elemental_priestesses: { body: "monk", face: "priest", tint: "#3f83b8" },
  corrupted_priests: { body: "monk", face: "priest", tint: "#4a2f52", mark: "drop" },
  elven_protectors: { body: "soldier", face: "elf" },
  crystal_sprites: { body: "familiar", face: "sprite" },
  centaur_outriders: { body: "wolf", face: "centaur" },
  cloud_griffons: { body: "manticore", face: "griffon" },
  shrouded_necromancers: { body: "mage", face: "necro" },
  air_elemental: { body: "shadow", face: "elemental", tint: "#bcd6e8" },
  fire_elemental: { body: "shadow", face: "elemental", tint: "#e8642c" },
  water_elemental: { body: "shadow", face: "elemental", tint: "#3f83b8" },
  earth_elemental: { body: "golem", face: "rock" },
  blood_demon: { body: "minotaur", face: "demon" },
  pain_wraith: { body: "shadow", face: "wraith" },
};
const PILE_FIGURE: Record<string, Figure> = {
  green: { body: "orc" },
  grey: { body: "soldier", tint: STEEL },
  brown: { body: "skull" },
  violet: { body: "mage", tint: "#6a4a94" },
  red: { body: "dragon", tint: FIRE },
  white: { body: "soldier", tint: "#b98a1f" },
};

/** An id may carry `_enemy` in one place and not in another: both find the same figure. */
export function enemyFigure(enemy: string, pile: string): Figure {
  const bare = enemy.replace(/_enemy$/, "");
  return FIGURES[enemy] ?? FIGURES[bare] ?? FIGURES[`${bare}_enemy`] ?? PILE_FIGURE[pile] ?? { body: "skull" };
}

const UNIT_PICTURES: Record<string, string> = {
  peasants: "peasant",
  foresters: "scout",
  herbalists: "herbalist",
  utem_crossbowmen: "bow",
  utem_guardsmen: "guard",
  utem_swordsmen: "sword",
  guardian_golems: "golem",
  illusionists: "illusionist",
  red_cape_monks: "monk",
  northern_monks: "monk",
  savage_monks: "monk",
  scouts: "scout",
  thugs: "thug",
  shocktroops: "sword",
  magic_familiars: "familiar",
  fire_mages: "mage",
  ice_mages: "mage",
  fire_golems: "golem",
  ice_golems: "golem",
  amotep_gunners: "gun",
  amotep_freezers: "gun",
  catapults: "catapult",
  altem_guardians: "guard",
  altem_mages: "mage",
  sorcerers: "mage",
  delphana_masters: "mage",
};
export const unitPicture = (unit: string): string =>
  `u-${UNIT_PICTURES[unit] ?? (unit.startsWith("heroes") ? "hero" : "peasant")}`;

const SITE_ALIASES: Record<string, string> = { mine: "crystal_mine", ruins: "ancient_ruins", tower: "mage_tower", glade: "magical_glade" };
const SITES = new Set(
  "village monastery keep mage_tower crystal_mine magical_glade dungeon portal ancient_ruins tomb monster_den spawning_grounds deep_mine city maze labyrinth refugee_camp volkares_camp".split(" "),
);
export function sitePicture(site: string): string | null {
  const id = site.startsWith("city") ? "city" : (SITE_ALIASES[site] ?? site);
  return SITES.has(id) ? `s-${id}` : null;
}

const ABILITY_ICONS: Record<string, string> = {
  swift: "i-swift",
  brutal: "i-brutal",
  poison: "i-poison",
  paralyze: "i-paralyze",
  assassination: "i-assassination",
  cumbersome: "i-cumbersome",
  vampiric: "i-vampiric",
  summon: "i-summon",
  fortified: "i-fortified",
  unfortified: "i-unfortified",
  elusive: "i-elusive",
  arcane_immunity: "i-arcane",
  defend: "i-defend",
  multiple_attacks: "i-multiple",
  physical: "i-armor",
  fire: "i-fire",
  ice: "i-ice",
  cold_fire: "i-coldfire",
};
export const abilityIcon = (ability: string): string => ABILITY_ICONS[ability] ?? "i-warning";

const SHORT: Record<string, string> = { fire: "-fire", ice: "-ice", cold_fire: "-coldfire", coldfire: "-coldfire" };
export function attackIcon(kind: string | null | undefined, element: string): string {
  const base = kind === "ranged" ? "i-ranged" : kind === "siege" ? "i-siege" : "i-attack";
  return base + (SHORT[element] ?? "");
}
export const blockIcon = (element: string): string => `i-block${SHORT[element] ?? ""}`;

export const REWARD_ICONS: Record<string, string> = {
  artifact: "i-artifact",
  spell: "i-spell",
  advanced_action: "i-advanced",
  unit: "i-unit",
  crystal: "i-crystal",
  random_crystal: "i-crystal",
  crystal_set: "i-crystal",
};
