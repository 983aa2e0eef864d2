/**
 * Which block goes into which space: the space with the least distance to its corner, and in it the block that fits
 * best (search/evaluate) of all that may be placed there.
 */
import { SUPPORT_NONE, SUPPORT_PARTIAL } from '../abi/layout';
import { baseRow, baseRowsUsed, floorBarred, ON_CARGO, ON_EITHER, ON_FLOOR } from '../blocks/rows';
import { roomForNests } from '../building/nests';
import { contactUnder, gatherContacts, stackOf } from '../contacts/contacts';
import { cornerRow, pairRowsUsed, restingRow } from '../contacts/pair-rows';
import { mostBorne } from '../contacts/stacks';
import { left, spend, spent } from '../effort/budget';
import { z1 } from '../memory/lanes';
import { groundReach, supportMode, zones } from '../problem/view';
import { leaveCount, leaveLength, leaveWidth, openLeaves } from '../rules/cargo-overhang';
import { isDeckLevel } from '../rules/drop-decks';
import { reachesPastFloor } from '../rules/pallet-overhang';
import { enterStage, isLastStage } from '../rules/sequence';
import { mostCarried } from '../rules/support';
import { zoneEnd } from '../rules/zones';
import { nextSpace } from '../spaces/anchor';
import { removeSpace } from '../spaces/maximal';
import { lookAround } from '../spaces/neighbours';
import { stacksUsed } from '../state/stack-table';
import { leastExtent, mostPlaced, placedCount, space, spaceCount, stacksOf, stage } from '../state/state';
import { carriedArea } from '../tops/carried';
import { gatherTopsOfSpace, TOP, topsUnder, topsUnderCount } from '../tops/tops';
import { found, openActionList, ratherLast, sortActions, wantActions, wanted } from './actions';
import { collectCandidates, keepCandidates, openCandidates } from './candidates';
import { addCorner, clearCorners } from './corners';
import { evaluateAll, openEvaluate, startEvaluation } from './evaluate';
import {
  corner,
  evaluationLimited,
  limitEvaluation,
  nearX,
  nearY,
  setSpace,
  spaceX1,
  spaceX2,
  spaceY1,
  spaceY2,
  spaceZ1,
  spaceZ2,
} from './filled-space';

const STEPS_OF_CHOICE: i32 = 80;
/** More of them where what is under the space must carry what goes into it. */
const STEPS_OF_CARRIED_CHOICE: i32 = 160;

/**
 * With rolls a space may take this share of the effort left, so that a completion ends: nests have hundreds of tops, and
 * come by the thousand. Small blocks are tried beyond it, at the nearest tops.
 */
const SHARE_OF_SPACE: f64 = 0.015625;
const ALWAYS_TRIED: i32 = 4;
let rollsUsed: bool = false;

/** True when some block may not stand on the floor and may do without any support. */
let floorBars: bool = false;

/** @param mostActions the most actions ever asked for at once */
export function openChoose(mostActions: i32): void {
  openActionList(mostActions);
  openCandidates();
  openEvaluate();
  openLeaves();
  rollsUsed = roomForNests() > 0;
  floorBars = supportMode == SUPPORT_NONE && floorBarred();
}

/**
 * The best `most` ways to fill the next space of a state, best first; spaces that nothing fits are dropped on the
 * way. 0: the load is complete.
 */
export function choose(state: usize, most: i32): i32 {
  wantActions(most);
  if (placedCount(state) >= mostPlaced) return 0;
  while (hasSpace(state)) {
    const index = nextSpace(state);
    spend(STEPS_OF_CHOICE + (spaceCount(state) >> 1));
    const at = space(state, index);
    if (fillSpace(state, at, 0) || (mayHover(z1(at)) && fillSpace(state, at, groundReach + 1))) {
      if (found > 1) sortActions();
      return found;
    }
    removeSpace(state, index);
  }
  return 0;
}

/** When a stage fits nothing more the next one begins; stages without cargo are passed over. */
function hasSpace(state: usize): bool {
  while (spaceCount(state) == 0 && !isLastStage(state)) enterStage(state, stage(state) + 1);
  return spaceCount(state) > 0;
}

