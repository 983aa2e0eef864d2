/**
 * The contacts of one stack that is being added (contacts/stacks): each is judged by the rules about who lies on whom, and
 * together they say how it stands.
 */

import { spend } from '../effort/budget';
import { contactDepth, groundReach, rollsTouch, supportDepth } from '../problem/view';
import { isSameCargo } from '../rules/over-different-cargoes';
import { bareLine, isLyingRoll, liesAlongLength, lineLength, lineOn, lineOnEdge } from '../rules/rolls';
import { withinStackingHeight } from '../rules/stacking-height';
import {
  BEARS,
  BEARS_NO_MORE,
  bearsNoMore,
  bearsNothing,
  EDGE,
  edge,
  edgeCount,
  IS_NO_TOP,
  mostEdges,
  stack,
  stackEdges,
  stackFirstEdge,
  stackTop,
} from '../state/stack-table';
import { bareArea } from '../tops/carried';
import { TOP } from '../tops/tops';
import { contactCount, contacts } from './contacts';
import { mayRestOn } from './pairs';
import {
  findRollsBelow,
  halfOfValley,
  leftOfValley,
  lengthOnRoll,
  liesInValley,
  rightOfValley,
  rollBelow,
} from './valleys';

/** True while what is kept is entered: it touches what it touches, whatever it breaks. */
let keeps: bool = false;

/** True when stack heights count, and when weights go down from stack to stack. */
let measured: bool = false;
let weighed: bool = false;

/** What the contacts of the stack amount to: the longest run of equal pieces below, and what it stands on. */
export let longestRun: i32 = 0;
export let onGround: bool = false;
export let onCargo: bool = false;
/** Area (of a lying roll: length) right on floor or deck. */
let groundArea: f64 = 0;
/** Of the widest piece on the floor below; less than 0: of the widest that hovers, where none stands on the floor. */
let footWidth: i32 = 0;
let footLevel: i32 = 0;
let contactSum: f64 = 0;

export function startTouching(heightsCount: bool, weightsCount: bool): void {
  measured = heightsCount;
  weighed = weightsCount;
  longestRun = 0;
  footWidth = 0;
  footLevel = 0;
  contactSum = 0;
  groundArea = 0;
  onGround = false;
  onCargo = false;
}

/**
 * The stacks, floor and decks gathered under the block (contacts/contacts); false when a contact breaks a rule.
 * @param fresh number of stacks without the block's own
 */
export function touchContacts(table: usize, at: usize, fresh: i32): bool {
  spend(contactCount);
  let top = contacts;
  for (let i = contactCount; i > 0; i--) {
    const number = load<i32>(top, 20);
    if (!touch(table, at, top, load<i32>(top, 16), number)) return false;
    top += TOP;
  }
  return !rollsTouch || !isLyingRoll(load<i32>(at, 24), load<i32>(at, 28)) || touchRolls(table, at, 0, fresh);
}

/** The stacks of the same block below this one, which are numbered from `fresh` to before `index`. */
export function touchOwn(table: usize, at: usize, fresh: i32, index: i32): bool {
  const z = load<i32>(at, 16);
  spend((index - fresh) >> 1);
  for (let i = fresh; i < index; i++) {
    const below = stack(table, i);
    const level = stackTop(below);
    if (level > z || level < z - supportDepth || bearsNothing(below)) continue;
    if (!touch(table, at, below, level, i)) return false;
  }
  if (rollsTouch && isLyingRoll(load<i32>(at, 24), load<i32>(at, 28))) return touchRolls(table, at, fresh, index);
  if (!isLyingRoll(load<i32>(at, 24), load<i32>(at, 28)) || !liesInValley(table, at, fresh, index)) return true;
  contactSum += 2 * halfOfValley;
  return restOn(table, at, leftOfValley, halfOfValley) && restOn(table, at, rightOfValley, halfOfValley);
}

