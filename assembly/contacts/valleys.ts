/**
 * Valleys: a lying roll between two lower ones that are parallel to it, each of which bears half of it along the
 * stretch that both carry. Within a nest (building/nests) a roll has at most one neighbour below on either side.
 */
import { allocate } from '../memory/arena';
import { contactDepth, rollsTouch } from '../problem/view';
import { isLyingRoll, liesAlongLength } from '../rules/rolls';
import { stack } from '../state/stack-table';

/** Rolls touch when the gap between them is below this share of the upper one's diameter: a little on a fine grid. */
const MOST_GAP: f64 = 0.002;

/** Numbers of the stacks to both sides, and the length that each carries. */
export let leftOfValley: i32 = -1;
export let rightOfValley: i32 = -1;
export let halfOfValley: f64 = 0;

/** Looks for the valley of a lying roll among the stacks `from` to `to` - 1 of a table. */
export function liesInValley(table: usize, at: usize, from: i32, to: i32): bool {
  leftOfValley = -1;
  rightOfValley = -1;
  for (let i = from; i < to; i++) {
    const side = sideBelow(at, stack(table, i));
    if (side < 0) leftOfValley = i;
    else if (side > 0) rightOfValley = i;
  }
  if (leftOfValley < 0 || rightOfValley < 0) return false;
  const low = liesAlongLength(load<i32>(at, 28)) ? 0 : 4;
  const left = stack(table, leftOfValley);
  const right = stack(table, rightOfValley);
  const begin = max(load<i32>(at + low), max(load<i32>(left + low), load<i32>(right + low)));
  const end = min(load<i32>(at + low, 8), min(load<i32>(left + low, 8), load<i32>(right + low, 8)));
  halfOfValley = 0.5 * <f64>(end - begin);
  return end > begin;
}

/** -1 or 1: the roll lies against `lower`, which is below it on the low or the high side; 0: it does not. */
function sideBelow(at: usize, lower: usize): i32 {
  if (!isBeside(at, lower)) return 0;
  const aside = 0.5 * doubledAside(at, lower);
  const rise = 0.5 * doubledRise(at, lower);
  if (aside == 0 || rise <= 0) return 0;
  const diameter = extent(at, 16, 20);
  const reach = 0.5 * (diameter + extent(lower, 16, 20)) + MOST_GAP * diameter;
  return aside * aside + rise * rise >= reach * reach ? 0 : aside > 0 ? -1 : 1;
}

/** True when a stack is a lying roll, too, parallel to one and beside or below it along a stretch. */
function isBeside(at: usize, lower: usize): bool {
  const lowerOrientation = load<i32>(lower, 28);
  if (!isLyingRoll(load<i32>(lower, 24), lowerOrientation)) return false;
  const alongLength = liesAlongLength(load<i32>(at, 28));
  if (alongLength != liesAlongLength(lowerOrientation)) return false;
  const along: usize = alongLength ? 0 : 4;
  return load<i32>(at + along) < load<i32>(lower + along, 8) && load<i32>(lower + along) < load<i32>(at + along, 8);
}

/** Twice the distance of the middles across the rolls, above 0 when `lower` is on the low side; and in height. */
function doubledAside(at: usize, lower: usize): f64 {
  const across: usize = liesAlongLength(load<i32>(at, 28)) ? 4 : 0;
  return sum(at + across, 0, 8) - sum(lower + across, 0, 8);
}
function doubledRise(at: usize, lower: usize): f64 {
  return sum(at, 16, 20) - sum(lower, 16, 20);
}

function sum(at: usize, low: usize, high: usize): f64 {
  return <f64>load<i32>(at + low) + <f64>load<i32>(at + high);
}

function extent(at: usize, low: usize, high: usize): f64 {
  return <f64>load<i32>(at + high) - <f64>load<i32>(at + low);
}

/** Rolls that one lies against from above: | stack | side -1, 0, 1 | stretch from | to | touches | as i32, 32 bytes. */
const ROLL: usize = 32;
const MOST_ROLLS: i32 = 64;
let rollsBelow: usize = 0;
/** A roll sinks by less than this share of its diameter until it lies on one below. */
const MOST_HOVER: f64 = 1 / 1000;

export function openValleys(): void {
  rollsBelow = allocate(<usize>MOST_ROLLS * ROLL);
}

/** The stack of one of them. */
export function rollBelow(i: i32): i32 {
  return load<i32>(rollsBelow + <usize>i * ROLL);
}

/**
 * Looks among the stacks `from` to `to` - 1 for the parallel rolls that a lying one lies against, higher than they; it
 * may have several on either side, one behind the other. Returns how many.
 */
export function findRollsBelow(table: usize, at: usize, from: i32, to: i32): i32 {
  let n = 0;
  let lies = false;
  for (let i = from; i < to && n < MOST_ROLLS; i++) {
    const lower = stack(table, i);
    if (!isBeside(at, lower) || load<i32>(at, 16) - load<i32>(lower, 20) > contactDepth) continue;
    const aside = doubledAside(at, lower);
    const rise = doubledRise(at, lower);
    if (rise <= 0 || (aside == 0 && !rollsTouch)) continue;
    const diameter = extent(at, 16, 20);
    const reach = diameter + extent(lower, 16, 20);
    if ((Math.sqrt(aside * aside + rise * rise) - reach) / 2 >= MOST_GAP * diameter) continue;
    const hover = (rise - Math.sqrt(max<f64>(0, reach * reach - aside * aside))) / 2;
    const touches = hover < MOST_HOVER * diameter && abs(aside) < reach;
    lies = lies || touches;
    const record = rollsBelow + <usize>n * ROLL;
    const along: usize = liesAlongLength(load<i32>(at, 28)) ? 0 : 4;
    store<i32>(record, i);
    store<i32>(record, aside > 0 ? -1 : aside < 0 ? 1 : 0, 4);
    store<i32>(record, max(load<i32>(at + along), load<i32>(lower + along)), 8);
    store<i32>(record, min(load<i32>(at + along, 8), load<i32>(lower + along, 8)), 12);
    store<i32>(record, touches && rollsTouch ? 1 : 0, 16);
    n++;
  }
  return lies ? n : 0;
}

/** How much of a roll lies on one of the n found: in valleys half of it, singly (where rolls touch so) the rest, too. */
export function lengthOnRoll(i: i32, n: i32): f64 {
  const record = rollsBelow + <usize>i * ROLL;
  const side = load<i32>(record, 4);
  const to = load<i32>(record, 12);
  let at = load<i32>(record, 8);
  const whole = to - at;
  let inValley = 0;
  while (side != 0 && at < to) {
    // How far the rolls of the other side that begin before `at` reach, and where the next one begins.
    let end = at;
    let next = to;
    for (let j = 0; j < n; j++) {
      const other = rollsBelow + <usize>j * ROLL;
      if (load<i32>(other, 4) != -side) continue;
      if (load<i32>(other, 8) <= at) end = max(end, min(to, load<i32>(other, 12)));
      else next = min(next, load<i32>(other, 8));
    }
    inValley += end - at;
    at = end > at ? end : next;
  }
  return 0.5 * <f64>inValley + (load<i32>(record, 16) != 0 ? <f64>(whole - inValley) : 0);
}
