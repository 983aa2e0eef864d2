/**
 * A picture before it is drawn: panels in which solids stand, and flat things around them. Both pens, PNG and SVG, draw
 * the same sheet.
 */
import type { Colour } from '../../scene/looks.js';
import type { Solid } from '../../scene/scene.js';
import type { Box, Frame, Point } from './frame.js';
import type { Face } from './text.js';
import type { Paint } from './tones.js';

/** Drawn in the order of the members: what is under the solids, the solids, what is over them. */
export interface Panel {
  /** What lies outside is not drawn. */
  readonly box: Box;
  readonly frame: Frame;
  readonly under: readonly Shape[];
  readonly solids: readonly Solid[];
  /** By solid. */
  readonly paints: readonly Paint[];
  readonly over: readonly Shape[];
}

/** Of flat things; points are pixels of the sheet. */
export type Shape =
  | Polygon
  | {
      readonly kind: 'line';
      readonly points: readonly Point[];
      readonly colour: Colour;
      readonly width: number;
      readonly opacity: number;
      readonly isDashed?: boolean;
    }
  | Text
  /** A sample of a cargo's look. */
  | { readonly kind: 'swatch'; readonly box: Box; readonly paint: Paint };

export interface Polygon {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
  readonly fill: Colour;
  readonly opacity: number;
}

export interface Text {
  readonly kind: 'text';
  readonly text: string;
  /** Its middle stands here, or its left or right end. */
  readonly at: Point;
  readonly anchor: 'middle' | 'start' | 'end';
  readonly size: number;
  readonly face: Face;
  readonly colour: Colour;
  /** Of its own x and y axes on paper; absent: it stands upright. */
  readonly axes?: { readonly x: Point; readonly y: Point };
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly background: Colour;
  /** The pens make every colour of it grey. */
  readonly isGrey?: boolean;
  /** What it shows, for those who cannot see it. */
  readonly title: string;
  readonly panels: readonly Panel[];
  readonly shapes: readonly Shape[];
}
