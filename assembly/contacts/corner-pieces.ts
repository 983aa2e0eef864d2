/**
 * The piece that a block has at the corner where it is anchored: where that piece may not lie, the block may not either.
 * Thousands of blocks begin with the same piece, so each corner is asked once for every kind (cargo, orientation):
 *
 *   corner 0 .. 3 | cargo | orientation 1 .. 6 | trial << 4 | allowed, asked, carried, asked      i32
 */
import { blockOf } from '../blocks/ranking';
import { count, first, isNest, isUniform, member, uniformCargo, uniformOrientation } from '../blocks/table';
import { orientedSize } from '../geometry/orientation';
import { allocate, allocateZeroed } from '../memory/arena';
import { cargoes } from '../problem/view';
import { isRoll } from '../rules/rolls';
import { isPieceCarried } from '../rules/support';
import { topsUnder, topsUnderCount } from '../tops/tops';
import { pieceStands } from './base-contacts';

const ORIENTATIONS: i32 = 7;
const MOST_CORNERS: i32 = 4;
const CARRIED_BITS: i32 = 0;
const ALLOWED_BITS: i32 = 2;
/** The bits of an answer: it was asked for; it is yes. */
const ASKED: i32 = 1;
const YES: i32 = 2;

/** Kind of the corner piece of each rank: cargo * ORIENTATIONS + orientation (i32). */
let kinds: usize = 0;
let known: usize = 0;
let trial: i32 = 0;

/** Once a problem, when blocks have ranks. */
export function openCornerPieces(): void {
  kinds = allocate((<usize>count) << 2);
  for (let rank = 0; rank < count; rank++) {
    let leaf = blockOf(rank);
    while (!isUniform(leaf) && !isNest(leaf)) leaf = first(leaf);
    const cargo = isNest(leaf) ? load<i32>(member(leaf, 0)) : uniformCargo(leaf);
    const orientation = isNest(leaf) ? load<i32>(member(leaf, 0), 4) : uniformOrientation(leaf);
    store<i32>(kinds + ((<usize>rank) << 2), cargo * ORIENTATIONS + orientation);
  }
  known = allocateZeroed((<usize>(MOST_CORNERS * cargoes * ORIENTATIONS)) << 2);
  trial = 0;
}

/** Forgets the corners: others are tried, or over other cargo. */
export function clearCornerPieces(): void {
  trial++;
}

function answers(number: i32, kind: i32): usize {
  const at = known + ((<usize>(number * cargoes * ORIENTATIONS + kind)) << 2);
  if (load<i32>(at) >> 4 != trial) store<i32>(at, trial << 4);
  return at;
}

/** Keeps an answer; returns it. */
function note(at: usize, bits: i32, answer: bool): bool {
  store<i32>(at, load<i32>(at) | ((ASKED + (answer ? YES : 0)) << bits));
  return answer;
}

/**
 * True when the corner piece has its share of support on the tops under the space.
 * @param number of the corner @param x,y the corner @param mirror bit 0: mirrored along the length, bit 1: the width
 */
export function isCornerCarried(number: i32, rank: i32, x: i32, y: i32, mirror: i32): bool {
  const kind = load<i32>(kinds + ((<usize>rank) << 2));
  const at = answers(number, kind);
  const before = load<i32>(at) >> CARRIED_BITS;
  if ((before & ASKED) != 0) return (before & YES) != 0;
  const cargo = kind / ORIENTATIONS;
  const orientation = kind % ORIENTATIONS;
  const l = orientedSize(cargo, orientation, 0);
  const w = orientedSize(cargo, orientation, 1);
  const px = (mirror & 1) != 0 ? x - l : x;
  const py = (mirror & 2) != 0 ? y - w : y;
  return note(at, CARRIED_BITS, isPieceCarried(cargo, orientation, px, py, l, w, topsUnder, topsUnderCount));
}

/** True when the corner piece, alone, holds the rules about contacts (contacts/stacks); what is on top of it adds to them. */
export function isCornerAllowed(table: usize, number: i32, rank: i32, x: i32, y: i32, z: i32, mirror: i32): bool {
  const kind = load<i32>(kinds + ((<usize>rank) << 2));
  const at = answers(number, kind);
  const before = load<i32>(at) >> ALLOWED_BITS;
  if ((before & ASKED) != 0) return (before & YES) != 0;
  const cargo = kind / ORIENTATIONS;
  const orientation = kind % ORIENTATIONS;
  // A roll may lie in a valley of its own block.
  if (isRoll(cargo)) return note(at, ALLOWED_BITS, true);
  const px = (mirror & 1) != 0 ? x - orientedSize(cargo, orientation, 0) : x;
  const py = (mirror & 2) != 0 ? y - orientedSize(cargo, orientation, 1) : y;
  return note(at, ALLOWED_BITS, pieceStands(table, cargo, orientation, px, py, z));
}

/** True when the corner piece is known already to break a rule about contacts. */
export function isCornerRefused(number: i32, rank: i32): bool {
  const at = answers(number, load<i32>(kinds + ((<usize>rank) << 2)));
  return ((load<i32>(at) >> ALLOWED_BITS) & 3) == ASKED;
}
