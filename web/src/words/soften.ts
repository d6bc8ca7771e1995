/** Places where a long word may break, for narrow card headers in browsers without a hyphenation dictionary. */
const VOWEL = "[aeiouyáâãàéêíóôõúü]";
const SPOT = new RegExp(`(?<=.{3})(?=(?:[bcdfgpt][rl]|[lnc]h|qu|[bcçdfghjklmnpqrstvwxz])${VOWEL}.{2})(?<![bcdfgpt](?=[rl]))(?<![lnc](?=h))(?<!q(?=u))`, "gi");
const LONG = 8;

/** Words longer than `long` may break. */
export function soften(words: string, long = LONG): string {
  return words
    .split(" ")
    .map((word) => (word.length > long ? word.replace(SPOT, "\u00ad") : word))
    .join(" ");
}
