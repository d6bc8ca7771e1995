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
  const has = (key: string) => Object.hasOwn(patterns, START + key);
  /** Messages are read when they are first wanted: a page uses a few of them at a time. */
  const found = (key: string) => {
    if (has(key) && !bundle.hasMessage(START + key)) bundle.addResource(new FluentResource(`${START}${key} = ${patterns[START + key]}\n`));
    return bundle.getMessage(START + key)?.value;
  };
  return {
    has,
    format(key, places = {}) {
      const pattern = found(key);
      return pattern ? bundle.formatPattern(pattern, Object.fromEntries(Object.entries(places).map(([name, value]) => [name, plain(value)])), []) : key;
    },
  };
}

/** Numbers choose their plural, and are written without separators. */
const plain = (value: string | number) => (typeof value === "number" ? new Plain(value, { useGrouping: false }) : value);

/** Whole numbers need nobody to write them: asking the browser's formatter for the first time takes long. */
class Plain extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}
