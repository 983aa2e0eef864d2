/** Flat shapes as SVG in few bytes: a surface carries its outline, and neighbours that look alike say how once. */
import { cssOf, INK } from '../../scene/shades.js';
import { cornersOf } from './flat-shapes.js';
import type { Box, Point } from './frame.js';
import type { Polygon, Shape, Text } from './sheet.js';
import { BOLD } from './text.js';

/** Of the size of a letter. */
const CAPITALS = 0.714;

type Surface = Pick<Polygon, 'points' | 'fill' | 'opacity'>;
type Line = Extract<Shape, { kind: 'line' }>;

/** One element, without what its neighbours may say with it. */
interface Mark {
  /** Attributes. */
  readonly look: string;
  /** Of a path; null: the element is a text. */
  readonly data: string | null;
  /** What a surface covers, and may not be covered of it; null: lines, which may cross. */
  readonly box: Box | null;
  readonly text: string;
}

export function shapesSvg(shapes: readonly Shape[]): string {
  const runs: Mark[][] = [];
  for (const mark of marksOf(shapes)) {
    const last = runs.at(-1);
    if (last !== undefined && last[0]!.look === mark.look) last.push(mark);
    else runs.push([mark]);
  }
  return runs.map(runSvg).join('');
}

function runSvg(run: readonly Mark[]): string {
  const { look, data } = run[0]!;
  if (data === null) return `<g ${look}>${run.map(({ text }) => text).join('')}</g>`;
  const paths = joined(run);
  return paths.length === 1
    ? `<path ${look} d="${paths[0]}"/>`
    : `<g ${look}>${paths.map((path) => `<path d="${path}"/>`).join('')}</g>`;
}

/** In one path what does not lie over each other. */
function joined(run: readonly Mark[]): string[] {
  const paths: string[] = [];
  let boxes: Box[] = [];
  for (const { data, box } of run) {
    if (paths.length > 0 && (box === null || !boxes.some((other) => overlap(box, other))))
      paths.push(paths.pop()! + data);
    else {
      paths.push(data!);
      boxes = [];
    }
    if (box !== null) boxes.push(box);
  }
  return paths;
}

/** Pixels: neighbours share a line. */
const TOUCH = 0.05;

function overlap(a: Box, b: Box): boolean {
  return (
    a.x + TOUCH < b.x + b.width &&
    b.x + TOUCH < a.x + a.width &&
    a.y + TOUCH < b.y + b.height &&
    b.y + TOUCH < a.y + a.height
  );
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function marksOf(shapes: readonly Shape[]): Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < shapes.length; at++) {
    const surface = surfaceOf(shapes[at]!);
    const next = shapes[at + 1];
    if (surface !== null && next?.kind === 'line' && isOutline(surface, next)) {
      const { points } = surface;
      marks.push(pathMark(`${filled(surface)} ${drawn(next)}`, closed(points), boxOf(points)));
      at++;
    } else marks.push(markOf(shapes[at]!));
  }
  return marks;
}

/** Of what may carry its outline. */
function surfaceOf(shape: Shape): Surface | null {
  if (shape.kind === 'polygon') return shape;
  return shape.kind === 'swatch' ? { points: cornersOf(shape.box), fill: shape.paint.colour, opacity: 1 } : null;
}

function markOf(shape: Shape): Mark {
  switch (shape.kind) {
    case 'polygon':
      return pathMark(filled(shape), closed(shape.points), boxOf(shape.points));
    case 'line':
      return pathMark(
        `fill="none" ${drawn(shape)}`,
        open(shape.points),
        shape.opacity === 1 ? null : boxOf(shape.points),
      );
    case 'text':
      return textMark(shape);
    case 'swatch': {
      const look = `fill="${cssOf(shape.paint.colour)}" stroke="${cssOf(INK)}" stroke-opacity="0.6"`;
      return pathMark(look, rectangle(shape.box), shape.box);
    }
  }
}

function pathMark(look: string, data: string, box: Box | null): Mark {
  return { look, data, box, text: '' };
}

function isOutline({ points, opacity }: Surface, line: Line): boolean {
  if (line.isDashed || line.opacity !== 1 || opacity !== 1 || line.points.length !== points.length + 1) return false;
  return line.points.every(({ x, y }, at) => {
    const corner = points[at % points.length]!;
    return corner.x === x && corner.y === y;
  });
}

function filled({ fill, opacity }: Surface): string {
  return `fill="${cssOf(fill)}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}`;
}

function drawn({ colour, width, opacity, isDashed }: Line): string {
  const dashes = isDashed ? ' stroke-dasharray="4 3"' : '';
  return `stroke="${cssOf(colour)}" stroke-width="${width}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}${dashes}`;
}

function textMark({ text, at, anchor, size, face, colour, axes }: Text): Mark {
  const weight = face === BOLD ? ' font-weight="600"' : '';
  const look = `text-anchor="${anchor}" font-size="${size}"${weight} fill="${cssOf(colour)}"`;
  const below = (size * CAPITALS) / 2;
  const place =
    axes === undefined
      ? `x="${tenths(at.x)}" y="${tenths(at.y + below)}"`
      : `transform="matrix(${[axes.x.x, axes.x.y, axes.y.x, axes.y.y].map(hundredths).join(' ')} ${pair(at)})" y="${tenths(below)}"`;
  return { look, data: null, box: null, text: `<text ${place}>${escapedXml(text)}</text>` };
}

function open(points: readonly Point[]): string {
  const [from, to] = points;
  if (points.length === 2 && from!.y === to!.y) return `M${pair(from!)}H${tenths(to!.x)}`;
  if (points.length === 2 && from!.x === to!.x) return `M${pair(from!)}V${tenths(to!.y)}`;
  return `M${points.map(pair).join(' ')}`;
}

function closed(points: readonly Point[]): string {
  const [a, b, c, d] = points;
  const isUpright =
    points.length === 4 && a!.y === b!.y && b!.x === c!.x && c!.y === d!.y && d!.x === a!.x && a!.x <= b!.x;
  if (isUpright) return rectangle({ x: a!.x, y: a!.y, width: b!.x - a!.x, height: c!.y - a!.y });
  return ellipse(points) ?? `${open(points)}z`;
}

/** Many corners as far from the middle in each direction as an ellipse: an arc there and one back. */
function ellipse(points: readonly Point[]): string | null {
  if (points.length < LEAST_CORNERS) return null;
  const { x, y, width, height } = boxOf(points);
  const isOn = (point: Point) => {
    const [across, up] = [(point.x - x) / (width / 2) - 1, (point.y - y) / (height / 2) - 1];
    return Math.abs(Math.hypot(across, up) - 1) < 1e-3;
  };
  if (!points.every(isOn)) return null;
  const radii = `${tenths(width / 2)} ${tenths(height / 2)}`;
  const wide = tenths(width);
  return `M${pair({ x, y: y + height / 2 })}a${radii} 0 1 0 ${wide} 0a${radii} 0 1 0 ${-wide} 0z`;
}

const LEAST_CORNERS = 20;

function rectangle({ x, y, width, height }: Box): string {
  // Between rounded ends, so that neighbours meet.
  const wide = tenths(tenths(x + width) - tenths(x));
  return `M${pair({ x, y })}h${wide}v${tenths(tenths(y + height) - tenths(y))}h${-wide}z`;
}

function pair({ x, y }: Point): string {
  return `${tenths(x)} ${tenths(y)}`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Characters that XML does not allow at all are left out. */
export function escapedXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
