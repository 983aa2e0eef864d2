import t from 'tap';
import type { Arrangement } from '../../../src/domain/plan.js';
import { type KnownLoad, LoadPool } from '../../../src/planning/fills/load-pool.js';
import { Session } from '../../../src/planning/fills/session.js';
import { naiveEngine } from '../../support/engine/naive-engine.js';
import { problemOf } from '../../support/problems/load-problems.js';

const CUBE = { length: 100, width: 100, height: 100 };
const PIECE: Arrangement = {
  ...{ cargo: 0, orientation: 1, position: { x: 0, y: 0, z: 0 } },
  counts: { length: 1, width: 1, height: 1 },
};

function load(container: number, ...loaded: number[]): KnownLoad {
  return { container, arrangements: [PIECE], loaded };
}

t.test('loads by container type, of the same pieces the last one', async (t) => {
  const pool = new LoadPool();
  const later = load(0, 1, 0);
  for (const one of [load(0, 1, 0), load(1, 1, 0), load(0, 0, 1), later]) pool.add(one);
  t.same(
    pool.of(0).map(({ loaded }) => loaded),
    [
      [0, 1],
      [1, 0],
    ],
  );
  t.equal(pool.of(0)[1], later);
  t.equal(pool.of(1).length, 1);
  pool.add({ container: 1, arrangements: [], loaded: [0, 0] });
  t.equal(pool.of(1).length, 1, 'an empty load is none');
});

t.test('the oldest make room', async (t) => {
  const pool = new LoadPool(30);
  for (let count = 1; count <= 5; count++) pool.add(load(0, count, 0));
  t.same(
    pool.of(0).map(({ loaded }) => loaded[0]),
    [4, 5],
  );
});

t.test('a session keeps what lost too', async (t) => {
  // Not all may be loaded by weight: the whole cargo and a selection are filled.
  const problem = problemOf(
    [
      { size: CUBE, quantity: 10, weight: 10 },
      { size: { ...CUBE, length: 50 }, quantity: 3, weight: 1 },
    ],
    [{ maxWeight: 20 }],
  );
  const engine = naiveEngine();
  const session = new Session(problem, { engine }, {});
  session.startRound(1e6);
  const { loaded } = session.fill(0, [10, 3], null, 1e6);
  t.equal(engine.calls.length, 2, 'a selection too');
  const known = session.loads.of(0);
  t.equal(known.length, 2);
  t.ok(known.some((one) => one.loaded.join() === loaded.join()));
  const again = session.loadAgain({ problem, restore: (found) => found }, 0, known[0]!.loaded, 1e6);
  t.ok(again);
  t.equal(session.loads.of(0).length, 2, 'the same pieces once more');
});
