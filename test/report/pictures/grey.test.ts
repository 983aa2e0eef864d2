/** Pictures in black and white are grey to the last bit: lines, soft edges and letters too. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import t from 'tap';
import { sheetOf } from '../../../src/report/pictures/compose.js';
import { drawPng } from '../../../src/report/pictures/png.js';
import { drawSvg } from '../../../src/report/pictures/svg.js';
import type { PictureSubject } from '../../../src/schema/pictures.js';
import { some } from '../../support/draws.js';
import { goldenLoads } from '../../support/report/golden.js';

const LOOK = { width: 160, height: 120, hasMeasures: true, background: 0xffeecc, isGrey: true };
const SUBJECTS: readonly PictureSubject[] = [
  { kind: 'space', container: 0, space: 0, picture: 'thumbnail' },
  { kind: 'space', container: 0, space: 0, picture: 'composite' },
  { kind: 'container', container: 0, picture: 'composite' },
];
const NAMED = 'red fill="#ff0000" #00ff00';

async function colouredPixels(png: Uint8Array): Promise<number> {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let coloured = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) coloured++;
  return coloured;
}

function colouredWords(svg: string): string[] {
  const colours = [...svg.matchAll(/"#(..)(..)(..)"/g)].filter(([, r, g, b]) => r !== g || r !== b);
  return [...colours.map(([word]) => word), ...(svg.match(/rgba?\(|hsl|"#...."/g) ?? [])];
}

for (const [name, golden] of some(Object.entries(goldenLoads()))) {
  const load = { ...golden, title: NAMED };
  t.test(name, async (t) => {
    for (const subject of SUBJECTS) {
      const sheet = sheetOf(load, subject, LOOK)!;
      t.equal(await colouredPixels(drawPng(sheet)), 0, `${subject.picture} as PNG`);
      const svg = drawSvg(sheet);
      t.same(colouredWords(svg), [], `${subject.picture} as SVG`);
      t.match(svg, 'red fill=&quot;#ff0000&quot; #00ff00', 'texts stay as they are');
      const inColour = sheetOf(load, subject, { ...LOOK, isGrey: false })!;
      t.not(await colouredPixels(drawPng(inColour)), 0);
      t.not(colouredWords(drawSvg(inColour)).length, 0);
    }
  });
}
