import t from 'tap';
import {
  CHUNK_SIZE,
  emptyChunk,
  fallingOffsets,
  intersect,
  pack,
  setBit,
  unpackInto,
} from '../../../src/store/embedded/id-set.js';
import fc from '../../support/fast-check.js';

const offsets = fc.uniqueArray(fc.nat(CHUNK_SIZE - 1), { maxLength: 600 });

function chunkOf(members: readonly number[]) {
  const bits = emptyChunk();
  for (const offset of members) setBit(bits, offset, true);
  return bits;
}

t.test('packing keeps the members, in at most 512 bytes', async (t) => {
  fc.assert(
    fc.property(offsets, (members) => {
      const packed = pack(chunkOf(members));
      const bits = emptyChunk();
      if (packed) unpackInto(packed, bits);
      const found = [...fallingOffsets(bits)];
      return (packed?.length ?? 0) <= 512 && found.join() === [...members].sort((a, b) => b - a).join();
    }),
  );
  for (const count of [0, 1, 255, 256, 257, CHUNK_SIZE]) {
    const members = Array.from({ length: count }, (_, n) => n);
    const bits = emptyChunk();
    const packed = pack(chunkOf(members));
    if (packed) unpackInto(packed, bits);
    t.equal([...fallingOffsets(bits)].length, count, `${count} members`);
  }
});

t.test('intersecting keeps what both have', async (t) => {
  fc.assert(
    fc.property(offsets, offsets, (a, b) => {
      const bits = chunkOf(a);
      const common = a.filter((offset) => b.includes(offset)).sort((x, y) => y - x);
      return intersect(bits, chunkOf(b)) === common.length > 0 && [...fallingOffsets(bits)].join() === common.join();
    }),
  );
  t.pass();
});
