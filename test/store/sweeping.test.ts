/** A sweep that fails is told and tried again, soon at first. */
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { sweepRegularly } from '../../src/store/mongo/sweeping.js';

t.test('failures are told and followed by another try, until it is ended', async (t) => {
  let sweeps = 0;
  const told: { failures: number }[] = [];
  const sweep = async () => {
    if (++sweeps <= 3) throw new Error('not now');
  };
  const log = { warn: (details: { failures: number }) => told.push(details) };
  const end = sweepRegularly(sweep, log, { everyMilliseconds: 100, againMilliseconds: 10 });
  while (sweeps < 5) await sleep(5);
  end();
  t.match(told, [
    { failures: 1, nextInMinutes: 10 / 60_000, err: { message: 'not now' } },
    { failures: 2, nextInMinutes: 20 / 60_000 },
    { failures: 3, nextInMinutes: 40 / 60_000 },
  ]);
  t.equal(told.length, 3);
  const before = sweeps;
  await sleep(250);
  t.equal(sweeps, before, 'none after the end');
});
