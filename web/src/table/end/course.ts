/** How a finished game came to its end: its milestones. */
import { useEffect, useState } from "preact/hooks";
import { scoreSheet, type Milestone } from "../../wire/api";
import { useSpeech } from "../../words/words";

/** The table this page shows, by its address. */
const tableId = (): string => location.pathname.split("/")[2]?.split("@")[0] ?? "";

/** The milestones once they have come. */
export function useCourse(): Milestone[] {
  const { lang } = useSpeech();
  const [course, setCourse] = useState<Milestone[]>([]);
  useEffect(() => {
    scoreSheet(tableId(), lang)
      .then((sheet) => setCourse(sheet.course ?? []))
      .catch(() => undefined);
  }, [lang]);
  return course;
}
