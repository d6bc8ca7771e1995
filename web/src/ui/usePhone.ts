import { useEffect, useState } from "preact/hooks";

/** A page of a phone; tables may want more room before they lay out all their panels at once. */
export const PHONE = "(max-width: 700px), (max-height: 430px)";

/** Whether the page is shown on a phone, where panels become tabs. */
export function usePhone(narrow: string = PHONE): boolean {
  const [phone, setPhone] = useState(() => matchMedia(narrow).matches);
  useEffect(() => {
    const watch = matchMedia(narrow);
    const change = () => setPhone(watch.matches);
    change();
    watch.addEventListener("change", change);
    return () => watch.removeEventListener("change", change);
  }, [narrow]);
  return phone;
}
