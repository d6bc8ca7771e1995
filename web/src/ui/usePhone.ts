import { useEffect, useState } from "preact/hooks";

const PHONE = "(max-width: 700px), (max-height: 430px)";

/** Whether the page is shown on a phone, where panels become tabs. */
export function usePhone(): boolean {
  const [phone, setPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const watch = matchMedia(PHONE);
    const change = () => setPhone(watch.matches);
    watch.addEventListener("change", change);
    return () => watch.removeEventListener("change", change);
  }, []);
  return phone;
}
