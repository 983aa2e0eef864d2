/** What a move gains is asked of the load as it can be loaded, whose order is another. */
import t from 'tap';
import type { Arrangement } from '../../../../src/domain/plan.js';
import type { Judge } from '../../../../src/planning/finishing/balance/judge.js';
import { bestMove } from '../../../../src/planning/finishing/balance/move.js';

const at = (cargo: number): Arrangement => ({
  ...{ cargo, orientation: 1, position: { x: 0, y: 0, z: 0 }, counts: { length: 1, width: 1, height: 1 } },
});

/** The first cargo's place in the order of loading. */
const figure = (load: readonly Arrangement[]) => 1 + load.findIndex(({ cargo }) => cargo === 0);

t.test('a move that gains nothing once it is in an order of loading is not made', async (t) => {
  const load = [at(1), at(0)];
  const changed = [at(0), at(1)];
  const judge = (accepted: readonly Arrangement[]) => ({ accepted: () => accepted }) as unknown as Judge;
  t.equal(bestMove(judge(load), load, [changed], figure), null, 'it would be made again and again');
  t.equal(bestMove(judge(changed), load, [changed], figure), changed);
});
