/** The picture of each card: its ground by colour, then parts from back to front. A part may carry a tint after a colon. */
const CARDS = `
march hills road boots|stamina hills sun:star boots heart:r|swiftness hills wind boots|promise hills palm scroll|rage rays:gold flame:r fist:r
threaten fist skull|improvisation rays:gold palm bolt|instinct hills eye:g boots|determination mount shield:b sword|tranquility hills lake oak cross:g
concentration rays:white eye:g orb:b orb:r|mana_draw rays:gold palm orb:v|crystallize rays:white gem:r gem:b gem:g|cold_toughness mount shards fist:b
battle_versatility rays:gold sword shield:r axe|ruthless_coercion tent fist banner|mana_pull rays:white palm orb:b orb:g|noble_manners wall scroll crown
swift_reflexes wind sword boots|will_focus rays:gold gem:g eye:g|savage_harvesting trees axe gem:g|rejuvenate hills lake oak heart:g|one_with_the_land hills oak palm
druidic_paths hills trees road staff:b|crystal_joy rays:white gem:b star|tirelessness mount road boots star
fire_bolt trail flame:r|ice_bolt mount trail:b flake|swift_bolt wind bolt|crushing_bolt hills bolt fist:g|explosive_bolt trail flame:r star
blood_rage rays:gold drop:r fist:r|intimidate skull fist|blood_ritual drop:r cup|into_the_heat flame:r banner sword|decompose flame:r scroll skull
maximal_effect rays:gold star flame:r|counterattack rays:gold sword shield:r|ritual_attack flame:r skull axe|blood_of_ancients drop:r skull|rush_of_adrenaline rays:gold heart:r claw
ice_shield shards shield:b flake|frost_bridge mount shards road|pure_magic rays:white orb:b orb:g orb:r|steady_tempo mount road tent|crystal_mastery rays:white gem:b ring
magic_talent rays:white palm star|shield_bash mount shield:b bolt|spell_forge flame:b book gem:b|temporal_portal mount portal boots|chilling_stare shards eye:b
agility wind boots sword|song_of_wind hills wind bird|heroic_tale hills book sword|diplomacy hills palm palm|mana_storm cloud bolt orb:b orb:r|learning hills book star
chivalry hills shield:b banner|peaceful_moment hills lake bird|dodge_and_weave wind sword mask
refreshing_walk hills trees road boots|path_finding hills road eye:g|regeneration hills lake heart:g|in_need hills palm cross:g|ambush trees sword mask
training hills book sword|stout_resolve hills shield:g fist:g|force_of_nature trees oak fist:g|mountain_lore mount book|power_of_crystals rays:white gem:g gem:b star
fireball wall trail flame:r|flame_wall wall flame:r flame:r|burning_shield flame:r shield:r|demolish wall fist:r flame:r|mana_meltdown flame:r gem:r|offering cup gem:r drop:r
snowstorm mount wind flake flake|mana_bolt rays:white bolt orb:b|chill shards flake|space_bending rays:white portal boots|mana_claim palm gem:b|mist_form cloud wind mask
expose rays:gold eye:g mask|whirlwind wind cloud axe|wings_of_wind wind wing wing|call_to_arms tent horn banner|mind_read eye:v mask|charm rays:white heart:r mask
tremor mount bolt fist:g|underground_travel mount portal road|restoration hills lake oak cross:g|meditation hills lake orb:g|energy_flow rays:white orb:g bolt|cure hills heart:g cross:g
ruby_ring rays:gold ring gem:r|sapphire_ring rays:gold ring gem:b|diamond_ring rays:gold ring gem:w|emerald_ring rays:gold ring gem:g|sword_of_justice rays:gold sword
horn_of_wrath tent horn flame:r|endless_bag_of_gold rays:gold bag|endless_gem_pouch rays:gold bag gem:g|golden_grail rays:gold cup|book_of_wisdom rays:gold book
amulet_of_the_sun rays:gold orb:y star|amulet_of_darkness orb:k eye:v|soul_harvester rays:gold axe skull|circlet_of_proficiency rays:gold crown|tome_of_all_spells book flame:r flake
shield_of_the_fallen_kings wall shield:b crown|bow_of_starsdawn star bow|druidic_staff trees staff:g|banner_of_glory tent banner star|banner_of_fear banner skull
banner_of_protection banner shield:r|banner_of_courage tent banner|banner_of_fortitude banner heart:r|banner_of_command banner crown|mysterious_box rays:gold box
wound claw`;

const TINTS: Record<string, string> = { r: "#d9482c", b: "#3f83c0", g: "#4a9d55", v: "#7a58b0", w: "#eef4fb", y: "#ffcf4d", k: "#2c2734", gold: "#ffcf6b", white: "#ffffff" };

export interface Part {
  part: string;
  x: number;
  y: number;
  scale: number;
  tint: string;
}

/** What lies behind the rest, and where. */
const BEHIND: Record<string, [x: number, y: number, scale: number]> = {
  hills: [60, 40, 1],
  mount: [60, 40, 1],
  rays: [60, 40, 1.3],
  wall: [84, 56, 1],
  wind: [52, 30, 1],
  lake: [70, 62, 1],
  road: [66, 44, 1.05],
  trail: [58, 34, 1.1],
  shards: [60, 46, 1],
  tent: [26, 54, 0.9],
  cloud: [60, 26, 1.1],
};
/** Where one, two or three things stand in front. */
const FRONT: [x: number, y: number, scale: number][][] = [[], [[60, 41, 1.05]], [[42, 43, 0.88], [80, 38, 0.78]], [[30, 44, 0.72], [60, 38, 0.78], [90, 44, 0.72]]];

const recipes = new Map<string, string[]>(
  CARDS.split(/[\n|]/)
    .map((line) => line.trim().split(" "))
    .filter(([id]) => id)
    .map(([id, ...parts]) => [id!, parts]),
);

/** A card nobody has drawn yet shows what it does. */
const USUAL: [RegExp, string][] = [
  [/fire|flame|burn/, "flame:r"],
  [/ice|frost|cold/, "flake"],
  [/move|walk|path/, "boots"],
  [/shield|block/, "shield:b"],
  [/mana|crystal/, "gem:b"],
];

export function pictureOf(id: string): Part[] {
  const names = recipes.get(id) ?? ["rays:gold", USUAL.find(([word]) => word.test(id))?.[1] ?? "star"];
  const parts = names.map((name) => {
    const [part = "", tint = ""] = name.split(":");
    return { part: part === "sun" ? "star" : part, tint: TINTS[tint] ?? "" };
  });
  const front = parts.filter(({ part }) => part !== "trees" && !BEHIND[part]);
  const places = FRONT[Math.min(front.length, 3)]!;
  return parts.flatMap(({ part, tint }): Part[] => {
    if (part === "trees") return [[20, 48, 1.1], [102, 46, 1.2], [34, 52, 0.9]].map(([x, y, scale]) => ({ part: "tree", x: x!, y: y!, scale: scale!, tint }));
    const behind = BEHIND[part];
    if (behind) return [{ part, x: behind[0], y: behind[1], scale: behind[2], tint: tint || LAND[part] || "" }];
    const place = places[front.findIndex((one) => one.part === part && one.tint === tint)] ?? places[0];
    if (!place) return [];
    front[front.findIndex((one) => one.part === part && one.tint === tint)] = { part: "", tint: "" };
    return [{ part, x: place[0], y: place[1], scale: place[2], tint: tint || "#d9573c" }];
  });
}

const LAND: Record<string, string> = { hills: "#8fb56a", mount: "#7f97b5", cloud: "#e8eef6", rays: "#ffcf6b" };
