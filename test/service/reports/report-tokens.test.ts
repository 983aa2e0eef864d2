/** Tokens of reports that last are short, are read with their secret alone, and those of earlier versions still hold. */
import t from 'tap';
import { seal } from '../../../src/calculation/node/links.js';
import { lastingToken, openReportToken, readReportLink } from '../../../src/calculation/node/report-links.js';
import fc from '../../support/fast-check.js';

const OWNER = 'ann@example.com';
const DAY = 10_000_000;

t.test('a token says again what was put in it', async (t) => {
  const id = fc.option(fc.base64String({ minLength: 1, maxLength: 16 }));
  fc.assert(
    fc.property(fc.emailAddress(), fc.string({ unit: 'grapheme', minLength: 1 }), id, (owner, title, id) => {
      const content = openReportToken('one', lastingToken('one', owner, title, id))!;
      t.same(
        [content.load, readReportLink(content)],
        [[owner, title], { kind: id === null ? 'live' : 'link', id: id ?? '' }],
      );
    }),
    { numRuns: 100 },
  );
  const [owner, title] = openReportToken('one', lastingToken('one', OWNER, 'two\nlines', null))!.load!;
  t.same([owner, title], [OWNER, 'two\nlines']);
});

t.test('one that was given out before is read as it was', async (t) => {
  for (const details of [['live'], ['link', 'aBcD'], ['report']]) {
    const content = { load: [OWNER, 'Tour 7'] as const, digest: 'abc', untilDay: DAY, details };
    t.same(openReportToken('one', seal('one', content)), content);
  }
  const long = seal('one', { load: [OWNER, 'Tour 7'], digest: '', untilDay: DAY, details: ['live'] });
  const short = lastingToken('one', OWNER, 'Tour 7', null);
  t.ok(short.length < 0.6 * long.length, `${short.length} of ${long.length}`);
  t.notMatch(Buffer.from(short, 'base64url').toString('latin1'), 'ann');
});

t.test('one that was changed, or is of another secret, is none', async (t) => {
  const token = lastingToken('one', OWNER, 'Tour 7', null);
  t.equal(openReportToken('two', token), null);
  for (const wrong of ['', token.slice(0, 12), token.slice(1), `${token}=`, `${token}A`]) {
    t.equal(openReportToken('one', wrong), null, wrong);
  }
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'A' ? 'B' : 'A';
    t.equal(openReportToken('one', token.slice(0, at) + other + token.slice(at + 1)), null, `letter ${at}`);
  }
});
