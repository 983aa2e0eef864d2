/**
 * A set of record numbers, cut into chunks of 4,096 consecutive numbers; one chunk is one value of the database.
 *
 *     at most 255 members   list of 16-bit little-endian offsets, rising        2 to 510 bytes
 *     more                  bit map of the chunk, lowest number in bit 0        512 bytes
 */

export const CHUNK_SIZE = 4096;
const MAP_BYTES = CHUNK_SIZE / 8;
const WORDS = CHUNK_SIZE / 32;

/** One chunk unpacked: bit i of word w is number 32 w + i of the chunk. */
export type ChunkBits = Uint32Array;

export function emptyChunk(): ChunkBits {
  return new Uint32Array(WORDS);
}

/** Adds the members of a stored chunk to `into`. */
export function unpackInto(stored: Uint8Array, into: ChunkBits): void {
  const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  if (stored.byteLength === MAP_BYTES) {
    for (let word = 0; word < WORDS; word++) into[word] = into[word]! | view.getUint32(4 * word, true);
  } else {
    for (let at = 0; at < stored.byteLength; at += 2) setBit(into, view.getUint16(at, true), true);
  }
}

/** The chunk as it is stored; null when it has no members. */
export function pack(bits: ChunkBits): Uint8Array | null {
  const count = countOf(bits);
  if (count === 0) return null;
  const isList = 2 * count < MAP_BYTES;
  const stored = new Uint8Array(isList ? 2 * count : MAP_BYTES);
  const view = new DataView(stored.buffer);
  if (isList) {
    let at = stored.byteLength;
    for (const offset of fallingOffsets(bits)) {
      at -= 2;
      view.setUint16(at, offset, true);
    }
  } else {
    for (let word = 0; word < WORDS; word++) view.setUint32(4 * word, bits[word]!, true);
  }
  return stored;
}

export function setBit(bits: ChunkBits, offset: number, isMember: boolean): void {
  const mask = 1 << (offset & 31);
  const word = offset >>> 5;
  bits[word] = isMember ? bits[word]! | mask : bits[word]! & ~mask;
}

/** Keeps in `bits` what is in `other` too; false when nothing is left. */
export function intersect(bits: ChunkBits, other: ChunkBits): boolean {
  let rest = 0;
  for (let word = 0; word < WORDS; word++) {
    bits[word] = bits[word]! & other[word]!;
    rest |= bits[word]!;
  }
  return rest !== 0;
}

/** The members' offsets, falling. */
export function* fallingOffsets(bits: ChunkBits): Generator<number> {
  for (let word = WORDS - 1; word >= 0; word--) {
    let rest = bits[word]!;
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest);
      yield 32 * word + bit;
      rest &= ~(1 << bit);
    }
  }
}

/** Members, counted in parallel within each word (Warren, Hacker's Delight, figure 5-2). */
function countOf(bits: ChunkBits): number {
  let count = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
