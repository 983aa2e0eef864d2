/** Rolls in the answer: what a client reads of interlocked ones, judged as cylinders by its figures alone. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import { ALL, calculated, conforms, OPTIONS } from './plans.js';

const VAN = { containerType: 'SeaVan', name: '20 ft', length: 5890, width: 2330, height: 2380, qty: 1 };
const rollOf = (name: string, diameter: number, height: number, fields: object = {}) => ({
  ...{ style: 'Roll', name, diameter, height, weight: 100, qty: 200, ...fields },
});
const STANDING = { orientationsAllowed: 'Orientation1' };
const ALONG_WIDTH = { orientationsAllowed: 'Orientation3' };
const ALONG_LENGTH = { orientationsAllowed: 'Orientation4' };

const LOADS: readonly (readonly [what: string, cargoes: readonly object[]])[] = [
  ['standing in staggered rows', [rollOf('S', 600, 1500, STANDING)]],
  ['lying along the width in valleys', [rollOf('W', 700, 2300, ALONG_WIDTH)]],
  ['lying along the length in valleys', [rollOf('L', 650, 1900, ALONG_LENGTH)]],
  ['of several diameters', [rollOf('S', 800, 1100, STANDING), rollOf('T', 450, 1100, STANDING)]],
  [
    'in every direction, beside cartons',
    [
      rollOf('R', 500, 900, { orientationsAllowed: 'OrientationsAll', qty: 40 }),
      { style: 'Shipcase', name: 'C', length: 400, width: 300, height: 250, weight: 9, qty: 200 },
    ],
  ],
];

type Sides = { readonly length: number; readonly width: number; readonly height: number };
const SIDES = ['length', 'width', 'height'] as const;

interface Seen {
  readonly pos: Sides;
  readonly size: Sides;
  /** The side along which a roll lies; null for a carton. */
  readonly axis: keyof Sides | null;
}

/** Positions are rounded to four places. */
const ROUNDING = 2e-4;

const end = (one: Seen, side: keyof Sides) => one.pos[side] + one.size[side];
const middle = (one: Seen, side: keyof Sides) => one.pos[side] + one.size[side] / 2;

function areApart(a: Seen, b: Seen): boolean {
  if (SIDES.some((side) => end(a, side) <= b.pos[side] + ROUNDING || end(b, side) <= a.pos[side] + ROUNDING))
    return true;
  if (a.axis === null || a.axis !== b.axis) return false;
  const [u, v] = SIDES.filter((side) => side !== a.axis) as [keyof Sides, keyof Sides];
  const distance = Math.hypot(middle(a, u) - middle(b, u), middle(a, v) - middle(b, v));
  return distance >= (a.size[u] + b.size[u]) / 2 - ROUNDING;
}

