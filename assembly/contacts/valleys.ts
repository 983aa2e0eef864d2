/**
 * Valleys: a lying roll between two lower ones that are parallel to it, each of which bears half of it along the
 * stretch that both carry. Within a nest (building/nests) a roll has at most one neighbour below on either side.
 */
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
  const orientation = load<i32>(at, 28);
  const lowerOrientation = load<i32>(lower, 28);
  if (!isLyingRoll(load<i32>(lower, 24), lowerOrientation)) return 0;
  const alongLength = liesAlongLength(orientation);
  if (alongLength != liesAlongLength(lowerOrientation)) return 0;
  const along: usize = alongLength ? 0 : 4;
  if (load<i32>(at + along) >= load<i32>(lower + along, 8) || load<i32>(lower + along) >= load<i32>(at + along, 8))
    return 0;
  const across: usize = alongLength ? 4 : 0;
  const aside = middle(at, across, across + 8) - middle(lower, across, across + 8);
  const rise = middle(at, 16, 20) - middle(lower, 16, 20);
  if (aside == 0 || rise <= 0) return 0;
  const diameter = extent(at, 16, 20);
  const reach = 0.5 * (diameter + extent(lower, 16, 20)) + MOST_GAP * diameter;
  return aside * aside + rise * rise >= reach * reach ? 0 : aside > 0 ? -1 : 1;
}

function middle(at: usize, low: usize, high: usize): f64 {
  return 0.5 * (<f64>load<i32>(at + low) + <f64>load<i32>(at + high));
}

function extent(at: usize, low: usize, high: usize): f64 {
  return <f64>load<i32>(at + high) - <f64>load<i32>(at + low);
}
