/** Uploads a spreadsheet of several loads: says the row and column of each fault, and the result of each load. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const { STOWAGE_URL: url = '', STOWAGE_KEY: key = '' } = process.env;
const [list, containers] = process.argv.slice(2);
if (!list)
  throw new Error('Name a workbook (.xlsx) or a text (.csv), and for a text one with the containers beside it.');

/** What is read here of the answer; docs/reference/uploads.md has all of it. */
interface Uploaded {
  readonly items?: readonly {
    readonly title: string;
    readonly loadSummary: { readonly cargoesLoaded: number; readonly cargoesLeft: number };
    readonly calculationError: { readonly issues: readonly CellFault[] } | null;
  }[];
  /** Of a file that cannot be read at all. */
  readonly message?: string;
}

interface CellFault {
  readonly sheet?: string;
  readonly row?: number;
  readonly column?: string;
  readonly message: string;
}

const form = new FormData();
for (const [field, path] of Object.entries({ file: list, containers })) {
  if (path) form.set(field, new Blob([await readFile(path)]), basename(path));
}
const answer = await fetch(`${url}/Upload/Loads?UOM=UnitMetric`, {
  method: 'POST',
  headers: { TokenID: key, 'Idempotency-Key': crypto.randomUUID() },
  body: form,
});
const { items, message } = (await answer.json()) as Uploaded;
if (!items) throw new Error(`${answer.status}: ${message}`);
for (const { title, loadSummary, calculationError } of items) {
  if (calculationError === null) {
    console.log(`${title}: ${loadSummary.cargoesLoaded} loaded, ${loadSummary.cargoesLeft} left`);
    continue;
  }
  console.log(`${title}: not planned`);
  for (const { sheet, row, column, message } of calculationError.issues) {
    console.log(`  ${[sheet, row && `row ${row}`, column].filter(Boolean).join(', ')}: ${message}`);
  }
}
