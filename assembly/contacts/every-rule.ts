/**
 * Every rule of a container at the places where the search asks, cheapest first:
 *
 *   rows of bits       counts (rules/quantity), floor or cargo below, loading stage        blocks/rows, blocks/counts
 *   withinLimits       weight, price, volume, units, types                                 before a candidate is scored
 *   mayStandThere      zones, contacts (pairs, layers, weights, stack heights)             when it could still win
 *
 * Support has its own place between the two (search/evaluate), because it also chooses the corner.
 */
import { cargoName, cargoPrice, cargoVolume, cargoWeight } from '../abi/layout';
import { blockOf, rankHeight, rankLength, rankWidth } from '../blocks/ranking';
import { blockVolume, blockWeight, partCount, parts, pieces } from '../blocks/table';
import { allocate } from '../memory/arena';
import { setBit } from '../memory/bits';
import { keptAlong, keptCargo, keptCorner, keptGroup, keptGroups, keptOrientation, keptPieces } from '../problem/kept';
import { cargoes, height, maxPrice, maxTypes, maxUnits, maxVolume, maxWeight, zones } from '../problem/view';
import { withinTypes } from '../rules/cargo-types';
import { withinUnits } from '../rules/fill-quantity';
import { withinPrice } from '../rules/price-limit';
import { openSequence } from '../rules/sequence';
import { openSupportingWeight } from '../rules/supporting-weight';
import { withinVolume } from '../rules/volume-limit';
import { withinWeight } from '../rules/weight-limit';
import { addToZones, keepInZones, openZones, zonesAllow } from '../rules/zones';
import { allowWithin } from '../state/allowed';
import { clearStacks, stacksUsed } from '../state/stack-table';
import {
  countLeft,
  nameBytes,
  namesLoaded,
  price,
  setPrice,
  setTypes,
  setUnits,
  stacksOf,
  types,
  units,
  volume,
  weight,
  zoneWeights,
} from '../state/state';
import { enterForm, openBaseContacts, standsOnContacts } from './base-contacts';
import { baseOf, formOf, openBases } from './block-bases';
import { gatherContacts } from './contacts';
import { depthAbove, keepStacks, slidesUnder, stacksAllow } from './stacks';

/** True when a limit of the container could forbid a block although space and counts allow it. */
export let limited: bool = false;

/** @param counts pieces that may be loaded (i32 a cargo) @param stacks the most of a state @param placements the most of a state */
export function openRules(counts: usize, stacks: i32, placements: i32): void {
  limited = maxTypes > 0 || mayBind(counts);
  openSequence(placements);
  if (zones > 0) openZones(allocate((<usize>zones) << 3));
  if (stacksUsed) {
    openSupportingWeight(stacks);
    openBases(stacks);
    openBaseContacts(stacks);
  }
}

function mayBind(counts: usize): bool {
  let allWeight: f64 = 0;
  let allVolume: f64 = 0;
  let allPrice: f64 = 0;
  let allUnits: f64 = 0;
  for (let cargo = 0; cargo < cargoes; cargo++) {
    const n = <f64>load<i32>(counts + ((<usize>cargo) << 2));
    allWeight += n * load<f64>(cargoWeight + ((<usize>cargo) << 3));
    allVolume += n * load<f64>(cargoVolume + ((<usize>cargo) << 3));
    allPrice += n * load<f64>(cargoPrice + ((<usize>cargo) << 3));
    allUnits += n;
  }
  for (let i = 0; i < keptGroups; i++) {
    const group = keptGroup(i);
    const cargo = keptCargo(group);
    const n = <f64>keptPieces(group);
    allWeight += n * load<f64>(cargoWeight + ((<usize>cargo) << 3));
    allVolume += n * load<f64>(cargoVolume + ((<usize>cargo) << 3));
    allPrice += n * load<f64>(cargoPrice + ((<usize>cargo) << 3));
    allUnits += n;
  }
  return (
    allWeight > maxWeight || allVolume > maxVolume || allPrice > maxPrice || (maxUnits > 0 && allUnits > <f64>maxUnits)
  );
}

/** An empty load, as the rules see it. */
export function startRules(state: usize): void {
  setPrice(state, 0);
  setUnits(state, 0);
  setTypes(state, 0);
  memory.fill(namesLoaded(state), 0, nameBytes());
  memory.fill(zoneWeights(state), 0, (<usize>zones) << 3);
  if (stacksUsed) clearStacks(stacksOf(state));
}

/** Enters a kept group, whatever it breaks. */
export function keepRules(state: usize, group: usize): void {
  const cargo = keptCargo(group);
  const orientation = keptOrientation(group);
  const x = keptCorner(group, 0);
  const y = keptCorner(group, 1);
  const z = keptCorner(group, 2);
  const nx = keptAlong(group, 0);
  const ny = keptAlong(group, 1);
  const nz = keptAlong(group, 2);
  const n = keptPieces(group);
  setUnits(state, units(state) + n);
  if (maxPrice != Infinity) setPrice(state, price(state) + <f64>n * load<f64>(cargoPrice + ((<usize>cargo) << 3)));
  if (maxTypes > 0 && !isLoaded(state, nameOf(cargo))) {
    setBit(namesLoaded(state), nameOf(cargo));
    setTypes(state, types(state) + 1);
  }
  if (zones > 0) keepInZones(zoneWeights(state), cargo, orientation, x, y, z, nx, ny, nz);
  if (stacksUsed) keepStacks(state, cargo, orientation, x, y, z, nx, ny, nz);
}

