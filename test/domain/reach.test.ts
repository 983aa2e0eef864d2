/** Reach: worked examples, and the limits in every unit. */
import t from 'tap';
import { reachesIn, reachFigures, reachLimits } from '../../src/domain/reach.js';
import { ContainerLoad } from '../../src/rules/index.js';
import { reachesOf } from '../../src/rules/reach-figures.js';
import fc from '../support/fast-check.js';
import { cargoOf, problemOf } from '../support/problems/load-problems.js';

type Corners = readonly [x1: number, y1: number, z1: number, x2: number, y2: number, z2: number];

/** Each piece a cargo of its own, in the order of loading. */
function loadOf(pieces: readonly Corners[], style: 'Shipcase' | 'Palletload' = 'Shipcase', container = {}) {
  const cargoes = pieces.map(([x1, y1, z1, x2, y2, z2], place) =>
    cargoOf({ name: `${place}`, style, size: { length: x2 - x1, width: y2 - y1, height: z2 - z1 } }),
  );
  const problem = problemOf(cargoes, [{ size: { length: 6000, width: 2400, height: 2400 }, ...container }]);
  const arrangements = pieces.map(([x, y, z], cargo) => ({
    cargo,
    orientation: 1 as const,
    position: { x, y, z },
    counts: { length: 1, width: 1, height: 1 },
  }));
  return { problem, loaded: { container: 0, arrangements } };
}

const low: Corners = [0, 0, 0, 1000, 500, 500];
const upper: Corners = [0, 0, 500, 500, 500, 1000];
const floor: readonly Corners[] = [
  [0, 0, 0, 1200, 800, 1000],
  [1200, 0, 0, 2400, 800, 1000],
  [0, 0, 1000, 1200, 800, 2000],
];

t.test('the farthest outer face of the corridor counts, at any height', async (t) => {
  const cases: readonly [readonly Corners[], readonly number[]][] = [
    [
      [low, upper],
      [0, 500],
    ],
    [floor, [0, 0, 1200]],
    [
      [floor[1]!, [0, 800, 0, 1200, 1600, 1000]],
      [0, 0],
    ],
    [
      [floor[1]!, [0, 799, 0, 1200, 1600, 1000]],
      [0, 1200],
    ],
  ];
  for (const [pieces, expected] of cases) {
    const { problem, loaded } = loadOf(pieces);
    t.strictSame(
      reachesIn(problem, loaded).map(({ reach }) => reach),
      expected,
    );
    t.strictSame(
      reachesOf(new ContainerLoad(problem, loaded)).map(({ reach }) => reach),
      expected,
    );
  }
});

t.test('forks reach 200 mm, arms 1000 mm; from above everything is reached', async (t) => {
  const beyondOf = (style: 'Shipcase' | 'Palletload', container = {}) => {
    const { problem, loaded } = loadOf([low, upper], style, container);
    return reachesIn(problem, loaded).map(({ isBeyond, over }) => [isBeyond, over]);
  };
  t.strictSame(beyondOf('Shipcase'), [
    [false, -1],
    [false, 0],
  ]);
  t.strictSame(beyondOf('Palletload')[1], [true, 0]);
  t.strictSame(beyondOf('Palletload', { vehicleType: 'OpenTop' })[1], [false, -1]);
});

t.test('limits are the same lengths in every unit, and maxLoadingReach takes their place', async (t) => {
  const [hand, machine] = [cargoOf({}), cargoOf({ handling: 'Machine' })];
  const limits = (fields: object) => reachLimits({ ...problemOf([hand, machine]), ...fields });
  t.strictSame(limits({}), [1000, 200]);
  t.strictSame(limits({ uom: 'UnitHighMetric' }), [100, 20]);
  t.strictSame(limits({ uom: 'UnitEnglish', scale: 1000 }), [39_370, 7874]);
  const { rules } = problemOf([hand]);
  t.strictSame(limits({ rules: { ...rules, maxLoadingReach: 300 } }), [300, 300]);
});

t.test('the figures of whole arrangements are those of their pieces', async (t) => {
  const lengths = fc.integer({ min: 1, max: 12 }).map((steps) => steps * 50);
  const counts = fc.record({
    length: fc.integer({ min: 1, max: 4 }),
    width: fc.integer({ min: 1, max: 3 }),
    height: fc.integer({ min: 1, max: 3 }),
  });
  const positions = fc.record({
    x: fc.integer({ min: 0, max: 40 }),
    y: fc.integer({ min: 0, max: 12 }),
    z: fc.integer({ min: 0, max: 5 }),
  });
  const size = fc.record({ length: lengths, width: lengths, height: lengths });
  const load = fc.array(fc.record({ size, counts, positions }), { minLength: 1, maxLength: 12 });
  let beyond = 0;
  fc.assert(
    fc.property(load, (parts) => {
      const problem = problemOf(parts.map((part, place) => cargoOf({ name: `${place}`, size: part.size })));
      const arrangements = parts.map(({ counts, positions: { x, y, z } }, cargo) => ({
        cargo,
        orientation: 1 as const,
        position: { x: x * 50, y: y * 50, z: z * 50 },
        counts,
      }));
      const loaded = { container: 0, arrangements };
      const reached = reachesIn(problem, loaded);
      const figures = reachFigures(problem, loaded);
      beyond += figures.beyond;
      t.same(figures, {
        largest: Math.max(...reached.map(({ reach }) => reach)),
        beyond: reached.filter(({ isBeyond }) => isBeyond).length,
      });
    }),
    { numRuns: 200, seed: 36 },
  );
  t.ok(beyond > 0, 'some pieces are beyond reach');
});
