/**
 * Every rule about contacts, asked of the stacks of a block (rules/stack-table): who lies on whom, in how many layers,
 * on what foot, under what weight. Only kept where such a rule is in force.
 */
import { cargoWeight } from '../abi/layout';
import { unfold } from '../blocks/unfold';
import { spend } from '../effort/budget';
import { orientedSize } from '../geometry/orientation';
import { CUBOID, x1, x2, y1, y2, z1 } from '../memory/lanes';
import { cargoes, contactDepth, decks, supportDepth } from '../problem/view';
import { hasFloorType, mayRestOnCargo, mayStandOnFloor } from '../rules/floor-stack-type';
import { layersUsed, withinLayers } from '../rules/layers';
import { mayLieOnFloor } from '../rules/orientations';
import { isLyingRoll } from '../rules/rolls';
import { stackingHeightUsed } from '../rules/stacking-height';
import { bearsStacks, ownResidual, supportingWeightUsed } from '../rules/supporting-weight';
import {
  clearStacks,
  edgeCount,
  levels,
  mostStacks,
  residual,
  setResidual,
  stack,
  stackCount,
  stackTop,
  useStacks,
} from '../state/stack-table';
import { keptPlaced, placed, placedCount, stacksOf } from '../state/state';
import { TOP } from '../tops/tops';
import { contactCount, contacts, gatherWithin, sortContacts } from './contacts';
import { pairsUsed } from './pairs';
import {
  isWhollyOnGround,
  longestRun,
  onCargo,
  onGround,
  setFoot,
  shareEdges,
  startTouching,
  touchContacts,
  touchKept,
  touchOwn,
} from './stack-contacts';
import { openValleys } from './valleys';

/** Elementary steps of a stack tried. */
const STEPS_OF_STACK: i32 = 8;
const ROUNDING: f64 = 1e-9;

/** True when weights or heights make every column of pieces a stack of its own. */
let inColumns: bool = false;
let weighed: bool = false;
let measured: bool = false;

/** Decides from the problem whether stacks are kept. */
export function openStacks(): void {
  weighed = supportingWeightUsed();
  measured = stackingHeightUsed();
  inColumns = weighed || measured;
  openValleys();
  useStacks(inColumns || pairsUsed() || layersUsed() || contactsBindFloor());
}

function contactsBindFloor(): bool {
  for (let cargo = 0; cargo < cargoes; cargo++) {
    if (hasFloorType(cargo)) return true;
    if (decks == 0 && supportDepth == 0) continue;
    for (let orientation = 3; orientation <= 6; orientation++) {
      if (!mayLieOnFloor(cargo, orientation)) return true;
    }
  }
  return false;
}

/** The block being tried: where its own stacks and their edges begin, and the height of its base. */
let fresh: i32 = 0;
let freshEdges: i32 = 0;
let base: i32 = 0;
/** The table that the block's stacks are added to. */
let raised: usize = 0;
/** True for a block by itself: what it will stand on is not known yet. */
let alone: bool = false;
/** True for what is kept, whatever it breaks. */
let kept: bool = false;

/**
 * Whether a block may lie there by every rule about contacts. What it would rest on has been gathered (contacts/contacts).
 * @param keep true enters it into the table, false leaves the table as it was
 */
export function stacksAllow(table: usize, block: i32, x: i32, y: i32, z: i32, mirror: i32, keep: bool): bool {
  beginStacks(table, z);
  return endStacks(table, raise(table, block, x, y, z, mirror), keep);
}

/** Whether a single piece may. */
export function pieceAllowed(table: usize, cargo: i32, orientation: i32, x: i32, y: i32, z: i32): bool {
  beginStacks(table, z);
  raised = table;
  return endStacks(table, raiseGroup(cargo, orientation, x, y, z, 1, 1, 1), false);
}

function beginStacks(table: usize, z: i32): void {
  fresh = stackCount(table);
  freshEdges = edgeCount(table);
  base = z;
  alone = false;
}

/** The rule that needs all stacks of a block at once; then they stay, or go. */
function endStacks(table: usize, stands: bool, keep: bool): bool {
  spend((stackCount(table) - fresh) * STEPS_OF_STACK);
  const holds = stands && (!weighed || bearsStacks(table, fresh, stackCount(table), keep));
  if (holds && keep) return true;
  store<i32>(table, fresh);
  store<i32>(table, freshEdges, 4);
  return holds;
}

/** The most weight that the contacts can take over, a hair above; without limit where floor or deck are among them. */
export function mostBorne(table: usize): f64 {
  if (!weighed || contactCount == 0) return Infinity;
  let sum: f64 = 0;
  let at = contacts;
  for (let i = contactCount; i > 0; i--) {
    const number = load<i32>(at, 20);
    if (number < 0) return Infinity;
    sum += residual(stack(table, number));
    at += TOP;
  }
  return sum * (1 + ROUNDING);
}

/** Whether two blocks, one on the other, hold the rules between and inside themselves, wherever they may stand. */
export function blockAllowed(table: usize, a: i32, b: i32, height: i32): bool {
  beginAlone(table);
  const stands = raise(table, a, 0, 0, 0, 0) && raise(table, b, 0, 0, height, 0);
  spend(stackCount(table) * STEPS_OF_STACK);
  return stands && (!weighed || bearsStacks(table, 0, stackCount(table), false));
}

