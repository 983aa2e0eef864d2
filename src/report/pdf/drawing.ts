/** Draws pictures into a PDF straight from their faces and shapes, in points. */
import {
  blueOf,
  cssOf,
  edgeOf,
  greenOf,
  groundOf,
  INK,
  inkOn,
  mixed,
  redOf,
  shaded,
  WHITE,
} from '../../scene/shades.js';
import { type FaceShape, facesOf, type Gradient, type PathPart } from '../pictures/faces.js';
import type { Box, Point } from '../pictures/frame.js';
import type { Shape, Sheet } from '../pictures/sheet.js';
import { plateOf } from '../pictures/step-labels.js';
import type { StepPictures } from '../pictures/step-pictures.js';
import { stepTones } from '../pictures/step-tones.js';
import { BOLD } from '../pictures/text.js';
import type { Paint } from '../pictures/tones.js';
import { type Canvas, n } from './canvas.js';

const CAPITALS = 0.714;

/** @param scale points for one pixel of the sheet */
export function drawSheet(canvas: Canvas, sheet: Sheet, x: number, y: number, scale: number): void {
  const { doc } = canvas;
  doc.save();
  doc.transform(scale, 0, 0, scale, x, y);
  canvas.shared(sheet.width, sheet.height, () => drawContent(canvas, sheet));
  doc.restore();
}

function drawContent(canvas: Canvas, sheet: Sheet): void {
  const { doc } = canvas;
  for (const panel of sheet.panels) {
    doc.save();
    const { box } = panel;
    doc.addContent(`${rectangle(box)} W n`);
    for (const shape of panel.under) drawShape(canvas, shape);
    doc.addContent(
      facesOf(panel)
        .map((face) => faceContent(canvas, face, panel.paints[face.place]!))
        .join('\n'),
    );
    for (const shape of panel.over) drawShape(canvas, shape);
    doc.restore();
  }
  for (const shape of sheet.shapes) drawShape(canvas, shape);
}

function faceContent(canvas: Canvas, { path, fill, edges, strength }: FaceShape, { colour }: Paint): string {
  const isFlat = typeof fill === 'number';
  const flat = isFlat ? fill : fill.colours[fill.colours.length >> 1]!;
  const line = mixed(flat, edgeOf(colour), strength);
  const lines = edges.map(pathContent).join(' ');
  const filled = isFlat ? `${rg(flat)} ${RG(flat)} 0.5 w ${pathContent(path)} b ` : rounded(canvas, path, fill);
  return `${filled}${RG(line)} 0.9 w ${lines} S`;
}

/** A closed path in the colours of a gradient, which is drawn from 0 to 1 and moved to its place. */
function rounded(canvas: Canvas, path: readonly PathPart[], { from, to, colours }: Gradient): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const matrix = [x, y, -y, x, from.x, from.y].map(n).join(' ');
  return `q ${pathContent(path)} h W n ${matrix} cm /${canvas.shading(colours)} sh Q `;
}

function drawShape(canvas: Canvas, shape: Shape): void {
  const { doc } = canvas;
  switch (shape.kind) {
    case 'polygon':
      doc.addContent(`q ${rg(mixed(WHITE, shape.fill, shape.opacity))} ${polyline(shape.points)} h f Q`);
      break;
    case 'line': {
      const dashes = shape.isDashed ? '[4 3] 0 d ' : '';
      const colour = mixed(WHITE, shape.colour, shape.opacity);
      doc.addContent(`q ${dashes}${RG(colour)} ${n(shape.width)} w 1 j ${polyline(shape.points)} S Q`);
      break;
    }
    case 'swatch': {
      const { box, paint } = shape;
      const line = mixed(paint.colour, INK, 0.6);
      doc.addContent(`q ${rg(paint.colour)} ${RG(line)} 0.8 w ${rectangle(box)} B Q`);
      break;
    }
    case 'text': {
      const { text, at, anchor, size, face, colour, axes } = shape;
      const weight = face === BOLD ? 'bold' : 'plain';
      const wide = canvas.type.widthOf(text, size, weight);
      const from = anchor === 'middle' ? -wide / 2 : anchor === 'end' ? -wide : 0;
      doc.save();
      if (axes === undefined) doc.translate(at.x, at.y);
      else doc.transform(axes.x.x, axes.x.y, axes.y.x, axes.y.y, at.x, at.y);
      canvas.text(text, from, (size * CAPITALS) / 2, size, weight, cssOf(colour));
      doc.restore();
    }
  }
}

