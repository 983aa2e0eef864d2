/** Letters of a load that is saved over. */
import t from 'tap';
import { keptLetters } from '../../../src/calculation/asked/kept-letters.js';
import type { CalculatedLoad } from '../../../src/calculation/types.js';

interface Row {
  readonly name: string;
  readonly sequence?: number;
  readonly groupName?: string;
  readonly letters?: string;
}

const load = (rows: readonly Row[]) => {
  const cargoes = rows.map((row) => ({ sequence: 0, groupName: '', letters: '', ...row }));
  return { problem: { cargoes }, request: { cargoes } } as unknown as CalculatedLoad;
};
const named = (names: string): Row[] => [...names].map((name) => ({ name }));
const kept = (before: readonly Row[], now: readonly Row[]) => keptLetters({ cargoes: now }, load(before)).join();

t.test('cargo that was there keeps its letters, and new cargo gets new ones', async (t) => {
  t.equal(kept(named('pqr'), named('pqr')), ',,', 'nothing is said of what has its letters anyway');
  t.equal(kept(named('pqr'), named('pqrs')), ',,,');
  t.equal(kept(named('pqr'), named('rqp')), 'C,,A');
  t.equal(kept(named('pqr'), named('qr')), 'B,C');
  t.equal(kept(named('pqr'), named('spqr')), 'D,A,B,C', 'a row before the others');
  t.equal(kept(named('pqr'), named('qrs')), 'B,C,D', 'letters of what is gone are on cartons still');
  t.equal(kept(named('pqr'), [{ name: 'p', letters: 'X' }, ...named('q')]), ',B');
  t.equal(kept(named('pq'), [{ name: 's', letters: 'A' }, ...named('pq')]), ',C,B', 'who says letters is heard');
});

t.test('by name and stop, then by name', async (t) => {
  const before = [
    { name: 'p', sequence: 1 },
    { name: 'p', sequence: 2 },
    { name: 'q', sequence: 3 },
  ];
  const stops = (...all: number[]) => all.map((sequence) => ({ name: 'p', sequence }));
  t.equal(kept(before, stops(2, 1)), 'B,A');
  t.equal(kept(before, stops(2, 4)), 'B,A', 'its stop is another');
  t.equal(kept(before, stops(2, 4, 5)), 'B,A,D');
  t.equal(kept(before, stops(2, 2)), 'B,B', 'rows that are alike');
});

t.test('of whatever was sent', async (t) => {
  for (const request of [null, {}, { cargoes: 5 }]) t.strictSame(keptLetters(request, load(named('p'))), []);
  t.strictSame(keptLetters({ cargoes: [null, { name: 5 }] }, load(named('p'))).length, 2);
});
