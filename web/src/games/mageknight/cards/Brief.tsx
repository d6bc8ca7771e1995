import { Icon } from "../../../ui/Icon";
import { Mana } from "./Mana";

const SIGN = /:([a-z-]+):/;
const COLORS = new Set(["red", "blue", "green", "white", "gold", "black"]);

/** Words in which signs stand for terms: `:attack-fire: 6`. */
export function Brief({ words }: { words: string }) {
  return <>{words.split(SIGN).map((part, i) => (i % 2 === 0 ? part : COLORS.has(part) ? <Mana key={i} color={part} small /> : <Icon key={i} name={`i-${part}`} class="inline" />))}</>;
}