/** What a kept stack lies on, of the contacts gathered and sorted and of the stacks before it. */
export function touchKept(table: usize, at: usize, index: i32): void {
  keeps = true;
  let higher = 0;
  for (let i = 0; i < contactCount; i++) {
    const top = contacts + <usize>i * TOP;
    const level = load<i32>(top, 16);
    if (i > 0 && load<i32>(top - TOP, 16) != level) higher = i;
    const area = areaInSight(at, top, higher);
    if (area == 0) continue;
    const number = load<i32>(top, 20);
    if (number >= 0) {
      contactSum += area;
      restOn(table, at, number, area);
    } else {
      standOn(at, level, area, contactDepth);
    }
  }
  if (isLyingRoll(load<i32>(at, 24), load<i32>(at, 28))) touchRolls(table, at, 0, index);
  keeps = false;
}

/** How much of a stack's base (of a lying roll: its bottom line) a top carries that none of the `higher` ones covers. */
function areaInSight(at: usize, top: usize, higher: i32): f64 {
  const ax1 = max(load<i32>(at), load<i32>(top));
  const ay1 = max(load<i32>(at, 4), load<i32>(top, 4));
  const ax2 = min(load<i32>(at, 8), load<i32>(top, 8));
  const ay2 = min(load<i32>(at, 12), load<i32>(top, 12));
  if (ax1 >= ax2 || ay1 >= ay2) return 0;
  const orientation = load<i32>(at, 28);
  if (!isLyingRoll(load<i32>(at, 24), orientation)) return <f64>bareArea(ax1, ay1, ax2, ay2, contacts, higher);
  const bx1 = load<i32>(at);
  const by1 = load<i32>(at, 4);
  const bx2 = load<i32>(at, 8);
  const by2 = load<i32>(at, 12);
  if (lineOn(orientation, bx1, by1, bx2, by2, top) == 0 && !lineOnEdge(orientation, bx1, by1, bx2, by2, top)) return 0;
  return liesAlongLength(orientation)
    ? <f64>bareLine(orientation, ax1, by1, ax2, by2, contacts, higher)
    : <f64>bareLine(orientation, bx1, ay1, bx2, ay2, contacts, higher);
}

/** The rolls among the stacks `from` to `to` - 1 against which a lying one lies from above: in valleys, or singly. */
function touchRolls(table: usize, at: usize, from: i32, to: i32): bool {
  spend((to - from) >> 2);
  const n = findRollsBelow(table, at, from, to);
  for (let i = 0; i < n; i++) {
    const length = lengthOnRoll(i, n);
    if (length == 0) continue;
    contactSum += length;
    if (!restOn(table, at, rollBelow(i), length)) return false;
  }
  return true;
}

/** One contact: of a stack with a top given by its rectangle, its level and (unless -1) the stack it belongs to. */
function touch(table: usize, at: usize, top: usize, level: i32, number: i32): bool {
  const cargo = load<i32>(at, 24);
  const orientation = load<i32>(at, 28);
  const dx = min(load<i32>(at, 8), load<i32>(top, 8)) - max(load<i32>(at), load<i32>(top));
  const dy = min(load<i32>(at, 12), load<i32>(top, 12)) - max(load<i32>(at, 4), load<i32>(top, 4));
  if (dx <= 0 || dy <= 0) return true;
  let area = <f64>dx * <f64>dy;
  if (isLyingRoll(cargo, orientation)) {
    if (lineOnEdge(orientation, load<i32>(at), load<i32>(at, 4), load<i32>(at, 8), load<i32>(at, 12), top))
      return false;
    area = <f64>lineOn(orientation, load<i32>(at), load<i32>(at, 4), load<i32>(at, 8), load<i32>(at, 12), top);
    if (area == 0) return true;
  }
  if (number < 0) {
    standOn(at, level, area, supportDepth);
    return true;
  }
  contactSum += area;
  return restOn(table, at, number, area);
}

/**
 * Floor or deck below: a contact within the depth of contacts, ground within the reach of ground, a foot without a gap.
 */
