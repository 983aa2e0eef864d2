/**
 * What both sides of a thread look at while a task runs, in shared memory: a thread that searches handles no messages,
 * and a side that is busy never finds a heap of them.
 *
 *     words    0  1 once the task has begun
 *              1  1 once nobody wants the answer any more
 *              2  reports of progress so far, n
 *     reports  two in turn, the newest at n mod 2: share, best volume, containers, nodes
 */
import type { CalculationProgress } from '../hooks.js';

const BEGUN = 0;
const CANCELLED = 1;
const REPORTS = 2;
/** One more than are used, so that the reports begin at a multiple of eight bytes. */
const WORDS = 4;

/** Numbers of one report. */
const NUMBERS = 4;

export interface Control {
  readonly words: Int32Array<SharedArrayBuffer>;
  readonly reports: Float64Array<SharedArrayBuffer>;
}

export function newControl(): Control {
  const bytesOfWords = WORDS * Int32Array.BYTES_PER_ELEMENT;
  const memory = new SharedArrayBuffer(bytesOfWords + 2 * NUMBERS * Float64Array.BYTES_PER_ELEMENT);
  return { words: new Int32Array(memory, 0, WORDS), reports: new Float64Array(memory, bytesOfWords) };
}

export function begin({ words }: Control): void {
  Atomics.store(words, BEGUN, 1);
}

export function hasBegun({ words }: Control): boolean {
  return Atomics.load(words, BEGUN) === 1;
}

export function cancel({ words }: Control): void {
  Atomics.store(words, CANCELLED, 1);
}

export function isCancelled({ words }: Control): boolean {
  return Atomics.load(words, CANCELLED) === 1;
}

/** By the thread alone. */
export function report({ words, reports }: Control, progress: CalculationProgress): void {
  const next = (Atomics.load(words, REPORTS) + 1) | 0;
  const { share, bestVolume, containers, nodes } = progress;
  reports.set([share, bestVolume, containers, nodes], placeOf(next));
  Atomics.store(words, REPORTS, next);
}

/** The newest report; zeros before the first one. */
export function progressOf({ words, reports }: Control): CalculationProgress {
  for (;;) {
    const newest = Atomics.load(words, REPORTS);
    const place = placeOf(newest);
    const [share, bestVolume, containers, nodes] = reports.slice(place, place + NUMBERS) as unknown as readonly [
      number,
      number,
      number,
      number,
    ];
    // Until the count goes on, the thread writes the other place only.
    if (Atomics.load(words, REPORTS) === newest) return { share, bestVolume, containers, nodes };
  }
}

function placeOf(report: number): number {
  return (report & 1) * NUMBERS;
}
