/**
 * The rules about contacts, asked of a block at a place by its base, and the block's entry into the table of stacks
 * (contacts/block-bases). Blocks without a base are asked stack by stack (contacts/stacks).
 */
import { cargoWeight } from '../abi/layout';
import { rankLength, rankWidth } from '../blocks/ranking';
import { spend } from '../effort/budget';
import { orientedSize } from '../geometry/orientation';
import { allocate, allocateZeroed } from '../memory/arena';
import { decks, groundReach, supportDepth } from '../problem/view';
import { mayRestOnCargo, mayStandOnFloor } from '../rules/floor-stack-type';
import { withinLayers } from '../rules/layers';
import { mayLieOnFloor } from '../rules/orientations';
import { isSameCargo } from '../rules/over-different-cargoes';
import { arrive, bearsArrived, forgetArrived } from '../rules/supporting-weight';
import {
  EDGE,
  edge,
  edgeCount,
  levels,
  mostEdges,
  mostStacks,
  STACK,
  stack,
  stackBottom,
  stackCargo,
  stackCount,
  stackEdges,
  stackFirstEdge,
  stackOrientation,
  stackRun,
  stackTop,
} from '../state/stack-table';
import { TOP } from '../tops/tops';
import {
  BASE_HEADER,
  BOTTOM,
  baseOf,
  basesUsed,
  HAIR,
  isSameKind,
  layered,
  paired,
  STEPS_OF_BOTTOM,
  weighed,
} from './block-bases';
import { contactCount, contacts } from './contacts';
import { mayRestOn } from './pairs';
import { pieceAllowed } from './stacks';

/** Stacks that a bottom touches: | number i32 | - | area f64 |; all contact area; the longest run of its kind below. */
let touched: usize = 0;
let touchedEnd: usize = 0;
let contactArea: f64 = 0;
let longest: i32 = 0;
/** A single piece, as a bottom. */
let single: usize = 0;

/** Once a fill. @param stacks the most of a state */
export function openBaseContacts(stacks: i32): void {
  touched = allocate(<usize>(stacks + decks + 1) * EDGE);
  single = allocateZeroed(BOTTOM);
}

/** Whether a block may lie there by every rule about contacts; those have been gathered (contacts/contacts). */
export function standsOnContacts(table: usize, base: usize, rank: i32, x: i32, y: i32, z: i32, mirror: i32): bool {
  if (stackCount(table) + load<i32>(base) > mostStacks) return false;
  const bottoms = load<i32>(base, 8);
  spend(bottoms * (STEPS_OF_BOTTOM + contactCount));
  let links = edgeCount(table) + load<i32>(base, 4);
  let bottom = base + BASE_HEADER;
  for (let i = bottoms; i > 0; i--) {
    if (!touch(table, bottom, cornerX(bottom, rank, x, mirror), cornerY(bottom, rank, y, mirror), z)) {
      if (weighed) forgetArrived(stackCount(table));
      return false;
    }
    links += <i32>((touchedEnd - touched) >> 4);
    if (weighed) press(load<f64>(bottom, 32));
    bottom += BOTTOM;
  }
  return !weighed || bearsArrived(table, stackCount(table), false, links <= mostEdges);
}

/** Whether a single piece may. */
export function pieceStands(table: usize, cargo: i32, orientation: i32, x: i32, y: i32, z: i32): bool {
  if (!basesUsed) return pieceAllowed(table, cargo, orientation, x, y, z);
  store<i32>(single, orientedSize(cargo, orientation, 0), 8);
  store<i32>(single, orientedSize(cargo, orientation, 1), 12);
  store<i32>(single, cargo, 16);
  store<i32>(single, orientation, 20);
  store<i32>(single, 1, 24);
  spend(STEPS_OF_BOTTOM + contactCount);
  if (!touch(table, single, x, y, z)) return false;
  if (!weighed) return true;
  press(load<f64>(cargoWeight + ((<usize>cargo) << 3)) * HAIR);
  return bearsArrived(table, stackCount(table), false, true);
}

function cornerX(rectangle: usize, rank: i32, x: i32, mirror: i32): i32 {
  return x + ((mirror & 1) != 0 ? rankLength(rank) - load<i32>(rectangle, 8) : load<i32>(rectangle));
}
function cornerY(rectangle: usize, rank: i32, y: i32, mirror: i32): i32 {
  return y + ((mirror & 2) != 0 ? rankWidth(rank) - load<i32>(rectangle, 12) : load<i32>(rectangle, 4));
}

