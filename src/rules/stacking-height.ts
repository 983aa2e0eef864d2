/**
 * Stacking height: the top of a stack is at most `rate` times the shorter floor dimension of the piece on the floor on
 * which it stands (of several, the widest), measured from that floor or deck. A single piece that is higher by itself
 * may stand, with nothing on it. What hovers is a foot only where nothing stands on floor or deck.
 */
import { figure, long } from '../domain/sentences.js';
import { fractionOf } from '../domain/support-share.js';
import type { Contact } from './geometry/contacts.js';
import type { Piece } from './geometry/piece.js';
import type { Rule } from './rule.js';

/** What the height of a stack is measured by. */
interface Foot {
  /** Shorter floor dimension of the piece on the floor. */
  readonly width: number;
  /** Height of the floor or deck. */
  readonly level: number;
  readonly isHovering: boolean;
}

export const stackingHeight: Rule = {
  id: 'stacking-height',
  title: 'Height of a stack by the width of its foot',
  fields: ['maxStackingHeight'],
  isUsed: ({ rules }) => rules.maxStackingHeightRate !== null,
  check(load, report) {
    const rate = load.problem.rules.maxStackingHeightRate!;
    const { numerator, denominator } = fractionOf(rate);
    const { pairs, footings } = load.contacts;
    const bearing = new Set(pairs.map((contact) => contact.lower));
    const feet: Foot[] = [];
    for (const piece of load.upwards) {
      const { below, ground } = footings[piece.index]!;
      const foot = footOf(piece, ground, below, feet);
      feet[piece.index] = foot;
      const isSingle = below.length === 0 && !bearing.has(piece);
      if (isSingle || (piece.z2 - foot.level) * denominator <= numerator * foot.width) continue;
      report.placement(
        piece,
        `${load.describe(piece)} is in a stack higher than ${figure(rate)} times its foot of ${long(load.problem, foot.width)}.`,
        { most: rate },
      );
    }
  },
};

/** The widest foot of all stacks that a piece belongs to; what hovers by itself is its own. */
function footOf(piece: Piece, ground: number | null, below: readonly Contact[], feet: readonly Foot[]): Foot {
  const candidates = below.map(({ lower }) => feet[lower.index]!);
  if (ground !== null || candidates.length === 0) {
    const width = Math.min(piece.x2 - piece.x1, piece.y2 - piece.y1);
    candidates.push({ width, level: ground ?? piece.z1, isHovering: ground === null });
  }
  return candidates.reduce((best, foot) => (isWider(foot, best) ? foot : best));
}

function isWider(a: Foot, b: Foot): boolean {
  if (a.isHovering !== b.isHovering) return b.isHovering;
  return a.width > b.width || (a.width === b.width && a.level > b.level);
}
