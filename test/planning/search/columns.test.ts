/** Loads that go together: the linear programme by its duality, and containers saved by it. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import type { Arrangement } from '../../../src/domain/plan.js';
import { straightOn } from '../../../src/planning/fills/pausing.js';
import { Session } from '../../../src/planning/fills/session.js';
import { containersIn, type DraftLoad, unfold } from '../../../src/planning/goals/draft.js';
import { improveByColumns } from '../../../src/planning/search/columns.js';
import { leastCovering } from '../../../src/planning/search/covering.js';
import fc from '../../support/fast-check.js';
import { problemOf } from '../../support/problems/load-problems.js';

t.test('what is taken covers the cargo, no load is worth more than it costs, and both sums are equal', async (t) => {
  const cargoes = 4;
  const load = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: cargoes, maxLength: cargoes });
  const programme = fc.record({
    columns: fc.array(fc.record({ cost: fc.integer({ min: 1, max: 9 }), pieces: load }), { maxLength: 12 }),
    needed: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: cargoes, maxLength: cargoes }),
  });
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));
  fc.assert(
    fc.property(programme, ({ columns, needed }) => {
      // Each cargo alone, so that everything can be covered.
      const alone = needed.map((_, place) => ({ cost: 9, pieces: needed.map((__, i) => (i === place ? 1 : 0)) }));
      const all = [...columns, ...alone];
      const { taken, duals } = leastCovering(all, needed);
      const price = all.reduce((sum, { cost }, place) => sum + cost * taken[place]!, 0);
      const worth = (pieces: readonly number[]) => pieces.reduce((sum, count, i) => sum + count * duals[i]!, 0);
      const covered = needed.map((_, i) => all.reduce((sum, { pieces }, place) => sum + taken[place]! * pieces[i]!, 0));
      return (
        isNear(price, worth(needed)) &&
        covered.every((pieces, i) => pieces >= needed[i]! - 1e-6) &&
        all.every(({ cost, pieces }) => worth(pieces) <= cost + 1e-6) &&
        [...taken, ...duals].every((figure) => figure >= 0)
      );
    }),
    { numRuns: 300, seed: 23 },
  );
  t.pass('300 programmes');
});

t.test('long and short pieces that make up a container together', async (t) => {
  const long = { size: { length: 600, width: 500, height: 500 }, quantity: 12 };
  const short = { size: { length: 400, width: 500, height: 500 }, quantity: 12 };
  const problem = problemOf([long, short], [{}]);
  const session = new Session(problem, { engine: loadEngine() }, {});
  session.startRound(1e8);
  const at = (cargo: number, x: number): Arrangement => {
    return { cargo, orientation: 1, position: { x, y: 0, z: 0 }, counts: { length: 1, width: 1, height: 1 } };
  };
  const apart: DraftLoad[] = [
    { container: 0, arrangements: [at(0, 0)], loaded: [1, 0], times: 12 },
    { container: 0, arrangements: [at(1, 0), at(1, 400)], loaded: [0, 2], times: 6 },
  ];
  // What a fill costs has to be known.
  session.fill(0, [1, 1], null, 1e5);
  session.incumbent.offer({ loads: apart, left: [0, 0] });
  straightOn(improveByColumns(session, 1e8, 12));
  const { draft } = session.incumbent;
  t.equal(containersIn(draft), 12, 'of 18');
  const search = { nodes: 0, complete: true, volumeBound: 0, containerBound: null };
  t.same(verify(problem, { containers: unfold(draft), unloaded: [], search }).faults, []);
});
