/** Lists as their users keep them, read as the page reads them: without a touch of the mapping, or with one click. */
import { readFileSync } from 'node:fs';
import t, { type Test } from 'tap';
import type { Choices, Setting, Source } from '../../src/web/import/messages.js';
import { OpenedList } from '../../src/web/import/understand.js';
import { LISTS_OF_ASIA_AND_OTHERS } from '../support/lists/asia-and-others.js';
import { LISTS_OF_EUROPE_AND_AMERICA } from '../support/lists/europe-and-america.js';
import { type KeptList, sourceOf } from '../support/lists/kept-list.js';

const SETTING: Setting = { sheet: 'Cargoes', uom: 'UnitMetric', isSequenceOpposite: false, remembered: {} };
const LISTS = [...LISTS_OF_EUROPE_AND_AMERICA, ...LISTS_OF_ASIA_AND_OTHERS];

function source(given: Uint8Array | string, name: string): Source {
  if (typeof given === 'string') return { kind: 'text', text: given };
  return { kind: 'file', name, bytes: new Uint8Array(given).buffer };
}

t.equal(LISTS.length, 20);

for (const list of LISTS) {
  t.test(list.what, async (t) => {
    const given = await sourceOf(list);
    const opened = await OpenedList.open(source(given, list.form === 'xlsx' ? 'list.xlsx' : 'list.csv'), SETTING);
    const before = opened.understood({});
    const asks = before.doubt !== null ? 'units' : before.weightIs === 'unknown' ? 'weight' : undefined;
    t.equal(asks, list.asks, 'what is asked');
    hold(t, opened, list, list.click ?? {});
  });
}

function hold(t: Test, opened: OpenedList, list: Expected, choices: Choices): void {
  const read = opened.understood(choices);
  t.strictSame(
    read.faults.map(({ row, fault: { about, kind, found } }) => `${row} ${about} ${kind} ${found}`.trim()),
    list.faults ?? [],
  );
  t.strictSame([read.doubt, read.missing, read.tooLong], [null, [], []]);
  t.equal(read.rows, list.rows, 'rows');
  t.equal(read.sums.pieces, list.pieces, 'pieces');
  const { kilograms, cubicMetres } = read.sums;
  if (list.kilograms === null) t.equal(kilograms, null);
  else t.ok(Math.abs(kilograms! - list.kilograms) < 0.01, `${kilograms} kg`);
  t.ok(Math.abs(cubicMetres - list.cubicMetres) < 0.001, `${cubicMetres} m3`);
  for (const { of, said, found } of read.totals) t.ok(Math.abs(said - found) <= 0.005 * said, `${of} ${said} ${found}`);
  t.equal(read.stops, list.stops ?? 0, 'stops');
  const { rows } = opened.taken(choices);
  t.match(rows[0], list.first);
  if (list.last) t.match(rows.at(-1), list.last);
}

type Expected = Pick<KeptList, 'rows' | 'pieces' | 'kilograms' | 'cubicMetres' | 'first' | 'last' | 'faults' | 'stops'>;

const file = (name: string) => readFileSync(new URL(`../../../test/fixtures/lists/${name}`, import.meta.url));
const KEPT: Readonly<Record<string, Expected>> = {
  'german-packing-list.xlsx': {
    ...{ rows: 12, pieces: 186, kilograms: 3119, cubicMetres: 10.9344, stops: 2 },
    first: { name: 'Item 0', alias: 'SKU-100', qty: 10, length: 400, weight: 10.5, nothingOnTop: true, sequence: 2 },
  },
  'simple.xlsx': {
    ...{ rows: 8, pieces: 188, kilograms: 2303, cubicMetres: 15.216, stops: 2 },
    first: { name: 'C0', qty: 20, length: 600, weight: 12.25, orientationsAllowed: 'Orientations12' },
  },
  'semicolon-cp1252.csv': {
    ...{ rows: 2, pieces: 34, kilograms: 30957, cubicMetres: 8.16 },
    first: { name: 'Schränke groß', qty: 4, length: 1200, weight: 85.5 },
  },
};
for (const [name, expected] of Object.entries(KEPT)) {
  t.test(name, async (t) => {
    const opened = await OpenedList.open(source(file(name), name), SETTING);
    hold(t, opened, expected, {});
  });
}
