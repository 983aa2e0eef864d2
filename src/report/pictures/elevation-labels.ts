/** What is written on an arrangement that is seen flat: its letter, how many pieces there are, the number of its step. */
import type { Body } from '../../domain/bodies.js';
import type { Size } from '../../domain/geometry.js';
import { groundOf, INK, inkOn, WHITE } from '../../scene/shades.js';
import { circle, cornersOf, line, pill } from './flat-shapes.js';
import type { Box, Point } from './frame.js';
import type { Shape } from './sheet.js';
import { BOLD, type Face, PLAIN, tailOf, widthOf } from './text.js';
import type { Paint } from './tones.js';

export interface ElevationBlock {
  /** Nearer ones come later. */
  readonly body: Body;
  /** Of a piece; null: no lines inside. */
  readonly piece: Size | null;
  readonly paint: Paint;
  /** Empty: it is not named. */
  readonly code: string;
  /** Below the code: parts of one line, or one a line. */
  readonly note: readonly string[];
  /** Number of its step where it is to be written; empty: another block of the step says it. */
  readonly step: string;
}

/** Points: nothing is smaller on paper. */
const LEAST_TEXT = 7;
const LARGEST_TEXT = 15;
const NOTE = 7;
const DISC = 11;

/** The number of the step in a corner, the code in the middle and the note below it, as far as there is room. */
export function labels({ code, note, step, paint }: ElevationBlock, box: Box): Shape[] {
  if (code === '') return [];
  const shapes: Shape[] = [];
  const disc = step !== '' && !isTooTight(step, box) ? discWide(step) : 0;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const ground = groundOf(paint.colour);
  const colour = inkOn(ground);
  const fits = (wide: number, tall: number) =>
    wide <= box.width - 3 &&
    tall <= box.height - 2 &&
    // Beside the number of the step, or below it.
    (disc === 0 || wide <= box.width - 2 * disc - 4 || tall <= box.height - 2 * DISC - 2);
  const plate = (wide: number, tall: number): Shape => {
    const corner = { x: middle.x - wide / 2 - 1.5, y: middle.y - tall / 2 };
    const points = cornersOf({ ...corner, width: wide + 3, height: tall });
    return { kind: 'polygon', points, fill: ground, opacity: 1 };
  };
  const text = (what: string, by: number, size: number, face: Face): Shape => {
    return { kind: 'text', text: what, at: { ...middle, y: middle.y + by }, anchor: 'middle', size, face, colour };
  };
  const labelled = (): Shape[] => {
    for (let size = LARGEST_TEXT; note.length > 0 && size >= LEAST_TEXT; size -= 1) {
      for (const lines of [[note.join(' ')], note]) {
        const wide = Math.max(widthOf(code, size, BOLD), ...lines.map((line) => widthOf(line, NOTE, PLAIN)));
        const below = lines.length * NOTE + 1 + tailOf(code, size);
        if (!fits(wide, size + below)) continue;
        const first = (size + below) / 2 - lines.length * NOTE - 1 + NOTE / 2;
        return [
          plate(wide, size + below),
          text(code, -below / 2 + 0.5, size, BOLD),
          ...lines.map((line, at) => text(line, first + at * NOTE, NOTE, PLAIN)),
        ];
      }
    }
    for (let size = LARGEST_TEXT; size >= LEAST_TEXT; size -= 1) {
      const wide = widthOf(code, size, BOLD);
      if (fits(wide, size)) return [plate(wide, size * 0.86), text(code, 0, size, BOLD)];
    }
    return [];
  };
  shapes.push(...labelled());
  if (disc > 0) shapes.push(...stepDisc(step, { x: box.x + disc / 2 + 1.5, y: box.y + DISC / 2 + 1.5 }));
  return shapes;
}

function isTooTight(step: string, box: Box): boolean {
  const wide = discWide(step);
  // Beside its letter, or on a high block above it.
  const beside = wide > 2 * DISC || box.height >= 3 * DISC ? 3 : 12;
  return box.width < wide + beside || box.height < DISC + 6;
}

export interface LabelledBox {
  readonly block: ElevationBlock;
  readonly box: Box;
}

/** Whose number has no room on them. */
export function withoutNumber(boxes: readonly LabelledBox[]): LabelledBox[] {
  return boxes.filter(({ block: { code, step }, box }) => code !== '' && step !== '' && isTooTight(step, box));
}

/** Points beside a picture that the numbers take which have no room in it. */
export function besideWide(bare: readonly LabelledBox[]): number {
  return bare.length === 0 ? 0 : LEADER + Math.max(...bare.map(({ block }) => discWide(block.step))) + 1;
}

/** Beside the picture, each with a line to its block. @param from where the picture ends */
export function numbersBeside(bare: readonly LabelledBox[], from: number, height: number): Shape[] {
  const middleOf = ({ x, y, width, height: tall }: Box) => ({ x: x + width / 2, y: y + tall / 2 });
  const sorted = [...bare].sort((a, b) => middleOf(a.box).y - middleOf(b.box).y);
  const apart = Math.min(DISC + 1, height / sorted.length);
  let last = -apart / 2;
  return sorted.flatMap(({ block: { step }, box }, place): Shape[] => {
    const middle = middleOf(box);
    const most = height - (sorted.length - place - 0.5) * apart;
    last = Math.min(most, Math.max(last + apart, middle.y));
    const at = { x: from + LEADER + discWide(step) / 2, y: last };
    // From near the block's edge: its letter stays free.
    const leader = [
      { x: box.x + box.width - DOT, y: middle.y },
      { x: from + LEADER, y: last },
    ];
    const [end] = leader;
    const dot = circle({ x: end!.x - DOT / 2, y: end!.y - DOT / 2, width: DOT, height: DOT });
    return [
      ...[line(leader, WHITE, 2.4), line(leader, INK, 0.7)],
      // A dot says which of the blocks that the line crosses is meant.
      ...[{ kind: 'polygon' as const, points: dot, fill: INK, opacity: 1 }, line([...dot, dot[0]!], WHITE, 0.6)],
      ...stepDisc(step, at),
    ];
  });
}

/** Points of the line from a picture to a number beside it, at least. */
const LEADER = 12;

/** Points of the dot at which a line ends. */
const DOT = 3.4;

function discWide(step: string): number {
  return Math.max(DISC, widthOf(step, LEAST_TEXT, BOLD) + 4);
}

/** A number in white on dark: seen on every colour. */
function stepDisc(step: string, at: Point): Shape[] {
  const [wide, tall] = [discWide(step), DISC];
  const points = pill({ x: at.x - wide / 2, y: at.y - tall / 2, width: wide, height: tall });
  return [
    { kind: 'polygon', points, fill: INK, opacity: 1 },
    line([...points, points[0]!], WHITE, 0.6),
    { kind: 'text', text: step, at, anchor: 'middle', size: LEAST_TEXT, face: BOLD, colour: WHITE },
  ];
}
