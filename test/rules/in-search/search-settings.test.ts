/** Search settings: each changes the search, and no rule is broken. */
import t from 'tap';
import { cuboidAt, orientedSize, type Size, sharedArea } from '../../../src/domain/geometry.js';
import type { LoadProblem, Rules } from '../../../src/domain/problem.js';
import { consolidated } from '../../../src/planning/fills/variants/consolidated.js';
import { type Planned, planned } from '../../support/planning/planned.js';
import { problemOf } from '../../support/problems/load-problems.js';

/** Twelve cargoes of which not all fit, so that there is something to search. */
function mixed(rules: Partial<Rules>): LoadProblem {
  const cargoes = Array.from({ length: 12 }, (_, i) => ({
    size: { length: 61 + ((i * 17) % 47), width: 41 + ((i * 11) % 31), height: 31 + ((i * 7) % 29) },
    quantity: 20,
  }));
  return problemOf(cargoes, [{ quantity: 1, size: { length: 587, width: 233, height: 220 } }], {
    optimizationLevel: 1,
    ...rules,
  });
}

const CHANGES: readonly (readonly [what: string, rules: Partial<Rules>])[] = [
  ['isEmptySpaceMerged', { isEmptySpaceMerged: false }],
  ['isTuned', { isTuned: false }],
  ['maxSearchDepth', { maxSearchDepth: 1 }],
  ['maxSearchVolPerncentage', { maxSearchVolumePercentage: 60 }],
  ['MaxVolumeFirst', { algorithmType: 'MaxVolumeFirst' }],
  ['the seed', { seed: 2 }],
];

for (const [what, rules] of CHANGES) {
  t.test(`${what} changes the search`, async (t) => {
    const usual = planned(t, mixed({}));
    const changed = planned(t, mixed(rules));
    t.ok(changed.placements.length > 0, 'something is loaded');
    t.notSame(
      [changed.plan.search.nodes, changed.placements],
      [usual.plan.search.nodes, usual.placements],
      'other nodes or another plan',
    );
  });
}

t.test(
  'isCargoSizeConsolidated: nearly equal cargoes are one size in the search, and keep their own in the plan',
  async (t) => {
    const cargoes = Array.from({ length: 8 }, (_, i) => ({
      size: { length: 100 - (i % 3), width: 80 - (i % 2), height: 60 },
      quantity: 12,
    }));
    const van = { quantity: 1, size: { length: 520, width: 230, height: 220 } };
    const problem = (isCargoSizeConsolidated: boolean) =>
      problemOf(cargoes, [van], { optimizationLevel: 1, isCargoSizeConsolidated });
    const usual = planned(t, problem(false));
    const changed = planned(t, problem(true));
    t.not(changed.plan.search.nodes, usual.plan.search.nodes, 'another search');
    for (const { cargo, orientation, size } of changed.placements) {
      t.same(size, orientedSize(problem(true).cargoes[cargo]!.size, orientation), 'the true size');
    }
  },
);

t.test('consolidated sizes: the larger of both, heights only where nothing rests on the shorter', async (t) => {
  /** The one size that a cargo of 100 x 80 x 60 and one of `second` become; null when they stay two. */
  const sizeWith = (second: Size, height: number, rules: Partial<Rules> = {}): Size | null => {
    const cargoes = [{ size: sizeOf(100, 80, 60) }, { size: second }];
    const problem = problemOf(cargoes, [{ size: sizeOf(500, 500, height) }], {
      isCargoSizeConsolidated: true,
      ...rules,
    });
    const sizes = consolidated(problem)?.cargoes.map(({ size }) => size);
    if (sizes === undefined) return null;
    t.same(sizes[1], sizes[0], 'both are of one size');
    return sizes[0]!;
  };
  t.same(sizeWith(sizeOf(98.5, 81, 60), 200), sizeOf(100, 81, 60), 'each side the larger');
  t.equal(sizeWith(sizeOf(98, 80, 60), 200), null, 'more than 2 % apart');
  t.equal(sizeWith(sizeOf(100, 80, 59), 200), null, 'something may rest on the shorter');
  t.same(sizeWith(sizeOf(100, 80, 59), 100), sizeOf(100, 80, 60), 'nothing fits above');
  t.same(sizeWith(sizeOf(100, 80, 59), 200, { maxDepthToSupport: 1 }), sizeOf(100, 80, 60), 'the gap is bridged');
  t.equal(sizeWith(sizeOf(99, 80, 60), 200, { isCargoSizeConsolidated: false }), null, 'not asked for');
});

function sizeOf(length: number, width: number, height: number): Size {
  return { length, width, height };
}

/** Pieces that rest on more than one other. */
function bridging({ placements }: Planned): number {
  const cuboids = placements.map(({ position, size }) => cuboidAt(position, size));
  return cuboids.filter(
    (upper) => cuboids.filter((lower) => lower.z2 === upper.z1 && sharedArea(lower, upper) > 0).length > 1,
  ).length;
}

for (const [what, width, quantity] of [
  ['turned by 90 degrees', 120, 24],
  ['turned by 180 degrees', 100, 20],
] as const) {
  t.test(`Interlocked: layers ${what}`, async (t) => {
    const carton = { size: { length: 60, width: 40, height: 30 }, quantity };
    const pallet = { containerType: 'Pallet', quantity: 1, size: { length: 120, width, height: 120 } } as const;
    const rules = { optimizationLevel: 1 } as const;
    const usual = planned(t, problemOf([carton], [pallet], rules));
    const turned = planned(t, problemOf([carton], [pallet], { ...rules, algorithmType: 'Interlocked' }));
    t.same(turned.loaded, usual.loaded, 'no less is loaded');
    t.ok(bridging(turned) > bridging(usual), `${bridging(turned)} joints bridged, not ${bridging(usual)}`);
  });
}
