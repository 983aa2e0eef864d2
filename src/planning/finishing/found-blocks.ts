/**
 * The blocks of a load of which only the pieces are known, as it was edited, uploaded or saved: few large ones, each of
 * one cargo in one orientation. What plans have listed is found again as it was; what comes in any order is put together.
 */
import type { Arrangement } from '../../domain/plan.js';
import type { Cargo } from '../../domain/problem.js';
import { blocksInOrder } from './blocks-in-order.js';
import { AXES, mergedBy } from './merge.js';

/** An order with so many pieces to a block makes sense. */
const A_HANDFUL = 8;

/** Blocks of an order that makes no sense are so many times as many as can be found without it. */
const WITHOUT_SENSE = 1.5;

/**
 * @param pieces in the order given
 * @returns in the order of the first piece of each cargo in each orientation
 */
export function foundBlocks(pieces: readonly Arrangement[], cargoes: readonly Cargo[]): readonly Arrangement[] {
  const listed = byKind(blocksInOrder(pieces, cargoes));
  const singles = byKind(pieces);
  return [...listed].flatMap(([kind, blocks]) => {
    // Rolls may interlock: their order says more than their cuboids.
    if (blocks.length === 1 || cargoes[blocks[0]!.cargo]!.style === 'Roll') return blocks;
    const joined = mergedBy(AXES, cargoes, blocks, () => true);
    const own = singles.get(kind)!;
    if (blocks.length <= own.length / A_HANDFUL) return joined;
    const together = putTogether(own, cargoes);
    return joined.length > WITHOUT_SENSE * together.length ? together : joined;
  });
}

function byKind(arrangements: readonly Arrangement[]): Map<string, Arrangement[]> {
  const kinds = new Map<string, Arrangement[]>();
  for (const one of arrangements) {
    const kind = `${one.cargo} ${one.orientation}`;
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [one]);
    else known.push(one);
  }
  return kinds;
}

const [ALONG, ACROSS, UP] = AXES;

/** Rows first, then layers of these, then blocks, whichever way they are the fewest. */
const WAYS = [
  [ALONG, ACROSS, UP],
  [ALONG, UP, ACROSS],
  [ACROSS, ALONG, UP],
  [ACROSS, UP, ALONG],
  [UP, ALONG, ACROSS],
  [UP, ACROSS, ALONG],
];

/** Pieces of one cargo in one orientation, wherever they stand in the order. */
function putTogether(pieces: readonly Arrangement[], cargoes: readonly Cargo[]): readonly Arrangement[] {
  const found = WAYS.map((axes) => mergedBy(axes, cargoes, pieces, () => true));
  return found.reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
}
