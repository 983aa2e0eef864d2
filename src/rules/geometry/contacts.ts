/**
 * Who touches whom, and what carries each piece. Written from docs/rules.md, Contacts and Rolls.
 *
 * Two pieces touch when the base of one lies on the top of the other, or hovers at most `depth` above it, with an area
 * above 0; where tops of several heights lie below a base, the topmost at each point counts. Floor and drop decks are
 * tops too. A standing roll counts as its bounding square. The base of a lying roll is its bottom line; nothing rests on
 * a lying roll but rolls in the valley between it and another (valleys.ts) and, where no support is asked for, parallel
 * rolls that lie on it alone.
 */
import type { Rectangle } from '../../domain/geometry.js';
import { groundsOf } from '../../domain/grounds.js';
import type { Container } from '../../domain/problem.js';
import type { Neighbours } from './neighbours.js';
import { isLyingRoll, type Piece } from './piece.js';
import { areaOf, intersection, shared, totalArea, without } from './rectangles.js';
import { isInValley, liesOn, singleFooting, valleyFooting } from './valleys.js';

export interface Contact {
  readonly upper: Piece;
  readonly lower: Piece;
  /** Share 0..1 of the upper piece's weight and load that goes down here: by contact area (of lying rolls, length). */
  readonly share: number;
}

export interface OnGround {
  /** 0..1 */
  readonly share: number;
  /** Rectangles of contact; of a lying roll along its bottom line. */
  readonly parts: readonly Rectangle[];
}

/** What is below one piece. */
export interface Footing {
  /** The piece's base; of a lying roll its bottom line, as a rectangle of width 1 with the line's length. */
  readonly base: Rectangle;
  /** The part of the base that is carried, by pieces and ground, in rectangles that do not overlap. */
  readonly carried: readonly Rectangle[];
  /** Pieces it touches below. */
  readonly below: readonly Contact[];
  /** What of the piece's weight and load goes down to floor or decks at once, and where; null: nothing does. */
  readonly onGround: OnGround | null;
  /** Height of the highest floor or deck on which it stands without a gap; null when it stands on neither. */
  readonly ground: number | null;
}

export interface Contacts {
  /** Every contact, by the upper piece. */
  readonly pairs: readonly Contact[];
  /** By place of the piece. */
  readonly footings: readonly Footing[];
}

/** A top below a base. */
interface Top {
  readonly level: number;
  readonly area: Rectangle;
  /** Null: floor or deck. */
  readonly piece: Piece | null;
}

/**
 * @param depth how far a top may lie below a base, scaled units (maxDepthToSupportForSafeStacking)
 * @param isSupportAsked isSafeStackingUsed
 */
export function findContacts(
  pieces: readonly Piece[],
  neighbours: Neighbours,
  container: Container,
  depth: number,
  isSupportAsked: boolean,
): Contacts {
  const below: Piece[][] = [];
  const valleys = new Map<Piece, Piece[]>();
  const addToValley = (upper: Piece, lower: Piece) => valleys.set(upper, [...(valleys.get(upper) ?? []), lower]);
  neighbours.forEachPair(depth, (lower, upper) => {
    if (!isSupportAsked && (liesOn(upper, lower) || liesOn(lower, upper))) {
      const isUpper = liesOn(upper, lower);
      addToValley(isUpper ? upper : lower, isUpper ? lower : upper);
    } else if (lower.z2 <= upper.z1) {
      if (isLyingRoll(lower)) return true;
      const already = below[upper.index];
      if (already === undefined) below[upper.index] = [lower];
      else already.push(lower);
    } else if (isInValley(upper, lower)) {
      addToValley(upper, lower);
    } else if (isInValley(lower, upper)) {
      addToValley(lower, upper);
    }
    return true;
  });

  const grounds = groundsOf(container);
  const footings = pieces.map((piece) => {
    const tops: Top[] = [];
    for (const lower of below[piece.index] ?? []) tops.push({ level: lower.z2, area: lower, piece: lower });
    for (const { level, area } of grounds) {
      if (level <= piece.z1 && level >= piece.z1 - depth) tops.push({ level, area, piece: null });
    }
    if (isLyingRoll(piece)) return footingOfLyingRoll(piece, tops, valleys.get(piece) ?? [], isSupportAsked);
    return footingOf(piece, piece, isPlain(tops) ? partsOnOneLevel(piece, tops) : partsOnLevels(piece, tops, []));
  });

  const pairs: Contact[] = [];
  for (const footing of footings) pairs.push(...footing.below);
  return { pairs, footings };
}

