/** A ruler along the foot of the side view: how far from the front wall, in metres or feet. */

/** Between two figures, metres or feet: the first that leaves room for them. */
const STEPS = [0.2, 0.5, 1, 2, 5, 10, 20];
const LEAST_PIXELS = 34;
const TICK_PIXELS = 4;
const FONT = '11px Inter, system-ui, sans-serif';

/** Below the drawing, pixels. */
export const RULER_PIXELS = 16;

interface Ruler {
  /** From the left end of the ruler, pixels, and how many of them a metre or foot takes. */
  readonly from: number;
  readonly perEdge: number;
  /** Metres or feet. */
  readonly length: number;
  readonly top: number;
  readonly colour: string;
  readonly figure: (edges: number) => string;
}

export function drawRuler(context: CanvasRenderingContext2D, { from, perEdge, length, top, colour, figure }: Ruler) {
  const step = STEPS.find((one) => one * perEdge >= LEAST_PIXELS) ?? STEPS.at(-1)!;
  context.font = FONT;
  context.textBaseline = 'bottom';
  context.fillStyle = colour;
  for (let at = 0; at * step <= length + 1e-9; at++) {
    const x = from + at * step * perEdge;
    context.fillRect(Math.round(x), top, 1, TICK_PIXELS);
    context.textAlign = at === 0 ? 'left' : 'center';
    const isAtEnd = x + LEAST_PIXELS / 2 > from + length * perEdge;
    if (isAtEnd) context.textAlign = 'right';
    context.fillText(
      figure(at * step),
      isAtEnd ? from + length * perEdge : at === 0 ? from - 1 : x,
      top + RULER_PIXELS,
    );
  }
}
