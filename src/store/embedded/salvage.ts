/**
 * Reads what can be read of a damaged store, for a new one. lmdb may end whoever reads a damaged file, so processes of
 * its own read a copy of it (salvage-process.ts), table by table; one that dies is followed by another behind that place.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import type { Key } from 'lmdb';
import type {
  AuditEntry,
  EarlierVersion,
  EditBuffer,
  KeyRecord,
  LoadHead,
  MasterRecord,
  Person,
  Settings,
  ShareLink,
  StoredEntry,
  User,
} from '../index.js';
import type { BinRow } from './bin-rows.js';
import { FILE } from './file.js';
import { wordsFor } from './load-versions.js';
import { completedHead } from './loads.js';
import { type EventRow, eventOf, type SumRow, sumOfRow } from './progress.js';

export type Step =
  | 'users'
  | 'people'
  | 'settings'
  | 'keys'
  | 'records'
  | 'loads'
  | 'bin'
  | 'versions'
  | 'edits'
  | 'secrets'
  | 'links'
  | 'audit'
  | 'progress'
  | 'progressSums';

interface SalvagedTable {
  readonly name: string;
  /** Table of its bodies. */
  readonly body?: string;
  /** Where its body lies; null: it has none. */
  bodyKey?(key: Key, value: unknown): Key | null;
  /** What one is, in words. */
  readonly entry: string;
  /** Which one cannot be read; absent: the entry and its key. @param value undefined when that cannot be read either */
  lost?(key: Key, value: unknown): string;
  of(key: string, value: unknown, bytes: Uint8Array | undefined): StoredEntry;
}

/** Bodies of loads by number and version; of loads saved before they had versions `FIRST_BODIES` has the first, by number. */
export const BODIES = 'loads.versions.bodies';
export const FIRST_BODIES = 'loads.bodies';

export const TABLES: Readonly<Record<Step, SalvagedTable>> = {
  users: { name: 'users', entry: 'the user', of: (_, value) => ({ kind: 'user', user: value as User }) },
  people: { name: 'people', entry: 'the person', of: (_, value) => ({ kind: 'person', person: value as Person }) },
  settings: {
    name: 'settings',
    entry: 'the settings of',
    of: (user, value) => ({ kind: 'settings', user, settings: value as Settings }),
  },
  keys: { name: 'keys', entry: 'the key', of: (_, value) => ({ kind: 'key', key: value as KeyRecord }) },
  records: {
    name: 'records.rows',
    entry: 'the record',
    of: (_, value) => ({ kind: 'record', record: value as MasterRecord }),
  },
  loads: {
    name: 'loads.rows',
    body: BODIES,
    bodyKey: (number, value) => [number as number, (value as LoadHead).version ?? 1],
    entry: 'the load',
    of: (number, value, bytes) => ({
      kind: 'load',
      load: { head: completedHead(value as LoadHead, Number(number)), body: bytes! },
    }),
  },
  bin: {
    name: 'bin',
    body: BODIES,
    bodyKey: (_, value) => {
      const { number, load } = value as BinRow;
      return load ? [number, load.version] : null;
    },
    entry: 'in the bin',
    lost: (key, value) => `in the bin ${value ? wordsFor((value as BinRow).load!) : String(key)}`,
    of: (_, value, bytes) => {
      const { id, record, load, deletion } = value as BinRow;
      return record
        ? { kind: 'deletedRecord', deleted: { id, record, deletion } }
        : { kind: 'deletedLoad', deleted: { head: load, body: bytes!, deletion } };
    },
  },
  // After the loads and deleted loads whose versions they are.
  versions: {
    name: 'loads.versions',
    body: BODIES,
    bodyKey: (key) => key,
    entry: 'the version',
    lost: (key, value) => {
      const [number, version] = key as [number, number];
      return `version ${version} of ${value ? wordsFor((value as EarlierVersion).head) : `load number ${number}`}`;
    },
    of: (_, value, bytes) => ({
      kind: 'version',
      version: { ...(value as Omit<EarlierVersion, 'body'>), body: bytes! },
    }),
  },
  edits: {
    name: 'edits',
    body: 'edits.bodies',
    bodyKey: (user) => user,
    entry: 'the editing buffer of',
    of: (user, value, bytes) => ({
      kind: 'edit',
      user,
      edit: { ...(value as Omit<EditBuffer, 'body'>), body: bytes! },
    }),
  },
  secrets: {
    name: 'secrets',
    entry: 'the secret',
    of: (name, value) => ({ kind: 'secret', name, secret: value as string }),
  },
  audit: {
    name: 'audit',
    entry: 'the entry of the audit',
    of: (_, value) => ({ kind: 'audit', entry: value as AuditEntry }),
  },
  links: { name: 'links', entry: 'the link', of: (_, value) => ({ kind: 'link', link: value as ShareLink }) },
  progress: {
    name: 'progress',
    entry: 'what the dock told of the load, version and id',
    of: (_, value) => {
      const { load, version } = value as EventRow;
      return { kind: 'progress', progress: { load, version, sum: null, events: [eventOf(value as EventRow)] } };
    },
  },
  // After the events of which they are.
  progressSums: {
    name: 'progress.sums',
    entry: 'how far the loading is of the load and version',
    of: (_, value) => {
      const { load, version } = value as SumRow;
      return { kind: 'progress', progress: { load, version, sum: sumOfRow(value as SumRow), events: [] } };
    },
  },
};

