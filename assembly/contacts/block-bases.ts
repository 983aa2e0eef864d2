/**
 * What a block brings along for the rules about contacts, the same wherever it stands. Only its lowest stacks
 * (rules/stack-table) touch what is below; all above them was judged when the block was built. So its base is described
 * once, when the block is first asked about, with what the stacks above add to it (contacts/base-contacts asks it):
 *
 *   base   | stacks | edges | bottoms | - | bottom | bottom | ...               i32; stacks and edges of the whole block
 *   bottom | x1 y1 x2 y2 | cargo | orientation | run | - |                      i32; seen from the block's corner
 *          | weight | padding 8 |                                               f64; 48 bytes
 *   form   | stacks | edges | padding 8 | stack | ... | edge | ...              as in the table, the block by itself
 *
 * The run is the most layers of the bottom's kind, one directly on the other, that begin with it; the weight all that it
 * hands on to what is below. A form is what the block enters into the table when it is placed, made when that first
 * happens: what its stacks still bear is without what lies on them in the block, their runs are their own layers.
 */
import { blockOf } from '../blocks/ranking';
import { count } from '../blocks/table';
import { spend } from '../effort/budget';
import { orientedSize } from '../geometry/orientation';
import { allocate, allocateZeroed } from '../memory/arena';
import { supportDepth } from '../problem/view';
import { layersUsed } from '../rules/layers';
import { isSameCargo } from '../rules/over-different-cargoes';
import { isLyingRoll } from '../rules/rolls';
import { stackingHeightUsed } from '../rules/stacking-height';
import { supportingWeightUsed } from '../rules/supporting-weight';
import {
  EDGE,
  edge,
  edgeCount,
  residual,
  STACK,
  setResidual,
  stack,
  stackBottom,
  stackCargo,
  stackCount,
  stackEdges,
  stackFirstEdge,
  stackOrientation,
  stackTableBytes,
  stackTop,
  stackWeight,
} from '../state/stack-table';
import { pairsUsed } from './pairs';
import { raiseAlone } from './stacks';

export const BASE_HEADER: usize = 16;
export const BOTTOM: usize = 48;
/** Of what is not described: blocks of more stacks, or with a lying roll, which touches along a line, or out of memory. */
const NONE: usize = 1;
const MOST_STACKS: i32 = 512;
/** Bytes of all bases and forms of a fill. */
const MOST_BYTES: usize = 32 << 20;
/** A weight counts as a hair more than it is, so that another order of sums never overloads what was allowed here. */
export const HAIR: f64 = 1 + 1e-12;
export const STEPS_OF_BOTTOM: i32 = 2;

export let basesUsed: bool = false;
export let layered: bool = false;
export let paired: bool = false;
export let weighed: bool = false;
/** Base and form of each rank: 0 not yet described, NONE never (pointer). */
let bases: usize = 0;
let forms: usize = 0;
let bytesLeft: usize = 0;
/** The block that is being described, by itself; of each stack the run that begins with it and what it hands on. */
let trial: usize = 0;
let runs: usize = 0;
let handed: usize = 0;

/** Once a fill. @param stacks the most of a state */
export function openBases(stacks: i32): void {
  // On what foot a stack stands is decided from below, stack by stack.
  basesUsed = !stackingHeightUsed();
  layered = layersUsed();
  paired = pairsUsed();
  weighed = supportingWeightUsed();
  bases = allocateZeroed((<usize>count) << 2);
  forms = allocateZeroed((<usize>count) << 2);
  bytesLeft = MOST_BYTES;
  trial = allocate(stackTableBytes(stacks));
  runs = allocate((<usize>MOST_STACKS) << 2);
  handed = allocate((<usize>MOST_STACKS) << 3);
}

/** The base of a block; 0 when its stacks must be asked one by one (contacts/stacks). */
export function baseOf(rank: i32): usize {
  if (!basesUsed) return 0;
  const slot = bases + ((<usize>rank) << 2);
  if (load<i32>(slot) == 0) store<i32>(slot, <i32>describe(blockOf(rank)));
  const base = <usize>load<i32>(slot);
  return base == NONE ? 0 : base;
}

function take(bytes: usize): usize {
  if (bytes > bytesLeft) return NONE;
  bytesLeft -= bytes;
  return allocate(bytes);
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
  const base = take(BASE_HEADER + <usize>bottoms * BOTTOM);
  if (base == NONE) return NONE;
  findRuns(stacks);
  findHanded(stacks);
  store<i32>(base, stacks);
  store<i32>(base, edgeCount(trial), 4);
  store<i32>(base, bottoms, 8);
  let to = base + BASE_HEADER;
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
    store<i32>(runs + ((<usize>i) << 2), layersOf(at) + above);
  }
}

function layersOf(at: usize): i32 {
  return (stackTop(at) - stackBottom(at)) / orientedSize(stackCargo(at), stackOrientation(at), 2);
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

export function isSameKind(a: usize, b: usize): bool {
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

/** The form of a block; 0 when it must be built up stack by stack (contacts/stacks). */
export function formOf(rank: i32): usize {
  const base = baseOf(rank);
  // Layers are counted from below, along edges, which only weights keep.
  if (base == 0 || (layered && !weighed && load<i32>(base) != load<i32>(base, 8))) return 0;
  const slot = forms + ((<usize>rank) << 2);
  if (load<i32>(slot) == 0) store<i32>(slot, <i32>describeForm(blockOf(rank)));
  const form = <usize>load<i32>(slot);
  return form == NONE ? 0 : form;
}

function describeForm(block: i32): usize {
  raiseAlone(trial, block);
  const stacks = stackCount(trial);
  const stackBytes = <usize>stacks * STACK;
  const edgeBytes = <usize>edgeCount(trial) * EDGE;
  const form = take(BASE_HEADER + stackBytes + edgeBytes);
  if (form == NONE) return NONE;
  findHanded(stacks);
  memory.copy(form, trial, BASE_HEADER);
  memory.copy(form + BASE_HEADER, stack(trial, 0), stackBytes);
  memory.copy(form + BASE_HEADER + stackBytes, edge(trial, 0), edgeBytes);
  for (let i = 0; i < stacks; i++) {
    const at = form + BASE_HEADER + <usize>i * STACK;
    const arrived = load<f64>(handed + ((<usize>i) << 3)) - stackWeight(at);
    if (weighed) setResidual(at, residual(at) - arrived);
    store<i32>(at, layersOf(at), 32);
  }
  spend(stacks * STEPS_OF_BOTTOM);
  return form;
}
