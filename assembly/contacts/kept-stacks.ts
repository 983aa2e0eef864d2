/** How many stacks and edges of the table of stacks what is kept will take: nothing of it may find the table full. */
import { orientedSize } from '../geometry/orientation';
import { allocate, mark, release } from '../memory/arena';
import { keptAlong, keptCargo, keptCorner, keptEnd, keptGroup, keptGroups, keptOrientation } from '../problem/kept';
import { contactDepth } from '../problem/view';
import { isLyingRoll } from '../rules/rolls';
import { supportingWeightUsed } from '../rules/supporting-weight';
import { stacksUsed } from '../state/stack-table';
import { stacksOfKept } from './stacks';

/** A roll in a valley lies on two, or on several one behind the other. */
const EDGES_OF_ROLL: i32 = 64;

export function keptStacks(): i32 {
  let stacks = 0;
  for (let i = 0; stacksUsed && i < keptGroups; i++) {
    const group = keptGroup(i);
    stacks += stacksOfKept(keptAlong(group, 0), keptAlong(group, 1));
  }
  return stacks;
}

/** At most. Tops are looked through four at a time: thousands of groups are compared with each other. */
export function keptEdges(): i32 {
  if (keptGroups == 0 || !stacksUsed || !supportingWeightUsed()) return 0;
  const back = mark();
  const levels = allocate((<usize>keptGroups + 4) << 2);
  for (let i = 0; i < keptGroups; i++) store<i32>(levels + ((<usize>i) << 2), keptEnd(keptGroup(i), 2));
  let edges = 0;
  for (let i = 0; i < keptGroups; i++) {
    const upper = keptGroup(i);
    const z = keptCorner(upper, 2);
    const highest = i32x4.splat(z);
    const lowest = i32x4.splat(z - contactDepth);
    for (let j = 0; j < keptGroups; j += 4) {
      const four = v128.load(levels + ((<usize>j) << 2));
      let near = i32x4.bitmask(v128.and(i32x4.le_s(four, highest), i32x4.ge_s(four, lowest)));
      if (keptGroups - j < 4) near &= (1 << (keptGroups - j)) - 1;
      while (near != 0) {
        edges += contactsBetween(upper, keptGroup(j + ctz(near)));
        near &= near - 1;
      }
    }
    if (isLyingRoll(keptCargo(upper), keptOrientation(upper))) edges += EDGES_OF_ROLL;
  }
  release(back);
  return edges;
}

/** The most contacts between the columns of two groups: along each axis a column more than both have there. */
function contactsBetween(upper: usize, lower: usize): i32 {
  const alongX = columnsBetween(upper, lower, 0);
  return alongX == 0 ? 0 : alongX * columnsBetween(upper, lower, 1);
}

function columnsBetween(upper: usize, lower: usize, axis: i32): i32 {
  const shared =
    min(keptEnd(upper, axis), keptEnd(lower, axis)) - max(keptCorner(upper, axis), keptCorner(lower, axis));
  if (shared <= 0) return 0;
  const most = keptAlong(upper, axis) + keptAlong(lower, axis);
  return min(most, shared / sizeOf(upper, axis) + shared / sizeOf(lower, axis) + 4);
}

function sizeOf(group: usize, axis: i32): i32 {
  return orientedSize(keptCargo(group), keptOrientation(group), axis);
}
