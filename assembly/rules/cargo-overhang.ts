/**
 * Cargo overhang: a cargo with leave may reach past the rectangle around what carries it, so far and no further; the
 * share is then asked of that rectangle.
 */
import { cargoOverhangLength, cargoOverhangWidth } from '../abi/layout';
import { allocate } from '../memory/arena';
import { cargoes } from '../problem/view';
import { carriedArea, enough } from '../tops/carried';
import { TOP } from '../tops/tops';

/**
 * True where standing rolls interlock: their tops leave out what another row may cover (building/nests), so that the
 * rectangle around them is not known. The search uses no leave then.
 */
let topsClipped: bool = false;

export function letTopsBeClipped(clipped: bool): void {
  topsClipped = clipped;
}

export function hasOverhang(cargo: i32): bool {
  return load<i32>(cargoOverhangLength + ((<usize>cargo) << 2)) >= 0;
}

export function staysWithinLeave(cargo: i32, x1: i32, y1: i32, x2: i32, y2: i32, tops: usize, count: i32): bool {
  if (topsClipped) return false;
  let ax1 = i32.MAX_VALUE;
  let ay1 = i32.MAX_VALUE;
  let ax2 = i32.MIN_VALUE;
  let ay2 = i32.MIN_VALUE;
  let at = tops;
  for (let i = 0; i < count; i++) {
    const tx1 = max(x1, load<i32>(at));
    const ty1 = max(y1, load<i32>(at, 4));
    const tx2 = min(x2, load<i32>(at, 8));
    const ty2 = min(y2, load<i32>(at, 12));
    at += TOP;
    if (tx1 >= tx2 || ty1 >= ty2) continue;
    ax1 = min(ax1, tx1);
    ay1 = min(ay1, ty1);
    ax2 = max(ax2, tx2);
    ay2 = max(ay2, ty2);
  }
  if (ax1 >= ax2) return false;
  const mostL = load<i32>(cargoOverhangLength + ((<usize>cargo) << 2));
  const mostW = load<i32>(cargoOverhangWidth + ((<usize>cargo) << 2));
  if (ax1 - x1 > mostL || x2 - ax2 > mostL || ay1 - y1 > mostW || y2 - ay2 > mostW) return false;
  return enough(carriedArea(ax1, ay1, ax2, ay2, tops, count), <i64>(ax2 - ax1) * <i64>(ay2 - ay1));
}

/** Different leaves of the cargo, length and width of each, as far as they are told apart. */
const MOST_LEAVES: i32 = 4;
let leaves: usize = 0;
let leavesFound: i32 = 0;

export function openLeaves(): void {
  leaves = allocate((<usize>MOST_LEAVES) << 3);
  leavesFound = 0;
  for (let cargo = 0; cargo < cargoes && leavesFound < MOST_LEAVES; cargo++) {
    const l = load<i32>(cargoOverhangLength + ((<usize>cargo) << 2));
    const w = load<i32>(cargoOverhangWidth + ((<usize>cargo) << 2));
    if (l > 0 || w > 0) addLeave(l, w);
  }
}

function addLeave(l: i32, w: i32): void {
  for (let i = 0; i < leavesFound; i++) if (leaveLength(i) == l && leaveWidth(i) == w) return;
  const at = leaves + ((<usize>leavesFound) << 3);
  store<i32>(at, l);
  store<i32>(at, w, 4);
  leavesFound++;
}

export function leaveCount(): i32 {
  return leavesFound;
}
export function leaveLength(leave: i32): i32 {
  return load<i32>(leaves + ((<usize>leave) << 3));
}
export function leaveWidth(leave: i32): i32 {
  return load<i32>(leaves + ((<usize>leave) << 3), 4);
}
