/** Small sounds of our own making, put together from waves and noise when they are played. Silent unless asked for. */
import type { Motion } from "./show";
import { sounding } from "./pace";

export type Sound = Motion | "mine" | "won" | "lost";

/** A tone: from one pitch to another, for how long, how loud, after how much. */
interface Tone {
  wave: OscillatorType | "noise";
  from: number;
  to?: number;
  for: number;
  loud?: number;
  after?: number;
}

const SOUNDS: Record<Sound, readonly Tone[]> = {
  tell: [],
  move: [
    { wave: "noise", from: 500, for: 0.05, loud: 0.5 },
    { wave: "noise", from: 420, for: 0.06, loud: 0.5, after: 0.13 },
  ],
  strike: [
    { wave: "noise", from: 2600, to: 900, for: 0.12, loud: 0.6 },
    { wave: "triangle", from: 900, to: 500, for: 0.09, loud: 0.3, after: 0.08 },
  ],
  hit: [
    { wave: "sine", from: 170, to: 60, for: 0.2, loud: 1 },
    { wave: "noise", from: 900, for: 0.07, loud: 0.6 },
  ],
  die: [
    { wave: "sawtooth", from: 220, to: 55, for: 0.7, loud: 0.35 },
    { wave: "sine", from: 110, to: 40, for: 0.9, loud: 0.9, after: 0.1 },
  ],
  heal: [
    { wave: "sine", from: 523, for: 0.14, loud: 0.4 },
    { wave: "sine", from: 784, for: 0.2, loud: 0.4, after: 0.1 },
  ],
  gain: [
    { wave: "triangle", from: 880, for: 0.08, loud: 0.4 },
    { wave: "triangle", from: 1320, for: 0.12, loud: 0.35, after: 0.07 },
  ],
  lose: [{ wave: "triangle", from: 420, to: 260, for: 0.2, loud: 0.4 }],
  dice: [0, 0.07, 0.15, 0.21, 0.3, 0.36].map((after, i) => ({ wave: "noise" as const, from: 1500 + 300 * (i % 3), for: 0.03, loud: 0.7 - i * 0.08, after })),
  card: [{ wave: "noise", from: 1800, to: 3400, for: 0.11, loud: 0.35 }],
  turn: [
    { wave: "noise", from: 700, to: 1600, for: 0.14, loud: 0.4 },
    { wave: "sine", from: 210, to: 150, for: 0.12, loud: 0.7, after: 0.13 },
  ],
  mine: [
    { wave: "sine", from: 660, for: 0.16, loud: 0.35 },
    { wave: "sine", from: 880, for: 0.24, loud: 0.3, after: 0.12 },
  ],
  won: [523, 659, 784, 1047].map((from, i) => ({ wave: "triangle" as const, from, for: i === 3 ? 0.7 : 0.2, loud: 0.45, after: i * 0.15 })),
  lost: [392, 349, 311, 233].map((from, i) => ({ wave: "triangle" as const, from, for: i === 3 ? 0.9 : 0.25, loud: 0.4, after: i * 0.22 })),
};

const LOUD = 0.16;
let room: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const wave = hiss.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  return hiss;
}

function tone(context: AudioContext, { wave, from, to = from, for: length, loud = 0.5, after = 0 }: Tone): void {
  const start = context.currentTime + after;
  const volume = context.createGain();
  volume.gain.setValueAtTime(LOUD * loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  volume.connect(context.destination);
  const turned = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, start + length);
  };
  if (wave === "noise") {
    const source = context.createBufferSource();
    source.buffer = noise(context);
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 1.2;
    turned(filter.frequency);
    source.connect(filter).connect(volume);
    source.start(start, Math.random() / 2, length);
  } else {
    const source = context.createOscillator();
    source.type = wave;
    turned(source.frequency);
    source.connect(volume);
    source.start(start);
    source.stop(start + length);
  }
}

/** Plays it where sounds are wanted; whether there was anything to play. */
export function play(sound: Sound): boolean {
  if (!sounding() || !SOUNDS[sound].length) return false;
  try {
    room ??= new AudioContext();
    void room.resume();
    for (const one of SOUNDS[sound]) tone(room, one);
  } catch {
    return false; // a browser without sound plays all the same
  }
  return true;
}
