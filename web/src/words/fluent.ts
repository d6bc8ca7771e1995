/** The page's own messages, as the server sends them: Fluent patterns, formatted by the Fluent library itself. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

export type Places = Record<string, string | number>;

export interface Messages {
  has(key: string): boolean;
  /** The words of a message; its key where nobody wrote any. */
  format(key: string, places?: Places): string;
}

const START = "web-";

export function messagesOf(lang: string, patterns: Readonly<Record<string, string>>): Messages {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const source = Object.entries(patterns).map(([key, pattern]) => `${key} = ${pattern}\n`);
  bundle.addResource(new FluentResource(source.join("")));
  return {
    has: (key) => bundle.hasMessage(START + key),
    format(key, places = {}) {
      const pattern = bundle.getMessage(START + key)?.value;
      return pattern ? bundle.formatPattern(pattern, Object.fromEntries(Object.entries(places).map(([name, value]) => [name, plain(value)])), []) : key;
    },
  };
}

/** Numbers choose their plural, and are written without separators. */
const plain = (value: string | number) => (typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value);
