/**
 * The engine: fills one container. Integers and floats in, the same out; no strings, no clock.
 * `reserve` room for the input words, `prepare` once, then `request` room and `fill` as often as one likes, and `improve`
 * after it where the load is to be improved.
 */
import {
  REQUEST_BEAM_SHARE,
  REQUEST_COLUMNS_AT,
  REQUEST_EFFORT,
  REQUEST_KEPT,
  REQUEST_SEED,
  REQUEST_TIDY,
  REQUEST_WITH_VALUES,
  SUPPORT_NONE,
} from './abi/layout';
import { rankBlocks } from './blocks/ranking';
import { chunks, floorBarred, openRows, writeAll } from './blocks/rows';
import { count } from './blocks/table';
import { generateBlocks } from './building/generate';
import { openContacts } from './contacts/contacts';
import { openCornerPieces } from './contacts/corner-pieces';
import { openRules } from './contacts/every-rule';
import { keptEdges, keptStacks } from './contacts/kept-stacks';
import { openPairRows } from './contacts/pair-rows';
import { openStacks } from './contacts/stacks';
import { over, spent, start } from './effort/budget';
import { seedRandom } from './effort/random';
import { allocate, failure, mark, release } from './memory/arena';
import { CUBOID } from './memory/lanes';
import { writeResult } from './plan/write';
import { keptGroups, openKept } from './problem/kept';
import {
  blockEffort,
  cargoes,
  decks,
  height,
  length,
  maxVolume,
  open,
  settleSupport,
  supportMode,
  width,
  zones,
} from './problem/view';
import { hasOverhang } from './rules/cargo-overhang';
import { isRoll } from './rules/rolls';
import { openSupport } from './rules/support';
import { openActions, openBeam } from './search/beam';
import { openChoose } from './search/choose';
import { power, resetEvaluation, setEvaluation } from './search/formula';
import { goOnFrom, improve as improveLoad, openImprove } from './search/improve';
import { incumbentCount, incumbentRecord, incumbentValue, letGo, openIncumbent, takeOver } from './search/incumbent';
import { keptValue } from './search/keep';
import { startState } from './search/place';
import { search, statesOf } from './search/search';
import { openTidiness, tidiestValue, tidinessUsed } from './search/tidiness';
import { openTranspositions } from './search/transposition';
import { openValues, totalValue } from './search/values';
import { openAnchors } from './spaces/anchor';
import { openSpaces } from './spaces/maximal';
import { openNeighbours } from './spaces/neighbours';
import { openPiecesLeft } from './state/pieces-left';
import { longestReach, openReachable } from './state/reachable';
import { stacksUsed } from './state/stack-table';
import { newState, openStates, stateBytes, value } from './state/state';
import { letTopsOverlap, topsOverlap } from './tops/carried';
import { openTops } from './tops/tops';

export { ownBytes, taken as memoryTaken } from './memory/arena';
export {
  descentCount,
  descentRecords,
  descentValue,
  effortOfDescent,
  effortWithoutGain,
  trialsWithoutGain,
} from './search/improve';
export { takeOver } from './search/incumbent';

/** More placed blocks than that in one container are refused silently: the load is then complete. */
const MOST_PLACED: i32 = 32000;
const LEAST_SPACES: i32 = 2048;
const MOST_WIDTH: i32 = 400;
/** Values of completed states are kept in 2^20 slots; in fewer where a short effort would go into clearing. */
const LOG_SLOTS: i32 = 20;
const LOG_SLOTS_OF_SHORT: i32 = 14;
const SHORT_EFFORT: f64 = 5e8;
/** Memory that the states of the beam may take. */
const BEAM_MEMORY: usize = 128 << 20;

let prepared: usize = 0;
let allAllowed: usize = 0;
/** Whether tops of blocks may overlap (tops/carried). */
let blockTopsOverlap: bool = false;
/** Of the last fill: the state it starts from, no load's value beyond it, what a full container is worth. */
let root: usize = 0;
let bound: f64 = 0;
let worth: f64 = 0;

/** Room for the words of a problem, from the start of the arena. */
export function reserve(bytes: i32): usize {
  return allocate(bytes);
}

/** One of the FAILURE codes after a trap. */
export function failureCode(): i32 {
  return failure;
}

/** Returns the work units spent. */
export function prepare(words: usize): f64 {
  open(words);
  openStacks();
  openSupport(needsExactSupport());
  start(blockEffort, Infinity);
  generateBlocks();
  rankBlocks();
  openRows();
  openPairRows();
  openCornerPieces();
  openReachable();
  openPiecesLeft();
  blockTopsOverlap = topsOverlap;
  allAllowed = allocate((<usize>chunks) << 4);
  writeAll(allAllowed);
  prepared = mark();
  return spent;
}

/** Number of blocks. */
export function blockCount(): i32 {
  return count;
}

/** Gives back everything of the fill before; room for the words of a request. */
export function request(bytes: i32): usize {
  release(prepared);
  return allocate(bytes);
}

