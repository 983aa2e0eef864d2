/** Blocks of pieces: each piece in one of them, none moved, and as few as a plan would have. */
import t from 'tap';
import { ORIENTATIONS, orientedSize, type Size } from '../../../src/domain/geometry.js';
import { type Arrangement, placementsOf } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import { blocksInOrder } from '../../../src/planning/finishing/blocks-in-order.js';
import { foundBlocks } from '../../../src/planning/finishing/found-blocks.js';
import fc from '../../support/fast-check.js';
import { problemOf } from '../../support/problems/load-problems.js';

const ONE: Size = { length: 1, width: 1, height: 1 };
const { cargoes } = problemOf([
  { size: { length: 30, width: 20, height: 10 } },
  { size: { length: 20, width: 20, height: 20 } },
  { style: 'Roll', size: { length: 20, width: 20, height: 30 }, diameter: 20 },
]);

const piecesOf = (blocks: readonly Arrangement[]): Arrangement[] =>
  blocks.flatMap((one) =>
    Array.from(placementsOf(one, cargoes), ({ position }) => ({ ...one, position, counts: ONE })),
  );
const line = ({ cargo, orientation, position: { x, y, z } }: Arrangement) => [cargo, orientation, x, y, z].join(' ');
const linesOf = (pieces: readonly Arrangement[]) => pieces.map(line).sort();

/** Anything: blocks on a coarse grid, so that they touch, meet and lie over each other, with pieces left out. */
const arbitraryPieces = fc
  .array(
    fc.record({
      cargo: fc.nat(cargoes.length - 1),
      orientation: fc.constantFrom(...ORIENTATIONS),
      position: fc.record({ x: fc.nat(9), y: fc.nat(9), z: fc.nat(4) }),
      counts: fc.record({
        length: fc.integer({ min: 1, max: 5 }),
        width: fc.integer({ min: 1, max: 4 }),
        height: fc.integer({ min: 1, max: 3 }),
      }),
      left: fc.array(fc.nat(59), { maxLength: 3 }),
    }),
    { maxLength: 8 },
  )
  .map((blocks) =>
    blocks.flatMap(({ left, position: { x, y, z }, ...block }) => {
      const size = orientedSize(cargoes[block.cargo]!.size, block.orientation);
      const position = { x: x * size.length, y: y * size.width, z: z * size.height };
      return piecesOf([{ ...block, position }]).filter((_, place) => !left.includes(place));
    }),
  );
const shuffled = (pieces: readonly Arrangement[]) =>
  fc.shuffledSubarray([...pieces], { minLength: pieces.length, maxLength: pieces.length });

t.test('any pieces in any order: each is in one block', async (t) => {
  const holds = fc.assert(
    fc.property(
      arbitraryPieces.chain((pieces) => fc.tuple(fc.constant(pieces), shuffled(pieces))),
      ([pieces, inDisorder]) => {
        for (const given of [pieces, inDisorder]) {
          const found = foundBlocks(given, cargoes);
          if (linesOf(piecesOf(found)).join() !== linesOf(given).join()) throw new Error('another load');
          const listed = blocksInOrder(given, cargoes);
          if (piecesOf(listed).map(line).join() !== given.map(line).join()) throw new Error('another order');
        }
      },
    ),
    { numRuns: 150 },
  );
  t.doesNotThrow(() => holds);
});

t.test('whole blocks are found in any order, and a piece that was taken out leaves a handful', async (t) => {
  const blocks = [
    { cargo: 0, orientation: 1, position: { x: 0, y: 0, z: 0 }, counts: { length: 8, width: 6, height: 5 } },
    { cargo: 1, orientation: 1, position: { x: 300, y: 0, z: 0 }, counts: { length: 3, width: 4, height: 2 } },
  ] as const;
  const holds = fc.assert(
    fc.property(shuffled(piecesOf(blocks)), fc.nat(239), (pieces, out) => {
      if (foundBlocks(pieces, cargoes).length !== 2) throw new Error('not the blocks');
      const gone = line(piecesOf(blocks)[out]!);
      const [inDisorder, inOrder] = [pieces, piecesOf(blocks)].map((all) =>
        foundBlocks(
          all.filter((one) => line(one) !== gone),
          cargoes,
        ),
      );
      if (inDisorder!.length > 11 || inOrder!.length > 7) throw new Error(`${inDisorder!.length} ${inOrder!.length}`);
    }),
    { numRuns: 25 },
  );
  t.doesNotThrow(() => holds);
});

t.test('an order that can be read in two ways is read as the larger blocks', async (t) => {
  const blocks = [
    { cargo: 1, orientation: 1, position: { x: 0, y: 0, z: 0 }, counts: ONE },
    { cargo: 1, orientation: 1, position: { x: 20, y: 0, z: 0 }, counts: { length: 2, width: 1, height: 4 } },
  ] as const;
  t.same(blocksInOrder(blocks, cargoes), blocks);
});

t.test('what is kept and what was added are no block together', async (t) => {
  const [kept, added] = [0, 20].map(
    (x): Arrangement => ({ cargo: 1, orientation: 1, position: { x, y: 0, z: 0 }, counts: ONE }),
  );
  t.equal(blocksInOrder([{ ...kept!, isKept: true }, added!], cargoes).length, 2);
  t.equal(blocksInOrder([kept!, added!], cargoes).length, 1);
});

t.test('15,000 pieces in disorder take a moment', async (t) => {
  const many: LoadProblem = problemOf([{ size: { length: 10, width: 10, height: 10 } }]);
  const whole: Arrangement = {
    ...{ cargo: 0, orientation: 1, position: { x: 0, y: 0, z: 0 } },
    counts: { length: 50, width: 20, height: 15 },
  };
  const pieces = Array.from(placementsOf(whole, many.cargoes), ({ position }) => ({ ...whole, position, counts: ONE }));
  const inDisorder = pieces.map((_, place) => pieces[(place * 7919) % pieces.length]!);
  const begun = process.cpuUsage();
  t.same(foundBlocks(inDisorder, many.cargoes), [whole]);
  t.same(blocksInOrder(pieces, many.cargoes), [whole]);
  const { user } = process.cpuUsage(begun);
  t.ok(user < 6e6, `${user / 1e6} s of CPU`);
});
