/**
 * Flat drawings of a vehicle, before somebody draws them: pages give their tones the colours of a theme, reports those of
 * paper. Points are units of the drawing, downwards.
 */
import type { Colour } from '../looks.js';

/** What something means; `legal` and `illegal` are grounds, `ghost` is what stands out least. */
export type Tone = 'ink' | 'quiet' | 'line' | 'ghost' | 'good' | 'warn' | 'bad' | 'legal' | 'surface';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Mark =
  | {
      readonly kind: 'line';
      readonly points: readonly Point[];
      readonly tone: Tone;
      readonly width: number;
      readonly isDashed?: boolean;
    }
  /** With a colour: a piece of cargo, with an edge around it. */
  | { readonly kind: 'area'; readonly points: readonly Point[]; readonly tone: Tone; readonly colour?: Colour }
  | {
      readonly kind: 'circle';
      readonly at: Point;
      readonly radius: number;
      readonly tone: Tone;
      /** Absent: it has none. */
      readonly edge?: Tone;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The middle of its capitals. */
      readonly at: Point;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly size: number;
      readonly tone: Tone;
      readonly isBold?: boolean;
    };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who cannot see it. */
  readonly title: string;
  readonly marks: readonly Mark[];
}

/** How wide a text is in the drawing. */
export type Measure = (text: string, size: number, isBold: boolean) => number;

/** What a drawing depends on beside what it shows. */
export interface DrawingLook {
  readonly width: number;
  /** Of text. */
  readonly size: number;
  readonly widthOf: Measure;
}

export function line(points: readonly Point[], tone: Tone, width = 1): Mark {
  return { kind: 'line', points, tone, width };
}

export function box(x1: number, y1: number, x2: number, y2: number): Point[] {
  return [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ];
}

/** 1, 2 or 5 and noughts: the least step with which so many parts reach a value. */
export function niceStep(value: number, parts: number): number {
  let step = 1;
  while (step * parts > value && step > 1e-6) step /= 10;
  while (step * parts < value) {
    if (2 * step * parts >= value) return 2 * step;
    if (5 * step * parts >= value) return 5 * step;
    step *= 10;
  }
  return step;
}
