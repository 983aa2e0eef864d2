/**
 * The rules about contacts, asked of a block at a place by its base alone. Only its lowest stacks (rules/stack-table)
 * touch what is below; all above them in the block is the same wherever the block stands, and was judged when it was
 * built. So a base is described once, when its block is first asked about, with what the stacks above add to it.
 *
 *   base   | stacks | edges | bottoms | - | bottom | bottom | ...               i32; stacks and edges of the whole block
 *   bottom | x1 y1 x2 y2 | cargo | orientation | run | - |                      i32; seen from the block's corner
 *          | weight | padding 8 |                                               f64; 48 bytes
 *
 * The run is the most layers of the bottom's kind, one directly on the other, that begin with it; the weight all that it
 * hands on to what is below.
 */
import { blockOf, rankLength, rankWidth } from '../blocks/ranking';
import { count } from '../blocks/table';
import { orientedSize } from '../geometry/orientation';
import { allocate, allocateZeroed } from '../memory/arena';
import { decks, supportDepth } from '../problem/view';
import { spend } from '../search/budget';
import { contactCount, contacts } from './contacts';
import { mayRestOnCargo, mayStandOnFloor } from './floor-stack-type';
import { layersUsed, withinLayers } from './layers';
import { mayLieOnFloor } from './orientations';
import { isSameCargo } from './over-different-cargoes';
import { mayRestOn, pairsUsed } from './pairs';
import { isLyingRoll } from './rolls';
import {
  EDGE,
  edge,
  edgeCount,
  mostEdges,
  mostStacks,
  stack,
  stackBottom,
  stackCargo,
  stackCount,
  stackEdges,
  stackFirstEdge,
  stackOrientation,
  stackRun,
  stackTableBytes,
  stackTop,
  stackWeight,
} from './stack-table';
import { stackingHeightUsed } from './stacking-height';
import { raiseAlone } from './stacks';
import { arrive, bearsArrived, forgetArrived, supportingWeightUsed } from './supporting-weight';
import { TOP } from './tops';

const HEADER: usize = 16;
const BOTTOM: usize = 48;
/** Of what is not described: blocks of more stacks, or with a lying roll, which touches along a line. */
const NONE: usize = 1;
const MOST_STACKS: i32 = 512;
/** A weight counts as a hair more than it is, so that another order of sums never overloads what was allowed here. */
const HAIR: f64 = 1 + 1e-12;
const STEPS_OF_BOTTOM: i32 = 2;

let used: bool = false;
let layered: bool = false;
let paired: bool = false;
let weighed: bool = false;
/** Base of each rank: 0 not yet described, NONE never (pointer). */
let bases: usize = 0;
/** The block that is being described, by itself; of each stack the run that begins with it and what it hands on. */
let trial: usize = 0;
let runs: usize = 0;
let handed: usize = 0;
/** Stacks that a bottom touches: | number i32 | - | area f64 | */
let touched: usize = 0;

/** Once a fill. @param stacks the most of a state */
export function openBases(stacks: i32): void {
  // On what foot a stack stands is decided from below, stack by stack.
  used = !stackingHeightUsed();
  layered = layersUsed();
  paired = pairsUsed();
  weighed = supportingWeightUsed();
  bases = allocateZeroed((<usize>count) << 2);
  trial = allocate(stackTableBytes(stacks));
  runs = allocate((<usize>MOST_STACKS) << 2);
  handed = allocate((<usize>MOST_STACKS) << 3);
  touched = allocate((<usize>(stacks + decks + 1)) << 4);
}

/** The base of a block; 0 when its stacks must be asked one by one (rules/stacks). */
export function baseOf(rank: i32): usize {
  if (!used) return 0;
  const slot = bases + ((<usize>rank) << 2);
  if (load<i32>(slot) == 0) store<i32>(slot, <i32>describe(blockOf(rank)));
  const base = <usize>load<i32>(slot);
  return base == NONE ? 0 : base;
}

function describe(block: i32): usize {
  if (!raiseAlone(trial, block)) return NONE;
  const stacks = stackCount(trial);
  if (stacks > MOST_STACKS) return NONE;
  let bottoms = 0;
  for (let i = 0; i < stacks; i++) {
    const at = stack(trial, i);
    if (isLyingRoll(stackCargo(at), stackOrientation(at))) return NONE;
    if (stackBottom(at) == 0) bottoms++;
  }
  findRuns(stacks);
  findHanded(stacks);
  const base = allocate(HEADER + <usize>bottoms * BOTTOM);
  store<i32>(base, stacks);
  store<i32>(base, edgeCount(trial), 4);
  store<i32>(base, bottoms, 8);
  let to = base + HEADER;
  for (let i = 0; i < stacks; i++) {
    const at = stack(trial, i);
    if (stackBottom(at) != 0) continue;
    v128.store(to, v128.load(at));
    store<i32>(to, stackCargo(at), 16);
    store<i32>(to, stackOrientation(at), 20);
    store<i32>(to, load<i32>(runs + ((<usize>i) << 2)), 24);
    store<f64>(to, load<f64>(handed + ((<usize>i) << 3)) * HAIR, 32);
    to += BOTTOM;
  }
  spend(stacks * STEPS_OF_BOTTOM);
  return base;
}

