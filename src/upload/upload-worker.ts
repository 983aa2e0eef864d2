/** What runs inside the thread that reads uploads (reader.ts). */
import { readFile } from 'node:fs/promises';
import type { UploadedFile } from './read-upload.js';
import { readUpload } from './read-upload.js';
import type { StoredFile, StoredFiles, UploadAnswer } from './tasks.js';
import { UploadFailure } from './upload-failure.js';

export default async function read({ file, containers, rules }: StoredFiles): Promise<UploadAnswer> {
  try {
    const { loads, warnings } = await readUpload({
      file: await opened(file),
      ...(containers && { containers: await opened(containers) }),
      ...(rules && { rules: await opened(rules) }),
    });
    const passed = loads.map(({ title, request, faults, places }) => {
      return { title, body: new TextEncoder().encode(JSON.stringify(request)), source: { faults, places } };
    });
    return { kind: 'read', loads: passed, warnings };
  } catch (error) {
    if (error instanceof UploadFailure) return { kind: 'refused', message: error.message };
    throw error;
  }
}

async function opened({ name, path }: StoredFile): Promise<UploadedFile> {
  return { name, bytes: await readFile(path) };
}