/** Finds what a bottom at a corner touches; false when a contact breaks a rule. */
function touch(table: usize, bottom: usize, bx1: i32, by1: i32, z: i32): bool {
  const bx2 = bx1 + load<i32>(bottom, 8) - load<i32>(bottom);
  const by2 = by1 + load<i32>(bottom, 12) - load<i32>(bottom, 4);
  const cargo = load<i32>(bottom, 16);
  const orientation = load<i32>(bottom, 20);
  // Rectangles meet where x1 y1 x2 y2 of the one are less than the far ends and more than the near ends of the other.
  const below = i32x4(bx2, by2, i32.MAX_VALUE, i32.MAX_VALUE);
  const above = i32x4(i32.MIN_VALUE, i32.MIN_VALUE, bx1, by1);
  let onGround = false;
  let groundArea: f64 = 0;
  contactArea = 0;
  longest = 0;
  let to = touched;
  let contact = contacts;
  for (let i = contactCount; i > 0; i--) {
    const rectangle = v128.load(contact);
    const meets = v128.and(i32x4.lt_s(rectangle, below), i32x4.gt_s(rectangle, above));
    if (i32x4.all_true(meets)) {
      const dx = min(bx2, load<i32>(contact, 8)) - max(bx1, load<i32>(contact));
      const dy = min(by2, load<i32>(contact, 12)) - max(by1, load<i32>(contact, 4));
      const number = load<i32>(contact, 20);
      const area = <f64>dx * <f64>dy;
      const gap = z - load<i32>(contact, 16);
      if (number >= 0 || gap <= supportDepth) contactArea += area;
      if (number >= 0) {
        const lower = stack(table, number);
        const lowerCargo = stackCargo(lower);
        const lowerOrientation = stackOrientation(lower);
        if (paired && !mayRestOn(cargo, orientation, lowerCargo, lowerOrientation)) return false;
        if (layered && orientation == lowerOrientation && isSameCargo(cargo, lowerCargo)) {
          longest = max(longest, stackRun(lower));
        }
        store<i32>(to, number);
        store<f64>(to, area, 8);
        to += EDGE;
      } else if (gap <= groundReach) {
        onGround = true;
        if (gap == 0) groundArea += area;
      }
    }
    contact += TOP;
  }
  touchedEnd = to;
  if (!mayRestOnCargo(cargo) && (to != touched || groundArea < <f64>(bx2 - bx1) * <f64>(by2 - by1))) return false;
  if (onGround && !(mayStandOnFloor(cargo) && mayLieOnFloor(cargo, orientation))) return false;
  return !layered || withinLayers(cargo, orientation, longest + load<i32>(bottom, 24));
}

/** Spreads a weight over what the last bottom touches. */
function press(weight: f64): void {
  for (let link = touched; link < touchedEnd; link += EDGE) {
    arrive(load<i32>(link), weight * (load<f64>(link, 8) / contactArea));
  }
}

/** Adds the edges of a bottom to what it was found to touch; returns the number of edges so far. */
function addTouched(table: usize, links: i32): i32 {
  for (let from = touched; from < touchedEnd; from += EDGE) {
    const to = edge(table, links);
    store<i32>(to, load<i32>(from));
    store<f64>(to, load<f64>(from, 8) / contactArea, 8);
    links++;
  }
  return links;
}

/** Adds the edges of a stack to others of its block. */
function addOwn(table: usize, from: usize, n: i32, links: i32, fresh: i32): i32 {
  for (let i = n; i > 0; i--) {
    const to = edge(table, links);
    store<i32>(to, fresh + load<i32>(from));
    store<f64>(to, load<f64>(from, 8), 8);
    from += EDGE;
    links++;
  }
  return links;
}

/** The longest run of its kind on which a stack lies. */
function longestBelow(table: usize, at: usize): i32 {
  let longest = 0;
  let link = edge(table, stackFirstEdge(at));
  for (let e = stackEdges(at); e > 0; e--) {
    const below = stack(table, load<i32>(link));
    if (isSameKind(at, below)) longest = max(longest, stackRun(below));
    link += EDGE;
  }
  return longest;
}

/** Enters a block that may lie there into the table. */
export function enterForm(table: usize, form: usize, rank: i32, x: i32, y: i32, z: i32, mirror: i32): void {
  const fresh = stackCount(table);
  const stacks = stackCount(form);
  const ownEdges = form + BASE_HEADER + <usize>stacks * STACK;
  let links = edgeCount(table);
  let bottom = baseOf(rank) + BASE_HEADER;
  for (let i = 0; i < stacks; i++) {
    const from = form + BASE_HEADER + <usize>i * STACK;
    const at = stack(table, fresh + i);
    const sx = cornerX(from, rank, x, mirror);
    const sy = cornerY(from, rank, y, mirror);
    memory.copy(at, from, STACK);
    store<i32>(at, sx);
    store<i32>(at, sy, 4);
    store<i32>(at, sx + load<i32>(from, 8) - load<i32>(from), 8);
    store<i32>(at, sy + load<i32>(from, 12) - load<i32>(from, 4), 12);
    store<i32>(at, z + stackBottom(from), 16);
    store<i32>(at, z + stackTop(from), 20);
    store<i32>(levels(table) + ((<usize>(fresh + i)) << 2), z + stackTop(from));
    store<i32>(at, links, 48);
    if (stackBottom(from) == 0) {
      touch(table, bottom, sx, sy, z);
      store<i32>(at, stackRun(from) + longest, 32);
      if (weighed) {
        press(load<f64>(bottom, 32));
        links = addTouched(table, links);
        store<i32>(at, links - load<i32>(at, 48), 52);
      }
      bottom += BOTTOM;
    } else {
      const own = ownEdges + <usize>stackFirstEdge(from) * EDGE;
      links = addOwn(table, own, stackEdges(from), links, fresh);
      if (layered) store<i32>(at, stackRun(from) + longestBelow(table, at), 32);
    }
  }
  spend(stacks * (STEPS_OF_BOTTOM + contactCount));
  store<i32>(table, fresh + stacks);
  store<i32>(table, links, 4);
  if (weighed) bearsArrived(table, fresh, true, true);
}
