/** What differs between two plans of one request, piece by piece. */
import t from 'tap';
import { bodyOf } from '../../src/domain/bodies.js';
import { type LoadPlan, placementsOf } from '../../src/domain/plan.js';
import type { ShownLoad } from '../../src/scene/shown-load.js';
import { kindsOf } from '../../src/web/pages/compare/plan-difference.js';
import { cargoOf, problemOf } from '../support/problems/load-problems.js';

const problem = problemOf([cargoOf({ name: 'cube', quantity: 4 }), cargoOf({ name: 'other', quantity: 1 })]);
const COUNTS = { length: 1, width: 1, height: 1 };
const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };

function loadOf(...places: readonly (readonly [cargo: number, x: number])[]): ShownLoad {
  const arrangements = places.map(([cargo, x]) => ({
    cargo,
    orientation: 1 as const,
    position: { x, y: 0, z: 0 },
    counts: COUNTS,
  }));
  const plan: LoadPlan = { containers: [{ container: 0, arrangements }], unloaded: [], search };
  return { title: '', problem, plan, request: { cargoes: [{}, {}], emptyContainers: [{}] } };
}

function kinds(first: ShownLoad, second: ShownLoad): string[] {
  const kindOf = kindsOf(first, second);
  return first.plan.containers[0]!.arrangements.flatMap((one) =>
    [...placementsOf(one, problem.cargoes)].map((piece) =>
      kindOf(0, { cargo: piece.cargo, body: bodyOf(piece, problem.cargoes) }),
    ),
  );
}

t.test('what stayed, what lies elsewhere, what only one of them has', async (t) => {
  const first = loadOf([0, 0], [0, 100], [0, 200], [1, 300]);
  const second = loadOf([0, 0], [0, 500]);
  t.same(kinds(first, second), ['same', 'moved', 'alone', 'alone']);
  t.same(kinds(second, first), ['same', 'moved']);
  t.same(kinds(first, first), ['same', 'same', 'same', 'same']);
  t.same(kinds(loadOf([1, 0]), loadOf([0, 0])), ['alone'], 'another cargo at the same place is another piece');
});
