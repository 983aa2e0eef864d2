/** Addresses of pictures by the clock, and pictures that are drawn once. */
import t from 'tap';
import { digestOf, seal, unseal } from '../../../src/calculation/node/links.js';
import { pictureAddresses } from '../../../src/calculation/node/picture-links.js';
import { Pictures } from '../../../src/service/reports/pictures.js';
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import { LineIsFull } from '../../../src/threads/turns.js';
import { ANN, load } from '../../store/samples.js';
import { problemOf } from '../../support/problems/load-problems.js';
import { temporaryFolder } from '../../support/service/running-service.js';

const LOAD = { title: 'Seen', problem: problemOf([]) };
const LOOK = { width: 20, height: 20, hasMeasures: false, background: 0, isGrey: false };
const SUBJECT = { kind: 'container', container: 0, picture: 'top' } as const;
const DAY = 86_400_000;
const NOON = 20_000 * DAY + DAY / 2;

t.test('an address holds for its days and is drawn once', async (t) => {
  const store = openEmbeddedStore(temporaryFolder(t));
  t.teardown(() => store.close());
  let now = NOON;
  let drawn = 0;
  const drawing = {
    draw: async () => {
      drawn++;
      return Uint8Array.from([drawn]);
    },
  };
  const parts = { store, drawing, linkDays: 3, now: () => now };
  const pictures = new Pictures(parts);
  const saved = load(ANN, 'Seen', {}, '{"a":1}');
  await store.loads.save(saved);
  const options = { baseUrl: '', containers: LOOK, spaces: null };
  const made = pictureAddresses(options, await pictures.linksOf(ANN.user), LOAD, saved.body);
  t.equal(made.spaces, null);
  const token = made.containers!.replace('/Pictures/', '');

  const found = await Promise.all([1, 2, 3].map(() => pictures.find(token, SUBJECT, 'png')));
  t.same(
    found.map(({ bytes }) => [...bytes]),
    [[1], [1], [1]],
    'those who ask at once wait for one',
  );
  t.same([...(await new Pictures(parts).find(token, SUBJECT, 'png')).bytes], [1], 'it is kept');
  await pictures.find(token, SUBJECT, 'svg');
  t.equal(drawn, 2);
  now = NOON + 3 * DAY;
  await pictures.find(token, SUBJECT, 'png');
  const busy = { draw: () => Promise.reject(new LineIsFull(50)) };
  const refused = new Pictures({ ...parts, drawing: busy }).find(token, { ...SUBJECT, picture: 'front' }, 'png');
  await t.rejects(refused, { code: 'QueueFull', retryAfter: 5, message: /Try again in 5 s\.$/ });
  now = NOON + 4 * DAY;
  await t.rejects(pictures.find(token, SUBJECT, 'png'), { code: 'NoSuchPicture' });
});

t.test('a token is read only with its secret, and by nobody else', async (t) => {
  const content = {
    load: ['ann@example.com', 'Töff'] as const,
    digest: digestOf(Buffer.from('x')),
    untilDay: 7,
    details: ['pictures', 1],
  };
  const token = seal('one', content);
  t.same(unseal('one', token), content);
  t.equal(seal('one', content), token, 'one content, one token');
  t.equal(unseal('two', token), null);
  t.equal(unseal('one', ''), null);
  t.equal(unseal('one', `${token}=`), null);
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'Q' ? 'R' : 'Q';
    t.equal(unseal('one', token.slice(0, at) + other + token.slice(at + 1)), null, `letter ${at}`);
  }
});