/** A lying roll: the tops under its bottom line, and the rolls in whose valleys it lies. */
function footingOfLyingRoll(
  roll: Piece,
  tops: readonly Top[],
  rolls: readonly Piece[],
  isSupportAsked: boolean,
): Footing {
  const isAlongX = roll.axis === 'x';
  const middle = isAlongX ? (roll.y1 + roll.y2) / 2 : (roll.x1 + roll.x2) / 2;
  const line = isAlongX ? along(roll.x1, roll.x2) : along(roll.y1, roll.y2);
  /** Of the tops that reach from or beyond the line on one side: before it, or after it. */
  const before: Top[] = [];
  const after: Top[] = [];
  const touched: Top[] = [];
  for (const top of tops) {
    const { x1, y1, x2, y2 } = top.area;
    const [low, high] = isAlongX ? [y1, y2] : [x1, x2];
    const onLine = { ...top, area: isAlongX ? along(x1, x2) : along(y1, y2) };
    if (low < middle && middle <= high) before.push(onLine);
    if (low <= middle && middle < high) after.push(onLine);
    if (low <= middle && middle <= high) touched.push(onLine);
  }
  const { carried, halves } = valleyFooting(roll, rolls);
  const singly = isSupportAsked ? [] : singleFooting(roll, rolls, carried);
  const onRolls = [...halves, ...singly].map(({ lower, measure }) => ({
    top: { level: roll.z1, area: line, piece: lower },
    measure,
    parts: [],
  }));
  // Along the edge of a top with nothing beside it a roll lies on one side only, and rolls off.
  const held = shared(partsOnLevels(line, before, carried).carried, partsOnLevels(line, after, carried).carried);
  return footingOf(roll, line, {
    carried: [...carried, ...held],
    carriers: [...onRolls, ...partsOnLevels(line, touched, carried).carriers],
  });
}

/** A stretch of a line as a rectangle of width 1, so that areas are lengths. */
function along(from: number, to: number): Rectangle {
  return { x1: from, x2: to, y1: 0, y2: 1 };
}

/** A top that carries some of a base: where, and how much. */
interface Carrier {
  readonly top: Top;
  readonly measure: number;
  readonly parts: readonly Rectangle[];
}

/** How a base is carried. */
interface Parts {
  readonly carried: readonly Rectangle[];
  /** Each top that carries some of it, with how much. */
  readonly carriers: readonly Carrier[];
}

function footingOf(upper: Piece, base: Rectangle, { carried, carriers }: Parts): Footing {
  let total = 0;
  for (const { measure } of carriers) total += measure;
  const below: Contact[] = [];
  let ground: number | null = null;
  let groundMeasure = 0;
  let groundParts: readonly Rectangle[] = [];
  for (const { top, measure, parts } of carriers) {
    if (top.piece !== null) {
      below.push({ upper, lower: top.piece, share: measure / total });
      continue;
    }
    groundMeasure += measure;
    groundParts = groundParts.length === 0 ? parts : [...groundParts, ...parts];
    if (top.level === upper.z1) ground = top.level;
  }
  const onGround = groundMeasure === 0 ? null : { share: groundMeasure / total, parts: groundParts };
  return { base, carried, below, onGround, ground };
}

/** Cuboids of one height, which do not overlap. */
function isPlain(tops: readonly Top[]): boolean {
  return tops.every((top) => top.level === tops[0]!.level && top.piece?.axis !== 'z');
}

/** For plain tops: each carries all that it shares with the base. */
function partsOnOneLevel(base: Rectangle, tops: readonly Top[]): Parts {
  const carried: Rectangle[] = [];
  const carriers: Carrier[] = [];
  for (const top of tops) {
    const shared = intersection(base, top.area);
    if (shared === null) continue;
    carried.push(shared);
    carriers.push({ top, measure: areaOf(shared), parts: [shared] });
  }
  return { carried, carriers };
}

/**
 * From the highest level down: a top carries what no higher one covers.
 * @param covered parts of the base that are carried otherwise, at its own level
 */
function partsOnLevels(base: Rectangle, tops: readonly Top[], covered: readonly Rectangle[]): Parts {
  const carried: Rectangle[] = [];
  const carriers: Carrier[] = [];
  const levels = [...new Set(tops.map((top) => top.level))].sort((a, b) => b - a);
  for (const level of levels) {
    const higher = [...covered, ...carried];
    const onLevel: Rectangle[] = [];
    for (const top of tops.filter((candidate) => candidate.level === level)) {
      const shared = intersection(base, top.area);
      const visible = shared === null ? [] : without(shared, higher);
      if (visible.length === 0) continue;
      carriers.push({ top, measure: totalArea(visible), parts: visible });
      // Squares of interlocked rolls overlap, tops to both sides of a bottom line too: both bear, the base counts once.
      onLevel.push(...visible.flatMap((part) => without(part, onLevel)));
    }
    carried.push(...onLevel);
  }
  return { carried, carriers };
}
