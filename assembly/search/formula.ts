/** The powers of the evaluation (search/evaluate), and what a block is worth wherever it is placed. */
import { blockOf, hotRecord, staticScore } from '../blocks/ranking';
import { partCount, parts } from '../blocks/table';
import { countLeft } from '../state/state';
import { tidinessUsed } from './tidiness';

/** Published: 4; measured best: 3 (docs/engine.md, Choosing a block). */
const ALPHA: i32 = 3;
const POWER: i32 = 1;

/** Of the share of the surface that touches, and of the room that is used. */
export let alpha: i32 = ALPHA;
export let power: i32 = POWER;

/** In a search for tidy loads, what a block is worth more that holds all that is left of its cargo. */
const LAST_BONUS: i32 = 2;
export let lastBonus: i32 = 1;

export function setEvaluation(contactPower: i32, lossPower: i32, bonus: i32): void {
  alpha = contactPower;
  power = lossPower;
  lastBonus = tidinessUsed ? bonus : 1;
}
export function resetEvaluation(): void {
  alpha = ALPHA;
  power = POWER;
  lastBonus = tidinessUsed ? LAST_BONUS : 1;
}
/** Tells searches under different evaluations apart in the transposition table. */
export function evaluationSalt(): u64 {
  return <u64>((lastBonus - 1) * 64 + alpha * 8 + power) * 0x9e3779b97f4a7c15;
}

export function raised(base: f64, exponent: i32): f64 {
  let product = base;
  for (let i = 1; i < exponent; i++) product *= base;
  return product;
}

/** s of the evaluation, more for what ends a cargo. */
export function worth(state: usize, rank: i32): f64 {
  const s = staticScore(hotRecord(rank));
  return lastBonus > 1 && isLast(state, rank) ? s * <f64>lastBonus : s;
}

/** Whether a block of one cargo holds all that is left of it. */
function isLast(state: usize, rank: i32): bool {
  const block = blockOf(rank);
  const part = parts(block);
  return partCount(block) == 1 && load<i32>(part, 4) == countLeft(state, load<i32>(part));
}