/** The same of a nest. */
export function nestAllowed(table: usize, block: i32): bool {
  return raiseAlone(table, block) && (!weighed || bearsStacks(table, 0, stackCount(table), false));
}

/** Writes the stacks of a block by itself into a table; false when they break a rule. */
export function raiseAlone(table: usize, block: i32): bool {
  beginAlone(table);
  return raise(table, block, 0, 0, 0, 0);
}

function beginAlone(table: usize): void {
  clearStacks(table);
  fresh = 0;
  base = 0;
  alone = true;
}

/** Enters a group of kept pieces, which may lie on what was entered before. */
export function keepStacks(
  state: usize,
  cargo: i32,
  orientation: i32,
  x: i32,
  y: i32,
  z: i32,
  nx: i32,
  ny: i32,
  nz: i32,
): void {
  const table = stacksOf(state);
  const l = orientedSize(cargo, orientation, 0);
  const w = orientedSize(cargo, orientation, 1);
  gatherWithin(state, x, y, z, x + nx * l, y + ny * w, contactDepth);
  sortContacts();
  beginStacks(table, z);
  raised = table;
  kept = true;
  raiseGroup(cargo, orientation, x, y, z, nx, ny, nz);
  kept = false;
  endStacks(table, true, true);
}

/** The most stacks that a group of kept pieces becomes. */
export function stacksOfKept(nx: i32, ny: i32): i32 {
  return inColumns ? nx * ny : 1;
}

/** Adds the stacks of a block, from below: false as soon as one breaks a rule. */
function raise(table: usize, block: i32, x: i32, y: i32, z: i32, mirror: i32): bool {
  raised = table;
  return unfold(block, x, y, z, mirror, raiseGroup);
}

/** Adds the stacks of nx x ny x layers pieces side by side. */
function raiseGroup(cargo: i32, orientation: i32, x: i32, y: i32, z: i32, nx: i32, ny: i32, layers: i32): bool {
  const table = raised;
  const pl = orientedSize(cargo, orientation, 0);
  const pw = orientedSize(cargo, orientation, 1);
  if (!inColumns && !isLyingRoll(cargo, orientation))
    return addStack(table, cargo, orientation, x, y, z, x + nx * pl, y + ny * pw, layers);
  for (let i = 0; i < nx; i++) {
    for (let j = 0; j < ny; j++) {
      const px = x + i * pl;
      const py = y + j * pw;
      if (!addStack(table, cargo, orientation, px, py, z, px + pl, py + pw, layers)) return false;
    }
  }
  return true;
}

function addStack(
  table: usize,
  cargo: i32,
  orientation: i32,
  sx1: i32,
  sy1: i32,
  z: i32,
  sx2: i32,
  sy2: i32,
  layers: i32,
): bool {
  const index = stackCount(table);
  if (index >= mostStacks) return false;
  const at = stack(table, index);
  store<i32>(at, sx1);
  store<i32>(at, sy1, 4);
  store<i32>(at, sx2, 8);
  store<i32>(at, sy2, 12);
  store<i32>(at, z, 16);
  store<i32>(at, z + layers * orientedSize(cargo, orientation, 2), 20);
  store<i32>(at, cargo, 24);
  store<i32>(at, orientation, 28);
  store<i32>(at, edgeCount(table), 48);
  store<i32>(at, 0, 52);
  startTouching(measured, weighed);
  if (kept) touchKept(table, at, index);
  else if (z == base ? !alone && !touchContacts(table, at, fresh) : !touchOwn(table, at, fresh, index)) return false;
  const run = longestRun + layers;
  if (!kept && !mayStand(at, cargo, orientation, run)) return false;
  store<i32>(at, run, 32);
  if (!setFoot(at, cargo, orientation, layers, alone) && !kept) return false;
  if (weighed) {
    shareEdges(table, at);
    const piece = load<f64>(cargoWeight + ((<usize>cargo) << 3));
    const rest = ownResidual(cargo, layers, piece);
    if (rest < 0 && !kept) return false;
    store<f64>(at, <f64>layers * piece, 64);
    setResidual(at, rest);
  }
  store<i32>(table, index + 1);
  store<i32>(levels(table) + ((<usize>index) << 2), stackTop(at));
  return true;
}

/** How a stack stands: on floor, on cargo, in how many layers of its kind. */
function mayStand(at: usize, cargo: i32, orientation: i32, run: i32): bool {
  if (!mayRestOnCargo(cargo)) {
    const isKnown = !alone || load<i32>(at, 16) != base;
    if (onCargo || (isKnown && !isWhollyOnGround(at))) return false;
  }
  if (onGround && (!mayStandOnFloor(cargo) || !mayLieOnFloor(cargo, orientation))) return false;
  return withinLayers(cargo, orientation, run);
}

/** How far above a top what is already there may hang and come to lie on it. */
export function depthAbove(): i32 {
  return keptPlaced > 0 ? max(contactDepth, supportDepth) : supportDepth;
}

/** True when the top of a block would come under the base of a block that is already there, and so carry it. */
export function slidesUnder(state: usize, bx1: i32, by1: i32, bx2: i32, by2: i32, top: i32): bool {
  const highest = top + depthAbove();
  let at = placed(state, 0);
  for (let i = placedCount(state); i > 0; i--) {
    const bottom = z1(at);
    if (bottom >= top && bottom <= highest && x1(at) < bx2 && x2(at) > bx1 && y1(at) < by2 && y2(at) > by1) {
      return true;
    }
    at += CUBOID;
  }
  return false;
}
