/** A table that the page's own words write, in any language, order and unit, reads back as it was. */
import t from 'tap';
import type { Source } from '../../src/web/import/messages.js';
import { OpenedList } from '../../src/web/import/understand.js';
import { LIST_WORDS } from '../../src/web/import/words.js';
import { isMeasured } from '../../src/web/units/measured.js';
import { LANGUAGES, type Language } from '../../src/web/words/languages.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { workbook } from '../upload/workbooks.js';

const TITLES = {
  ...{ name: 'listName', description: 'listDescription', alias: 'listAlias', qty: 'listPackages' },
  ...{ pieceInside: 'listPieceInside', length: 'listLength', width: 'listWidth', height: 'listHeight' },
  ...{ weight: 'listWeight', rowWeight: 'listRowWeight', price: 'listPrice', stop: 'listStop', group: 'listGroup' },
  ...{ upright: 'listUpright', nothingOnTop: 'listNothingOnTop' },
} as const;
type Field = keyof typeof TITLES;
const FLAGS: Readonly<Record<Language, readonly [yes: string, no: string]>> = {
  ...{ ENG: ['yes', 'no'], GER: ['ja', 'nein'], SPN: ['sí', 'no'], FRN: ['oui', 'non'], BRZ: ['sim', 'não'] },
  ...{ CHN: ['是', '否'], JPN: ['はい', 'いいえ'], KOR: ['예', '아니요'] },
} as const;
const POINTS: readonly Language[] = ['ENG', 'CHN', 'JPN', 'KOR'];

const words = new Map<Language, Readonly<Partial<Record<string, string>>>>();
for (const language of Object.keys(LANGUAGES) as Language[]) {
  words.set(language, await LIST_WORDS[language]());
}

const figure = fc.integer({ min: 1, max: 99_999 }).map((whole) => whole / 10);
// The writer of workbooks takes the names of members of objects for its own.
const label = fc.stringMatching(/^[A-Za-zÄéñß漢한]{2,10}$/).filter((text) => !(text in Object.prototype));
const cargo = fc.record({
  ...{ name: label, description: label, alias: label, group: label },
  ...{ qty: fc.integer({ min: 1, max: 999 }), pieceInside: fc.integer({ min: 1, max: 99 }) },
  ...{ length: figure, width: figure, height: figure, weight: figure, price: figure },
  ...{ stop: fc.integer({ min: 1, max: 9 }), upright: fc.boolean(), nothingOnTop: fc.boolean() },
});
const table = fc.record({
  language: fc.constantFrom(...(Object.keys(LANGUAGES) as Language[])),
  rows: fc.array(cargo, { minLength: 1, maxLength: 6 }),
  order: fc.shuffledSubarray(Object.keys(TITLES) as Field[], { minLength: Object.keys(TITLES).length }),
  length: fc.constantFrom('mm', 'cm', 'm', 'in', 'ft'),
  mass: fc.constantFrom('kg', 'g', 't', 'lb'),
  isUnitInCell: fc.boolean(),
  isOfRow: fc.boolean(),
  form: fc.constantFrom('xlsx', 'csv', 'pasted'),
  above: fc.nat(8),
});
type Table = typeof table extends fc.Arbitrary<infer One> ? One : never;

async function written({
  language,
  rows,
  order,
  length,
  mass,
  isUnitInCell,
  isOfRow,
  form,
  above,
}: Table): Promise<Source> {
  const left = isOfRow ? 'weight' : 'rowWeight';
  const fields = order.filter((field) => field !== left);
  const unitOf = (field: Field) =>
    ['length', 'width', 'height'].includes(field) ? length : field === 'weight' || field === 'rowWeight' ? mass : '';
  const titles = fields.map((field) => {
    const word = words.get(language)![TITLES[field]]!;
    return isUnitInCell || unitOf(field) === '' ? word : `${word} (${unitOf(field)})`;
  });
  const text = (value: number) => (POINTS.includes(language) ? String(value) : String(value).replace('.', ','));
  const cells = rows.map((row, at) =>
    fields.map((field): string | number => {
      const value =
        field === 'rowWeight'
          ? row.weight * row.qty
          : field === 'name'
            ? `${row.name} ${at}`
            : row[field as keyof typeof row];
      if (typeof value === 'boolean') return FLAGS[language][value ? 0 : 1];
      if (typeof value === 'string') return value;
      if (isUnitInCell && unitOf(field) !== '') return `${text(value)} ${unitOf(field)}`;
      return form === 'xlsx' ? value : text(value);
    }),
  );
  const lines = [...Array.from({ length: above }, (_, at) => [`Line ${at + 1}`]), titles, ...cells];
  if (form === 'xlsx')
    return { kind: 'file', name: 'a.xlsx', bytes: new Uint8Array(await workbook({ A: lines })).buffer };
  const delimiter = form === 'pasted' ? '\t' : POINTS.includes(language) ? ',' : ';';
  const whole = lines
    .map((line) => line.map((one) => (/[,;]/.test(String(one)) ? `"${one}"` : String(one))).join(delimiter))
    .join('\n');
  if (form === 'pasted') return { kind: 'text', text: whole };
  return { kind: 'file', name: 'a.csv', bytes: new Uint8Array(new TextEncoder().encode(whole)).buffer };
}

const rounded = (value: number) => Number(value.toPrecision(12));

/** Sizes and weight with their units, as texts. */
function sizes(row: Readonly<Record<string, unknown>>, read: (value: unknown, isWeight: boolean) => string) {
  const fields = ['length', 'width', 'height', 'weight'].filter((field) => row[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, read(row[field], field === 'weight')]));
}

t.test('any language, any order, any unit', async (t) => {
  await fc.assert(
    fc.asyncProperty(table, async (given) => {
      const setting = { sheet: 'Cargoes', uom: 'UnitMetric', isSequenceOpposite: false, remembered: {} } as const;
      const opened = await OpenedList.open(await written(given), setting);
      const { rows, uom } = opened.taken({ isRight: true });
      const plain = { UnitMetric: ['mm', 'kg'], UnitHighMetric: ['cm', 'kg'], UnitEnglish: ['in', 'lb'] }[uom];
      const read = (value: unknown, isWeight: boolean) =>
        isMeasured(value)
          ? `${rounded(value.figure)} ${value.unit}`
          : `${rounded(value as number)} ${plain[isWeight ? 1 : 0]}`;
      const lastStop = Math.max(...given.rows.map(({ stop }) => stop));
      t.strictSame(
        rows.map(({ nothingOnTop, ...row }) => ({
          ...row,
          ...sizes(row, read),
          ...(nothingOnTop === true && { nothingOnTop }),
        })),
        given.rows.map((row, at) => ({
          ...{ style: 'Shipcase', name: `${row.name} ${at}`, description: row.description, alias: row.alias },
          ...{ qty: row.qty, pieceInside: row.pieceInside, price: row.price, groupName: row.group },
          ...{ sequence: lastStop + 1 - row.stop },
          orientationsAllowed: row.upright ? 'Orientations12' : 'OrientationsAll',
          ...(row.nothingOnTop ? { nothingOnTop: true } : {}),
          ...{ length: `${row.length} ${given.length}`, width: `${row.width} ${given.length}` },
          ...{ height: `${row.height} ${given.length}`, weight: `${rounded(row.weight)} ${given.mass}` },
        })),
        JSON.stringify(given),
      );
    }),
    { numRuns: draws(150, 12) },
  );
});
