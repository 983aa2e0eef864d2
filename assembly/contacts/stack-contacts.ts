/**
 * The contacts of one stack that is being added (contacts/stacks): each is judged by the rules about who lies on whom, and
 * together they say how it stands.
 */

import { spend } from '../effort/budget';
import { supportDepth } from '../problem/view';
import { isSameCargo } from '../rules/over-different-cargoes';
import { isLyingRoll, lineOn, lineOnEdge } from '../rules/rolls';
import { withinStackingHeight } from '../rules/stacking-height';
import {
  BEARS,
  BEARS_NO_MORE,
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
import { TOP } from '../tops/tops';
import { contactCount, contacts } from './contacts';
import { mayRestOn } from './pairs';
import { halfOfValley, leftOfValley, liesInValley, rightOfValley } from './valleys';

/** True when stack heights count, and when weights go down from stack to stack. */
let measured: bool = false;
let weighed: bool = false;

/** What the contacts of the stack amount to: the longest run of equal pieces below, and what it stands on. */
export let longestRun: i32 = 0;
export let onGround: bool = false;
export let onCargo: bool = false;
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
  onGround = false;
  onCargo = false;
}

/** The stacks, floor and decks gathered under the block (contacts/contacts); false when a contact breaks a rule. */
export function touchContacts(table: usize, at: usize): bool {
  spend(contactCount);
  let top = contacts;
  for (let i = contactCount; i > 0; i--) {
    const number = load<i32>(top, 20);
    if (!touch(table, at, top, load<i32>(top, 16), number)) return false;
    top += TOP;
  }
  return true;
}

/** The stacks of the same block below this one, which are numbered from `fresh` to before `index`. */
export function touchOwn(table: usize, at: usize, fresh: i32, index: i32): bool {
  const z = load<i32>(at, 16);
  for (let i = fresh; i < index; i++) {
    const below = stack(table, i);
    const level = stackTop(below);
    if (level > z || level < z - supportDepth || bearsNothing(below)) continue;
    if (!touch(table, at, below, level, i)) return false;
  }
  if (!isLyingRoll(load<i32>(at, 24), load<i32>(at, 28)) || !liesInValley(table, at, fresh, index)) return true;
  contactSum += 2 * halfOfValley;
  return restOn(table, at, leftOfValley, halfOfValley) && restOn(table, at, rightOfValley, halfOfValley);
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
  contactSum += area;
  if (number < 0) {
    if (level == load<i32>(at, 16)) onGround = true;
    if (measured) considerFoot(min(load<i32>(at, 8) - load<i32>(at), load<i32>(at, 12) - load<i32>(at, 4)), level);
    return true;
  }
  return restOn(table, at, number, area);
}

/** One contact with another stack; `area` counts as that of lines where one of the two lies on a line. */
function restOn(table: usize, at: usize, number: i32, area: f64): bool {
  const cargo = load<i32>(at, 24);
  const orientation = load<i32>(at, 28);
  const below = stack(table, number);
  if (load<i32>(below, 44) == BEARS_NO_MORE) return false;
  onCargo = true;
  const lower = load<i32>(below, 24);
  const lowerOrientation = load<i32>(below, 28);
  if (!mayRestOn(cargo, orientation, lower, lowerOrientation)) return false;
  if (orientation == lowerOrientation && isSameCargo(cargo, lower)) longestRun = max(longestRun, load<i32>(below, 32));
  if (measured) considerFoot(load<i32>(below, 36), load<i32>(below, 40));
  if (weighed) return addEdge(table, at, number, area);
  return true;
}

/** Of several feet the widest counts, of equal ones the highest. */
function considerFoot(width: i32, level: i32): void {
  if (width < footWidth || (width == footWidth && level <= footLevel)) return;
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
  if (contactSum == 0) {
    footWidth = min(load<i32>(at, 8) - load<i32>(at), load<i32>(at, 12) - load<i32>(at, 4));
    footLevel = load<i32>(at, 16);
  }
  store<i32>(at, footWidth, 36);
  store<i32>(at, footLevel, 40);
  // A part of a block by itself may still come to stand on a wider foot.
  if (alone || withinStackingHeight(stackTop(at), footLevel, footWidth)) return true;
  if (onCargo || layers > 1) return false;
  if (!isLyingRoll(cargo, orientation)) store<i32>(at, BEARS_NO_MORE, 44);
  return true;
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
