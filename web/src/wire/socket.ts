/** One line to one table: reconnects by itself, keeps the unsent answer and sends it again under the same name. */
import { whole, withExpected } from "./delta";
import { hello, lineAddress, takeLine } from "./early";
import { withEarlier, withNews } from "./log";
import type { Advice, Lead, Scouted, ServerMessage, TableMessage, Way } from "./types";

export type LineState = "connecting" | "open" | "away" | "gone";

export interface LineEvents {
  table(message: TableMessage): void;
  state(state: LineState): void;
  pending(waiting: boolean): void;
  refusal(text: string, rule: string | null): void;
  why(piece: string, text: string, rule: string | null): void;
  error(code: string, text: string): void;
  advice(advice: Advice): void;
  ways(seq: number, ways: Way[]): void;
  leads(seq: number, leads: Lead[]): void;
  scouted(seq: number, scouted: Scouted): void;
}

interface Request {
  type: "answer" | "undo";
  id: string;
  seq: number;
  notation?: string;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20000;
const TOO_FAST = "too-fast";
const FATAL = new Set(["unknown-table", "not-found"]);

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: number | undefined;
  private beat: number | undefined;
  private heard = 0;
  private closed = false;
  private unsent: Request | null = null;
  private acked: number | null = null;
  private seq = 0;
  private held: TableMessage | null = null;
  private readTo = 0;
  private looked: number | null = null;
  private count = 0;
  private readonly name = Math.random().toString(36).slice(2, 8);

  constructor(
    private readonly table: string,
    private lang: string,
    private learn: boolean,
    private readonly events: LineEvents,
  ) {
    window.addEventListener("online", this.reconnectNow);
    this.connect();
  }

  answer(notation: string): void {
    this.request({ type: "answer", id: this.nextId(), seq: this.seq, notation });
  }

  undo(): void {
    this.request({ type: "undo", id: this.nextId(), seq: this.seq });
  }

  /** The player of this seat has the screen now. */
  look(seat: number): void {
    this.looked = seat;
    this.send({ type: "look", seat });
  }

  /** Ask the others to let the last answer be taken back. */
  askBack(): void {
    this.send({ type: "consent-ask", id: this.nextId(), seq: this.seq });
  }

  consent(ask: number, yes: boolean): void {
    this.send({ type: "consent-answer", ask, yes });
  }

  /** Takes up the lesson, or leaves it. */
  setLearn(on: boolean): void {
    this.learn = on;
    this.send({ type: "learn", on });
  }

  /** Asks what an experienced player would answer. */
  advise(): void {
    this.send({ type: "advise", seq: this.seq });
  }

  /** Asks how far one gets by several answers in a row. */
  askWays(): void {
    this.send({ type: "ways", seq: this.seq });
  }

  /** Asks what these answers lead to. */
  askLeads(notations: string[]): void {
    this.send({ type: "leads", seq: this.seq, notations });
  }

  /** Asks what a piece promises after some answers. */
  scout(piece: string, first: string[]): void {
    this.send({ type: "scout", seq: this.seq, piece, first });
  }

  why(piece: string): void {
    this.send({ type: "why", piece });
  }

  /** Asks for the lines before the first one held, if there are any. */
  readBack(): void {
    const first = this.held?.log[0]?.n ?? 1;
    if (first === 1 || first === this.readTo) return;
    this.readTo = first;
    this.send({ type: "log", before: first - 1 });
  }

  setLang(lang: string): void {
    this.lang = lang;
    this.send({ type: "lang", lang });
  }

  reconnectNow = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    window.clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.reconnectNow);
    window.clearTimeout(this.timer);
    window.clearInterval(this.beat);
    this.socket?.close();
  }

  private nextId(): string {
    this.count += 1;
    return `${this.name}-${this.count}`;
  }

  private request(request: Request): void {
    if (this.unsent) return;
    this.unsent = request;
    this.events.pending(true);
    this.send(request);
  }

  private settle(id: string): void {
    if (this.unsent?.id !== id) return;
    this.unsent = null;
    this.acked = null;
    this.events.pending(false);
  }

  /** An answer is over when it is acknowledged and its table has been seen. */
  private settleWhenSeen(): void {
    if (this.unsent && this.acked !== null) this.settle(this.unsent.id);
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.socket?.close();
    this.events.state("connecting");
    const url = lineAddress(this.table);
    const early = takeLine(url);
    const socket = early?.socket ?? new WebSocket(url);
    this.socket = socket;
    const opened = (greeted: boolean) => {
      this.wait = FIRST_WAIT;
      this.heard = Date.now();
      this.readTo = 0;
      if (!greeted) this.hello();
      if (this.looked !== null) this.send({ type: "look", seat: this.looked });
      if (this.unsent) this.send(this.unsent);
      window.clearInterval(this.beat);
      this.beat = window.setInterval(() => this.heartbeat(socket), HEARTBEAT / 2);
    };
    const hear = (event: MessageEvent) => {
      this.heard = Date.now();
      if (typeof event.data === "string") this.receive(JSON.parse(event.data) as ServerMessage);
    };
    if (socket.readyState === WebSocket.OPEN) opened(true);
    else socket.onopen = () => opened(false);
    socket.onmessage = hear;
    early?.heard.forEach(hear);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Everything is told anew; from then on only what changes. */
  private hello(): void {
    this.held = null;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(hello(this.lang, this.learn));
  }

  private hold(table: TableMessage): void {
    this.held = table;
    this.events.table(table);
  }

  private heartbeat(socket: WebSocket): void {
    if (Date.now() - this.heard > 2 * HEARTBEAT) socket.close();
    else this.send({ type: "ping" });
  }

  private lost(): void {
    window.clearInterval(this.beat);
    if (this.closed) return;
    this.events.state("away");
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "table": {
        const table = whole(this.held, message);
        if (!table) {
          this.hello();
          break;
        }
        this.seq = table.seq;
        this.events.state("open");
        this.hold({ ...table, log: withNews(this.held, table) });
        this.settleWhenSeen();
        break;
      }
      case "log":
        if (this.held) this.hold({ ...this.held, log: withEarlier(this.held.log, message) });
        break;
      case "expected":
        if (this.held) this.hold(withExpected(this.held, message));
        break;
      case "ack":
        if (this.unsent?.id !== message.id) break;
        this.acked = message.seq;
        if (message.seq === this.seq) this.settleWhenSeen();
        break;
      case "stale":
        this.settle(message.id);
        break;
      case "refusal":
        this.settle(message.id);
        this.events.refusal(message.text, message.rule ?? null);
        break;
      case "why":
        this.events.why(message.piece, message.text, message.rule ?? null);
        break;
      case "error":
        if (FATAL.has(message.code)) {
          this.close();
          this.events.state("gone");
        }
        if (message.code === TOO_FAST) {
          window.setTimeout(() => this.unsent && this.send(this.unsent), FIRST_WAIT);
          break;
        }
        if (this.unsent) this.settle(this.unsent.id);
        this.events.error(message.code, message.text);
        break;
      case "advice":
        this.events.advice(message);
        break;
      case "ways":
        this.events.ways(message.seq, message.ways);
        break;
      case "leads":
        this.events.leads(message.seq, message.leads);
        break;
      case "scout":
        this.events.scouted(message.seq, message);
        break;
      case "pong":
        break;
    }
  }
}
