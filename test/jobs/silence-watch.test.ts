import t from 'tap';
import { SilenceWatch } from '../../src/jobs/silence-watch.js';

const LEASE = 6000;

function watched() {
  let now = 0;
  const watch = new SilenceWatch(LEASE, () => now);
  const look = (instant: number, ...pulses: readonly string[]) => {
    now = instant;
    return watch.look(pulses.map((pulse, place) => ({ id: `p${place}`, turn: 0, pulse }))).map(({ id }) => id);
  };
  return look;
}

t.test('who is silent for the lease is found, who gives signs of life is not', async (t) => {
  const look = watched();
  t.strictSame(look(0, '1', 'a'), []);
  t.strictSame(look(2000, '2', 'a'), []);
  t.strictSame(look(4000, '3', 'a'), []);
  t.strictSame(look(5999, '4', 'a'), [], 'not yet');
  t.strictSame(look(6000, '5', 'a'), ['p1']);
  t.strictSame(look(7000, '5', 'b'), [], 'until it moves again');
});

t.test('who did not look has watched nobody: the machine may have been stopped, holders and all', async (t) => {
  const look = watched();
  t.strictSame(look(0, 'a'), []);
  t.strictSame(look(3_600_000, 'a'), []);
  t.strictSame(look(3_602_000, 'a'), []);
  t.strictSame(look(3_603_000, 'a'), ['p0']);
});

t.test('whoever was not held for a while is watched anew', async (t) => {
  const look = watched();
  for (const instant of [0, 3000]) t.strictSame(look(instant, 'a'), []);
  t.strictSame(look(5000), []);
  for (const instant of [6000, 9000]) t.strictSame(look(instant, 'a'), []);
  t.strictSame(look(12_000, 'a'), ['p0']);
});
