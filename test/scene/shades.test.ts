/** How colours look on a cargo: its faces, its edges, and the letters on them. */
import t from 'tap';
import { inGrey } from '../../src/report/pictures/tones.js';
import {
  contrastOf,
  cssOf,
  EDGE,
  END,
  edgeOf,
  INK,
  inkOn,
  luminanceOf,
  roundToneOf,
  shaded,
  TOP,
  toneOf,
  WHITE,
} from '../../src/scene/shades.js';
import { PALETTE } from '../../src/schema/palette.js';

const FACES = { side: 0, top: TOP, end: END };

t.test('faces: the side has the colour, the top is lighter, the end darker', async (t) => {
  const [blue] = PALETTE;
  const face = (x: number, y: number, z: number) => cssOf(shaded(blue!, toneOf({ x, y, z })));
  t.equal(face(0, -1, 0), '#598fd0');
  t.equal(face(0, 0, 1), '#74a1d8');
  t.equal(face(1, 0, 0), '#4d7cb5');
  t.equal(face(-1, 0, 0), face(1, 0, 0));
  t.equal(face(0, 0, -1), face(1, 0, 0), 'what looks down is dark as well');
  t.equal(cssOf(edgeOf(blue!)), '#395c85');
});

t.test('a round side goes over from face to face and grows dark at its rim', async (t) => {
  const half = Math.SQRT1_2;
  t.equal(roundToneOf({ x: 0, y: 1, z: 0 }, 1), 0);
  t.ok(Math.abs(roundToneOf({ x: half, y: half, z: 0 }, 1) - END / 2) < 1e-12);
  t.ok(roundToneOf({ x: 0, y: 1, z: 0 }, 0) < -0.25);
});

t.test('edges are seen on every colour of the palette, and on black and white', async (t) => {
  for (const colour of [...PALETTE, 0, WHITE]) {
    const contrast = contrastOf(colour, edgeOf(colour));
    t.ok(contrast >= 1.4, `${cssOf(colour)}: ${contrast.toFixed(2)}`);
  }
  t.equal(EDGE, -0.36);
});

t.test('letters are read on every face: 4.5, or the better of both inks, in colour and in grey', async (t) => {
  for (const colour of PALETTE) {
    for (const [name, tone] of Object.entries(FACES)) {
      const face = shaded(colour, tone);
      const [own, other] = inkOn(face) === INK ? [INK, WHITE] : [WHITE, INK];
      const contrast = contrastOf(face, own);
      t.ok(contrast >= contrastOf(face, other), `${cssOf(colour)}, ${name}: the better of both`);
      t.ok(contrast >= 4.3, `${cssOf(colour)}, ${name}: ${contrast.toFixed(2)}`);
      const grey = contrastOf(inGrey(face), own);
      t.ok(grey >= 3.9, `${cssOf(colour)}, ${name}, in grey: ${grey.toFixed(2)}`);
    }
  }
});

t.test('luminance is that of WCAG', async (t) => {
  for (let byte = 0; byte < 256; byte++) {
    const share = byte / 255;
    const expected = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    t.ok(Math.abs(luminanceOf(byte | (byte << 8) | (byte << 16)) - expected) < 1e-12, String(byte));
  }
});
