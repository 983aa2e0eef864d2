/** `npm run -s data -- export|import [FILE]`: a whole store out of, or into, whatever store the settings name. */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportLines, importLines } from '../service/transfer.js';
import type { Store } from '../store/index.js';
import { UsageError } from './usage.js';

const MIXES_MOMENTS = `The entries of this export may be of different moments, as others may write while it is made: a
MongoDB that is a single server cannot look back. For an export of one moment make it a replica set of one (start
mongod with --replSet rs0, then rs.initiate() once in mongosh), or stop the services that write.
`;

const USAGE = `data export [FILE]    everything, to the file or to standard output
data import [FILE]    from the file or from standard input; what has the same name is overwritten`;

export async function dataCommand(store: Store, args: readonly string[], print: (line: string) => void): Promise<void> {
  const [action, file, ...more] = args;
  if (more.length > 0) throw new UsageError(USAGE);
  if (action === 'export') await exportTo(store, file);
  else if (action === 'import') print(`${await importFrom(store, file)} entries are imported.`);
  else throw new UsageError(USAGE);
}

/** The file takes its name only when it is whole. */
async function exportTo(store: Store, file: string | undefined): Promise<void> {
  if (!(await store.canLookBack())) process.stderr.write(MIXES_MOMENTS);
  const lines = Readable.from(exportLines(store));
  if (file === undefined) {
    await pipeline(lines, process.stdout, { end: false });
    return;
  }
  const unfinished = `${file}.part`;
  await pipeline(lines, createWriteStream(unfinished, { flush: true }));
  await rename(unfinished, file);
}

async function importFrom(store: Store, file: string | undefined): Promise<number> {
  const input = file === undefined ? process.stdin : createReadStream(file);
  return importLines(store, createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }));
}
