/** Threads that are ended while they answer: the answer is lost, and nothing else. */
import t from 'tap';
import { ThreadPool } from '../../src/threads/thread-pool.js';

/** Until an answer that nobody has read is at the other end of its port. */
const ON_ITS_WAY_MILLISECONDS = 20;

/** A pool with one task that its thread has done, of which this thread has not heard yet. */
async function answered(signal: AbortSignal) {
  const module = new URL('../support/answering-worker.js', import.meta.url);
  const pool = new ThreadPool({ module, isKept: true });
  await pool.run(new SharedArrayBuffer(4));
  const done = new Int32Array(new SharedArrayBuffer(4));
  const task = pool.run(done.buffer, { signal });
  const ended = task.then(
    () => false,
    () => true,
  );
  // The task goes to the thread within this turn.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  Atomics.wait(done, 0, 0, 5_000);
  const since = performance.now();
  while (performance.now() - since < ON_ITS_WAY_MILLISECONDS);
  return { pool, ended };
}

t.test('a thread that is ended while it answers ends nothing else', async (t) => {
  const faults: Error[] = [];
  const note = (error: Error) => faults.push(error);
  process.prependListener('uncaughtException', note);
  t.teardown(() => process.off('uncaughtException', note));

  const closing = await answered(new AbortController().signal);
  await closing.pool.close();
  t.ok(await closing.ended, 'with the pool');

  const control = new AbortController();
  const cancelled = await answered(control.signal);
  control.abort();
  t.ok(await cancelled.ended, 'with its task');
  await cancelled.pool.close();
  t.same(faults, []);
});
