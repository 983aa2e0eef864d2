/** The clock strikes early enough for what is found to be verified. */
import t from 'tap';
import { Incumbent } from '../../../src/planning/fills/incumbent.js';
import { Meter } from '../../../src/planning/fills/meter.js';
import { problemOf } from '../../support/problems/load-problems.js';

const LIMIT_SECONDS = 10;
const NOTHING = { bestValue: 0, nodes: 0, share: 0 };

function meterOf(pieces: number, times = 1) {
  const problem = problemOf([{ quantity: pieces * times }]);
  const incumbent = new Incumbent(problem);
  let now = 0;
  const meter = new Meter(LIMIT_SECONDS, { now: () => now }, incumbent);
  const isOver = (seconds: number) => {
    now = 1000 * seconds;
    return meter.watch(NOTHING, 1);
  };
  const find = () => {
    const counts = { length: pieces, width: 1, height: 1 };
    const arrangement = { cargo: 0, orientation: 1, position: { x: 0, y: 0, z: 0 }, counts } as const;
    incumbent.offer({ loads: [{ container: 0, arrangements: [arrangement], loaded: [pieces], times }], left: [0] });
  };
  return { isOver, find };
}

t.test('a plan of few pieces takes no time worth keeping', async (t) => {
  const { isOver, find } = meterOf(100);
  find();
  t.notOk(isOver(9.9));
  t.ok(isOver(10));
});

t.test('a plan of many pieces ends its search earlier', async (t) => {
  const { isOver, find } = meterOf(20_000);
  find();
  t.ok(isOver(7));
  t.notOk(isOver(6.9));
});

t.test('before anything is found, it may be all', async (t) => {
  const { isOver } = meterOf(20_000);
  t.ok(isOver(7));
  t.notOk(isOver(6.9));
});

t.test('equal containers are verified once', async (t) => {
  const { isOver, find } = meterOf(500, 40);
  t.ok(isOver(7));
  find();
  t.notOk(isOver(9.9));
});

t.test('half of the time is for searching, whatever is found', async (t) => {
  const { isOver, find } = meterOf(2_000_000);
  find();
  t.notOk(isOver(4.9));
  t.ok(isOver(5));
});
