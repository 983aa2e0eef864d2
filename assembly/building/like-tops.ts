/**
 * Blocks are joined side by side only when their tops carry alike, where rules say what may lie on what. A top of
 * unlike parts carries only what all of them carry, and the table is full of such blocks otherwise. (BR5, 7, 12 and 15
 * with the draws of bench/rule-draws.ts: stack codes +0.9 points, stack values +0.5, heavier below +0.3, weight caps +0.5.)
 *
 *   top | cargoes that may lie on all of it, a bit each v128 | weight that it bears a unit of area f64 | padding 8 |
 *
 * 32 bytes a block. Of more than 128 cargoes every n-th has a bit.
 */
import { cargoVolume, cargoWeight } from '../abi/layout';
import {
  blockLength,
  blockWeight,
  blockWidth,
  capacity,
  uniformCargo,
  uniformCount,
  uniformOrientation,
} from '../blocks/table';
import { mayRestOn, pairsUsed } from '../contacts/pairs';
import { orientedSize } from '../geometry/orientation';
import { allocate } from '../memory/arena';
import { cargoes, height, quantity } from '../problem/view';
import { ownResidual, supportingWeightUsed } from '../rules/supporting-weight';

const TOP: usize = 32;
const BITS: i32 = 128;
/** Of all cargoes that may lie on one of two tops, this share may lie on both. Tried: 0.5, 0.75, 0.9. */
const LEAST_SHARED: f64 = 0.75;
/** One top bears at least this share of what the other bears. Tried: 0.15 to 0.6. */
const LEAST_BORNE: f64 = 0.4;
/**
 * What bears a load of this share of the container's height counts as strong, and no top as stronger. A block that is
 * itself so high bears less than nothing then, and is joined side by side no more. Tried: 0.25 to 1.
 */
const STRONG_HEIGHT: f64 = 0.4;

let tops: usize = 0;
let pairs: bool = false;
let weights: bool = false;
/** Weight a unit of area. */
let strong: f64 = 0;

export function openLikeTops(): void {
  pairs = pairsUsed();
  weights = supportingWeightUsed();
  if (pairs || weights) tops = allocate(<usize>capacity * TOP);
  if (weights) strong = STRONG_HEIGHT * <f64>height * meanDensity();
}

function meanDensity(): f64 {
  let weight: f64 = 0;
  let volume: f64 = 0;
  for (let cargo = 0; cargo < cargoes; cargo++) {
    weight += <f64>quantity(cargo) * load<f64>(cargoWeight + ((<usize>cargo) << 3));
    volume += <f64>quantity(cargo) * load<f64>(cargoVolume + ((<usize>cargo) << 3));
  }
  return weight / max<f64>(volume, 1);
}

function topOf(block: i32): usize {
  return tops + <usize>block * TOP;
}
function bears(block: i32): f64 {
  return load<f64>(topOf(block), 16);
}
function setTop(block: i32, carried: v128, borne: f64): void {
  v128.store(topOf(block), carried);
  store<f64>(topOf(block), borne, 16);
}

/** Enters a uniform block. */
export function enterTop(block: i32): void {
  if (!pairs && !weights) return;
  const cargo = uniformCargo(block);
  const orientation = uniformOrientation(block);
  const area = <f64>orientedSize(cargo, orientation, 0) * <f64>orientedSize(cargo, orientation, 1);
  const weight = load<f64>(cargoWeight + ((<usize>cargo) << 3));
  setTop(block, carriedBy(cargo, orientation), min(strong, ownResidual(cargo, uniformCount(block, 2), weight) / area));
}

function carriedBy(lower: i32, orientation: i32): v128 {
  const step = (cargoes + BITS - 1) / BITS;
  let low: u64 = 0;
  let high: u64 = 0;
  for (let bit = 0; bit * step < cargoes; bit++) {
    if (!mayRestOn(bit * step, 1, lower, orientation)) continue;
    if (bit < 64) low |= (<u64>1) << bit;
    else high |= (<u64>1) << (bit - 64);
  }
  return i64x2.replace_lane(i64x2.splat(low), 1, high);
}

/** Enters the block that has become of two. */
export function enterJoinedTop(block: i32, a: i32, b: i32, axis: i32): void {
  if (!pairs && !weights) return;
  const below = v128.load(topOf(a));
  const beside = v128.load(topOf(b));
  if (axis != 2) {
    setTop(block, v128.and(below, beside), min(bears(a), bears(b)));
    return;
  }
  const pressure = blockWeight(b) / (<f64>blockLength(a) * <f64>blockWidth(a));
  setTop(block, beside, min(bears(b), bears(a) - pressure));
}

export function areTopsAlike(a: i32, b: i32): bool {
  if (weights && min(bears(a), bears(b)) < LEAST_BORNE * max(bears(a), bears(b))) return false;
  if (!pairs) return true;
  const first = v128.load(topOf(a));
  const second = v128.load(topOf(b));
  return <f64>bitsOf(v128.and(first, second)) >= LEAST_SHARED * <f64>bitsOf(v128.or(first, second));
}

function bitsOf(row: v128): i32 {
  return <i32>(popcnt(i64x2.extract_lane(row, 0)) + popcnt(i64x2.extract_lane(row, 1)));
}
