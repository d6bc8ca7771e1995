import { Icon } from "../ui/Icon";
import type { Lesson } from "../wire/types";
import { useSpeech } from "../words/words";

/** The chapters of the lesson, how far each has come, and the way out. */
export function Strip({ lesson, phone, onLeave }: { lesson: Lesson; phone: boolean; onLeave(): void }) {
  const { t } = useSpeech();
  const now = lesson.step ? lesson.step.chapter : -1;
  const at = lesson.chapters[now];
  return (
    <nav class="strip panel" aria-label={t("guide")}>
      {phone ? (
        <b class="strip-now">
          {at ? `${now + 1} · ${at.title}` : t(lesson.over ? "guide-over" : "guide-free")}
          <span class="dots" aria-hidden="true">
            {lesson.chapters.map((chapter, i) => (
              <i key={chapter.id} class={i === now ? "on" : chapter.done >= chapter.of ? "done" : ""} />
            ))}
          </span>
        </b>
      ) : (
        <>
          <b>{t("guide")}</b>
          <ol>
            {lesson.chapters.map((chapter, i) => (
              <li key={chapter.id} class={i === now ? "on" : chapter.done >= chapter.of ? "done" : ""} aria-current={i === now ? "step" : undefined}>
                <i aria-hidden="true">{chapter.done >= chapter.of ? <Icon name="i-ok" class="tiny" /> : i + 1}</i>
                <span>{chapter.title}</span>
                {i === now && <small>{t("guide-step", { n: lesson.step!.place + 1, of: chapter.of })}</small>}
              </li>
            ))}
          </ol>
        </>
      )}
      <button type="button" class="leave-guide" onClick={onLeave}>
        {t("guide-leave")}
      </button>
    </nav>
  );
}
