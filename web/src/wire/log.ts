/** The log a page holds: the newest lines come with each table, earlier ones when somebody reads back to them. */
import type { LogLine, LogPage, TableMessage } from "./types";

/** Whose log it is: each pair of eyes reads its own, in its own language. */
const reader = ({ view, lang }: TableMessage) => `${view.seat} ${lang}`;

/** The log with the news of a table: lines both hold stay, those taken back go. */
export function withNews(held: TableMessage | null, news: TableMessage): LogLine[] {
  if (!held || !news.log_from || reader(held) !== reader(news)) return news.log;
  const kept = held.log.filter((line) => line.n <= news.log_from!);
  return kept.at(-1)?.n === news.log_from ? [...kept, ...news.log] : news.log;
}

/** The log with the page that ends where it begins; any other page comes too late. */
export function withEarlier(log: LogLine[], page: LogPage): LogLine[] {
  return page.log.at(-1)?.n === (log[0]?.n ?? 0) - 1 ? [...page.log, ...log] : log;
}
