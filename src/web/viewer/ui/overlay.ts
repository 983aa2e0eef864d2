/** Marks drawn over the picture, on a canvas of their own. */
import type { Mark, Tone } from '../marks.js';

export type Colours = Readonly<Record<Tone | 'ground', string>>;

const TEXT_SIZE = 12;
/** Around lines on cargo. */
const RIM = 1.5;

export function drawMarks(canvas: HTMLCanvasElement, marks: readonly Mark[], colours: Colours): void {
  const dots = globalThis.devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (canvas.width !== Math.round(width * dots)) canvas.width = Math.round(width * dots);
  if (canvas.height !== Math.round(height * dots)) canvas.height = Math.round(height * dots);
  const context = canvas.getContext('2d')!;
  context.setTransform(dots, 0, 0, dots, 0, 0);
  context.clearRect(0, 0, width, height);
  context.font = `${TEXT_SIZE}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const place = ({ x, y }: { readonly x: number; readonly y: number }): [number, number] => [
    ((x + 1) / 2) * width,
    ((1 - y) / 2) * height,
  ];
  for (const mark of marks) {
    if (mark.kind === 'line') {
      context.setLineDash(mark.isDashed ? [5, 4] : []);
      context.beginPath();
      context.moveTo(...place(mark.from));
      context.lineTo(...place(mark.to));
      const width = mark.tone === 'room' ? 1 : 1.5;
      // Over cargo of any colour a line is seen by its rim.
      if (mark.tone !== 'room' && mark.tone !== 'centre') strokeWith(context, colours.ground, width + 2 * RIM);
      strokeWith(context, colours[mark.tone], width);
    } else if (mark.kind === 'text') {
      const [at, y] = place(mark.at);
      const half = context.measureText(mark.text).width / 2 + 4;
      // What is said of a place in the picture is read whole.
      const x = at < 0 || at > width ? at : Math.max(half, Math.min(width - half, at));
      context.fillStyle = colours.ground;
      context.fillRect(x - half, y - TEXT_SIZE * 0.7, 2 * half, TEXT_SIZE * 1.4);
      context.fillStyle = colours[mark.tone];
      context.fillText(mark.text, x, y);
    } else drawCentre(context, ...place(mark.at), colours);
  }
}

/** The sign of a centre of gravity: a disc in quarters. */
function drawCentre(context: CanvasRenderingContext2D, x: number, y: number, colours: Colours): void {
  const radius = 9;
  context.setLineDash([]);
  context.fillStyle = colours.ground;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = colours.centre;
  for (const from of [0, Math.PI]) {
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, radius, from, from + Math.PI / 2);
    context.fill();
  }
  context.strokeStyle = colours.centre;
  context.lineWidth = 2;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

function strokeWith(context: CanvasRenderingContext2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