/** What is below the space: at the height of a deck it may be floor or cargo. */
function groundKind(): i32 {
  if (spaceZ1 == 0) return ON_FLOOR;
  return isDeckLevel(spaceZ1) ? ON_EITHER : ON_CARGO;
}

/** Where nothing asks for support, what may not stand on the floor may hang so high that it does not count as on it. */
function mayHover(z: i32): bool {
  return floorBars && (z == 0 || isDeckLevel(z));
}

/** Finds the best blocks for a space; false when there is none. @param lift how far above its floor they are placed */
function fillSpace(state: usize, at: usize, lift: i32): bool {
  setSpace(at, lift);
  if (!collectCandidates(state, spaceX2 - spaceX1, spaceY2 - spaceY1, spaceZ2 - spaceZ1, groundKind())) return false;
  const partial = supportMode == SUPPORT_PARTIAL && (spaceZ1 > 0 || reachesPastFloor());
  let mostBase = Infinity;
  let mostWeight = Infinity;
  if (stacksUsed) {
    gatherContacts(state, spaceX1, spaceY1, spaceZ1, spaceX2, spaceY2);
    if (spaceZ1 > 0 && !keepAllowed(state, partial)) return false;
    // What must be carried rests on some of these contacts.
    if (supportMode != SUPPORT_NONE && spaceZ1 > 0) mostWeight = mostBorne(stacksOf(state));
  }
  lookAround(state, at);
  if (partial) {
    spend(STEPS_OF_CARRIED_CHOICE);
    gatherTopsOfSpace(state, spaceX1, spaceY1, spaceZ1, spaceX2, spaceY2);
    const carried = carriedArea(spaceX1, spaceY1, spaceX2, spaceY2, topsUnder, topsUnderCount);
    mostBase = mostCarried(<f64>carried);
    if (baseRowsUsed && !keepCandidates(baseRow(mostBase))) return false;
  }
  startEvaluation(state, mostBase, partial && baseRowsUsed, mostWeight);
  if (!partial) {
    clearCorners();
    addCorner(nearX(), nearY());
    evaluateAll(state, false);
    if (found > 0) moveInByLeaves(state, nearX(), nearY(), false);
    return found > 0 || (zones > 0 && fillBesideZones(state, false));
  }
  // The space's own corner may hang in the air: try it, then the nearest top's, then the next top's.
  const tried = topsUnderCount;
  limitEvaluation(rollsUsed ? spent + SHARE_OF_SPACE * max<f64>(0, left()) : Infinity);
  for (let i = 0; i < tried && (i < ALWAYS_TRIED || !evaluationLimited()); i++) {
    const top = nextTop(i);
    if (!addCornersTowards(top, i)) continue;
    evaluateAll(state, true);
    if (found > 0) {
      moveInByLeaves(state, clampX(top), clampY(top), true);
      return true;
    }
  }
  return zones > 0 && fillBesideZones(state, true);
}

/** Keeps the candidates that the contacts under the space allow; false when there are none. */
function keepAllowed(state: usize, partial: bool): bool {
  if (!pairRowsUsed) return true;
  const table = stacksOf(state);
  if (supportMode != SUPPORT_NONE) {
    const row = restingRow(table);
    if (row != 0 && !keepCandidates(row)) return false;
  }
  if (partial || zones > 0) return true;
  // All stand in the corner, on what is under the smallest piece.
  const l = leastExtent(state, 0);
  const w = leastExtent(state, 1);
  let under = contactUnder(nearX(), nearY(), l, w, corner, 0);
  while (under >= 0) {
    if (!keepCandidates(cornerRow(stackOf(table, under)))) return false;
    under = contactUnder(nearX(), nearY(), l, w, corner, under + 1);
  }
  return true;
}

/**
 * The space's corner, and that moved along the length, along the width, along both to a top's; not again those that
 * went with the tops before it. False when no corner is left.
 * @param before tops tried already, the first ones of the list
 */