for (const [what, cargoes] of LOADS) {
  t.test(`rolls ${what}`, async (t) => {
    const body = {
      title: what,
      cargoes,
      emptyContainers: [VAN],
      rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
    };
    const outcome = calculate(body, { ...OPTIONS, uom: 'UnitMetric' }, loadEngine());
    if (outcome.status === 'failed') throw new Error(outcome.error.message);
    const load = present(JSON.parse(JSON.stringify(outcome.load)), ALL);
    conforms(t, 'Load', load);
    const [filled] = load.filledContainers;
    const summary = filled!.loadSummary;
    const spaces = filled!.spaces!.filter((space) => !space.isEmpty);
    const placed = spaces.flatMap((space) =>
      space.placements!.map((placement): Seen => {
        const isRoll = (space.cargo as { style: string }).style === 'Roll';
        const digit = Number(placement.fillDirection.at(-1));
        const axis = digit <= 2 ? 'height' : digit === 3 || digit === 5 ? 'width' : 'length';
        return { pos: placement.pos, size: placement.size, axis: isRoll ? axis : null };
      }),
    );
    t.equal(placed.length, summary.cargoesLoaded, 'every piece has its place');
    const touching = placed.flatMap((a, i) => placed.slice(0, i).filter((b) => !areApart(a, b)));
    t.same(touching, [], 'no two share a point');
    const nested = placed.some((a, i) =>
      placed
        .slice(0, i)
        .some((b) => SIDES.every((side) => end(a, side) > b.pos[side] + 1 && end(b, side) > a.pos[side] + 1)),
    );
    t.ok(nested || what.startsWith('in every'), 'bounding boxes overlap');

    for (const side of SIDES) {
      const reach = Math.max(...placed.map((one) => end(one, side))) - Math.min(...placed.map((one) => one.pos[side]));
      t.ok(Math.abs(filled!.loadSize[side] - reach) < ROUNDING, `load size: ${side}`);
      t.ok(reach <= VAN[side], 'inside');
    }
    for (const { pos, size, placements, cargoesLoaded } of spaces) {
      t.equal(placements!.length, cargoesLoaded);
      const isInside = placements!.every((placement) =>
        SIDES.every(
          (side) =>
            placement.pos[side] >= pos[side] - ROUNDING &&
            placement.pos[side] + placement.size[side] <= pos[side] + size[side] + ROUNDING,
        ),
      );
      t.ok(isInside, 'each placement is in its space');
    }
    t.ok(summary.volumeUtilization <= 100 && summary.floorUtilization <= 100, 'no more than there is');
    t.ok(summary.volumeLoaded <= load.engine!.volumeBound + ROUNDING, 'within the bound');
  });
}

t.test('the floor under squares that overlap counts once', async (t) => {
  const body = {
    title: 'staggered',
    cargoes: [rollOf('S', 1000, 1000, { ...STANDING, qty: 2 })],
    emptyContainers: [{ ...VAN, length: 2000, width: 2000, height: 2000 }],
  };
  const counts = { length: 1, width: 1, height: 1 };
  const plan = [
    { cargo: 0, orientation: 1, position: { x: 0, y: 0, z: 0 }, counts },
    { cargo: 0, orientation: 1, position: { x: 867, y: 500, z: 0 }, counts },
  ] as const;
  const [filled] = present(calculated(t, body, [plan], { uom: 'UnitMetric' }), ALL).filledContainers;
  // 2 m2 less 133 x 500 mm, of 4 m2.
  t.equal(filled?.loadSummary.floorLoaded, 1.9335);
  t.equal(filled?.loadSummary.floorUtilization, 48.3375);
});

t.test('rolls for a container of which there are as many as needed: none stays behind', async (t) => {
  const rows: readonly (readonly [diameter: number, height: number, qty: number, orientations?: string])[] = [
    [39, 110, 13, 'Orientations3456'],
    [90, 53, 1, 'Orientations3456'],
    [49, 71, 2, 'Orientations35'],
    [41, 47, 10, 'Orientations3456'],
    [28, 101, 5, 'Orientations35'],
    [84, 23, 13],
    [52, 126, 8],
    [30, 124, 1, 'Orientations3456'],
    [74, 113, 5],
    [31, 69, 4],
    [63, 63, 4],
  ];
  const body = {
    title: 'rolls of eleven sizes',
    cargoes: rows.map(([diameter, height, qty, orientationsAllowed], row) =>
      rollOf(`K${row}`, diameter, height, { qty, weight: 20, ...(orientationsAllowed && { orientationsAllowed }) }),
    ),
    emptyContainers: [{ containerType: 'SeaVan', name: 'V1', qty: 0, length: 556, width: 223, height: 223 }],
    rules: {
      calculationType: 'MixLoad',
      optimizationLevel: 1,
      fillDirection: 'BottomToTop',
      isSafeStackingUsed: false,
    },
  };
  const outcome = calculate(body, { ...OPTIONS, uom: 'UnitHighMetric' }, loadEngine());
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  t.same(outcome.load.plan.unloaded, []);
});
