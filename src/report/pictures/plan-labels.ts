/** What is written on the parts of a plan seen from above, and below it what has no room on its part. */
import type { Colour } from '../../scene/looks.js';
import { INK, inkOn, WHITE } from '../../scene/shades.js';
import { circle, cornersOf, line } from './flat-shapes.js';
import type { Box } from './frame.js';
import type { Shape, Text } from './sheet.js';
import { BOLD, type Face, PLAIN, tailOf, widthOf } from './text.js';

const LARGEST = 14;
/** 7 points on paper. */
export const LEAST = 8;

/**
 * The code, and below or beside it the note; no line runs through them. None: there is no room for both.
 * @param note empty: the code alone, small
 * @param isRound it has no lines inside
 */
export function labels(box: Box, code: string, note: string, ground: Colour, isRound: boolean): Shape[] {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const colour = inkOn(ground);
  const plate = (wide: number, tall: number): Shape[] => {
    const corner = { x: middle.x - wide / 2 - 1, y: middle.y - tall / 2 };
    const points = cornersOf({ ...corner, width: wide + 2, height: tall });
    return isRound ? [] : [{ kind: 'polygon', points, fill: ground, opacity: 1 }];
  };
  const text = (what: string, by: number, size: number, face: Face): Text => {
    return { kind: 'text', text: what, at: { ...middle, y: middle.y + by }, anchor: 'middle', size, face, colour };
  };
  for (let size = LARGEST; note !== '' && size >= LEAST; size -= 0.75) {
    const small = Math.max(LEAST, size * 0.68);
    const wide = Math.max(widthOf(code, size, BOLD), widthOf(note, small, PLAIN));
    const tall = size + small + tailOf(code, size);
    if (wide > 0.92 * box.width || tall > 0.95 * box.height) continue;
    const below = text(note, size * 0.62 + tailOf(code, size) / 2, small, PLAIN);
    return [...plate(wide, tall), text(code, -(tall - size) * 0.55, size, BOLD), below];
  }
  const both = `${code} ${note}`.trimEnd();
  const wide = widthOf(both, LEAST, BOLD);
  // The smallest letters may fill a low block.
  const tall = 0.8 * LEAST;
  if (wide <= 0.92 * box.width && tall <= 0.95 * box.height) return [...plate(wide, tall), text(both, 0, LEAST, BOLD)];
  // What is narrow is read from the right.
  if (wide > 0.95 * box.height || tall > 0.95 * box.width) return [];
  return [...plate(tall, wide), { ...text(both, 0, LEAST, BOLD), axes: UPWARDS }];
}

/** Of a text that runs upwards. */
export const UPWARDS = { x: { x: 0, y: -1 }, y: { x: 1, y: 0 } };

export interface BareBox {
  readonly box: Box;
  readonly text: string;
  /** Its code alone, where that has room. */
  readonly code: () => Shape[];
}

/** More parts without room for their names than that are counted below a plan: lines to all would hide it. */
export const MOST_NAMED = 12;

/** How many parts have no name, below a plan. */
export function countBelow(text: string, ground: { readonly width: number; readonly height: number }) {
  const at = { x: 0, y: ground.height + BELOW };
  const shape: Shape = { kind: 'text', text, at, anchor: 'start', size: LEAST, face: PLAIN, colour: INK };
  return { shapes: [shape], height: Math.ceil(ground.height + BELOW + NAME_LINE) };
}

/** Pixels of a line of names below a plan. */
const NAME_LINE = 10;
/** Between the plan and the first line of names, and between two names. */
const BELOW = 8;
const APART = 6;

/** Below the plan, each with a line to what it names; what stands in a row and has one name is named once. */
export function namesBelow(
  bare: readonly BareBox[],
  ground: { readonly width: number; readonly height: number },
): { shapes: Shape[]; height: number } {
  const ends: number[] = [];
  const middleOf = ({ x, width }: Box) => x + width / 2;
  const named = new Map<string, { readonly text: string; readonly boxes: Box[] }>();
  for (const { box, text } of bare) {
    const key = `${text} ${Math.round(middleOf(box))}`;
    const known = named.get(key);
    if (known === undefined) named.set(key, { text, boxes: [box] });
    else known.boxes.push(box);
  }
  const placed = [...named.values()]
    .map(({ text, boxes }) => ({ text, boxes, middle: middleOf(boxes[0]!) }))
    .sort((a, b) => a.middle - b.middle)
    .map((one) => {
      const wide = widthOf(one.text, LEAST, BOLD);
      const most = ground.width - wide / 2;
      const x = Math.max(wide / 2, Math.min(most, one.middle));
      const free = ends.findIndex((end) => end + APART <= x - wide / 2);
      const line = free === -1 ? ends.length : free;
      ends[line] = x + wide / 2;
      return { ...one, x, line };
    });
  const shapes = placed.flatMap(({ boxes, middle, x, line: place }): Shape[] => {
    const tops = boxes.map(({ y, height }) => y + height / 2);
    const y = ground.height + BELOW + (place - 0.5) * NAME_LINE;
    const leader = [
      { x: middle, y: Math.min(...tops) },
      { x, y },
    ];
    return [line(leader, WHITE, 2), line(leader, INK, 0.6), ...tops.flatMap((top) => dotAt(middle, top))];
  });
  const texts = placed.map((one): Shape => {
    const at = { x: one.x, y: ground.height + BELOW + one.line * NAME_LINE };
    return { kind: 'text', text: one.text, at, anchor: 'middle', size: LEAST, face: BOLD, colour: INK };
  });
  const height = ends.length === 0 ? ground.height : ground.height + BELOW + ends.length * NAME_LINE;
  return { shapes: [...shapes, ...texts], height: Math.ceil(height) };
}

/** Pixels of the dot that says which of the parts that a line crosses is meant. */
const DOT = 3.4;

function dotAt(x: number, y: number): Shape[] {
  const points = circle({ x: x - DOT / 2, y: y - DOT / 2, width: DOT, height: DOT });
  return [{ kind: 'polygon', points, fill: INK, opacity: 1 }, line([...points, points[0]!], WHITE, 0.6)];
}
