/**
 * Zones: the weight in each within its limit, a piece counted by the share of its volume inside; only allowed cargo
 * in it. Pieces of a uniform block lie without gaps, so that the block's share is that of its pieces together.
 */
import {
  cargoWeight,
  ZONE_BYTES,
  ZONE_HAS_LIMIT,
  ZONE_X1,
  ZONE_X2,
  ZONE_Y1,
  ZONE_Y2,
  ZONE_Z1,
  ZONE_Z2,
} from '../abi/layout';
import { unfold } from '../blocks/unfold';
import { orientedSize } from '../geometry/orientation';
import { zoneBytes, zoneLimits, zones, zoneWords } from '../problem/view';

/** What a placement would add to each zone's weight (f64). */
let added: usize = 0;
/** False while what is kept is entered. */
let refuses: bool = true;

export function openZones(scratch: usize): void {
  added = scratch;
}

/** Where a zone ends along an axis (0 length, 1 width), seen from the low side, or with `fromFar` from the high one. */
export function zoneEnd(zone: i32, axis: i32, fromFar: bool): i32 {
  const words = wordsOf(zone);
  if (axis == 0) return fromFar ? load<i32>(words, ZONE_X1) : load<i32>(words, ZONE_X2);
  return fromFar ? load<i32>(words, ZONE_Y1) : load<i32>(words, ZONE_Y2);
}

/** True when the block may lie there; `weights` are the zones' weights so far (f64). */
export function zonesAllow(weights: usize, block: i32, x: i32, y: i32, z: i32, mirror: i32): bool {
  memory.fill(added, 0, (<usize>zones) << 3);
  if (!unfold(block, x, y, z, mirror, addGroup)) return false;
  for (let zone = 0; zone < zones; zone++) {
    const at = (<usize>zone) << 3;
    if (load<i32>(wordsOf(zone), ZONE_HAS_LIMIT) == 0) continue;
    if (load<f64>(weights + at) + load<f64>(added + at) > load<f64>(zoneLimits + at)) return false;
  }
  return true;
}

/** Adds what the last allowed block weighs in each zone. */
export function addToZones(weights: usize, block: i32, x: i32, y: i32, z: i32, mirror: i32): void {
  memory.fill(added, 0, (<usize>zones) << 3);
  unfold(block, x, y, z, mirror, addGroup);
  enterAdded(weights);
}

/** Adds what kept pieces weigh in each zone, in those that refuse them too. */
export function keepInZones(
  weights: usize,
  cargo: i32,
  orientation: i32,
  x: i32,
  y: i32,
  z: i32,
  nx: i32,
  ny: i32,
  nz: i32,
): void {
  memory.fill(added, 0, (<usize>zones) << 3);
  refuses = false;
  addGroup(cargo, orientation, x, y, z, nx, ny, nz);
  refuses = true;
  enterAdded(weights);
}

function enterAdded(weights: usize): void {
  for (let zone = 0; zone < zones; zone++) {
    const at = (<usize>zone) << 3;
    store<f64>(weights + at, load<f64>(weights + at) + load<f64>(added + at));
  }
}

function wordsOf(zone: i32): usize {
  return zoneWords + <usize>zone * zoneBytes();
}

/** Pieces of one cargo without gaps. */
function addGroup(cargo: i32, orientation: i32, x: i32, y: i32, z: i32, nx: i32, ny: i32, nz: i32): bool {
  const l = nx * orientedSize(cargo, orientation, 0);
  const w = ny * orientedSize(cargo, orientation, 1);
  const h = nz * orientedSize(cargo, orientation, 2);
  const weight = load<f64>(cargoWeight + ((<usize>cargo) << 3)) * <f64>(nx * ny * nz);
  for (let zone = 0; zone < zones; zone++) {
    const words = wordsOf(zone);
    const dx = min(x + l, load<i32>(words, ZONE_X2)) - max(x, load<i32>(words, ZONE_X1));
    const dy = min(y + w, load<i32>(words, ZONE_Y2)) - max(y, load<i32>(words, ZONE_Y1));
    const dz = min(z + h, load<i32>(words, ZONE_Z2)) - max(z, load<i32>(words, ZONE_Z1));
    if (dx <= 0 || dy <= 0 || dz <= 0) continue;
    if (refuses && load<i32>(words + ZONE_BYTES + ((<usize>cargo) << 2)) == 0) return false;
    const share = (<f64>dx / <f64>l) * (<f64>dy / <f64>w) * (<f64>dz / <f64>h);
    const at = added + ((<usize>zone) << 3);
    store<f64>(at, load<f64>(at) + share * weight);
  }
  return true;
}
