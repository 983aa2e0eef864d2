/** Reads a whole store, entry by entry, and says what is damaged. Only ever in a process of its own (check.ts). */
import { statSync } from 'node:fs';
import { type Database, type Key, open } from 'lmdb';
import { isOfJson, isOfTerms, isSound, readJson } from './checksums.js';
import { unlessDamaged } from './damage.js';
import { MOST_TABLES } from './file.js';

export interface Walked {
  readonly entries: number;
  /** How many of them are loads, those in the bin not among them. */
  readonly loads: number;
  /** What is damaged, each in words for the operator. */
  readonly damaged: readonly string[];
  /** Why not even the order of the file can be followed; null: it can. */
  readonly broken: string | null;
}

/** A file that nothing was written to has two headers. */
const MOST_BYTES_OF_NOTHING = 2 ** 15;
/** Read before the others. */
const READ = new Set(['loads.rows', 'bin']);
const NUMBERED = new Set(['loads.rows', 'loads.bodies', 'records.rows', 'pictures.order']);

interface Head {
  readonly owner: string;
  readonly title: string;
  readonly version?: number;
}

/** What is read of an entry of the bin. */
interface Deleted {
  readonly number: number;
  readonly load?: Head;
}

/** @param file of the store */
export function walk(file: string): Walked {
  const damaged: string[] = [];
  let [entries, loads] = [0, 0];
  try {
    const root = open({ path: file, maxDbs: MOST_TABLES, readOnly: true });
    const heads = new Map<number, Head>();
    const bodies = new Set<string>();
    const tables = [...root.getKeys()].map(String);
    const bytes = statSync(file).size;
    // Of two headers the newer one counts: where it is gone, the other may be that of before the first entry.
    if (tables.length === 0 && bytes > MOST_BYTES_OF_NOTHING) {
      return { entries, loads, damaged, broken: `it has ${bytes} bytes, but its header knows of nothing in them` };
    }
    // Heads first: they tell the titles of plans.
    const isRead = (table: string) => Number(READ.has(table));
    tables.sort((a, b) => isRead(b) - isRead(a));
    /** Of what there must be a plan, in words. */
    const planned = new Map<string, string>();
    /** Titles of loads whose head is damaged, as their plans say them; empty: not found yet. */
    const headless = new Map<number, string>();
    for (const table of tables) {
      let found = 0;
      const database = openTable(root.openDB.bind(root) as Open, table, headless.size > 0);
      for (const { key, value } of database.getRange({})) {
        found++;
        if (table === 'loads.rows' && !value) {
          headless.set(key as number, '');
          continue;
        }
        const place = table === 'loads.versions.bodies' ? (key as [number, number])[0] : key;
        if (value instanceof Buffer && headless.has(place as number)) headless.set(place as number, titleIn(value));
        if (table === 'loads.bodies') bodies.add(placeOf(key as number, 1));
        if (table === 'loads.versions.bodies') bodies.add(placeOf(...(key as [number, number])));
        if (!value) damaged.push(wordsFor(table, key, heads));
        const head = value ? headIn(table, key, value) : null;
        if (head) heads.set(...head);
        if (table === 'loads.versions') {
          const [number, version] = key as [number, number];
          planned.set(placeOf(number, version), versionWords(number, version, heads));
        }
      }
      const counted = (database.getStats() as { readonly entryCount: number }).entryCount;
      if (found !== counted)
        return { entries, loads, damaged, broken: `of ${counted} entries in ${table} ${found} are found` };
      entries += found;
      if (table === 'loads.rows') loads = found;
    }
    for (const [number, title] of headless) {
      const known = title === '' ? 'its title and its owner' : `by its plan "${title}"; its owner`;
      damaged.push(`load number ${number} (${known} cannot be read)`);
    }
    for (const [number, head] of heads) planned.set(placeOf(number, head.version ?? 1), loadWords(head));
    for (const [place, words] of planned) if (!bodies.has(place)) damaged.push(words);
    return { entries, loads, damaged, broken: null };
  } catch (error) {
    return { entries, loads, damaged, broken: (error as Error).message };
  }
}

type Open = (options: Readonly<Record<string, unknown>> & { name: string }) => Database<unknown, Key>;

/** Newest last: the last title that is found is the load's. */
const PLANS: ReadonlySet<string> = new Set(['loads.bodies', 'loads.versions.bodies']);

/** Its values are false where they are damaged; heads of loads are read. @param arePlansRead their bytes, too */
function openTable(openDB: Open, name: string, arePlansRead: boolean): Database<unknown, Key> {
  const isJson = isOfJson(name);
  const decode = (bytes: Uint8Array, size?: number | object) => {
    const length = typeof size === 'number' ? size : bytes.length;
    if (isOfTerms(name)) return true;
    if (!isSound(bytes, length, isJson)) return false;
    if (name === 'loads.rows') return headOf(readJson(bytes, length) as Head);
    if (name === 'bin') return deletedOf(readJson(bytes, length) as Deleted);
    return arePlansRead && PLANS.has(name) ? Buffer.from(bytes.subarray(0, length)) : true;
  };
  const isBinaryKey = isOfTerms(name) || name.endsWith('.numbers');
  const keyEncoding = NUMBERED.has(name) ? 'uint32' : isBinaryKey ? 'binary' : undefined;
  return openDB({ name, ...(keyEncoding && { keyEncoding }), encoder: { encode: String, decode } });
}

/** No more than is needed: a store has many. */
function headOf({ owner, title, version = 1 }: Head): Head {
  return { owner, title, version };
}

function deletedOf({ number, load }: Deleted): Deleted {
  return { number, ...(load && { load: headOf(load) }) };
}

/** The number and the head of a load, deleted or not. */
function headIn(table: string, key: Key, value: unknown): [number, Head] | null {
  if (table === 'loads.rows') return [key as number, value as Head];
  if (table !== 'bin') return null;
  const { number, load } = value as Deleted;
  return load ? [number, load] : null;
}

/** Of a plan; empty where it has none. */
function titleIn(bytes: Buffer): string {
  const plan = unlessDamaged(() => readJson(bytes) as { readonly title?: unknown });
  return typeof plan?.title === 'string' ? plan.title : '';
}

function placeOf(number: number, version: number): string {
  return `${number}.${version}`;
}

function wordsFor(table: string, key: unknown, heads: ReadonlyMap<number, Head>): string {
  if (table === 'loads.bodies') {
    const head = heads.get(key as number);
    return head ? loadWords(head) : `the plan of load number ${key}`;
  }
  if (table === 'loads.versions' || table === 'loads.versions.bodies') {
    return versionWords(...(key as [number, number]), heads);
  }
  if (table === 'records.rows') return `record number ${key} (its name cannot be read)`;
  const words = key instanceof Uint8Array ? Buffer.from(key).toString('hex') : JSON.stringify(key);
  return `an entry of ${table}, ${words}`;
}

function versionWords(number: number, version: number, heads: ReadonlyMap<number, Head>): string {
  const head = heads.get(number);
  if (head?.version === version) return loadWords(head);
  return `version ${version} of ${head ? loadWords(head) : `load number ${number}`}`;
}

function loadWords({ owner, title }: Head): string {
  return `the load "${title}" of ${owner}`;
}
