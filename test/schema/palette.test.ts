/**
 * The colours of cargoes are told apart in normal sight and in the three colour blindnesses. Distances are those of OKLab
 * (Ottosson 2020, "A perceptual color space for image processing"); the blindnesses are simulated with the matrices of
 * Machado, Oliveira and Fernandes 2009, "A physiologically-based model for simulation of color vision deficiency", table 1,
 * severity 1.0, on linear light.
 */
import t from 'tap';
import { cssOf, luminanceOf } from '../../src/scene/shades.js';
import { PALETTE, paletteColour } from '../../src/schema/palette.js';

type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

const SIGHTS: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function times(matrix: Matrix, [x, y, z]: Three): Three {
  const row = ([a, b, c]: Three) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function each([x, y, z]: Three, one: (value: number) => number): Three {
  return [one(x), one(y), one(z)];
}

function linearOf(colour: number): Three {
  const bytes: Three = [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  return each(bytes, (byte) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4));
}

function labOf(colour: number, sight: Matrix): Three {
  const seen = each(times(sight, linearOf(colour)), (value) => Math.max(0, Math.min(1, value)));
  return times(TO_LAB, each(times(TO_CONES, seen), Math.cbrt));
}

function leastDistance(colours: readonly number[], sight: Matrix): number {
  const labs = colours.map((colour) => labOf(colour, sight));
  const distances = labs.flatMap(([l, a, b], at) =>
    labs.slice(0, at).map(([l2, a2, b2]) => Math.hypot(l - l2, a - a2, b - b2)),
  );
  return Math.min(...distances);
}

/** CIE L*, what is left of a colour in grey print. */
function lightnessOf(colour: number): number {
  const luminance = luminanceOf(colour);
  return luminance > 216 / 24389 ? 116 * Math.cbrt(luminance) - 16 : (luminance * 24389) / 27;
}

t.test('the matrices are those of the papers', async (t) => {
  for (const [name, sight] of Object.entries(SIGHTS)) {
    for (const row of sight) t.ok(Math.abs(row[0] + row[1] + row[2] - 1) < 2e-6, `${name}: white stays white`);
  }
  const [l, a, b] = labOf(0xffffff, SIGHTS['normal']!);
  t.ok(Math.abs(l - 1) < 1e-6 && Math.abs(a) < 1e-6 && Math.abs(b) < 1e-6, 'white has lightness 1 and no hue');
});

t.test('the first ten are told apart in every sight', async (t) => {
  for (const [name, sight] of Object.entries(SIGHTS)) {
    const distance = leastDistance(PALETTE.slice(0, 10), sight);
    t.ok(distance >= 0.1, `${name}: ${distance.toFixed(3)}`);
  }
});

t.test('the first ten are apart in lightness, too, and all twenty differ', async (t) => {
  const sorted = PALETTE.slice(0, 10)
    .map(lightnessOf)
    .sort((a, b) => a - b);
  const step = Math.min(...sorted.slice(1).map((one, at) => one - sorted[at]!));
  t.ok(step >= 3.6, `least step of L* ${step.toFixed(2)}`);
  const distance = leastDistance(PALETTE, SIGHTS['normal']!);
  t.ok(distance >= 0.05, `twenty in normal sight: ${distance.toFixed(3)}`);
});

t.test('the 21st cargo has the colour of the first', async (t) => {
  t.equal(cssOf(paletteColour(0)), '#598fd0');
  t.equal(cssOf(paletteColour(10)), '#afc4a6');
  t.equal(paletteColour(20), paletteColour(0));
});
