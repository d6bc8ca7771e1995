import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSpeech } from "../words/words";

/** The gallery is fetched only by those who open it. */
export function LazyLibrary() {
  const { t } = useSpeech();
  const [Page, setPage] = useState<FunctionComponent | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import("./LibraryPage").then((found) => setPage(() => found.LibraryPage)).catch(() => setFailed(true));
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
