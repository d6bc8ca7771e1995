import { useEffect, useState } from "preact/hooks";
import { useShell } from "../table/context";
import { score } from "../wire/api";
import { useSpeech } from "../words/words";

/** What a server takes the digest of before the first card. */
const told = (seed: number | string): string => `tavola ${BigInt(seed).toString(16)}`;

async function digest(seed: number | string): Promise<string> {
  const found = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(told(seed)));
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** That chance was drawn before the game began: the digest now, the seed at the end, and whether they agree. */
export function Chance({ id }: { id: string }) {
  const { table } = useShell();
  const { t } = useSpeech();
  const promised = table.chance?.drawn ? table.chance.commitment : "";
  const over = table.outcome !== null;
  const [seed, setSeed] = useState<number | string | null>(null);
  const [agrees, setAgrees] = useState<boolean | null>(null);
  useEffect(() => {
    if (!promised || !over) return;
    score(id)
      .then(async (result) => {
        if (result.seed === null || result.seed === undefined) return; // kept back while the game could go on
        setSeed(result.seed);
        // Only a page that came by a safe way may compute; others show what to compute elsewhere.
        if (globalThis.crypto?.subtle) setAgrees((await digest(result.seed)) === promised);
      })
      .catch(() => undefined);
  }, [promised, over]);
  if (!promised) return null;
  return (
    <details class="chance" open={over}>
      <summary>{t(over ? "chance-over" : "chance")}</summary>
      <p>{t("chance-hint")}</p>
      <code>{promised}</code>
      {seed !== null && (
        <p>
          {t("chance-seed")} <code>{String(seed)}</code> · SHA-256 <code>{told(seed)}</code>
        </p>
      )}
      {agrees !== null && <p role="status">{t(agrees ? "chance-true" : "chance-false")}</p>}
    </details>
  );
}
