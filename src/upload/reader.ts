/**
 * Reads uploads in threads of their own, with limits of time and memory: what a hostile workbook costs ends with its
 * thread. The main thread never holds a file. Users take turns, and one thread is left to what is short, so that nobody
 * waits until another's large file is read.
 */
import { open } from 'node:fs/promises';
import type { Turn } from '../lib/fair-turns.js';
import { isArchive } from '../tables/file-kind.js';
import { UnreadableFile } from '../tables/unreadable-file.js';
import { SharedThreads } from '../threads/shared-threads.js';
import type { ReadTask, StoredFile, UploadAnswer, WriteTask } from './tasks.js';

export type { StoredFile, StoredFiles, UploadedLoad } from './tasks.js';

export interface ReaderLimits {
  /** A workbook of 10,000 cargoes with every column filled takes 3 s of one core. */
  readonly seconds: number;
  readonly heapMegabytes: number;
}

const LIMITS: ReaderLimits = { seconds: 20, heapMegabytes: 200 };
const THREADS = 2;

type Read = Extract<UploadAnswer, { kind: 'read' }>;

/** Who waits. */
export interface Asking {
  /** Whose turn it takes; absent: nobody's in particular. */
  readonly user?: string;
  readonly signal?: AbortSignal;
}

export class UploadReader {
  readonly #limits: ReaderLimits;
  readonly #threads: SharedThreads;

  constructor(limits: ReaderLimits = LIMITS) {
    this.#limits = limits;
    this.#threads = new SharedThreads({
      module: new URL('./upload-worker.js', import.meta.url),
      threads: THREADS,
      heapMegabytes: limits.heapMegabytes,
    });
  }

  /** @throws UnreadableFile when nothing of it can be read */
  async read(task: ReadTask, { user = '', signal }: Asking = {}): Promise<Read> {
    const { seconds } = this.#limits;
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const onBegin = () => {
      timer = setTimeout(() => late.abort(), 1000 * seconds);
    };
    try {
      const turn = turnOf(user, await weightOfFiles(Object.values(task.files)));
      const ends = signal === undefined ? late.signal : AbortSignal.any([late.signal, signal]);
      const answer = await this.#threads.run<UploadAnswer>(task, { turn, signal: ends, onBegin });
      if (answer.kind === 'refused') throw new UnreadableFile(answer.message);
      return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
      if (late.signal.aborted) {
        throw new UnreadableFile(`The file could not be read within ${seconds} seconds. Divide it into several files.`);
      }
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') {
        throw new UnreadableFile('The file needs too much memory to be read. Divide it into several files.');
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** A workbook of these sheets and the request of the load. */
  async write(task: WriteTask): Promise<Uint8Array> {
    const turn = turnOf('', task.sheets.byteLength + task.stored.byteLength);
    return await this.#threads.run<Uint8Array>(task, { name: 'write', turn });
  }

  async close(): Promise<void> {
    await this.#threads.close();
  }
}

/** Bytes that are read, or written, in less than half a second. */
const LONG_BYTES = 3_000_000;
/** A workbook is packed: so many bytes come of each. */
const UNFOLDED = 20;

function turnOf(user: string, bytes: number): Turn {
  return { user, weight: bytes + 1, isLong: bytes > LONG_BYTES };
}

async function weightOfFiles(files: readonly StoredFile[]): Promise<number> {
  const weights = await Promise.all(files.map(({ path }) => weightOf(path)));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

async function weightOf(path: string): Promise<number> {
  const file = await open(path);
  try {
    const start = Buffer.alloc(4);
    await file.read(start, 0, start.length, 0);
    const { size } = await file.stat();
    return isArchive(start) ? UNFOLDED * size : size;
  } finally {
    await file.close();
  }
}
