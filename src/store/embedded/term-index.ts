/**
 * Finds records by terms: for each term ("shared with acme", "has the piece `abc` in its title") the set of numbers of
 * the records that have it, in chunks (id-set.ts). A search intersects such sets chunk by chunk, newest first, so its
 * cost does not grow with the number of records that match.
 *
 * Key of a chunk: the term in UTF-8, 0xFF (in no UTF-8 text, so no term is the beginning of another), the chunk's
 * number in 4 big-endian bytes.
 */
import type { Database } from 'lmdb';
import {
  CHUNK_SIZE,
  type ChunkBits,
  emptyChunk,
  fallingOffsets,
  intersect,
  pack,
  setBit,
  unpackInto,
} from './id-set.js';

/** A record must have one term of each alternative. */
export type Alternative = readonly string[];

export interface TermQuery {
  readonly all: readonly Alternative[];
  /** Terms of one sort, text order, both ends included, of which a record must have one. */
  readonly span?: { readonly first: string; readonly last: string };
  /** Only numbers below this one. */
  readonly before: number;
}

/** A record where a term of it stands in order. */
export interface TermPlace {
  readonly term: string;
  readonly id: number;
}

export class TermIndex {
  readonly #chunks: Database<Uint8Array, Uint8Array>;

  constructor(chunks: Database<Uint8Array, Uint8Array>) {
    this.#chunks = chunks;
  }

  /** Inside a write transaction. */
  apply(changes: TermChanges): void {
    for (const [chunk, byTerm] of changes.byChunk) {
      for (const [term, members] of byTerm) this.#change(chunkKey(term, chunk), members);
    }
  }

  /** Takes a record out whose terms nobody knows: reads all terms. Inside a write transaction. */
  forget(id: number): void {
    const chunk = Math.floor(id / CHUNK_SIZE);
    const keys = [...this.#chunks.getKeys({})].filter((key) => chunkOf(key) === chunk);
    for (const key of keys) this.#change(Buffer.from(key), [~(id % CHUNK_SIZE)]);
  }

  /** Numbers of the records that match, falling. */
  *find(query: TermQuery): Generator<number> {
    if (query.before <= 0) return;
    const spanned = query.span ? this.#chunksOfSpan(query.span.first, query.span.last) : null;
    for (let chunk = Math.floor((query.before - 1) / CHUNK_SIZE); chunk >= 0; chunk--) {
      const bits = this.#match(chunk, query.all, spanned);
      if (!bits) continue;
      for (const offset of fallingOffsets(bits)) {
        const id = chunk * CHUNK_SIZE + offset;
        if (id < query.before) yield id;
      }
    }
  }

  /**
   * Terms with this beginning, in falling order, each with the records that have it, falling too.
   * @param after where the page before ended; null: from the first
   */
  *falling(beginning: string, after: TermPlace | null): Generator<TermPlace> {
    const start = after
      ? chunkKey(after.term, Math.floor(after.id / CHUNK_SIZE))
      : Buffer.concat([Buffer.from(beginning), Buffer.of(0xff)]);
    const lastOf = after ? start.toString('latin1') : '';
    for (const { key, value } of this.#chunks.getRange({ start, end: Buffer.from(beginning), reverse: true })) {
      const chunk = chunkOf(key);
      const term = Buffer.from(key.subarray(0, key.length - 5)).toString();
      const isLast = after !== null && Buffer.from(key).toString('latin1') === lastOf;
      const bits = emptyChunk();
      unpackInto(value, bits);
      for (const offset of fallingOffsets(bits)) {
        const id = chunk * CHUNK_SIZE + offset;
        if (!isLast || id < after.id) yield { term, id };
      }
    }
  }

  #change(key: Buffer, members: readonly number[]): void {
    const bits = emptyChunk();
    const stored = this.#chunks.get(key);
    if (stored) unpackInto(stored, bits);
    for (const member of members) {
      if (member >= 0) setBit(bits, member, true);
      else setBit(bits, ~member, false);
    }
    const packed = pack(bits);
    if (packed) this.#chunks.putSync(key, packed);
    else this.#chunks.removeSync(key);
  }

  #match(chunk: number, all: readonly Alternative[], spanned: ReadonlyMap<number, ChunkBits> | null): ChunkBits | null {
    const bits = emptyChunk().fill(0xffffffff);
    if (spanned) {
      const ofSpan = spanned.get(chunk);
      if (!ofSpan || !intersect(bits, ofSpan)) return null;
    }
    for (const terms of all) {
      const either = emptyChunk();
      for (const term of terms) {
        const stored = this.#chunks.get(chunkKey(term, chunk));
        if (stored) unpackInto(stored, either);
      }
      if (!intersect(bits, either)) return null;
    }
    return bits;
  }

  #chunksOfSpan(first: string, last: string): Map<number, ChunkBits> {
    const found = new Map<number, ChunkBits>();
    const range = { start: chunkKey(first, 0), end: chunkKey(last, 0xffffffff), inclusiveEnd: true };
    for (const { key, value } of this.#chunks.getRange(range)) {
      const chunk = chunkOf(key);
      const bits = found.get(chunk) ?? emptyChunk();
      unpackInto(value, bits);
      found.set(chunk, bits);
    }
    return found;
  }
}

/** The terms that records gain and lose in one transaction, gathered so that each chunk is written once. */
export class TermChanges {
  /** chunk -> term -> offsets in order: n gains the term, ~n loses it. */
  readonly byChunk = new Map<number, Map<string, number[]>>();

  /** @param before terms, each once, that the index has of this record; `after`: those it shall have */
  note(id: number, before: readonly string[], after: readonly string[]): void {
    const chunk = Math.floor(id / CHUNK_SIZE);
    let byTerm = this.byChunk.get(chunk);
    if (byTerm === undefined) {
      byTerm = new Map();
      this.byChunk.set(chunk, byTerm);
    }
    const offset = id % CHUNK_SIZE;
    if (before.length > 0) {
      const kept = new Set(after);
      const had = new Set(before);
      for (const term of before) if (!kept.has(term)) append(byTerm, term, ~offset);
      for (const term of after) if (!had.has(term)) append(byTerm, term, offset);
    } else {
      for (const term of after) append(byTerm, term, offset);
    }
  }
}

function append(byTerm: Map<string, number[]>, term: string, member: number): void {
  const members = byTerm.get(term);
  if (members === undefined) byTerm.set(term, [member]);
  else members.push(member);
}

function chunkOf(key: Uint8Array): number {
  return Buffer.from(key).readUInt32BE(key.length - 4);
}

function chunkKey(term: string, chunk: number): Buffer {
  const length = Buffer.byteLength(term);
  const key = Buffer.allocUnsafe(length + 5);
  key.write(term);
  key[length] = 0xff;
  key.writeUInt32BE(chunk, length + 1);
  return key;
}
