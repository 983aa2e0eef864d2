import t from 'tap';
import { childOf, readTraceParent, traceIdOf } from '../../src/lib/trace-context.js';

const SENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

t.test('a trace is taken in and goes on with a step of its own', async (t) => {
  t.equal(readTraceParent(SENT), SENT);
  t.equal(traceIdOf(SENT), '0af7651916cd43dd8448eb211c80319c');
  t.equal(childOf(SENT, '00f067aa0ba902b7'), '00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01');
  t.equal(readTraceParent(`01${SENT.slice(2)}-later`), `01${SENT.slice(2)}`, 'a later version may say more');
});

t.test('what is malformed is as if it were absent', async (t) => {
  const zeros = (count: number) => '0'.repeat(count);
  for (const header of [
    ...['', 'x', SENT.slice(1), SENT.toUpperCase(), `ff${SENT.slice(2)}`, `${SENT}0`],
    ...[`00-${zeros(32)}-b7ad6b7169203331-01`, `00-0af7651916cd43dd8448eb211c80319c-${zeros(16)}-01`],
  ]) {
    t.equal(readTraceParent(header), null, header);
  }
});