function addCornersTowards(top: usize, before: i32): bool {
  const x = nearX();
  const y = nearY();
  const tx = clampX(top);
  const ty = clampY(top);
  let freshX = tx != x;
  let freshY = ty != y;
  let freshBoth = freshX && freshY;
  let other = topsUnder;
  for (let i = 0; i < before; i++) {
    const sameX = clampX(other) == tx;
    const sameY = clampY(other) == ty;
    if (sameX) freshX = false;
    if (sameY) freshY = false;
    if (sameX && sameY) freshBoth = false;
    other += TOP;
  }
  clearCorners();
  if (before == 0) addCorner(x, y);
  if (freshX) addCorner(tx, y);
  if (freshY) addCorner(x, ty);
  if (freshBoth) addCorner(tx, ty);
  return before == 0 || freshX || freshY || freshBoth;
}

/** Where a zone lies over the space's corner, the space begins where the zone ends: along the length, the width, both. */
function fillBesideZones(state: usize, mustBeCarried: bool): bool {
  for (let zone = 0; zone < zones; zone++) {
    const zx = zoneEnd(zone, 0, (corner & 1) != 0);
    const zy = zoneEnd(zone, 1, (corner & 2) != 0);
    const insideX = zx > spaceX1 && zx < spaceX2;
    const insideY = zy > spaceY1 && zy < spaceY2;
    for (let way = 1; way < 4; way++) {
      const alongX = (way & 1) != 0;
      const alongY = (way & 2) != 0;
      if ((alongX && !insideX) || (alongY && !insideY)) continue;
      clearCorners();
      addCorner(alongX ? zx : nearX(), alongY ? zy : nearY());
      evaluateAll(state, mustBeCarried);
      if (found > 0) return true;
    }
  }
  return false;
}

/**
 * Cargo that may reach past what carries it wants that in the middle: where a choice is among several actions, blocks are
 * tried as far from a corner as other cargo may reach past them.
 */
function moveInByLeaves(state: usize, x: i32, y: i32, mustBeCarried: bool): void {
  if (wanted < 2 || supportMode != SUPPORT_PARTIAL || leaveCount() == 0) return;
  ratherLast();
  for (let i = 0; i < leaveCount(); i++) {
    const inX = (corner & 1) != 0 ? x - leaveLength(i) : x + leaveLength(i);
    const inY = (corner & 2) != 0 ? y - leaveWidth(i) : y + leaveWidth(i);
    const movesX = inX != x && inX > spaceX1 && inX < spaceX2;
    const movesY = inY != y && inY > spaceY1 && inY < spaceY2;
    clearCorners();
    if (movesX) {
      addCorner(inX, y);
      evaluateAll(state, mustBeCarried);
    }
    if (movesY) {
      clearCorners();
      addCorner(x, inY);
      evaluateAll(state, mustBeCarried);
    }
    if (movesX && movesY) {
      clearCorners();
      addCorner(inX, inY);
      evaluateAll(state, mustBeCarried);
    }
  }
}

/** The corner of a top towards the space's own corner, moved into the space. */
function clampX(top: usize): i32 {
  return (corner & 1) != 0 ? min(load<i32>(top, 8), spaceX2) : max(load<i32>(top), spaceX1);
}
function clampY(top: usize): i32 {
  return (corner & 2) != 0 ? min(load<i32>(top, 12), spaceY2) : max(load<i32>(top, 4), spaceY1);
}

/** Selection sort, one step a call: brings the nearest of the tops from `from` on to that place. */
function nextTop(from: i32): usize {
  const at = topsUnder + <usize>from * TOP;
  let best = at;
  let bestDistance = i32.MAX_VALUE;
  let other = at;
  for (let i = from; i < topsUnderCount; i++) {
    const distance = abs(clampX(other) - nearX()) + abs(clampY(other) - nearY());
    if (distance < bestDistance) {
      bestDistance = distance;
      best = other;
    }
    other += TOP;
  }
  if (best != at) {
    const rectangle = v128.load(best);
    const rest = v128.load(best, 16);
    v128.store(best, v128.load(at));
    v128.store(best, v128.load(at, 16), 16);
    v128.store(at, rectangle);
    v128.store(at, rest, 16);
  }
  return at;
}