/** How what is new in a picture of a step is drawn. */
export interface StepLines {
  /** Points of its edges. */
  readonly width: number;
  /** With lines between its pieces. */
  readonly hasJoints: boolean;
  /** Share of white in its colours. */
  readonly paleness: number;
  /** Points and colour of lines around what is hidden. */
  readonly hidden: { readonly width: number; readonly colour: number };
}

const LINES: StepLines = { width: 0.9, hasJoints: true, paleness: 0, hidden: { width: 1.2, colour: INK } };
/** Small, it would be all lines, and dark where it is printed in grey. */
export const SKETCH: StepLines = {
  ...{ width: 0.4, hasJoints: false, paleness: 0.35 },
  hidden: { width: 0.5, colour: mixed(WHITE, INK, 0.45) },
};

/** @param step its place */
export function drawStep(
  canvas: Canvas,
  pictures: StepPictures,
  step: number,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
  paintAt: (cargo: number) => Paint,
  codeAt: (cargo: number) => string,
  lines: StepLines = LINES,
): void {
  const { doc } = canvas;
  const { faces, bodies, under, over } = pictures;
  const { labels, hidden } = pictures.pictures[step]!;
  doc.save();
  doc.transform(scale, 0, 0, scale, x, y);
  const drawRoom = (shapes: readonly Shape[]) =>
    canvas.shared(pictures.width, pictures.height, () => {
      for (const shape of shapes) drawShape(canvas, shape);
    });
  drawRoom(under);
  const content = stepTones(pictures, step, paintAt).map(({ face, fill, round, isNew }) => {
    const { path, joints } = faces[face]!;
    // In ink, so that light cargo stands out from what was loaded before in grey print, too.
    const line = isNew ? INK : 0xb1a59a;
    const inside =
      isNew && joints.length > 0 && lines.hasJoints
        ? `${RG(edgeOf(fill))} 0.4 w ${joints.map(pathContent).join(' ')} S `
        : '';
    const own = `${RG(line)} ${isNew ? lines.width : 0.5} w ${pathContent(path)}`;
    const filled =
      round === null
        ? `${rg(isNew ? mixed(fill, WHITE, lines.paleness) : fill)} ${own} b `
        : `${rounded(canvas, path, round)}${own} s `;
    return `${filled}${inside}`;
  });
  doc.addContent(`q 1 j ${content.join('\n')} Q`);
  drawRoom(over);
  for (const points of hidden) {
    drawShape(canvas, { kind: 'line', points, ...lines.hidden, opacity: 1, isDashed: true });
  }
  for (const label of labels) {
    const { body, at, size, tone } = label;
    const { cargo } = bodies[body]!;
    const code = codeAt(cargo);
    const ground = groundOf(mixed(shaded(paintAt(cargo).colour, tone ?? 0), WHITE, lines.paleness));
    const plate = plateOf(label, code);
    if (plate !== null) doc.addContent(`${rg(ground)} ${rectangle(plate)} f`);
    const from = at.x - canvas.type.widthOf(code, size, 'bold') / 2;
    canvas.text(code, from, at.y + 0.36 * size, size, 'bold', cssOf(inkOn(ground)));
  }
  doc.restore();
}

function rectangle({ x, y, width, height }: Box): string {
  return `${n(x)} ${n(y)} ${n(width)} ${n(height)} re`;
}

function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${n(x)} ${n(y)} ${at === 0 ? 'm' : 'l'}`).join(' ');
}

function pathContent(path: readonly PathPart[]): string {
  return path
    .map((part) => {
      const { x, y } = part.point;
      if (part.to !== 'curve') return `${n(x)} ${n(y)} ${part.to === 'start' ? 'm' : 'l'}`;
      return `${part.controls.map((control) => `${n(control.x)} ${n(control.y)}`).join(' ')} ${n(x)} ${n(y)} c`;
    })
    .join(' ');
}

function parts(colour: number): string {
  return [redOf, greenOf, blueOf].map((of) => n(of(colour) / 255)).join(' ');
}

function rg(colour: number): string {
  return `${parts(colour)} rg`;
}

function RG(colour: number): string {
  return `${parts(colour)} RG`;
}
