/**
 * Which sizes of base the tops under a space could carry at a corner: a quick refusal of nearly all candidates that would
 * hang in the air, where they come by the thousand.
 *
 *   sieve of a corner | length step | width step (as shifts) | a row of bits over widths for each length |      136 bytes
 *
 * A bit stands for the sizes of one step in length and one in width. It is set where the largest of them lies on as
 * much of the tops as the smallest needs: too often, never too seldom.
 */
import { spend } from '../effort/budget';
import { allocate } from '../memory/arena';
import { leastShare } from '../rules/support';
import { TOP } from '../tops/tops';

/** Steps in length and in width. */
const STEPS: i32 = 32;
const SIEVE: usize = 8 + ((<usize>STEPS) << 2);
const MOST_SIEVES: usize = 4;
/** The tops are looked at more closely where they are at most so many. */
const MOST_TOPS: i32 = 64;
/** Areas are floats here: none may come out too small by a rounding. */
const ROUNDING: f32 = 1.00001;
const ALL: i32 = -1;

let sieves: usize = 0;
/** Area carried by size: f32[STEPS][STEPS], the largest sizes of each step. */
let areas: usize = 0;
/** What of each step a top covers along the length, along the width (f32[STEPS] each). */
let along: usize = 0;
let across: usize = 0;

export function openCarrySieves(): void {
  sieves = allocate(MOST_SIEVES * SIEVE);
  areas = allocate((<usize>(STEPS * STEPS)) << 2);
  along = allocate((<usize>STEPS) << 2);
  across = allocate((<usize>STEPS) << 2);
}

function sieve(number: i32): usize {
  return sieves + <usize>number * SIEVE;
}

/**
 * Makes the sieve of a corner.
 * @param corner bit 0: the room lies before the corner along the length, bit 1: along the width
 * @param mostL,mostW the largest sizes that may be asked about @param leastL,leastW the least
 * @returns false where nothing could be carried at all
 */
export function makeSieve(
  number: i32,
  x: i32,
  y: i32,
  corner: i32,
  mostL: i32,
  mostW: i32,
  leastL: i32,
  leastW: i32,
  tops: usize,
  count: i32,
): bool {
  const to = sieve(number);
  const share = leastShare();
  const stepL = shiftFor(mostL);
  const stepW = shiftFor(mostW);
  store<i32>(to, stepL);
  store<i32>(to, stepW, 4);
  if (count > MOST_TOPS || share <= 0) {
    for (let i = 0; i < STEPS; i++) store<i32>(to + ((<usize>i) << 2), ALL, 8);
    return true;
  }
  memory.fill(areas, 0, (<usize>(STEPS * STEPS)) << 2);
  let at = tops;
  for (let i = 0; i < count; i++) {
    const x1 = load<i32>(at);
    const y1 = load<i32>(at, 4);
    const x2 = load<i32>(at, 8);
    const y2 = load<i32>(at, 12);
    const isSeen =
      cover(along, stepL, (corner & 1) != 0 ? x - x2 : x1 - x, (corner & 1) != 0 ? x - x1 : x2 - x) &&
      cover(across, stepW, (corner & 2) != 0 ? y - y2 : y1 - y, (corner & 2) != 0 ? y - y1 : y2 - y);
    if (isSeen) addAreas();
    at += TOP;
  }
  let any = 0;
  for (let i = 0; i < STEPS; i++) {
    const least = <f32>(share * <f64>max(i << stepL, leastL));
    let bits = 0;
    for (let j = 0; j < STEPS; j++) {
      const area = load<f32>(areas + ((<usize>(i * STEPS + j)) << 2));
      if (area * ROUNDING >= least * <f32>max(j << stepW, leastW) && area > 0) bits |= 1 << j;
    }
    store<i32>(to + ((<usize>i) << 2), bits, 8);
    any |= bits;
  }
  spend(STEPS * STEPS);
  return any != 0;
}

/** True when the corner's tops might carry a base of that size. */
export function mightBeCarried(number: i32, l: i32, w: i32): bool {
  const at = sieve(number);
  const row = l >> load<i32>(at);
  const bit = w >> load<i32>(at, 4);
  if (row >= STEPS || bit >= STEPS) return true;
  return ((load<i32>(at + ((<usize>row) << 2), 8) >> bit) & 1) != 0;
}

function shiftFor(most: i32): i32 {
  let shift = 0;
  while (most >> shift >= STEPS) shift++;
  return shift;
}

/** What of each step's largest size, from the corner on, lies between two distances; false when nothing does. */
function cover(to: usize, step: i32, from: i32, until: i32): bool {
  const near = max(from, 0);
  if (until <= near || near >= STEPS << step) return false;
  for (let i = 0; i < STEPS; i++) {
    const size = ((i + 1) << step) - 1;
    store<f32>(to + ((<usize>i) << 2), <f32>max(min(size, until) - near, 0));
  }
  return true;
}

/** Adds the top whose covers are written. */
function addAreas(): void {
  let to = areas;
  for (let i = 0; i < STEPS; i++) {
    const covered = load<f32>(along + ((<usize>i) << 2));
    if (covered > 0) {
      const length = f32x4.splat(covered);
      for (let j: usize = 0; j < (<usize>STEPS) << 2; j += 16) {
        v128.store(to + j, f32x4.add(v128.load(to + j), f32x4.mul(length, v128.load(across + j))));
      }
    }
    to += (<usize>STEPS) << 2;
  }
  spend(STEPS);
}
