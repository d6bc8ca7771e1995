/** "It is your turn" without a sound: a mark in the title and on the small picture of the tab; and, for those who asked
 * for it and look elsewhere, a word of the browser. */
import { useEffect } from "preact/hooks";

const MARK =
  "data:image/svg+xml," +
  encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#8a3b24"/><circle cx="8" cy="8" r="3" fill="#ffe9b0"/></svg>');
const WANTED = "tavola-told";

/** Whether this browser may and should say when it is one's turn. */
export const mayTell = (): boolean => "Notification" in window && Notification.permission === "granted" && localStorage.getItem(WANTED) === "yes";

/** Asks the browser for leave to say so. */
export async function wantTold(): Promise<boolean> {
  const granted = (await Notification.requestPermission()) === "granted";
  if (granted) localStorage.setItem(WANTED, "yes");
  return granted;
}

export function useTurnNotice(turn: boolean, words: string): void {
  useEffect(() => {
    const picture = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (!picture || !turn) return;
    const plain = picture.href;
    picture.href = MARK;
    const told = document.hidden && mayTell() ? new Notification("Távola", { body: words, tag: location.pathname }) : null;
    if (told) told.onclick = () => window.focus();
    return () => {
      picture.href = plain;
      told?.close();
    };
  }, [turn]);
}
