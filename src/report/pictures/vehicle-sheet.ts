/** The drawings of a vehicle in the colours of paper. */
import type { Colour } from '../../scene/looks.js';
import { edgeOf } from '../../scene/shades.js';
import type { Drawing, Mark, Measure, Tone } from '../../scene/vehicle/drawing.js';
import { circle, line } from './flat-shapes.js';
import type { Shape, Sheet } from './sheet.js';
import { BOLD, PLAIN, widthOf } from './text.js';

/** Red in the low byte. */
const COLOURS: Readonly<Record<Tone, Colour>> = {
  ink: 0x241b14,
  quiet: 0x6d6052,
  line: 0x9e8e83,
  ghost: 0xe5e0dc,
  good: 0x426e1b,
  warn: 0x004b80,
  bad: 0x1d26ae,
  legal: 0xeaf3e4,
  surface: 0xffffff,
};

export const measured: Measure = (text, size, isBold) => widthOf(text, size, isBold ? BOLD : PLAIN);

export function vehicleSheet({ width, height, title, marks }: Drawing): Sheet {
  return {
    ...{ width: Math.ceil(width), height: Math.ceil(height), background: COLOURS.surface, title, panels: [] },
    shapes: marks.flatMap(shapesOf),
  };
}

function shapesOf(mark: Mark): Shape[] {
  switch (mark.kind) {
    case 'line': {
      const { points, tone, width, isDashed = false } = mark;
      return [{ kind: 'line', points, colour: COLOURS[tone], width, opacity: 1, isDashed }];
    }
    case 'area': {
      const { points, tone, colour } = mark;
      const area: Shape = { kind: 'polygon', points, fill: colour ?? COLOURS[tone], opacity: 1 };
      return colour === undefined ? [area] : [area, line([...points, points[0]!], edgeOf(colour), 0.6)];
    }
    case 'circle': {
      const { at, radius, tone, edge } = mark;
      const points = circle({ x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius });
      const area: Shape = { kind: 'polygon', points, fill: COLOURS[tone], opacity: 1 };
      return edge === undefined ? [area] : [area, line([...points, points[0]!], COLOURS[edge], 1)];
    }
    case 'text': {
      const { text, at, anchor, size, tone, isBold } = mark;
      return [{ kind: 'text', text, at, anchor, size, face: isBold ? BOLD : PLAIN, colour: COLOURS[tone] }];
    }
  }
}