/** A run goes on in the longest that begins on its stack. */
function findRuns(stacks: i32): void {
  for (let i = stacks - 1; i >= 0; i--) {
    const at = stack(trial, i);
    let above = 0;
    for (let j = i + 1; layered && j < stacks; j++) {
      if (goesOn(at, stack(trial, j))) above = max(above, load<i32>(runs + ((<usize>j) << 2)));
    }
    const height = orientedSize(stackCargo(at), stackOrientation(at), 2);
    store<i32>(runs + ((<usize>i) << 2), (stackTop(at) - stackBottom(at)) / height + above);
  }
}

function goesOn(lower: usize, upper: usize): bool {
  const gap = stackBottom(upper) - stackTop(lower);
  return (
    gap >= 0 &&
    gap <= supportDepth &&
    isSameKind(upper, lower) &&
    load<i32>(upper) < load<i32>(lower, 8) &&
    load<i32>(upper, 8) > load<i32>(lower) &&
    load<i32>(upper, 4) < load<i32>(lower, 12) &&
    load<i32>(upper, 12) > load<i32>(lower, 4)
  );
}

function isSameKind(a: usize, b: usize): bool {
  return stackOrientation(a) == stackOrientation(b) && isSameCargo(stackCargo(a), stackCargo(b));
}

/** Each stack hands on its weight and what those above hand to it. */
function findHanded(stacks: i32): void {
  for (let i = 0; i < stacks; i++) store<f64>(handed + ((<usize>i) << 3), weighed ? stackWeight(stack(trial, i)) : 0);
  for (let i = stacks - 1; weighed && i >= 0; i--) {
    const at = stack(trial, i);
    let link = edge(trial, stackFirstEdge(at));
    for (let e = stackEdges(at); e > 0; e--) {
      const slot = handed + ((<usize>load<i32>(link)) << 3);
      store<f64>(slot, load<f64>(slot) + load<f64>(handed + ((<usize>i) << 3)) * load<f64>(link, 8));
      link += EDGE;
    }
  }
}

/** Stacks that the bottoms looked at so far touch. */
let links: i32 = 0;

/** Whether a block may lie there by every rule about contacts; those have been gathered (rules/contacts). */
export function standsOnContacts(table: usize, base: usize, rank: i32, x: i32, y: i32, z: i32, mirror: i32): bool {
  if (stackCount(table) + load<i32>(base) > mostStacks) return false;
  const bottoms = load<i32>(base, 8);
  spend(bottoms * (STEPS_OF_BOTTOM + contactCount));
  links = edgeCount(table) + load<i32>(base, 4);
  let bottom = base + HEADER;
  for (let i = bottoms; i > 0; i--) {
    const near = load<i32>(bottom);
    const front = load<i32>(bottom, 4);
    const far = load<i32>(bottom, 8);
    const back = load<i32>(bottom, 12);
    const bx1 = x + ((mirror & 1) != 0 ? rankLength(rank) - far : near);
    const by1 = y + ((mirror & 2) != 0 ? rankWidth(rank) - back : front);
    if (!touches(table, bottom, bx1, by1, bx1 + far - near, by1 + back - front, z)) {
      if (weighed) forgetArrived(stackCount(table));
      return false;
    }
    bottom += BOTTOM;
  }
  return !weighed || bearsArrived(table, stackCount(table), false, links <= mostEdges);
}

/** One bottom over its contacts; false when one breaks a rule. */
function touches(table: usize, bottom: usize, bx1: i32, by1: i32, bx2: i32, by2: i32, z: i32): bool {
  const cargo = load<i32>(bottom, 16);
  const orientation = load<i32>(bottom, 20);
  let sum: f64 = 0;
  let longest = 0;
  let onGround = false;
  let to = touched;
  let contact = contacts;
  for (let i = contactCount; i > 0; i--) {
    const dx = min(bx2, load<i32>(contact, 8)) - max(bx1, load<i32>(contact));
    const dy = min(by2, load<i32>(contact, 12)) - max(by1, load<i32>(contact, 4));
    if (dx > 0 && dy > 0) {
      const number = load<i32>(contact, 20);
      const area = <f64>dx * <f64>dy;
      sum += area;
      if (number >= 0) {
        const lower = stack(table, number);
        const lowerCargo = stackCargo(lower);
        const lowerOrientation = stackOrientation(lower);
        if (paired && !mayRestOn(cargo, orientation, lowerCargo, lowerOrientation)) return false;
        if (layered && orientation == lowerOrientation && isSameCargo(cargo, lowerCargo)) {
          longest = max(longest, stackRun(lower));
        }
        store<i32>(to, number);
        store<f64>(to, area, 8);
        to += 16;
      } else if (load<i32>(contact, 16) == z) {
        onGround = true;
      }
    }
    contact += TOP;
  }
  if (to != touched && !mayRestOnCargo(cargo)) return false;
  if (onGround && !(mayStandOnFloor(cargo) && mayLieOnFloor(cargo, orientation))) return false;
  if (layered && !withinLayers(cargo, orientation, longest + load<i32>(bottom, 24))) return false;
  links += <i32>((to - touched) >> 4);
  if (!weighed) return true;
  const pressure = load<f64>(bottom, 32) / sum;
  for (let link = touched; link < to; link += 16) arrive(load<i32>(link), pressure * load<f64>(link, 8));
  return true;
}
