/** Golden pictures: loads that are kept with the composite of each as it once was looked at and found good. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { sheetOf } from '../../../src/report/pictures/compose.js';
import { drawPng } from '../../../src/report/pictures/png.js';
import type { ShownLoad } from '../../../src/scene/shown-load.js';

const FOLDER = new URL('../../../../test/fixtures/pictures/', import.meta.url);
const LOOK = { width: 720, height: 200, hasMeasures: true, background: 0xffffff, isGrey: false };
/** Of 255, what a pixel may differ by and still be the same: fonts and smoothing differ by a hair between machines. */
const SAME = 40;

export function goldenLoads(): Readonly<Record<string, ShownLoad>> {
  return JSON.parse(readFileSync(new URL('loads.json', FOLDER), 'utf8'));
}

/** Share of pixels that differ from the golden picture; 1 when it has another size. */
export async function difference(name: string, load: ShownLoad): Promise<number> {
  const drawn = drawPng(sheetOf(load, { kind: 'container', container: 0, picture: 'composite' }, LOOK)!);
  const file = new URL(`${name}.png`, FOLDER);
  if (process.env['GOLDEN'] === 'write') writeFileSync(file, drawn);
  if (!existsSync(file)) return 1;
  const [one, other] = await Promise.all([pixelsOf(drawn), pixelsOf(readFileSync(file))]);
  if (one.length !== other.length) return 1;
  let different = 0;
  for (let at = 0; at < one.length; at += 4) {
    const apart = [0, 1, 2].some((part) => Math.abs(one[at + part]! - other[at + part]!) > SAME);
    if (apart) different++;
  }
  return (4 * different) / one.length;
}

async function pixelsOf(png: Uint8Array): Promise<Uint8ClampedArray> {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}
