/** What stood against every order of loading comes back where it finds another place. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import type { FillResult } from '../../../src/engine/port.js';
import { Session } from '../../../src/planning/fills/session.js';
import { withAdded } from '../../../src/planning/finishing/balance/add-cargo.js';
import { loadsInOrderFilled } from '../../../src/planning/finishing/refilled.js';
import { unfold } from '../../../src/planning/goals/draft.js';
import { CIRCLE } from '../../support/planning/circle.js';
import { problemOf } from '../../support/problems/load-problems.js';
import { at } from '../../support/rules/judging.js';

const EFFORT = 100_000;

const LOAD = CIRCLE.map(({ x, y, z }, cargo) => at(cargo, x, y, z));
const LOADED = [1, 1, 1, 1];

function circleIn(length: number, containers: number) {
  const cargoes = CIRCLE.map((size) => ({ size, quantity: containers }));
  const size = { length, width: 20, height: 30 };
  return problemOf(cargoes, [{ containerType: 'Truck', size, quantity: containers }], { minSupportRate: 0 });
}

t.test('each of two equal containers gets its piece back, elsewhere', async (t) => {
  const problem = circleIn(60, 2);
  const draft = { loads: [{ container: 0, arrangements: LOAD, loaded: LOADED, times: 2 }], left: [0, 0, 0, 0] };
  const told: number[][] = [];
  const session = new Session(problem, { engine: loadEngine() }, {});
  const { loads, left } = loadsInOrderFilled(session, [], draft, EFFORT, (...pieces) => told.push(pieces));
  t.same(left, [0, 0, 0, 0]);
  t.same(told, [[1, 1]]);
  t.same(loads[0]!.loaded, LOADED);
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  t.same(verify(problem, { containers: unfold({ loads, left }), unloaded: [], search }).faults, []);
});

t.test('a lot comes back whole', async (t) => {
  const lot = { places: [0, 3], quantities: [1, 1], reason: 'GroupKeptTogether' as const, detail: '' };
  const draft = { loads: [{ container: 0, arrangements: LOAD, loaded: LOADED, times: 1 }], left: [0, 0, 0, 0] };
  for (const length of [40, 60, 80]) {
    const session = new Session(circleIn(length, 1), { engine: loadEngine() }, {});
    const { loads } = loadsInOrderFilled(session, [lot], draft, EFFORT);
    t.equal(loads[0]!.loaded[0], loads[0]!.loaded[3], `${length} long`);
    if (length === 80) t.same(loads[0]!.loaded, LOADED);
  }
});

t.test('what finds no place beside the others is loaded before them, else into another container', async (t) => {
  const rolls = [
    { style: 'Roll' as const, size: { length: 74, width: 74, height: 95 }, diameter: 74, quantity: 10 },
    { style: 'Roll' as const, size: { length: 32, width: 32, height: 98 }, diameter: 32 },
  ];
  // Two layers of staggered rows across the whole width; in front of them no roll of one run may stand higher than a layer.
  const rows = [
    [0, 0],
    [0, 86],
    [0, 172],
    [61, 43],
    [61, 129],
  ] as const;
  const load = [...rows.map(([x, y]) => at(0, x, y, 0, 1, [1, 1, 2])), at(1, 104, 0, 0)];
  for (const [length, containers] of [
    [770, 1],
    [136, 2],
  ] as const) {
    const size = { length, width: 246, height: 227 };
    const problem = problemOf(rolls, [{ containerType: 'SeaVan', size, quantity: 5 }]);
    const draft = { loads: [{ container: 0, arrangements: load, loaded: [10, 1], times: 1 }], left: [0, 0] };
    const session = new Session(problem, { engine: loadEngine() }, {});
    const { loads, left } = loadsInOrderFilled(session, [], draft, EFFORT);
    t.same(left, [0, 0]);
    t.equal(loads.length, containers, `${length} long`);
    const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
    t.same(verify(problem, { containers: unfold({ loads, left }), unloaded: [], search }).faults, []);
  }
});

t.test('what the order of loading would divide of what is added is not added', async (t) => {
  const problem = circleIn(80, 2);
  const lot = { places: [1, 3], quantities: [1, 1], reason: 'GroupKeptTogether' as const, detail: '' };
  const load = { container: 0, arrangements: LOAD.slice(0, 2), loaded: [1, 1, 0, 0], times: 1 };
  const session = new Session(problem, { engine: loadEngine() }, {});
  // Whatever the search would find: the two that make the circle, and one that stands apart.
  const found = [...LOAD, at(1, 60, 0, 0)];
  session.addTo = (_problem, _container, kept, counts) =>
    ({ arrangements: counts[3] === 0 ? kept : found, loaded: counts }) as FillResult;
  const offered = [0, 1, 1, 1];
  t.same(withAdded(session, [], load, offered, EFFORT)?.pieces, [0, 1, 0, 0]);
  t.equal(withAdded(session, [lot], load, offered, EFFORT), null);
});
