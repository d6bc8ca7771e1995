/** Comes before the page itself: calls the table the address names and asks for its words, so that both are there when the page is. */
import { wantsGuide } from "../guide/learning";
import { preferredLang } from "../words/lang";

/** The table an address names; none for other pages, and for a game looked at step by step. */
export const tableAt = (path: string): string | undefined => (/@\d+$/.test(path) ? undefined : /^\/game\/([^/]+)$/.exec(decodeURIComponent(path))?.[1]);

/** The game the server says this address speaks of: that of a table. */
export const toldGame = (): string | undefined => document.querySelector<HTMLMetaElement>("meta[name=game]")?.content;

/** Words without the texts of cards are enough to draw a board. */
export const wordsAddress = (game: string, lang: string, brief: boolean): string =>
  `/api/words${game && `/${encodeURIComponent(game)}`}?lang=${encodeURIComponent(lang)}${game && brief ? "&texts=no" : ""}`;

export const lineAddress = (table: string): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(table)}`;

/** The first thing said on a line: everything is told anew, and from then on only what changes. */
export const hello = (lang: string, learn: boolean): string => JSON.stringify({ type: "hello", lang, news: true, delta: true, later: true, learn });

interface Called {
  socket: WebSocket;
  /** What was said before anybody listened. */
  heard: MessageEvent[];
}

let called: Called | null = null;
const asked = new Map<string, Promise<Response>>();

/** The line called early, if it still stands; whoever takes it up listens from then on. */
export function takeLine(url: string): Called | null {
  const found = called?.socket.url === url && called.socket.readyState <= WebSocket.OPEN ? called : null;
  called = null;
  return found;
}

/** What was asked for early, once. */
export function takeAnswer(address: string): Promise<Response> | undefined {
  const found = asked.get(address);
  asked.delete(address);
  return found;
}

function call(table: string): void {
  const socket = new WebSocket(lineAddress(table));
  const heard: MessageEvent[] = [];
  socket.onopen = () => socket.send(hello(preferredLang(), wantsGuide(table)));
  socket.onmessage = (event) => heard.push(event);
  called = { socket, heard };
}

function ask(address: string): void {
  const answer = fetch(address);
  answer.catch(() => undefined); // whoever takes it up asks again
  asked.set(address, answer);
}

const [table, game] = [tableAt(location.pathname), toldGame()];
if (table) call(table);
if (table && game) ask(wordsAddress(game, preferredLang(), true));
