/** Rows that are left out of a plan stay where they stood, whatever happens around them. */
import t from 'tap';
import {
  looksOfRows,
  withLooks,
  withoutLeftOut,
  withRowsBack,
  withRowsLeftOut,
  withRowsRemoved,
  withRowsTwice,
} from '../../src/web/plan-request/listed-rows.js';
import { bodyOf, EMPTY_DRAFT, type RequestDraft, withRows } from '../../src/web/plan-request/request-draft.js';
import fc from '../support/fast-check.js';

const draftOf = (names: string): RequestDraft => ({
  ...EMPTY_DRAFT,
  cargoes: [...names].map((name) => ({ name, qty: 1 })),
});

/** As the table shows them; what is left out in brackets. */
function shown({ cargoes, leftOut = [] }: RequestDraft): string {
  const all = cargoes.map(({ name }) => String(name));
  for (const { row, at } of leftOut.toReversed()) all.splice(at, 0, `(${row['name']})`);
  return all.join('');
}

t.test('rows are left out where they stand, and come back there', async (t) => {
  const out = withRowsLeftOut(draftOf('ABCDE'), new Set([1, 2]));
  t.equal(shown(out), 'A(B)(C)DE');
  t.same((bodyOf(out)['cargoes'] as unknown[]).length, 3, 'they are not sent');
  t.equal(shown(withRowsLeftOut(out, new Set([2]))), 'A(B)(C)D(E)');
  t.equal(shown(withRowsRemoved(out, new Set([0]))), '(B)(C)DE');
  t.equal(shown(withRowsTwice(out, new Set([0, 1]))), 'AA(B)(C)DDE');
  t.equal(shown(withRowsBack(out, 0)), 'AB(C)DE');
  t.equal(shown(withRowsBack(out, 1)), 'A(B)CDE');
  t.same(withRowsBack(out), draftOf('ABCDE'), 'as if nothing had been');
  t.equal(shown(withoutLeftOut(out, 0)), 'A(C)DE');
  t.same(withoutLeftOut(withRowsLeftOut(draftOf('AB'), new Set([1])), 0), draftOf('A'));
  t.same(withRowsRemoved(draftOf('AB'), new Set([1])), draftOf('A'), 'nothing is said of what looks as before');
  t.equal(shown(withRowsLeftOut(out, new Set([0, 1, 2]))), '(A)(B)(C)(D)(E)');
});

t.test('a quantity of 0 is asked for again', async (t) => {
  const draft = { ...EMPTY_DRAFT, cargoes: [{ name: 'A', qty: 0 }] };
  t.same(withRowsBack(withRowsLeftOut(draft, new Set([0]))).cargoes, [{ name: 'A' }]);
});

t.test('another list takes the place of what is left out, too', async (t) => {
  const out = withRowsLeftOut(draftOf('ABC'), new Set([1]));
  const rows = [{ name: 'X' }];
  t.equal(shown(withRows(out, 'cargoes', { rows, uom: null, isInstead: true })), 'X');
  t.equal(shown(withRows(out, 'cargoes', { rows, uom: null })), 'A(B)CX');
});

t.test('whatever is left out in any order comes back in its order', async (t) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.nat(), { maxLength: 6 }), (count, picks) => {
      const draft = draftOf('ABCDEFGH'.slice(0, count));
      let out = draft;
      for (const pick of picks) {
        if (out.cargoes.length > 0) out = withRowsLeftOut(out, new Set([pick % out.cargoes.length]));
      }
      t.equal(shown(out).replaceAll(/[()]/g, ''), shown(draft));
      while (out.leftOut !== undefined) out = withRowsBack(out, picks.length % out.leftOut.length);
      t.same(out, draft);
    }),
    { numRuns: 100 },
  );
});

t.test('what is planned and what is left out keep their letters and colours, in the request too', async (t) => {
  const draft = {
    ...draftOf('ABCD'),
    cargoes: [...draftOf('ABC').cargoes, { name: 'D', qty: 1, colorKnownName: 'red' }],
  };
  const before = looksOfRows(draft.cargoes);
  const out = withRowsLeftOut(draft, new Set([1]));
  const sent = bodyOf(out)['cargoes'] as Record<string, unknown>[];
  t.same(looksOfRows(sent).slice(0, 2), [before[0], before[2]]);
  t.match(sent[2], { letters: 'D', colorKnownName: 'red' });
  t.notOk('colorHexaCode' in sent[2]!, 'a colour of its own stays its own');
  t.same(looksOfRows([withLooks(out).leftOut![0]!.row]), [before[1]]);
  t.same(looksOfRows(withLooks(withRows(out, 'cargoes', { rows: [{ name: 'E' }], uom: null })).cargoes)[3]!.code, 'E');
  t.notOk((bodyOf(withRowsBack(out))['cargoes'] as object[]).some((row) => 'letters' in row));
});

t.test('rows that stay keep their letters and colours when others are removed', async (t) => {
  const twice = { ...EMPTY_DRAFT, cargoes: [...draftOf('ABCD').cargoes, { name: 'C', qty: 2 }, { name: '', qty: 1 }] };
  const looks = ({ cargoes }: RequestDraft) => looksOfRows(cargoes).map(({ code, colour }) => [code, colour]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5), { maxLength: 5 }), fc.nat(5), (gone, out) => {
      const before = looks(twice);
      const removed = withRowsRemoved(twice, new Set(gone));
      t.same(
        looks(removed),
        before.filter((_, at) => !gone.includes(at)),
      );
      const left = withoutLeftOut(withRowsLeftOut(twice, new Set([out])), 0);
      t.same(
        looks(left),
        before.filter((_, at) => at !== out),
      );
    }),
    { numRuns: 60 },
  );
  t.match(withRowsRemoved(draftOf('ABC'), new Set([0])).cargoes, [{ letters: 'B' }, { letters: 'C' }]);
});
