/** `npm run -s data -- export|import [FILE]`: a whole store out of, or into, whatever store the settings name. */
import { open, rename, rm, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { checkExport, exportLines, importLines } from '../service/records/transfer.js';
import type { Store } from '../store/index.js';
import { orSentence } from './files.js';
import type { StoreAccess } from './store-access.js';
import { UsageError } from './usage.js';

const MIXES_MOMENTS = `This export may lack entries that are written while it runs, because MongoDB is a single server. Each entry in it is
complete. To export the data of one moment, stop the services that write, or make MongoDB a replica set of one member: start
mongod with --replSet rs0, then run rs.initiate() once in mongosh.
`;

const WITHOUT_SECRETS = `The secrets that sign webhooks and addresses are left out. An import makes new ones for new users, and addresses of
pictures and reports that were given out do not work there. Passwords are left out, too: people sign in by a link and choose one
anew. --with-secrets takes secrets and hashes of passwords along.
`;

export const USAGE = `stowage data export [FILE] [--with-secrets]
stowage data import [FILE]

Exports or imports all data of the store that DATA_DIR or MONGODB_URL names. The service may keep running.

  export               writes to the file, which only its owner may read, or to standard output
  import               reads the file or standard input; records of the same name are overwritten
  --with-secrets       also exports the secrets that sign webhooks and addresses, and hashes of passwords`;

/** Readable and writable by its owner: it holds the hashes of keys, and what everybody loads. */
const OWNER_ONLY = 0o600;

export async function dataCommand(
  stores: StoreAccess,
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parse(args);
  const hasSecrets = values['with-secrets'] ?? false;
  const [action, file, ...more] = positionals;
  if (more.length > 0) throw new UsageError(USAGE);
  if (action === 'export') await exportTo(await stores.existing(), file, hasSecrets);
  else if (action === 'import' && !hasSecrets) print(`${await importFrom(stores, file)} entries are imported.`);
  else throw new UsageError(USAGE);
}

function parse(args: readonly string[]) {
  try {
    const options = { 'with-secrets': { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** The file takes its name only when it is whole. */
async function exportTo(store: Store, file: string | undefined, hasSecrets: boolean): Promise<void> {
  const lines = () => Readable.from(exportLines(store, { hasSecrets }));
  const report = async () => {
    if (!(await store.canLookBack())) process.stderr.write(MIXES_MOMENTS);
    if (!hasSecrets) process.stderr.write(WITHOUT_SECRETS);
  };
  if (file === undefined) {
    await report();
    await pipeline(lines(), process.stdout, { end: false }).catch(unlessReaderLeft);
    return;
  }
  const unfinished = `${file}.part`;
  const cannot = `The export cannot be written to ${file}`;
  if ((await stat(file).catch(() => null))?.isDirectory()) throw new UsageError(`${cannot}: it is a folder.\n${USAGE}`);
  const output = await orSentence(
    cannot,
    async () => {
      await rm(unfinished, { force: true });
      return (await open(unfinished, 'wx', OWNER_ONLY)).createWriteStream({ flush: true });
    },
    USAGE,
  );
  try {
    await report();
    await orSentence(
      cannot,
      async () => {
        await pipeline(lines(), output);
        await rename(unfinished, file);
      },
      USAGE,
    );
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** `data export | head` ends before we do. */
function unlessReaderLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** A file is read twice: nothing of one that is faulty is imported. What comes from a pipe comes once. */
async function importFrom(stores: StoreAccess, file: string | undefined): Promise<number> {
  if (file === undefined) return importLines(await stores.open(), linesOf(process.stdin));
  const opened = () => orSentence(`The export ${file} cannot be read`, () => open(file), USAGE);
  const first = await opened();
  const found = await first.stat();
  if (found.isDirectory()) {
    await first.close();
    throw new UsageError(`The export ${file} cannot be read: it is a folder.\n${USAGE}`);
  }
  if (!found.isFile()) return importLines(await stores.open(), linesOf(first.createReadStream()));
  await checkExport(linesOf(first.createReadStream()));
  return importLines(await stores.open(), linesOf((await opened()).createReadStream()));
}

function linesOf(input: NodeJS.ReadableStream): AsyncIterable<string> {
  return createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}
