import type { Chapter } from "../wire/types";
import { useSpeech } from "../words/words";
import { ruleAddress } from "./address";

const PARTS: [string, (id: string) => boolean][] = [
  ["rules-part-book", (id) => !/^[A-Z]+-(VAR|SCN|MIS)/.test(id)],
  ["rules-part-variants", (id) => /^[A-Z]+-VAR/.test(id)],
  ["rules-part-scenarios", (id) => /^[A-Z]+-(SCN|MIS)/.test(id)],
];

/** All chapters, with the number of rules each holds. */
export function ChapterList({ chapters, current }: { chapters: Chapter[]; current: string }) {
  const { t } = useSpeech();
  return (
    <>
      {PARTS.filter(([, belongs]) => chapters.some((one) => belongs(one.id))).map(([title, belongs]) => (
        <section key={title}>
          <h3>{t(title)}</h3>
          <ul>
            {chapters
              .filter((one) => belongs(one.id))
              .map((one) => (
                <li key={one.id}>
                  <a href={ruleAddress(one.id)} aria-current={one.id === current ? "page" : undefined}>
                    {one.title} <span aria-label={t("rules-of", { n: one.rules })}>{one.rules}</span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
