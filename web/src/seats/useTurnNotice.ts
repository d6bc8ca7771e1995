/** "It is your turn" without a sound: a mark in the title and on the small picture of the tab. */
import { useEffect } from "preact/hooks";

const MARK =
  "data:image/svg+xml," +
  encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#8a3b24"/><circle cx="8" cy="8" r="3" fill="#ffe9b0"/></svg>');

export function useTurnNotice(turn: boolean): void {
  useEffect(() => {
    const picture = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (!picture || !turn) return;
    const plain = picture.href;
    picture.href = MARK;
    return () => void (picture.href = plain);
  }, [turn]);
}
