/** Draws a sheet as PNG: the solids by the depth buffer (raster.ts, paint.ts), all that is flat by canvas. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { colourOf, cssOf, INK } from '../../scene/shades.js';
import type { Point } from './frame.js';
import { movedBy } from './frame.js';
import { nativeCanvas } from './native-canvas.js';
import { paint } from './paint.js';
import type { Panel, Shape, Sheet, Text } from './sheet.js';
import { fontFor } from './text.js';
import { greyOf, type Paint } from './tones.js';

/** Height of capitals, as a share of the size of a text. */
const CAPITALS = 0.714;

export function drawPng(sheet: Sheet): Uint8Array {
  const canvas = nativeCanvas().createCanvas(sheet.width, sheet.height);
  const context = canvas.getContext('2d');
  context.fillStyle = cssOf(sheet.background);
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const panel of sheet.panels) drawPanel(context, panel);
  for (const shape of sheet.shapes) drawShape(context, shape);
  if (sheet.isGrey) makeGrey(context, sheet);
  return canvas.encodeSync('png');
}

/** In the end, for soft edges mix colours. */
function makeGrey(context: SKRSContext2D, { width, height }: Sheet): void {
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const grey = Math.round(greyOf(colourOf(data[at]!, data[at + 1]!, data[at + 2]!)));
    data.fill(grey, at, at + 3);
  }
  context.putImageData(image, 0, 0);
}

function drawPanel(context: SKRSContext2D, { box, frame, under, solids, paints, over }: Panel): void {
  for (const shape of under) drawShape(context, shape);
  const x = Math.floor(box.x);
  const y = Math.floor(box.y);
  const width = Math.ceil(box.x + box.width) - x;
  const height = Math.ceil(box.y + box.height) - y;
  const { pixels } = paint(solids, paints, movedBy(frame, -x, -y), width, height);
  const { createCanvas, ImageData } = nativeCanvas();
  const layer = createCanvas(width, height);
  layer.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  context.drawImage(layer, x, y);
  for (const shape of over) drawShape(context, shape);
}

function drawShape(context: SKRSContext2D, shape: Shape): void {
  switch (shape.kind) {
    case 'polygon':
      context.globalAlpha = shape.opacity;
      trace(context, shape.points);
      context.closePath();
      context.fillStyle = cssOf(shape.fill);
      context.fill();
      break;
    case 'line':
      context.globalAlpha = shape.opacity;
      trace(context, shape.points);
      context.strokeStyle = cssOf(shape.colour);
      context.lineWidth = shape.width;
      context.lineJoin = 'round';
      context.setLineDash(shape.isDashed ? [4, 3] : []);
      context.stroke();
      break;
    case 'text':
      drawText(context, shape);
      break;
    case 'swatch':
      drawSwatch(context, shape.box, shape.paint);
  }
  context.globalAlpha = 1;
}

function trace(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath();
  points.forEach(({ x, y }, at) => {
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
}

function drawText(context: SKRSContext2D, { text, at, anchor, size, face, colour, axes }: Text): void {
  context.save();
  if (axes === undefined) context.translate(at.x, at.y);
  else context.transform(axes.x.x, axes.x.y, axes.y.x, axes.y.y, at.x, at.y);
  context.font = fontFor(text, size, face);
  context.textAlign = anchor === 'middle' ? 'center' : anchor;
  context.textBaseline = 'alphabetic';
  context.fillStyle = cssOf(colour);
  context.fillText(text, 0, (size * CAPITALS) / 2);
  context.restore();
}

function drawSwatch(context: SKRSContext2D, { x, y, width, height }: Panel['box'], { colour }: Paint): void {
  context.fillStyle = cssOf(colour);
  context.fillRect(x, y, width, height);
  context.strokeStyle = cssOf(INK);
  context.globalAlpha = 0.6;
  context.lineWidth = 1;
  context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
}
