/** The live table: the newest message, the state of the line, and what the server last said to this player. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Line, type LineState } from "../wire/socket";
import { wantsGuide } from "../guide/learning";
import type { Advice, Lead, Scouted, TableMessage, Way } from "../wire/types";

export interface Said {
  text: string;
  rule: string | null;
  /** The piece a "why?" was about; null for a refusal or an error. */
  piece: string | null;
  count: number;
}

export function useTableLine(id: string, lang: string) {
  const [table, setTable] = useState<TableMessage | null>(null);
  const [state, setState] = useState<LineState>("connecting");
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [ways, setWays] = useState<{ seq: number; list: Way[] } | null>(null);
  const [leads, setLeads] = useState<{ seq: number; list: Lead[] } | null>(null);
  const [scouted, setScouted] = useState<{ seq: number; found: Scouted } | null>(null);
  const line = useRef<Line | null>(null);
  const heard = useRef(0);

  useEffect(() => {
    const say = (text: string, rule: string | null, piece: string | null) => {
      heard.current += 1;
      setSaid({ text, rule, piece, count: heard.current });
    };
    const opened = new Line(id, lang, wantsGuide(id), {
      table: setTable,
      state: setState,
      pending: setBusy,
      refusal: (text, rule) => say(text, rule, null),
      why: (piece, text, rule) => say(text, rule, piece),
      error: (_, text) => say(text, null, null),
      advice: setAdvice,
      ways: (seq, list) => setWays({ seq, list }),
      scouted: (seq, found) => setScouted({ seq, found }),
      leads: (seq, list) => setLeads({ seq, list }),
    });
    line.current = opened;
    return () => opened.close();
  }, [id]);

  const spoken = useRef(lang);
  useEffect(() => {
    if (spoken.current !== lang) line.current?.setLang(lang);
    spoken.current = lang;
  }, [lang]);

  return { table, state, busy, said, clearSaid: () => setSaid(null), advice, clearAdvice: () => setAdvice(null), ways, scouted, leads, forgetLeads: () => setLeads(null), line };
}
