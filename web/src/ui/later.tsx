/** Parts of the page whose script is fetched when one of them is first drawn, and asked for again until it comes. */
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

const RETRY = 1500;

export interface Later<M> {
  /** A component of the script. Until it is there, nothing stands in its place, or what is given; afterwards it is drawn at once. */
  <P extends object>(take: (found: M) => FunctionComponent<P>, Meanwhile?: FunctionComponent): FunctionComponent<P>;
  /** Fetches the script before anything of it is drawn. */
  fetch(): Promise<M>;
}

export function later<M>(load: () => Promise<M>): Later<M> {
  let found: M | null = null;
  const fetch = () => load().then((all) => (found = all));
  const part = <P extends object>(take: (found: M) => FunctionComponent<P>, Meanwhile?: FunctionComponent): FunctionComponent<P> =>
    function Part(props: P) {
      const [, arrive] = useState(false);
      useEffect(() => {
        if (found) return;
        let live = true;
        let timer: number | undefined;
        const ask = () => {
          fetch()
            .then(() => live && arrive(true))
            .catch(() => live && (timer = window.setTimeout(ask, RETRY)));
        };
        ask();
        return () => {
          live = false;
          window.clearTimeout(timer);
        };
      }, []);
      const Found = found && take(found);
      return Found ? <Found {...props} /> : Meanwhile ? <Meanwhile /> : null;
    };
  return Object.assign(part, { fetch });
}
