/** Search settings and soft rules: each changes the search or decides a plan, and no rule is broken. */
import t from 'tap';
import type { LoadProblem, Rules } from '../../../src/domain/problem.js';
import { problemOf } from '../../support/load-problems.js';
import { planned } from '../../support/planned.js';

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

t.test('orientationPriority decides between equal places', async (t) => {
  for (const first of [1, 2] as const) {
    const cargo = { size: { length: 100, width: 50, height: 100 }, orientationPriority: [first] };
    const { placements } = planned(t, problemOf([cargo], [{ quantity: 1 }], { optimizationLevel: 1 }));
    t.same(
      placements.map((piece) => piece.orientation),
      [first],
    );
  }
});