/** With as many types kept as there may be, blocks of other names are no candidates. */
export function closeTypes(state: usize): void {
  if (maxTypes > 0 && types(state) >= maxTypes) forbidOtherNames(state);
}

export function withinLimits(state: usize, rank: i32): bool {
  const block = blockOf(rank);
  return (
    withinWeight(weight(state) + blockWeight(block)) &&
    withinVolume(volume(state) + blockVolume(block)) &&
    withinUnits(units(state) + pieces(block)) &&
    withinPrice(price(state) + blockPrice(block)) &&
    (maxTypes == 0 || withinTypes(types(state) + newTypes(state, block)))
  );
}

function blockPrice(block: i32): f64 {
  if (maxPrice == Infinity) return 0;
  let sum: f64 = 0;
  let part = parts(block);
  for (let i = partCount(block); i > 0; i--) {
    sum += load<f64>(cargoPrice + ((<usize>load<i32>(part)) << 3)) * <f64>load<i32>(part, 4);
    part += 8;
  }
  return sum;
}

function isLoaded(state: usize, name: i32): bool {
  return ((load<u8>(namesLoaded(state) + (<usize>name >> 3)) >> (<u8>name & 7)) & 1) != 0;
}

function nameOf(cargo: i32): i32 {
  return load<i32>(cargoName + ((<usize>cargo) << 2));
}

/** Names in the block that the load does not have yet; rows of one name count once. */
function newTypes(state: usize, block: i32): i32 {
  const start = parts(block);
  const n = partCount(block);
  let fresh = 0;
  for (let i = 0; i < n; i++) {
    const name = nameOf(load<i32>(start + ((<usize>i) << 3)));
    let seen = isLoaded(state, name);
    for (let j = 0; j < i && !seen; j++) seen = nameOf(load<i32>(start + ((<usize>j) << 3))) == name;
    if (!seen) fresh++;
  }
  return fresh;
}

/** True when the last questions need no answer: no rule but those of rows, limits and support. */
export function standsFree(): bool {
  return zones == 0 && !stacksUsed;
}

/**
 * The rules about where a block stands; the tops under it have been gathered when stacks are kept.
 * @param ceiling of the free space it stands in: what is placed above begins there at the lowest; the container's height
 *   where nothing is above
 */
export function mayStandThere(state: usize, rank: i32, x: i32, y: i32, z: i32, mirror: i32, ceiling: i32): bool {
  const block = blockOf(rank);
  if (zones > 0 && !zonesAllow(zoneWeights(state), block, x, y, z, mirror)) return false;
  if (!stacksUsed) return true;
  const table = stacksOf(state);
  const top = z + rankHeight(rank);
  if (ceiling < height && top + depthAbove() >= ceiling) {
    if (slidesUnder(state, x, y, x + rankLength(rank), y + rankWidth(rank), top)) return false;
  }
  const base = baseOf(rank);
  return base != 0
    ? standsOnContacts(table, base, rank, x, y, z, mirror)
    : stacksAllow(table, block, x, y, z, mirror, false);
}

/**
 * Enters a block that is being placed into everything that the rules keep of a load.
 * @param gathered what it rests on has been gathered, alone or with more (contacts/contacts)
 */
export function enterRules(state: usize, rank: i32, x: i32, y: i32, z: i32, mirror: i32, gathered: bool): void {
  const block = blockOf(rank);
  setUnits(state, units(state) + pieces(block));
  setPrice(state, price(state) + blockPrice(block));
  if (maxTypes > 0) enterTypes(state, block);
  if (zones > 0) addToZones(zoneWeights(state), block, x, y, z, mirror);
  if (stacksUsed) {
    if (!gathered) gatherContacts(state, x, y, z, x + rankLength(rank), y + rankWidth(rank));
    enterStacks(stacksOf(state), rank, x, y, z, mirror);
  }
}

function enterStacks(table: usize, rank: i32, x: i32, y: i32, z: i32, mirror: i32): void {
  const form = formOf(rank);
  if (form != 0) enterForm(table, form, rank, x, y, z, mirror);
  else stacksAllow(table, blockOf(rank), x, y, z, mirror, true);
}

/** With the last type loaded, blocks of other names are no candidates any more. */
function enterTypes(state: usize, block: i32): void {
  const before = types(state);
  let part = parts(block);
  for (let i = partCount(block); i > 0; i--) {
    const name = nameOf(load<i32>(part));
    if (!isLoaded(state, name)) {
      setBit(namesLoaded(state), name);
      setTypes(state, types(state) + 1);
    }
    part += 8;
  }
  if (before < maxTypes && types(state) == maxTypes) forbidOtherNames(state);
}

function forbidOtherNames(state: usize): void {
  for (let cargo = 0; cargo < cargoes; cargo++) {
    if (!isLoaded(state, nameOf(cargo))) allowWithin(state, cargo, countLeft(state, cargo), 0);
  }
}
