/** Events end with whoever listens to them, though they have nothing to say. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { eventBody } from '../../src/service/event-stream.js';

t.test('a stream that is closed looks no more', async (t) => {
  let looks = 0;
  const look = async () => {
    looks++;
    return { id: 'known', isLast: false, tell: () => ({}) };
  };
  const { signal } = new AbortController();
  const body = eventBody({ look, lookMilliseconds: 5, lastEventId: 'known', signal });
  const [first] = await once(body, 'data');
  t.match(String(first), /^retry: \d+\n\n$/);
  while (looks < 3) await sleep(5);
  body.destroy();
  await once(body, 'close');
  const before = looks;
  await sleep(60);
  t.equal(looks, before);
});
