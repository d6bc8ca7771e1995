import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSpeech } from "../words/words";

/** The pages of chronicles are fetched only by those who open them. */
export function LazyChronicle() {
  const { t } = useSpeech();
  const [Page, setPage] = useState<FunctionComponent | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const found = /^\/chronicle\//.test(location.pathname)
      ? import("./ChroniclePage").then((part) => part.ChroniclePage)
      : import("./ChroniclesPage").then((part) => part.ChroniclesPage);
    found.then((one) => setPage(() => one)).catch(() => setFailed(true));
  }, []);
  if (Page) return <Page />;
  return (
    <main class="waiting">
      <p class="panel" role="status">
        {t(failed ? "server-away" : "loading")}
      </p>
    </main>
  );
}