function standOn(at: usize, level: i32, area: f64, depth: i32): void {
  const gap = load<i32>(at, 16) - level;
  if (gap <= depth) contactSum += area;
  if (gap <= groundReach) onGround = true;
  if (gap != 0) return;
  groundArea += area;
  if (measured) considerFoot(min(load<i32>(at, 8) - load<i32>(at), load<i32>(at, 12) - load<i32>(at, 4)), level);
}

/** One contact with another stack; `area` counts as that of lines where one of the two lies on a line. */
function restOn(table: usize, at: usize, number: i32, area: f64): bool {
  const cargo = load<i32>(at, 24);
  const orientation = load<i32>(at, 28);
  const below = stack(table, number);
  if (!keeps && bearsNoMore(below)) return false;
  onCargo = true;
  const lower = load<i32>(below, 24);
  const lowerOrientation = load<i32>(below, 28);
  if (!keeps && !mayRestOn(cargo, orientation, lower, lowerOrientation)) return false;
  if (orientation == lowerOrientation && isSameCargo(cargo, lower)) longestRun = max(longestRun, load<i32>(below, 32));
  if (measured) considerFoot(load<i32>(below, 36), load<i32>(below, 40));
  if (weighed) return addEdge(table, at, number, area);
  return true;
}

/** True when all of the stack's base (of a lying roll: its bottom line) is right on floor or deck. */
export function isWhollyOnGround(at: usize): bool {
  const l = load<i32>(at, 8) - load<i32>(at);
  const w = load<i32>(at, 12) - load<i32>(at, 4);
  const cargo = load<i32>(at, 24);
  const orientation = load<i32>(at, 28);
  const base = isLyingRoll(cargo, orientation) ? <f64>lineLength(orientation, l, w) : <f64>l * <f64>w;
  return groundArea >= base;
}

/** Of several feet the widest counts, of equal ones the highest; what hovers where nothing stands on the floor. */
function considerFoot(width: i32, level: i32): void {
  if (footWidth != 0 && width > 0 != footWidth > 0) {
    if (width < 0) return;
  } else if (abs(width) < abs(footWidth) || (width == footWidth && level <= footLevel)) {
    return;
  }
  footWidth = width;
  footLevel = level;
}

/**
 * Writes what may lie on the stack; false when it is too high for its foot.
 * @param alone part of a block by itself: what that will stand on is not known yet
 */
export function setFoot(at: usize, cargo: i32, orientation: i32, layers: i32, alone: bool): bool {
  store<i32>(at, isLyingRoll(cargo, orientation) ? IS_NO_TOP : BEARS, 44);
  if (!measured) return true;
  if (footWidth == 0) {
    footWidth = -min(load<i32>(at, 8) - load<i32>(at), load<i32>(at, 12) - load<i32>(at, 4));
    footLevel = load<i32>(at, 16);
  }
  store<i32>(at, footWidth, 36);
  store<i32>(at, footLevel, 40);
  // A part of a block by itself may still come to stand on a wider foot.
  if (alone || withinStackingHeight(stackTop(at), footLevel, abs(footWidth))) return true;
  store<i32>(at, load<i32>(at, 44) | BEARS_NO_MORE, 44);
  return !onCargo && layers == 1;
}

function addEdge(table: usize, at: usize, number: i32, area: f64): bool {
  const n = edgeCount(table);
  if (n >= mostEdges) return false;
  const link = edge(table, n);
  store<i32>(link, number);
  store<f64>(link, area, 8);
  store<i32>(table, n + 1, 4);
  store<i32>(at, stackEdges(at) + 1, 52);
  return true;
}

/** Turns contact areas into shares of all contact, floor and decks included. */
export function shareEdges(table: usize, at: usize): void {
  let link = edge(table, stackFirstEdge(at));
  for (let e = stackEdges(at); e > 0; e--) {
    store<f64>(link, load<f64>(link, 8) / contactSum, 8);
    link += EDGE;
  }
}
