/** A long text and a large workbook are uploaded; another user goes on. */
import { setTimeout as sleep } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { beside, type Finding, heldMilliseconds, keyOfAnother, type Scene, type Victim } from './scenario.js';

const CSV_BYTES = 18 * 10 ** 6;
const SHEET_BYTES = 48 * 10 ** 6;
/** More than is unpacked. */
const TOO_LARGE_BYTES = 60 * 10 ** 6;
const MOST_MILLISECONDS = 100;
const IDLE_MILLISECONDS = 5000;

export async function largeUploads(scene: Scene): Promise<readonly Finding[]> {
  // Made first: a connection that idles meanwhile is closed.
  const files = [
    ['a text of 18 MB', LONG, strToU8(textOf(CSV_BYTES))],
    ['a workbook of 48 MB unpacked', 'large.xlsx', workbookOf(SHEET_BYTES)],
    ['a workbook of 60 MB unpacked', 'larger.xlsx', workbookOf(TOO_LARGE_BYTES)],
  ] as const;
  const DATA_DIR = scene.folder();
  const victim = await scene.service({ DATA_DIR, MAX_UPLOAD: '64 MiB' });
  const key = await keyOfAnother(DATA_DIR);
  await upload(victim, 'small.csv', strToU8(textOf(1000)), key);
  await heldMilliseconds(victim);
  await beside(victim, '/Account/Keys', key, sleep(IDLE_MILLISECONDS));
  // On a busy machine it seems to be held although nobody holds it.
  const idle = await heldMilliseconds(victim);
  const findings: Finding[] = [];
  for (const [what, name, bytes] of files) {
    const reading = upload(victim, name, bytes);
    let small = { status: 0, milliseconds: 0 };
    const sent = upload(victim, 'small.csv', strToU8(textOf(1000)), key).then((answer) => {
      small = answer;
    });
    await heldMilliseconds(victim);
    const { result, longest, statuses } = await beside(victim, '/Account/Keys', key, Promise.all([reading, sent]));
    const held = await heldMilliseconds(victim);
    const [{ status, milliseconds, text }] = result;
    const said = status === 200 ? '' : ` "${(JSON.parse(text) as { message: string }).message.slice(0, 80)}"`;
    findings.push({
      asked: `while ${what} is read, no other is held up for more than ${MOST_MILLISECONDS} ms, and another user's small upload does not wait for it`,
      seen: `${status} after ${(milliseconds / 1000).toFixed(1)} s${said}; the event loop was held for ${Math.round(held)} ms at most (without uploads ${Math.round(idle)} ms); the other: ${statuses}, the longest ${Math.round(longest)} ms; small upload ${small.status} after ${(small.milliseconds / 1000).toFixed(1)} s`,
      holds:
        held <= Math.max(MOST_MILLISECONDS, 2 * idle) && (small.milliseconds < milliseconds || milliseconds < 1000),
    });
  }
  return findings;
}

function upload(victim: Victim, name: string, bytes: Uint8Array, key?: string) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  if (name === LONG) form.set('containers', new Blob([CONTAINERS]), 'containers.csv');
  return victim.call('/Upload/Loads?loadSaved=false&UOM=UnitMetric', { method: 'POST', body: form }, key);
}

const TITLES = ['LoadTitle', 'Name', 'Style', 'Length', 'Width', 'Height', 'Weight', 'Qty'];
const ROW_BYTES = 240;
/** In one load: more than a request may have, so that it is read whole and not planned. */
const PIECES = 400;

const LONG = 'long.csv';
const CONTAINERS = 'ContainerType,Name,Length,Width,Height\nTruck,T,13600,2480,2700';

function rowOf(n: number): string[] {
  const name = `Carton ${n} `.padEnd(ROW_BYTES - 40, 'x').slice(0, 190);
  return ['One load', name, 'Shipcase', '400', '300', '200', '12', String(1 + (n % PIECES))];
}

/** @param bytes as many as it has at least */
export function textOf(bytes: number): string {
  const lines = [TITLES.join(',')];
  for (let n = 0, length = 0; length < bytes; n++) {
    const line = rowOf(n).join(',');
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join('\n');
}

/** @param bytes of its one sheet, unpacked */
export function workbookOf(bytes: number): Uint8Array {
  const cells = (texts: readonly string[]) =>
    `<row>${texts.map((text) => (/^\d+$/.test(text) ? `<c><v>${text}</v></c>` : `<c t="inlineStr"><is><t>${text}</t></is></c>`)).join('')}</row>`;
  const rows = [cells(TITLES)];
  for (let n = 0, length = 0; length < bytes; n++) {
    const row = cells(rowOf(n));
    rows.push(row);
    length += row.length;
  }
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  return zipSync(
    {
      '[Content_Types].xml': xml(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
      ),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Cargoes" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`),
    },
    { level: 1 },
  );
}
