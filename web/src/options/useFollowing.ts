/** Several answers in a row: each is given when the table it answers has come. */
import { useCallback, useEffect, useRef } from "preact/hooks";
import type { Option, TableMessage } from "../wire/types";

export function useFollowing(table: TableMessage, options: Option[], busy: boolean, act: (option: Option, sure?: boolean) => void) {
  const left = useRef<string[]>([]);
  const past = useRef(false);
  const give = () => {
    const notation = left.current[0];
    const option = options.find((one) => one.notation === notation);
    // What has changed meanwhile ends the way; what warns or shows something is asked for by itself.
    if (!option || (option.reveals && !past.current && left.current.length > 1)) {
      left.current = [];
      return;
    }
    left.current = option.warns?.length ? [] : left.current.slice(1);
    act(option);
  };
  useEffect(() => {
    if (!busy && left.current.length) give();
  }, [table.seq, busy]);
  return {
    follow: useCallback(
      (notations: string[], sure = false) => {
        if (busy) return;
        past.current = sure;
        left.current = notations;
        give();
      },
      [busy, options, act],
    ),
    stop: useCallback(() => void (left.current = []), []),
  };
}
