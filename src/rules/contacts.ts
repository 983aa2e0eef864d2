/**
 * Who touches whom, and what carries each piece. Written from semantics.md section 2, row "contacts", and section 1,
 * row "style Roll".
 *
 * Two pieces touch when the base of one lies on the top of the other, or hovers at most `depth` above it, with an area
 * above 0; where tops of several heights lie below a base, the topmost at each point counts. Floor and drop decks are
 * tops too. A standing roll counts as its bounding square. The base of a lying roll is its bottom line; nothing rests on
 * a lying roll but rolls in the valley between it and another (valleys.ts).
 */
import type { Container } from '../domain/problem.js';
import { groundsOf } from './grounds.js';
import { forEachNeighbours } from './neighbours.js';
import { isLyingRoll, type Piece } from './piece.js';
import { intersection, type Rectangle, totalArea, without } from './rectangles.js';
import { isInValley, valleyFooting } from './valleys.js';

export interface Contact {
  readonly upper: Piece;
  readonly lower: Piece;
  /** Share 0..1 of the upper piece's weight and load that goes down here: by contact area (of lying rolls, length). */
  readonly share: number;
}

/** What is below one piece. */
export interface Footing {
  /** The piece's base; of a lying roll its bottom line, as a rectangle of width 1 with the line's length. */
  readonly base: Rectangle;
  /** The part of the base that is carried, by pieces and ground, in rectangles that do not overlap. */
  readonly carried: readonly Rectangle[];
  /** Pieces it touches below. */
  readonly below: readonly Contact[];
  /** Height of the highest floor or deck on which it stands without a gap; null when it stands on neither. */
  readonly ground: number | null;
}

export interface Contacts {
  /** By place of the piece. */
  readonly footings: readonly Footing[];
  /** Contacts with the pieces that rest on each piece, by its place. */
  readonly above: readonly (readonly Contact[])[];
  /** Every piece after all those it rests on. */
  readonly upwards: readonly Piece[];
}

/** A top below a base. */
interface Top {
  readonly level: number;
  readonly area: Rectangle;
  /** Null: floor or deck. */
  readonly piece: Piece | null;
}

/** @param depth how far a top may lie below a base, scaled units (maxDepthToSupportForSafeStacking) */
export function findContacts(pieces: readonly Piece[], container: Container, depth: number): Contacts {
  const below: Piece[][] = pieces.map(() => []);
  const valleys: Piece[][] = pieces.map(() => []);
  forEachNeighbours(pieces, depth, (lower, upper) => {
    if (lower.z2 <= upper.z1) {
      if (!isLyingRoll(lower)) below[upper.index]!.push(lower);
    } else if (isInValley(upper, lower)) {
      valleys[upper.index]!.push(lower);
    } else if (isInValley(lower, upper)) {
      valleys[lower.index]!.push(upper);
    }
    return true;
  });

  const grounds = groundsOf(container);
  const footings = pieces.map((piece) => {
    const tops: Top[] = below[piece.index]!.map((lower) => ({ level: lower.z2, area: lower, piece: lower }));
    for (const ground of grounds) {
      if (ground.level <= piece.z1 && ground.level >= piece.z1 - depth) tops.push({ ...ground, piece: null });
    }
    return isLyingRoll(piece)
      ? footingOfLyingRoll(piece, tops, valleys[piece.index]!)
      : footingOn(piece, piece, tops, [], []);
  });

  const above: Contact[][] = pieces.map(() => []);
  for (const footing of footings) {
    for (const contact of footing.below) above[contact.lower.index]!.push(contact);
  }
  // What rests on something has its middle higher, rolls in valleys too.
  const upwards = [...pieces].sort((a, b) => a.z1 + a.z2 - b.z1 - b.z2);
  return { footings, above, upwards };
}

/** A lying roll: the tops under its bottom line, and the rolls in whose valleys it lies. */
function footingOfLyingRoll(roll: Piece, tops: readonly Top[], rolls: readonly Piece[]): Footing {
  const isAlongX = roll.axis === 'x';
  const middle = isAlongX ? (roll.y1 + roll.y2) / 2 : (roll.x1 + roll.x2) / 2;
  const line = isAlongX ? along(roll.x1, roll.x2) : along(roll.y1, roll.y2);
  const topsOnLine: Top[] = [];
  for (const top of tops) {
    const { x1, y1, x2, y2 } = top.area;
    const isUnderLine = isAlongX ? y1 <= middle && middle <= y2 : x1 <= middle && middle <= x2;
    if (isUnderLine) topsOnLine.push({ ...top, area: isAlongX ? along(x1, x2) : along(y1, y2) });
  }
  const valley = valleyFooting(roll, rolls);
  return footingOn(roll, line, topsOnLine, valley.carried, valley.halves);
}

/** A stretch of a line as a rectangle of width 1, so that areas are lengths. */
function along(from: number, to: number): Rectangle {
  return { x1: from, x2: to, y1: 0, y2: 1 };
}

/**
 * The footing of a base on tops.
 * @param inValley parts of the base that are carried in valleys between rolls
 * @param halves the rolls that carry those, each with the measure it carries
 */
function footingOn(
  upper: Piece,
  base: Rectangle,
  tops: readonly Top[],
  inValley: readonly Rectangle[],
  halves: readonly { readonly lower: Piece; readonly measure: number }[],
): Footing {
  const carriers: { lower: Piece | null; measure: number }[] = [...halves];
  const carried: Rectangle[] = [...inValley];
  let ground: number | null = null;
  const levels = [...tops].sort((a, b) => b.level - a.level);
  for (let i = 0; i < levels.length; ) {
    const level = levels[i]!.level;
    const higher = [...carried];
    for (; i < levels.length && levels[i]!.level === level; i++) {
      const top = levels[i]!;
      const shared = intersection(base, top.area);
      const visible = shared === null ? [] : without(shared, higher);
      if (visible.length === 0) continue;
      carriers.push({ lower: top.piece, measure: totalArea(visible) });
      if (top.piece === null && level === upper.z1) ground = level;
      if (top.piece?.axis === 'z') {
        // The squares of interlocked rolls overlap: the shares count both, the carried area once.
        const others = carried.slice(higher.length);
        carried.push(...visible.flatMap((part) => without(part, others)));
      } else {
        carried.push(...visible);
      }
    }
  }
  const total = carriers.reduce((sum, carrier) => sum + carrier.measure, 0);
  const contacts: Contact[] = [];
  for (const { lower, measure } of carriers) {
    if (lower !== null) contacts.push({ upper, lower, share: measure / total });
  }
  return { base, carried, below: contacts, ground };
}