/** The beam's part of a fill. */
export function fill(words: usize): usize {
  openRequest(words);
  search(root, load<f64>(words, REQUEST_BEAM_SHARE));
  return writeResult(bound);
}

/**
 * Begins a part of a fill, in its words but for their effort and seed: `beam`, or `improve` after `takeOver` of the best load that an
 * instance with the same blocks has found, and `goOn` where a descent was left.
 */
export function begin(words: usize): void {
  openRequest(words);
}

/** The load at which a descent of improvement was left, after `takeOver`, and where it was. */
export function goOn(from: usize, records: i32, reached: f64, withoutGain: i32, effort: f64, sinceGain: f64): void {
  letGo();
  takeOver(from, records, reached);
  goOnFrom(withoutGain, effort, sinceGain);
}

/** The beam. @param share part of the effort for it @param contactPower power of CS in its evaluation (docs/engine.md) */
export function beam(share: f64, contactPower: i32): usize {
  setEvaluation(contactPower, power, 1);
  search(root, share);
  resetEvaluation();
  return writeResult(bound);
}

/** Where the load of the last part is: `loadCount` records of `recordBytes` bytes. */
export function loadRecords(): usize {
  return incumbentRecord(0);
}
export function loadCount(): i32 {
  return incumbentCount();
}
export function loadValue(): f64 {
  return incumbentValue();
}
export function recordBytes(): i32 {
  return <i32>CUBOID;
}

function openRequest(words: usize): void {
  const withValues = load<i32>(words, REQUEST_WITH_VALUES) != 0;
  const counts = words + REQUEST_COLUMNS_AT + (withValues ? 8 * <usize>cargoes : 0);
  const effort = load<f64>(words, REQUEST_EFFORT);
  openKept(counts + 8 * ((<usize>cargoes + 1) >> 1), load<i32>(words, REQUEST_KEPT));
  settleSupport(keptGroups > 0);
  letTopsOverlap(blockTopsOverlap);
  seedRandom(load<i32>(words, REQUEST_SEED));
  openValues(words);
  bound = boundOf(counts, withValues);
  openTidiness(load<i32>(words, REQUEST_TIDY) != 0, totalValue(counts));
  if (tidinessUsed) bound = tidiestValue(counts);
  start(effort, bound);
  openFill(counts, effort);
  root = newState();
  startState(root, counts, allAllowed, chunks);
  bound = max(bound, value(root));
  worth = withValues ? totalValue(counts) : <f64>length * <f64>width * <f64>height;
}

/** Improves the load of the last fill, or what was taken over, with what is left of the effort; the result is that of both. */
export function improve(): usize {
  if (!over()) improveLoad(root, worth);
  return writeResult(bound);
}

/** Tables of one fill, sized by the pieces and the effort. */
function openFill(counts: usize, effort: f64): void {
  let pieces: f64 = 0;
  for (let cargo = 0; cargo < cargoes; cargo++) pieces += <f64>load<i32>(counts + ((<usize>cargo) << 2));
  const placements = <i32>min(pieces, <f64>MOST_PLACED) + 1 + keptGroups;
  const stacks = placements + 1 + keptStacks();
  openStates(placements, LEAST_SPACES + min(placements, 4096), stacks, keptEdges());
  openAnchors(supportMode == SUPPORT_NONE && !stacksUsed && !floorBarred() && zones == 0);
  openSpaces();
  openNeighbours();
  openTops();
  if (stacksUsed) openContacts();
  openRules(counts, stacks, placements);
  openIncumbent();
  const states = min(max(<i32>(BEAM_MEMORY / stateBytes / 2), 2), statesOf(MOST_WIDTH));
  const width = min(states, MOST_WIDTH);
  openChoose(min(width * width, count));
  openActions(min(width * width, count));
  openBeam(width, states);
  openImprove();
  openTranspositions(effort > SHORT_EFFORT ? LOG_SLOTS : LOG_SLOTS_OF_SHORT);
}

/** Overhang and lying rolls are carried where a quick look at areas would refuse them. */
function needsExactSupport(): bool {
  for (let cargo = 0; cargo < cargoes; cargo++) {
    if (hasOverhang(cargo) || isRoll(cargo)) return true;
  }
  return false;
}

/** No load is worth more than all its cargo, nor, when values are volumes, than the container holds. */
function boundOf(counts: usize, withValues: bool): f64 {
  const all = totalValue(counts) + keptValue();
  if (withValues) return all;
  // What is kept need not lie where cargo pushed towards a corner would.
  const room = keptGroups > 0 ? <f64>length * <f64>width * <f64>height : roomInReach();
  return min(min(all, maxVolume), room);
}

/** Volume of the part of the room that cuboids pushed towards its corner can take. */
function roomInReach(): f64 {
  // Rolls may lie in each other's bounding boxes; beside a raised deck cargo begins where the deck ends.
  for (let cargo = 0; cargo < cargoes; cargo++) {
    if (isRoll(cargo)) return <f64>length * <f64>width * <f64>height;
  }
  if (decks > 0) return <f64>length * <f64>width * <f64>height;
  return <f64>longestReach(0) * <f64>longestReach(1) * <f64>longestReach(2);
}
