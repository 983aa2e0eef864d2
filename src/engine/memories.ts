/**
 * Linear memories, lent to one instance of the search after the other. A memory for each instance made the host collect
 * garbage all the time (it counts what lies outside its heap), and its fresh pages cost as much as some searches.
 */
import { FIRST_PAGES, MOST_PAGES } from './layout.js';

/** Of all that are kept: most searches of a short request need 4 to 16 MiB, those of a long one up to 32. */
const MOST_BYTES_KEPT = 48 << 20;
/** A request has two or three searches at a time. */
const MOST_KEPT = 4;

export class Memories {
  /** The largest last: one that is let go of stays until garbage is collected, while another one grows as large. */
  #kept: WebAssembly.Memory[] = [];

  /** What another search has left in it is still there, above the module's own part. */
  lend(): WebAssembly.Memory {
    return this.#kept.pop() ?? new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES });
  }

  /** @param ownBytes the module's own part, which a new instance takes for zero */
  giveBack(memory: WebAssembly.Memory, ownBytes: number): void {
    if (bytesOf(memory) > MOST_BYTES_KEPT) return;
    new Uint8Array(memory.buffer, 0, ownBytes).fill(0);
    const all = [...this.#kept, memory].sort((a, b) => bytesOf(a) - bytesOf(b));
    while (all.length > MOST_KEPT || bytesOfAll(all) > MOST_BYTES_KEPT) all.shift();
    this.#kept = all;
  }
}

function bytesOf({ buffer }: WebAssembly.Memory): number {
  return buffer.byteLength;
}

function bytesOfAll(memories: readonly WebAssembly.Memory[]): number {
  return memories.reduce((bytes, memory) => bytes + bytesOf(memory), 0);
}