export function isNumbered(step: Step): boolean {
  return step === 'records' || step === 'loads';
}

/** What a process has found, one after the other. */
export interface Found {
  readonly key?: string;
  readonly value?: unknown;
  readonly bytes?: Uint8Array;
  /** In words. */
  readonly lost?: string;
  /** Nothing more can be followed from this end. */
  readonly stopped?: boolean;
}

export interface Salvage {
  entries(): AsyncGenerator<StoredEntry>;
  /** What cannot be read, in words; whole once all entries are. */
  readonly lost: readonly string[];
}

/** Deaths at numbers one after the other, after which the rest of the table is given up. */
const MOST_DEATHS = 3;

/** @param work an empty folder for what is needed meanwhile, which the caller removes */
export function salvage(folder: string, work: string): Salvage {
  const lost: string[] = [];
  const { copy, isMended } = mendedCopy(join(folder, FILE), work);
  if (isMended) lost.push('perhaps what was written last: its header is gone');
  async function* entries() {
    for (const step of Object.keys(TABLES) as Step[]) {
      for await (const found of isNumbered(step) ? byNumber(step) : fromBothEnds(step)) {
        if (found.lost !== undefined) lost.push(found.lost);
        else if (found.value !== undefined) yield TABLES[step].of(found.key!, found.value, found.bytes);
      }
    }
  }
  async function* byNumber(step: Step): AsyncGenerator<Found> {
    let from = 1;
    for (let deaths = 0; ; ) {
      const { found, isDead } = await run(step, String(from));
      const first = from;
      for (const one of found) {
        if (one.key !== undefined) from = Number(one.key) + 1;
        yield one;
      }
      if (!isDead) return;
      deaths = from > first ? 1 : deaths + 1;
      const { entry } = TABLES[step];
      if (deaths === MOST_DEATHS) return yield { lost: `${entry} number ${from}, and all after it` };
      yield { lost: `${entry} number ${from++}` };
    }
  }
  async function* fromBothEnds(step: Step): AsyncGenerator<Found> {
    const seen = new Set<string>();
    const begin = await run(step, 'begin');
    const fromBegin = [...begin.found];
    const isCut = begin.isDead || fromBegin.some(({ stopped }) => stopped);
    const end = isCut ? await run(step, 'end') : { found: [] };
    for (const one of [...fromBegin, ...end.found]) {
      const name = one.key ?? one.lost;
      if (name === undefined || seen.has(name)) continue;
      seen.add(name);
      yield one;
    }
    if (isCut) yield { lost: `a part of the table ${TABLES[step].name}, whose names cannot be read` };
  }
  async function run(step: Step, from: string): Promise<{ readonly found: Iterable<Found>; readonly isDead: boolean }> {
    const output = join(work, 'found');
    rmSync(output, { force: true });
    const script = fileURLToPath(new URL('./salvage-process.js', import.meta.url));
    const child = fork(script, [copy, step, from, output], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const [code] = await once(child, 'exit');
    return { found: readFound(output), isDead: code !== 0 };
  }
  return { entries, lost };
}

/** One after the other: together they may be larger than memory. The last one may be cut off. */
function* readFound(output: string): Generator<Found> {
  if (!existsSync(output)) return;
  const opened = openSync(output, 'r');
  const read = (bytes: number) => {
    const buffer = Buffer.allocUnsafe(bytes);
    return readSync(opened, buffer, 0, bytes, null) === bytes ? buffer : null;
  };
  try {
    for (let length = read(4); length !== null; length = read(4)) {
      const bytes = read(length.readUInt32LE());
      if (bytes === null) return;
      yield deserialize(bytes) as Found;
    }
  } finally {
    closeSync(opened);
  }
}

/** lmdb's pages, and where each of its two headers lies. */
const PAGE_BYTES = 4096;
const MAGIC = Buffer.from([0xde, 0xc0, 0xef, 0xbe]);
/** Room for what was cut off, which takes no place on the disk: whoever reads there finds no page, and does not die. */
const CUT_OFF_BYTES = 2 ** 30;

/** A copy with the header that is whole, if one is, in the place of one that is not. */
function mendedCopy(file: string, work: string): { readonly copy: string; readonly isMended: boolean } {
  mkdirSync(work, { recursive: true });
  const copy = join(work, FILE);
  copyFileSync(file, copy);
  let isMended = false;
  const opened = openSync(copy, 'r+');
  try {
    const pages = [0, 1].map((number) => {
      const page = Buffer.alloc(PAGE_BYTES);
      readSync(opened, page, 0, PAGE_BYTES, number * PAGE_BYTES);
      return page;
    });
    const isWhole = pages.map((page) => page.subarray(0, 64).includes(MAGIC));
    if (isWhole[0] !== isWhole[1]) {
      isMended = true;
      const [from, to] = isWhole[0] ? [0, 1] : [1, 0];
      const page = Buffer.from(pages[from]!);
      // A page begins with its own number.
      page.writeBigUInt64LE(BigInt(to));
      writeSync(opened, page, 0, PAGE_BYTES, to * PAGE_BYTES);
    }
  } finally {
    closeSync(opened);
  }
  truncateSync(copy, statSync(copy).size * 4 + CUT_OFF_BYTES);
  return { copy, isMended };
}
