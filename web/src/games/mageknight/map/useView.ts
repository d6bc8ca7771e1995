/** What is seen of the map: all of it while its spaces are large enough, else what lies around the Hero and what can be reached. */
import { useEffect } from "preact/hooks";
import { along, useCamera, type Aim, type Box, type Point } from "../../../ui/useCamera";
import { bounds, pixel } from "./geometry";

/** Pixels of the screen for one unit of the map: from here on all of it is shown; otherwise so near, or less where more is in reach. */
const READABLE = 0.78;
const NEAR = 0.92;
const LEAST = 0.7;
/** A board on a phone, narrower than this, has smaller spaces. */
const NARROW = 500;
const ON_PHONE = 0.72;
const MARGIN = 14;
/** A tile to be revealed, from its middle to its border, and what lies around a space. */
const TILE = 96;
const SPACE = 46;
/** How far a view is shifted to have more land in it, of the room around what is wanted. */
const SHIFTS = [-0.8, -0.5, -0.25, 0, 0.25, 0.5, 0.8];
/** How large the land in small is, which corners it may stand in, and the board it needs. */
const OVERVIEW = 124;
const CORNERS = ["bottom left", "bottom right", "top left"];
const ROOM = { w: 400, h: 300 };

/** The smallest box around all of them. */
function joined(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

const about = ({ x, y }: Point, by: number): Box => ({ x: x - by, y: y - by, w: 2 * by, h: 2 * by });
const meets = (one: Box, box: Box): boolean => one.x < box.x + box.w && one.x + one.w > box.x && one.y < box.y + box.h && one.y + one.h > box.y;
const within = (one: Box, box: Box): boolean => one.x >= box.x - 1 && one.y >= box.y - 1 && one.x + one.w <= box.x + box.w + 1 && one.y + one.h <= box.y + box.h + 1;

interface Wanted {
  /** Everything that belongs to the map. */
  spaces: string[];
  /** Where the Hero stands. */
  at: string;
  /** Spaces and middles of tiles that can be chosen now. */
  reach: { spaces: string[]; tiles: string[] };
  /** A space that is spoken of. */
  hinted: string | null;
  seq: number;
}

export function useView({ spaces, at, reach, hinted, seq }: Wanted) {
  const box = bounds(spaces, MARGIN);
  const home = pixel(at);
  const wanted = joined([about(home, SPACE), ...reach.spaces.map((one) => about(pixel(one), SPACE)), ...reach.tiles.map((one) => about(pixel(one), TILE))]);
  const aim: Aim = ({ w, h, scale }, whole) => {
    if (whole.k * scale >= READABLE) return whole;
    const most = w * scale < NARROW ? ON_PHONE : NEAR;
    const k = Math.min(most, Math.max(Math.min(w / wanted.w, h / wanted.h) * scale, Math.min(LEAST, most))) / scale;
    return { k, ...fullest(w / k, h / k) };
  };
  /** A view of this size around everything wanted, or at least the Hero, with as much land in it as can be. */
  function fullest(w: number, h: number): Point {
    const fits = wanted.w <= w && wanted.h <= h;
    const middle = fits ? { x: wanted.x + wanted.w / 2, y: wanted.y + wanted.h / 2 } : home;
    const slack = fits ? { x: (w - wanted.w) / 2, y: (h - wanted.h) / 2 } : { x: 0, y: 0 };
    const land = spaces.map(pixel);
    const views = SHIFTS.flatMap((dx) => SHIFTS.map((dy) => ({ x: along(middle.x + dx * slack.x, box.x, box.w, w), y: along(middle.y + dy * slack.y, box.y, box.h, h), far: Math.abs(dx) + Math.abs(dy) })));
    const held = (view: Point & { far: number }) => land.filter((one) => within(about(one, SPACE / 2), { ...view, w, h })).length - view.far;
    const [best] = views.sort((one, other) => held(other) - held(one));
    return { x: best!.x, y: best!.y };
  }
  const cam = useCamera(box, `${spaces.length}`, home, aim);
  const { sight, steered } = cam;
  // Who goes is looked after, and what comes into reach, unless somebody looks elsewhere.
  useEffect(() => {
    steered.current = false;
    if (!within(about(home, SPACE), sight)) cam.fit();
  }, [at]);
  useEffect(() => {
    if (!steered.current && !within(wanted, sight)) cam.fit();
  }, [seq]);
  useEffect(() => {
    if (!hinted) return;
    const { x, y } = pixel(hinted);
    if (!within(about({ x, y }, SPACE), sight)) cam.centre(x, y);
  }, [hinted]);
  const { size, camera } = cam;
  const all = within(box, sight);
  const zooms = Math.min(size.w / box.w, size.h / box.h) * size.scale < READABLE;
  const look = (x: number, y: number) => {
    steered.current = true;
    cam.centre(x, y);
  };
  return {
    ...cam,
    look,
    land: box,
    /** All of it, or nearer to the Hero, where that shows something else. */
    whole: all ? cam.fit : cam.whole,
    nearer: all && zooms ? cam.fit : undefined,
    corner: all || size.w < ROOM.w || size.h < ROOM.h ? null : CORNERS.reduce((best, one) => (covered(one) < covered(best) ? one : best)),
  };

  /** How much lies under the land in small there; what can be chosen counts most. */
  function covered(corner: string): number {
    const w = OVERVIEW / camera.k;
    const place = { x: corner.includes("left") ? sight.x : sight.x + sight.w - w, y: corner.includes("top") ? sight.y : sight.y + sight.h - w, w, h: w };
    const under = (list: string[], by: number) => list.filter((one) => meets(about(pixel(one), by / 2), place)).length;
    return under(spaces, SPACE) + spaces.length * (under([at, ...reach.spaces], SPACE) + under(reach.tiles, TILE));
  }
}
