/** What stands on each metre (foot) of the floor along its length, against what it bears. */
import type { FloorLine } from '../../domain/floor-line.js';
import { type Drawing, type DrawingLook, line, type Mark, niceStep } from './drawing.js';

export interface FloorWords {
  /** A weight on a metre, without its unit. */
  heavy(load: number): string;
  tick(at: number): string;
  /** Weight on a length. */
  readonly unit: string;
  readonly lengthUnit: string;
  readonly frontWall: string;
  /** What is read to those who cannot see it. */
  readonly title: string;
}

const SHARE = 0.34;
const MOST_TALL = 12;

export function isBeyond({ greatest, most }: FloorLine): boolean {
  return greatest.load > most * (1 + 1e-9);
}

/** @param length of the floor; @param edge metre or foot, both in its unit */
export function floorDrawing(
  floor: FloorLine,
  { length, edge }: { readonly length: number; readonly edge: number },
  words: FloorWords,
  { width, size, widthOf }: DrawingLook,
): Drawing {
  const { points, greatest, most, stretch } = floor;
  const highest = Math.max(most, greatest.load) * 1.08;
  const stepUp = niceStep(highest, 4);
  const top = Math.ceil(highest / stepUp) * stepUp;
  const ticksUp = Array.from({ length: Math.round(top / stepUp) + 1 }, (_, at) => at * stepUp);
  const beside = [words.unit, ...ticksUp.map((one) => words.heavy(one))];
  const left = Math.max(...beside.map((one) => widthOf(one, size, false))) + size;
  const right = width - size * 1.2;
  const high = size * 1.9;
  const low = high + Math.min(width * SHARE, MOST_TALL * size);
  const x = (at: number) => left + (at / length) * (right - left);
  const y = (load: number) => low - (Math.min(top, load) / top) * (low - high);
  const tone = isBeyond(floor) ? 'bad' : 'ink';
  // At the middle of its stretch; to the ends of the floor as at the first and the last.
  const along = points.map(({ from, load }) => ({ x: x(from + stretch / 2), y: y(load) }));
  const curve = [{ x: x(0), y: along[0]!.y }, ...along, { x: x(length), y: along.at(-1)!.y }];
  const marks: Mark[] = [
    { kind: 'area', points: [{ x: x(0), y: low }, ...curve, { x: x(length), y: low }], tone: 'ghost' },
  ];
  for (const load of ticksUp) {
    marks.push({
      ...{ kind: 'text', text: words.heavy(load), at: { x: left - size * 0.45, y: y(load) } },
      ...{ anchor: 'end', size, tone: 'quiet' },
    });
  }
  const stepAlong = niceStep(length / edge, Math.max(3, Math.min(8, Math.floor((right - left) / (4 * size)))));
  for (let at = 0; at * edge <= length * 1.0001; at += stepAlong) {
    marks.push(
      line(
        [
          { x: x(at * edge), y: low },
          { x: x(at * edge), y: low + size * 0.35 },
        ],
        'line',
      ),
    );
    marks.push({
      ...{ kind: 'text', text: words.tick(at * edge), at: { x: x(at * edge), y: low + size * 1.05 } },
      ...{ anchor: 'middle', size, tone: 'quiet' },
    });
  }
  marks.push(
    line(
      [
        { x: left, y: high },
        { x: left, y: low },
        { x: right, y: low },
      ],
      'line',
    ),
  );
  marks.push(line(curve, tone, 1.6));
  const limit = y(most);
  marks.push({
    kind: 'line',
    points: [
      { x: left, y: limit },
      { x: right, y: limit },
    ],
    tone: 'bad',
    width: 1.2,
    isDashed: true,
  });
  const mid = { x: x((greatest.from + greatest.to) / 2), y: y(greatest.load) };
  marks.push({ kind: 'circle', at: mid, radius: size * 0.35, tone });
  marks.push({
    ...{ kind: 'text', text: words.unit, at: { x: left - size * 0.45, y: size * 0.7 } },
    ...{ anchor: 'end', size, tone: 'quiet' },
  });
  marks.push({
    ...{ kind: 'text', text: words.frontWall, at: { x: left, y: low + size * 2.4 } },
    ...{ anchor: 'start', size, tone: 'quiet' },
  });
  marks.push({
    ...{ kind: 'text', text: words.lengthUnit, at: { x: right, y: low + size * 2.4 } },
    ...{ anchor: 'end', size, tone: 'quiet' },
  });
  return { width, height: low + size * 3.1, title: words.title, marks };
}
