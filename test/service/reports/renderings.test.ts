/** One address is written once at a time, is kept, and is given up when nobody waits for it. */

import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import t from 'tap';
import { deferred } from '../../../src/lib/deferred.js';
import { type Order, Renderings } from '../../../src/service/reports/renderings.js';
import { Pace } from '../../../src/threads/pace.js';

/** Of somebody who waits until the end. */
const waiting = () => new AbortController().signal;

/** A report that is written when it is told to. */
function orderOf(identity: string, line: string | null = null) {
  const parts = [deferred<string>(), deferred<string>()];
  const seen = { begun: 0, isGivenUp: false };
  const order: Order = {
    identity,
    line,
    write: async (signal) => {
      seen.begun++;
      signal.addEventListener('abort', () => {
        seen.isGivenUp = true;
        for (const part of parts) part.reject(new Error('given up'));
      });
      async function* chunks() {
        for (const part of parts) yield Buffer.from(await part.promise);
      }
      return Readable.from(chunks());
    },
  };
  for (const { promise } of parts) promise.catch(() => {});
  const [first, second] = parts;
  return {
    order,
    seen,
    first: () => first!.resolve('first '),
    rest: () => second!.resolve('second'),
    fail: () => first!.reject(new Error('broken')),
  };
}

async function read(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}

t.test('all who ask for one address wait for one writing, whenever they come', async (t) => {
  const renderings = new Renderings();
  const one = orderOf('a');
  const early = renderings.stream(one.order, waiting());
  const whole = renderings.bytes(one.order, waiting());
  one.first();
  const late = renderings.stream(one.order, waiting());
  const streams = [await early, await late];
  one.rest();
  t.same(await Promise.all(streams.map(read)), ['first second', 'first second']);
  t.equal(String(await whole), 'first second');
  t.equal(await read(await renderings.stream(one.order, waiting())), 'first second', 'it is kept');
  t.equal(String(await renderings.bytes(one.order, waiting())), 'first second');
  t.equal(one.seen.begun, 1);
});

t.test('it is given up when the last one has left, and begun again for the next', async (t) => {
  const renderings = new Renderings();
  const one = orderOf('a');
  const [leaving, staying] = [new AbortController(), new AbortController()];
  const left = renderings.bytes(one.order, leaving.signal);
  const stayed = renderings.stream(one.order, staying.signal);
  leaving.abort();
  await t.rejects(left, { code: 'Cancelled' });
  await turn();
  t.notOk(one.seen.isGivenUp, 'another one waits');
  one.first();
  (await stayed).destroy();
  await turn();
  t.ok(one.seen.isGivenUp);
  const again = orderOf('a');
  again.first();
  again.rest();
  t.equal(String(await renderings.bytes(again.order, waiting())), 'first second');
});

t.test('who leaves before the first bytes ends it too', async (t) => {
  const renderings = new Renderings();
  const one = orderOf('a');
  const leaving = new AbortController();
  const left = renderings.stream(one.order, leaving.signal);
  await turn();
  leaving.abort();
  await t.rejects(left, { code: 'Cancelled' });
  await turn();
  t.ok(one.seen.isGivenUp);
});

t.test('a failure is told to all and not kept', async (t) => {
  const renderings = new Renderings();
  const one = orderOf('a');
  const told: Promise<unknown>[] = [renderings.stream(one.order, waiting()), renderings.bytes(one.order, waiting())];
  one.fail();
  for (const answer of told) await t.rejects(() => answer, { message: 'broken' });
  const again = orderOf('a');
  again.first();
  again.rest();
  t.equal(String(await renderings.bytes(again.order, waiting())), 'first second');
});

t.test('orders of one line take turns, those of others do not wait; a long line is full', async (t) => {
  let now = 0;
  const renderings = new Renderings(undefined, new Pace(1, () => now));
  const [one, two, other] = [orderOf('a', 'load'), orderOf('b', 'load'), orderOf('c', 'other')];
  const results = [one, two, other].map(({ order }) => renderings.bytes(order, waiting()));
  await turn();
  t.same([one.seen.begun, two.seen.begun, other.seen.begun], [1, 0, 1]);
  const more = Array.from({ length: 12 }, (_, at) => renderings.bytes(orderOf(`more ${at}`, 'load').order, waiting()));
  const refused = (await Promise.allSettled(more.slice(7))).map((result) => result.status);
  t.same(refused, Array(5).fill('rejected'));
  const late = (name: string) => renderings.bytes(orderOf(name, 'load').order, waiting());
  await t.rejects(late('at once'), { code: 'QueueFull', retryAfter: 1 });
  now = 100_000;
  // Two run for 100 s where one takes 1 s: the mean is nearly 37 s, of which the 8 that wait take a tenth each.
  await t.rejects(late('later'), { retryAfter: 30, message: /Too many reports of this load .* Try again in 30 s\.$/ });
  for (const { first, rest } of [one, two, other]) {
    first();
    rest();
  }
  t.same((await Promise.all(results)).map(String), Array(3).fill('first second'));
});

t.test('what was asked for longest ago goes first', async (t) => {
  const renderings = new Renderings(30);
  const write = async (name: string) => {
    const one = orderOf(name);
    one.first();
    one.rest();
    await renderings.bytes(one.order, waiting());
    return one.seen.begun;
  };
  for (const name of ['a', 'b']) t.equal(await write(name), 1);
  t.equal(await write('a'), 0);
  t.equal(await write('c'), 1);
  t.equal(await write('a'), 0);
  t.equal(await write('b'), 1, 'gone');
});
