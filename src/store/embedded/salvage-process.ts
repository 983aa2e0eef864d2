/**
 * The process that reads what can be read of a damaged store: `FILE STEP FROM OUTPUT`. Whatever it has found is in the
 * output when it dies. See salvage.ts.
 */
import { openSync, writeSync } from 'node:fs';
import { serialize } from 'node:v8';
import { type Key, open } from 'lmdb';
import type { BinRow } from './bin-rows.js';
import { withChecksums } from './checksums.js';
import { MOST_TABLES } from './file.js';
import { BODIES, FIRST_BODIES, type Found, isNumbered, type Step, TABLES } from './salvage.js';

type Reading = ReturnType<typeof readingOf>;

const [file, step, from, output] = process.argv.slice(2) as [string, Step, string, string];
const out = openSync(output, 'a');

function tell(found: Found): void {
  const bytes = serialize(found);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.byteLength);
  writeSync(out, Buffer.concat([length, bytes]));
}

function readingOf(path: string) {
  const root = open({ path, maxDbs: MOST_TABLES, readOnly: true });
  // Bodies of loads and editing buffers are all that is read as bytes.
  withChecksums(root);
  /** Null when it is not there, or cannot be opened, which is told. */
  const table = (name: string, encoding: 'json' | 'binary', keyEncoding?: 'uint32') => {
    const options = { name, encoding, ...(keyEncoding && { keyEncoding }) };
    const opened = attempt(() => root.openDB<unknown, Key>(options) ?? null);
    if (opened === undefined) tell({ lost: `the table ${name}` });
    return opened ?? null;
  };
  /** Undefined where it cannot be read; a transaction that met damage is of no more use. */
  function attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch {
      root.resetReadTxn();
      return undefined;
    }
  }
  return { table, attempt };
}

/** Reads the body of an entry: null when it has none, undefined when it cannot be read. */
function bodiesOf({ table, attempt }: Reading) {
  const { body, bodyKey } = TABLES[step]!;
  const bodies = body === undefined ? null : table(body, 'binary');
  const first = body === BODIES ? table(FIRST_BODIES, 'binary', 'uint32') : null;
  const at = (place: Key): Uint8Array | undefined => {
    const found = attempt(() => bodies?.get(place)) as Uint8Array | undefined;
    if (found !== undefined || first === null) return found;
    const [number, version] = place as [number, number];
    return version === 1 ? (attempt(() => first.get(number)) as Uint8Array | undefined) : undefined;
  };
  return {
    of(key: Key, value: unknown): Uint8Array | null | undefined {
      const place = bodyKey?.(key, value) ?? null;
      return place === null ? null : at(place);
    },
    /** The newest one of a load of which nothing else can be read. */
    newestOf(number: number): Uint8Array | undefined {
      if (first === null) return undefined;
      const range = { start: [number, Number.MAX_SAFE_INTEGER], end: [number, 0], reverse: true, limit: 1 };
      const place = attempt(() => [...bodies!.getKeys(range)][0]);
      return at(place ?? [number, 1]);
    },
    lastNumber(): number {
      const last = first && attempt(() => [...first.getKeys({ reverse: true, limit: 1 })][0]);
      const newest = first && attempt(() => [...bodies!.getKeys({ reverse: true, limit: 1 })][0]);
      return Math.max(Number(last ?? 0), Array.isArray(newest) ? Number(newest[0]) : 0);
    },
  };
}

/** Small tables by name: from one end until something cannot be followed, and by another process from the other end. */
function readNamed(reading: Reading, isBackwards: boolean): void {
  const { table, attempt } = reading;
  const { name, entry, lost } = TABLES[step]!;
  const rows = table(name, 'json');
  const bodies = bodiesOf(reading);
  if (rows === null) return;
  const keys = rows.getKeys({ reverse: isBackwards })[Symbol.iterator]();
  for (;;) {
    const next = attempt(() => keys.next());
    if (next === undefined) {
      tell({ stopped: true });
      return;
    }
    if (next.done) return;
    const key = String(next.value);
    const value = attempt(() => rows.get(next.value));
    const bytes = value === undefined ? undefined : bodies.of(next.value, value);
    if (value === undefined || bytes === undefined) tell({ key, lost: lost?.(next.value, value) ?? `${entry} ${key}` });
    else tell({ key, value, ...(bytes && { bytes }) });
  }
}

/** Rows and bodies by number, each by itself. */
function readNumbered(reading: Reading, first: number): void {
  const { table, attempt } = reading;
  const { name, entry } = TABLES[step]!;
  const rows = table(name, 'json', 'uint32');
  const bodies = bodiesOf(reading);
  const counters = table('counters', 'json');
  if (rows === null) return;
  const deleted = numbersInBin(reading);
  const lastRow = Number(attempt(() => [...rows.getKeys({ reverse: true, limit: 1 })][0]) ?? 0);
  const next = Number(attempt(() => counters?.get(step)) ?? 0);
  const last = Math.max(next - 1, lastRow, bodies.lastNumber());
  const MISSING = Symbol('missing');
  for (let number = first; number <= last; number++) {
    const key = String(number);
    const value = attempt(() => rows.get(number) ?? MISSING);
    if (value === undefined || value === MISSING) {
      const left = bodies.newestOf(number);
      const isGone = value === MISSING && (left === undefined || deleted.has(number));
      tell(isGone ? { key } : { key, lost: `${entry} ${nameIn(left) ?? `number ${number}`}` });
      continue;
    }
    const bytes = bodies.of(number, value);
    if (bytes === undefined) tell({ key, lost: `${entry} ${nameIn(value) ?? `number ${number}`}` });
    else tell({ key, value, ...(bytes && { bytes }) });
  }
}

/** Of loads whose bodies lie there although they are no longer among the rows; as far as they can be read. */
function numbersInBin({ table, attempt }: Reading): ReadonlySet<number> {
  const rows = step === 'loads' ? table('bin', 'json') : null;
  const ids = rows && attempt(() => [...rows.getKeys()]);
  const numbers = (ids ?? []).map((id) => attempt(() => (rows!.get(id) as BinRow).number));
  return new Set(numbers.filter((number) => number !== undefined));
}

/** The name that a row, or the JSON of a body, has. */
function nameIn(found: unknown): string | null {
  try {
    const value = found instanceof Uint8Array ? JSON.parse(Buffer.from(found).toString()) : found;
    const { title, name, owner } = value as Readonly<Record<string, unknown>>;
    const own = title ?? name;
    return typeof own === 'string' ? `"${own}"${typeof owner === 'string' ? ` of ${owner}` : ''}` : null;
  } catch {
    return null;
  }
}

const reading = readingOf(file);
if (isNumbered(step)) readNumbered(reading, Number(from));
else readNamed(reading, from === 'end');
process.exit(0);
