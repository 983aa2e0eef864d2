/** Files of one folder of the build, read when they are asked for first. */
import { readFile } from 'node:fs/promises';
import { tagOf } from './etag.js';

export interface StaticFile {
  readonly bytes: Buffer;
  /** The same compressed by the build (brotli); null: it was not worth it. */
  readonly brotli: Buffer | null;
  /** Entity tag of the bytes. */
  readonly tag: string;
}

export interface StaticFiles {
  /** @param name without a folder; null: there is none */
  read(name: string): Promise<StaticFile | null>;
}

/** No such file, a folder, or a name that is longer than any file's. */
const NOT_THERE: ReadonlySet<string> = new Set(['ENOENT', 'EISDIR', 'ENAMETOOLONG']);

const PLAIN_NAME = /^[\w-][\w.-]*$/;

/** @param folder with a slash at its end; it may be absent, and has no files then */
export function filesOf(folder: URL): StaticFiles {
  const known = new Map<string, StaticFile>();
  return {
    async read(name) {
      if (!PLAIN_NAME.test(name)) return null;
      const found = known.get(name) ?? (await readIfThere(new URL(name, folder)));
      if (found !== null) known.set(name, found);
      return found;
    },
  };
}

async function readIfThere(file: URL): Promise<StaticFile | null> {
  const [bytes, brotli] = await Promise.all([bytesIfThere(file), bytesIfThere(new URL(`${file.href}.br`))]);
  return bytes === null ? null : { bytes, brotli, tag: tagOf(bytes) };
}

async function bytesIfThere(file: URL): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (NOT_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
