/** What runs inside the thread that reads uploads (reader.ts). */
import { readFile } from 'node:fs/promises';
import { withoutReadOnly } from '../schema/read-only-rules.js';
import { UnreadableFile } from '../tables/unreadable-file.js';
import { handOver } from '../threads/hand-over.js';
import type { UploadedFile } from './read-upload.js';
import { readUpload } from './read-upload.js';
import type { ReadTask, StoredFile, UploadAnswer, WriteTask } from './tasks.js';
import { type WrittenRequest, writeRequest } from './write-request.js';
import { FITS_PAGE, type PlainSheet, printed, sheetOf, withFilters, writeWorkbook } from './write-workbook.js';

export default async function read({ files, uom }: ReadTask): Promise<UploadAnswer> {
  const { file, containers, rules } = files;
  try {
    const opening = {
      file: await opened(file),
      ...(containers && { containers: await opened(containers) }),
      ...(rules && { rules: await opened(rules) }),
    };
    const { loads, warnings } = await readUpload(opening, uom);
    const passed = loads.map(({ title, request, faults, places }) => {
      return { title, body: new TextEncoder().encode(JSON.stringify(request)), source: { faults, places } };
    });
    return { kind: 'read', loads: passed, warnings };
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'refused', message: error.message };
    throw error;
  }
}

interface Stored extends Pick<WrittenRequest, 'title' | 'description'> {
  readonly request: Pick<WrittenRequest, 'cargoes' | 'emptyContainers' | 'rules'>;
}

/** Sheets of a report, and after them the request of its load, as it may be uploaded again. */
export async function write({ sheets, stored }: WriteTask): Promise<Uint8Array> {
  const parsed = <T>(bytes: Uint8Array): T => JSON.parse(new TextDecoder().decode(bytes)) as T;
  const { title, description, request } = parsed<Stored>(stored);
  // The rules of a profile are among them: it may be gone when they are uploaded.
  const { rulesName: _, ...rules } = withoutReadOnly(request.rules ?? {}) as { rulesName?: string };
  const own = writeRequest({ title, description, ...request, rules });
  const all: PlainSheet[] = [...parsed<PlainSheet[]>(sheets), ...own];
  const workbook = await writeWorkbook(all.map(sheetOf), [FITS_PAGE, withFilters(all), printed(all)]);
  return handOver(workbook);
}

async function opened({ name, path }: StoredFile): Promise<UploadedFile> {
  return { name, bytes: await readFile(path) };
}
