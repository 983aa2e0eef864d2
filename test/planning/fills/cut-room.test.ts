/** A room that is cut shorter never allows more than the container does. */
import t from 'tap';
import { cutRoom } from '../../../src/planning/fills/variants/cut-room.js';
import { problemOf } from '../../support/problems/load-problems.js';

t.test('the least of both limits holds', async (t) => {
  const problem = problemOf(
    [{ size: { length: 2, width: 2, height: 2 } }],
    [{ size: { length: 20, width: 4, height: 4 }, maxExtent: { length: 12, width: 0, height: 0 } }],
  );
  const lengthOf = (reach: number) => cutRoom(problem, 0, reach).problem.containers[0]!.maxExtent.length;
  t.equal(lengthOf(9), 9);
  t.equal(lengthOf(15), 12);
  const free = {
    ...problem,
    containers: [{ ...problem.containers[0]!, maxExtent: { length: 0, width: 0, height: 0 } }],
  };
  t.equal(cutRoom(free, 0, 15).problem.containers[0]!.maxExtent.length, 15);
});
