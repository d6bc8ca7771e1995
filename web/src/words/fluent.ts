/** The page's own messages: one line each, with `{ $name }` places. The same files the server reads. */
import en from "../../../src/tavola/text/en/web.ftl?raw";
import pt from "../../../src/tavola/text/pt-BR/web.ftl?raw";
import type { Lang } from "../wire/types";

export type Messages = Record<string, string>;
export type Places = Record<string, string | number>;

function parse(source: string): Messages {
  const messages: Messages = {};
  for (const line of source.split("\n")) {
    const found = /^([a-z][\w-]*) = (.*)$/.exec(line);
    if (found) messages[found[1]!] = found[2]!.trim();
  }
  return messages;
}

export const BUILT_IN: Record<Lang, Messages> = { en: parse(en), "pt-BR": parse(pt) };

export function format(messages: Messages, key: string, places: Places = {}): string {
  const pattern = messages[`web-${key}`];
  if (pattern === undefined) return key;
  return pattern.replace(/\{\s*\$(\w+)\s*\}/g, (_, name: string) => String(places[name] ?? ""));
}
