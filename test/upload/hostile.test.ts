/** What no planner sends: it is refused soon, without much memory, and with a sentence that says why. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import t from 'tap';
import { UploadReader } from '../../src/upload/reader.js';
import { CONTAINERS, HEADER, patched, row, workbook } from './workbooks.js';

const folder = await mkdtemp(join(tmpdir(), 'stowage-upload-'));
const reader = new UploadReader();
t.teardown(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

const MEGABYTE = 1024 * 1024;
const sound = await workbook({ Cargoes: [HEADER, row('A', 'N')], Containers: CONTAINERS });

async function answerTo(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return await reader.read({ files: { file: { name, path } }, uom: 'UnitMetric' }).then(
    ({ loads }) => `${loads.length} loads`,
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

/** A part of the archive that unfolds into so many megabytes of blanks, or of whatever `fill` gives. */
function unfolding(megabytes: number, fill: (chunk: Buffer) => void = (chunk) => chunk.fill(' ')): Buffer {
  const chunk = Buffer.alloc(megabytes * MEGABYTE);
  fill(chunk);
  return chunk;
}

const bomb = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Cargoes" r:id="1"/></sheets></workbook>'),
  'xl/worksheets/sheet1.xml': [unfolding(300), { level: 9 }],
});
const cells = Buffer.from('<c r="A1"><v>1</v></c>');
const manyCells = unfolding(49, (chunk) => chunk.fill(cells));

/** Says in its directory that its sheet has 60 MB, which is never unpacked. */
function boastful(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  const name = bytes.lastIndexOf('xl/worksheets/sheet1.xml');
  bytes.writeUInt32LE(60 * MEGABYTE, name - 46 + 24);
  return bytes;
}

const REFUSED: Readonly<Record<string, readonly [name: string, bytes: Uint8Array, says: RegExp]>> = {
  'a sheet that says 60 MB': ['a.xlsx', boastful(sound), /too large: unpacked.*50 MB/],
  'a sheet of 300 MB': ['a.xlsx', bomb, /too large: unpacked.*50 MB/],
  'a sheet of a million cells': [
    'a.xlsx',
    patched(sound, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace('<sheetData>', `<sheetData><row r="1">${manyCells.toString('latin1')}`),
    ),
    /too large: at most|damaged/,
  ],
  'a cell beyond the last': [
    'a.xlsx',
    patched(sound, 'xl/worksheets/sheet1.xml', (xml) => xml.replace('r="A2"', 'r="ZZZZ2"')),
    /damaged/,
  ],
  'a row beyond the last': [
    'a.xlsx',
    patched(sound, 'xl/worksheets/sheet1.xml', (xml) => xml.replace('<row r="2"', '<row r="99999999"')),
    /damaged/,
  ],
  'a workbook with macros': [
    'a.xlsm',
    patched(sound, '[Content_Types].xml', (xml) =>
      xml.replace('spreadsheetml.sheet.main', 'ms-excel.sheet.macroEnabled.main'),
    ),
    /holds macros/,
  ],
  'a text called .xlsx': ['a.xlsx', Buffer.from(HEADER.join(';')), /called a workbook, but is none/],
  'an old workbook': ['a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old workbook \(\.xls\) or is locked/],
  'another archive': ['a.xlsx', zipSync({ 'content.xml': strToU8('<a/>') }), /no \.xlsx workbook/],
  'half a workbook': ['a.xlsx', sound.subarray(0, sound.length / 2), /damaged|cannot be read|no \.xlsx/],
  noise: ['a.xlsx', Buffer.concat([sound.subarray(0, 200), Buffer.alloc(5000, 7)]), /damaged|cannot be read|no \.xlsx/],
  'XML that ends': [
    'a.xlsx',
    patched(sound, 'xl/worksheets/sheet1.xml', (xml) => xml.slice(0, -30)),
    /cannot be read|1 loads/,
  ],
  'entities that unfold': [
    'a.xlsx',
    patched(sound, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace(/^(<\?xml[^>]*>)?/, '$1<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
    ),
    /cannot be read|1 loads/,
  ],
  'an empty file': ['a.csv', Buffer.alloc(0), /is empty/],
  'a picture': ['a.png', Buffer.from('89504e470d0a1a0a', 'hex'), /neither a workbook/],
  'bytes called .csv': ['a.csv', Buffer.alloc(500), /neither a workbook/],
  'no header': ['a.csv', Buffer.from('1;2;3\n4;5;6'), /Cargoes, row 1: no header was found.*"1", "2", "3"/],
  'a header alone': ['a.csv', Buffer.from(HEADER.join(';')), /no rows below/],
  'an open quotation mark': [
    'a.csv',
    Buffer.from(`${HEADER.join(';')}\nA;"N;Shipcase`),
    /line 2: a quotation mark is opened/,
  ],
  'a text of one line': ['a.csv', Buffer.alloc(8 * MEGABYTE, 'LoadTitle;'), /./],
};

for (const [name, [file, bytes, says]] of Object.entries(REFUSED)) {
  t.test(name, async (t) => {
    await answerTo('a.xlsx', sound);
    const [begun, before] = [process.cpuUsage(), process.memoryUsage().rss];
    const answer = await answerTo(file, bytes);
    const { user, system } = process.cpuUsage(begun);
    t.match(answer, says);
    t.notMatch(answer, /^(?!UnreadableFile|1 loads)/, 'no fault of ours');
    t.ok(user + system < 2_000_000, `${(user + system) / 1e6} s of processor time`);
    t.ok(
      process.memoryUsage().rss - before < 200 * MEGABYTE,
      `${Math.round((process.memoryUsage().rss - before) / MEGABYTE)} MB`,
    );
    t.equal(await answerTo('a.xlsx', sound), '1 loads', 'the next one is read');
  });
}

t.test('what takes too long, or too much memory, ends with its thread', async (t) => {
  const path = join(folder, 'large.csv');
  await writeFile(path, `${HEADER.join(';')}\n${`${row('A', 'N').join(';')}\n`.repeat(100_000)}`);
  for (const [limits, says] of [
    [{ seconds: 0.05, heapMegabytes: 200 }, /within 0\.05 seconds/],
    [{ seconds: 60, heapMegabytes: 16 }, /too much memory/],
  ] as const) {
    const narrow = new UploadReader(limits);
    await t.rejects(narrow.read({ files: { file: { name: 'large.csv', path } }, uom: 'UnitMetric' }), {
      name: 'UnreadableFile',
      message: says,
    });
    await narrow.close();
  }

  const leave = new AbortController();
  const asking = { user: 'one company', signal: leave.signal };
  const long = reader.read({ files: { file: { name: 'large.csv', path } }, uom: 'UnitMetric' }, asking);
  t.equal(await answerTo('a.xlsx', sound), '1 loads', 'what is short does not wait for it');
  leave.abort();
  await t.rejects(long, { name: 'AbortError' });
});
