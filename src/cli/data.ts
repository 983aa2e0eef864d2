/** `npm run -s data -- ...`: a whole store out of, or into, whatever store the settings name; and its care. */
import { open, rename, rm, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AlreadyHere } from '../service/records/already-here.js';
import { entryWords } from '../service/records/entry-words.js';
import { type ExportOptions, exportLines } from '../service/records/export-lines.js';
import { checkExport, importLines } from '../service/records/import-lines.js';
import type { Store } from '../store/index.js';
import { actionLine } from './action-line.js';
import { backUpStore, checkStore, repairStore } from './care.js';
import { orSentence } from './files.js';
import type { StoreAccess } from './store-access.js';
import { EXIT, UsageError } from './usage.js';

const MIXES_MOMENTS = `This export may lack entries that are written while it runs, because MongoDB is a single server. Each entry in it is
complete. To export the data of one moment, stop the services that write, or make MongoDB a replica set of one member: start
mongod with --replSet rs0, then run rs.initiate() once in mongosh.
`;

const WITHOUT_SECRETS = `The secrets that sign webhooks and addresses are left out. An import makes new ones for new users, and addresses of
pictures and reports that were given out do not work there. Passwords are left out, too: people sign in by a link and choose one
anew. --with-secrets takes secrets and hashes of passwords along.
`;

export const USAGE = `stowage data export [FILE] [--with-secrets] [--without-damaged]
stowage data import [FILE] [--only-missing]
stowage data check
stowage data backup FOLDER [--with-damage]
stowage data repair FOLDER

Works on the store that DATA_DIR or MONGODB_URL names. The service may keep running, except for a repair. MongoDB is checked,
backed up and repaired with its own tools.

  export               writes everything to the file, which only its owner may read; without a file to standard output
  import               reads the file, or standard input. Records and loads of the same name are overwritten
  check                reads everything in the store and names what is damaged
  backup               copies the store into a dated folder in FOLDER, as of one moment. Of old backups the last one of
                       each of 7 days and of each of 4 weeks stays. DATA_DIR=FOLDER/... starts from a backup
  repair               writes what can be read of a damaged store into a new store in FOLDER, and names what is lost.
                       Jobs, webhooks, answers and pictures are left out: they are kept for some days only
  --with-secrets       exports the secrets that sign webhooks and addresses, and hashes of passwords, too
  --without-damaged    exports what is not damaged and names the rest. Without it an export of damage ends
  --only-missing       imports what is not there, or is damaged there, and names it. What is there stays as it is, and
                       what lies in the bin stays deleted: this joins a backup to a repaired store
  --with-damage        backs up a store in which entries are damaged, too

Exit codes: 0 done; 1 the command line, a setting or a file is wrong; 2 check found damage; 3 repair lost something.`;

/** Readable and writable by its owner: it holds the hashes of keys, and what everybody loads. */
const OWNER_ONLY = 0o600;

const OPTIONS = {
  'with-secrets': { type: 'boolean' },
  'without-damaged': { type: 'boolean' },
  'only-missing': { type: 'boolean' },
  'with-damage': { type: 'boolean' },
} as const;

const ACTIONS = {
  export: { words: ['[FILE]'], options: ['with-secrets', 'without-damaged'] },
  import: { words: ['[FILE]'], options: ['only-missing'] },
  check: { words: [], options: [] },
  backup: { words: ['FOLDER'], options: ['with-damage'] },
  repair: { words: ['FOLDER'], options: [] },
} as const;

export async function dataCommand(
  stores: StoreAccess,
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const line = actionLine(USAGE, ACTIONS, OPTIONS, args, print);
  if (line === null) return EXIT.done;
  const { action, words, values } = line;
  const [place] = words;
  switch (action) {
    case 'export':
      await exportTo(await stores.existing(), place, {
        hasSecrets: values['with-secrets'] ?? false,
        onDamaged: values['without-damaged'] ? tellLeftOut : undefined,
      });
      return EXIT.done;
    case 'import':
      await importFrom(stores, place, values['only-missing'] ?? false, print);
      return EXIT.done;
    case 'check':
      return checkStore(stores.embedded('check'), print);
    case 'backup':
      return backUpStore(stores.embedded('backup'), place!, values['with-damage'] ?? false, print);
    case 'repair':
      return repairStore(stores.embedded('repair'), place!, print);
  }
}

function tellLeftOut(what: string): void {
  process.stderr.write(`Left out, because it is damaged: ${what}\n`);
}

/** The file takes its name only when it is whole. */
async function exportTo(store: Store, file: string | undefined, options: ExportOptions): Promise<void> {
  const { hasSecrets } = options;
  const lines = () => Readable.from(exportLines(store, options));
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
  if ((await stat(file).catch(() => null))?.isDirectory()) throw new UsageError(`${cannot}: it is a folder.`);
  const output = await orSentence(cannot, async () => {
    await rm(unfinished, { force: true });
    return (await open(unfinished, 'wx', OWNER_ONLY)).createWriteStream({ flush: true });
  });
  try {
    await report();
    await orSentence(cannot, async () => {
      await pipeline(lines(), output);
      await rename(unfinished, file);
    });
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
async function importFrom(
  stores: StoreAccess,
  file: string | undefined,
  isOnlyMissing: boolean,
  print: (line: string) => void,
): Promise<void> {
  const input = file === undefined ? process.stdin : await wholeExport(file);
  const store = await stores.open();
  if (!isOnlyMissing) {
    print(`${await importLines(store, linesOf(input))} entries are imported.`);
    return;
  }
  const here = new AlreadyHere(store);
  let added = 0;
  await importLines(store, linesOf(input), {
    here,
    onAdded: (entry) => {
      const words = entryWords(entry);
      if (words === null) return;
      added++;
      print(`Added: ${words}`);
    },
  });
  print(`${added} of the entries were missing and are added, ${here.found} were there already and stay as they are.`);
}

/** @throws UsageError, BadExport when it is a whole file and faulty */
async function wholeExport(file: string): Promise<NodeJS.ReadableStream> {
  const opened = () => orSentence(`The export ${file} cannot be read`, () => open(file));
  const first = await opened();
  const found = await first.stat();
  if (found.isDirectory()) {
    await first.close();
    throw new UsageError(`The export ${file} cannot be read: it is a folder.`);
  }
  if (!found.isFile()) return first.createReadStream();
  await checkExport(linesOf(first.createReadStream()));
  return (await opened()).createReadStream();
}

function linesOf(input: NodeJS.ReadableStream): AsyncIterable<string> {
  return createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}
