/** How a finished game came to its end: its milestones, each with the round it fell into. */
import { useEffect, useState } from "preact/hooks";
import { scoreSheet, type Milestone } from "../../wire/api";
import { useSpeech } from "../../words/words";

export interface Turning extends Milestone {
  round: number;
}

/** The table this page shows, by its address. */
export const tableId = (): string => location.pathname.split("/")[2]?.split("@")[0] ?? "";

/** The milestones once they have come; `round`: which of them begin one, and the argument that counts it. */
export function useCourse(round: string): Turning[] {
  const { lang } = useSpeech();
  const [course, setCourse] = useState<Turning[]>([]);
  useEffect(() => {
    scoreSheet(tableId(), lang)
      .then((sheet) => {
        let n = 0;
        setCourse(
          (sheet.course ?? []).map((one) => {
            if (one.event === round) n = Number(one.args["n"]) || n;
            return { ...one, round: n };
          }),
        );
      })
      .catch(() => undefined);
  }, [lang]);
  return course;
}
