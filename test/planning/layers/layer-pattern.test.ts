/** Patterns of one layer, beside published problems and dynamic programmes of the test's own. */
import t from 'tap';
import { patternOfBlocks } from '../../../src/planning/layers/block-patterns.js';
import { bestPattern, type Flat, type LayerPattern, type Turns } from '../../../src/planning/layers/layer-pattern.js';
import fc from '../../support/fast-check.js';
import { ReferencePatterns } from '../../support/planning/reference-patterns.js';

/**
 * Deck, piece, optimum: problems on which authors of the manufacturer's pallet loading problem compare themselves (Dowsland
 * 1987; Scheithauer and Terno 1996; Morabito and Morales 1998; Alvarez-Valdes, Parreno and Tamarit 2005), then cartons
 * of the packaging module (ISO 3394). Each optimum meets the bound of area and stripes, which proves it.
 */
const PUBLISHED: readonly (readonly [number, number, number, number, number])[] = [
  [14, 10, 3, 2, 23],
  [22, 16, 5, 3, 23],
  [30, 22, 7, 4, 23],
  [40, 25, 7, 3, 47],
  [42, 31, 9, 4, 35],
  [42, 39, 9, 4, 45],
  [52, 33, 9, 4, 47],
  [56, 52, 12, 5, 48],
  [57, 44, 12, 5, 41],
  [86, 82, 15, 11, 42],
  [87, 47, 7, 6, 97],
  [124, 81, 21, 10, 47],
  [153, 100, 24, 7, 90],
  [1000, 1000, 200, 150, 33],
  [1000, 1000, 205, 159, 30],
  [1200, 800, 400, 300, 8],
  [1200, 800, 600, 400, 4],
  [1200, 1000, 300, 200, 20],
  [1200, 1000, 600, 400, 5],
  [1140, 1140, 570, 380, 6],
];

const DECKS: readonly Flat[] = [
  { length: 1200, width: 1000 },
  { length: 1200, width: 800 },
];

/** What overlaps or lies outside; a pattern that is sound has none, and counts right. */
function faultOf(deck: Flat, piece: Flat, turns: Turns, { pieces, blocks }: LayerPattern): string | null {
  const rectangles = blocks.map(({ x, y, columns, rows, isTurned }) => {
    const [along, across] = isTurned ? [piece.width, piece.length] : [piece.length, piece.width];
    return { x1: x, y1: y, x2: x + columns * along, y2: y + rows * across };
  });
  if (blocks.reduce((sum, { columns, rows }) => sum + columns * rows, 0) !== pieces) return 'the count is wrong';
  if (turns !== 'both' && blocks.some(({ isTurned }) => isTurned !== (turns === 'turned'))) return 'turned';
  for (const [i, one] of rectangles.entries()) {
    if (one.x1 < 0 || one.y1 < 0 || one.x2 > deck.length || one.y2 > deck.width) return 'outside';
    const other = rectangles.slice(i + 1).find((r) => r.x1 < one.x2 && one.x1 < r.x2 && r.y1 < one.y2 && one.y1 < r.y2);
    if (other !== undefined) return 'overlap';
  }
  return null;
}

t.test('published problems are solved to the optimum', async (t) => {
  for (const [length, width, a, b, optimum] of PUBLISHED) {
    const deck = { length, width };
    const pattern = bestPattern(deck, { length: a, width: b }, 'both');
    t.equal(pattern.pieces, optimum, `${length} x ${width}, ${a} x ${b}`);
    t.equal(faultOf(deck, { length: a, width: b }, 'both', pattern), null);
    t.equal(new ReferencePatterns(a, b).bound(length, width), optimum, 'no pattern has more');
  }
});

t.test('no guillotine pattern and no G4 pattern has more', async (t) => {
  const carton = fc.record({ length: fc.integer({ min: 150, max: 600 }), width: fc.integer({ min: 120, max: 500 }) });
  let patterns = 0;
  for (const piece of fc.sample(carton, { numRuns: 200, seed: 22 })) {
    const reference = new ReferencePatterns(piece.length, piece.width);
    for (const deck of DECKS) {
      const pattern = bestPattern(deck, piece, 'both');
      const best = reference.fourBlocks(deck.length, deck.width);
      const isSound =
        faultOf(deck, piece, 'both', pattern) === null &&
        pattern.pieces >= best &&
        pattern.pieces <= reference.bound(deck.length, deck.width);
      if (!isSound) t.fail(`${piece.length} x ${piece.width} on ${deck.width}: ${pattern.pieces}, G4 ${best}`);
      patterns++;
    }
  }
  t.equal(patterns, 400);
});

t.test('a pattern of a few blocks has no more blocks, and more blocks never fewer pieces', async (t) => {
  const carton = fc.record({ length: fc.integer({ min: 150, max: 700 }), width: fc.integer({ min: 120, max: 600 }) });
  fc.assert(
    fc.property(carton, fc.constantFrom<Turns>('both', 'straight', 'turned'), (piece, turns) => {
      const deck = DECKS[0]!;
      let pieces = 0;
      for (const most of [1, 2, 3, 4]) {
        const pattern = patternOfBlocks(deck, piece, turns, most);
        if (pattern.blocks.length > most || pattern.pieces < pieces) return false;
        if (faultOf(deck, piece, turns, pattern) !== null) return false;
        pieces = pattern.pieces;
      }
      return pieces <= bestPattern(deck, piece, turns).pieces;
    }),
    { numRuns: 25, seed: 22 },
  );
  t.pass('25 cartons');
});

t.test('a deck with more pieces than lengths can be told apart', async (t) => {
  const deck = { length: 1200, width: 1000 };
  const piece = { length: 31, width: 23 };
  const pattern = bestPattern(deck, piece, 'both');
  t.equal(faultOf(deck, piece, 'both', pattern), null);
  t.ok(pattern.pieces >= 0.97 * Math.floor(1_200_000 / (31 * 23)));
});
