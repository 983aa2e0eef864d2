/** What might let more cargo load: each remedy is planned before it is shown, and one that helps nothing never is. */
import { signal } from '@preact/signals';
import type { LoadResponse } from '../../../schema/load.js';
import { ownEngine } from '../../engine/own-engine.js';
import { levelOf, planOfDraft } from '../../pages/plan/planner.js';
import { withEquipment } from '../../plan-request/equipment.js';
import { withRowsLeftOut } from '../../plan-request/listed-rows.js';
import { REACH_FIELD, withReachLimit, withStopsInOrder } from '../../plan-request/reach-limit.js';
import { bodyOf, type RequestDraft, uomSent, withCell, withRule } from '../../plan-request/request-draft.js';
import { session } from '../../shell/session.js';
import { onNoPallet, withRowsLoose } from '../cargo/loose.js';
import { costOf } from '../prices.js';
import { type PlanWithLoads, withAnySide, withCargoOnTop } from './handling-remedies.js';
import { withLarger } from './larger-ones.js';
import { type Misfits, misfitsOf } from './misfits.js';
import { isSettled, type Outcome, type Remedy, type Trial, WORTH_IT, withOutcome } from './trial.js';
import { type Part, partsToLeaveOut } from './without-some.js';

export const trial = signal<Trial | null>(null);

const MOST_LEVEL = 4;
/** As quantity of a container. */
const ANY_NUMBER = 0;
const MANY_TYPES = 'isMultiContainerTypesEnabled';

/**
 * @param now the load of the order as it is
 * @param plan of it
 * @param signal aborted when somebody types on
 */
export async function tryRemedies(
  of: RequestDraft,
  now: Judged,
  plan: PlanWithLoads,
  signal: AbortSignal,
): Promise<void> {
  const misfits = misfitsOf(plan);
  const onNone = onNoPallet(plan.plan.unloaded);
  const remedies = remediesOf(of, { onNone, misfits, parts: partsToLeaveOut(plan), plan });
  const { passNoDoor } = misfits;
  trial.value = { of, found: [], useless: [], passNoDoor, done: 0, count: remedies.length };
  for (const remedy of remedies) {
    const isKnown = isSettled(trial.peek()?.found ?? [], remedy);
    const outcome = isKnown ? null : await outcomeOf(remedy, now, signal);
    const before = trial.peek();
    if (signal.aborted || before?.of !== of) return;
    trial.value = withOutcome(before, outcome);
  }
}

/** Of a draft that is only tried. */
export async function plannedLoad(draft: RequestDraft, signal: AbortSignal): Promise<LoadResponse> {
  const engine = await ownEngine();
  const account = session.peek().settings ?? undefined;
  return (await planOfDraft(engine, draft, bodyOf(draft), { uom: uomSent(draft), account, signal })).load;
}

/** @returns null: nothing was planned */
async function outcomeOf(asked: Remedy, now: Judged, signal: AbortSignal): Promise<Outcome | null> {
  const remedy = asked.kind === 'enough' ? await withEnough(asked, signal).catch(() => null) : asked;
  if (remedy === null) return null;
  const load = await plannedLoad(remedy.draft, signal).catch(() => null);
  if (load === null || load.status === 'failed') return { ...remedy, why: 'noMore' };
  const { cargoesLoaded, cargoesLeft, volumeLoaded } = load.loadSummary;
  const isWithout = remedy.kind === 'without';
  const isMore = isWithout ? cargoesLeft === 0 : loadsMore(now, load);
  if (!isMore) return { ...remedy, why: 'noMore' };
  if (!keepsBalance(now, load)) return { ...remedy, why: 'unbalanced' };
  const left = isWithout ? remedy.pieces! : cargoesLeft;
  return { ...remedy, loaded: cargoesLoaded, left, volume: volumeLoaded, cost: costOf(load) };
}

/** Of a type of which there may be any number, as many as a plan uses. */
async function withEnough(remedy: Remedy, signal: AbortSignal): Promise<Remedy> {
  const load = await plannedLoad(remedy.draft, signal);
  const containers = load.filledContainers.filter(({ emptyContainer: { name } }) => name === remedy.name).length;
  return counted(remedy, containers);
}

export function counted(remedy: Remedy, containers: number): Remedy {
  const at = remedy.draft.emptyContainers.findIndex(({ name }) => name === remedy.name);
  return { ...remedy, containers, draft: withCell(remedy.draft, 'emptyContainers', at, 'qty', containers) };
}

/** What of a load tells whether another one is better. */
export type Judged = Pick<LoadResponse, 'loadSummary' | 'warnings'>;

/**
 * By what it takes up, not by pieces: what takes a third more cargo may leave more of the small pieces. Where no less
 * volume is loaded fewer pieces behind are more, too; something large that stays behind for small ones is not.
 */
export function loadsMore({ loadSummary: now }: Judged, { loadSummary: then }: Judged): boolean {
  const gain = then.volumeLoaded - now.volumeLoaded;
  return gain > WORTH_IT * now.volumeLoaded || (gain >= 0 && then.cargoesLeft < now.cargoesLeft);
}

/**
 * Those by which no fewer pieces load than now, and those by which fewer do, although they fill more: large for small ones.
 * Who leaves a part out knows how many pieces that are.
 */
export function byPieces<One extends { readonly loaded: number; readonly kind?: string }>(
  found: readonly One[],
  now: number,
): [One[], One[]] {
  const isNoFewer = ({ loaded, kind }: One) => loaded >= now || kind === 'without';
  return [found.filter(isNoFewer), found.filter((one) => !isNoFewer(one))];
}

/** What was in balance still is. */
export function keepsBalance(now: Judged, then: Judged): boolean {
  const isUnbalanced = ({ warnings }: Judged) => warnings.some(({ code }) => code === 'Unbalanced');
  return isUnbalanced(now) || !isUnbalanced(then);
}

interface Behind {
  /** By row, how many pieces stand on no pallet and stay behind. */
  readonly onNone?: ReadonlyMap<number, number>;
  readonly misfits?: Misfits;
  readonly parts?: readonly Part[];
  /** Absent: nothing is asked of how cargo is handled. */
  readonly plan?: PlanWithLoads;
}

/** From the most likely to the longest to try. */
export function remediesOf(
  draft: RequestDraft,
  { onNone = new Map(), misfits, parts = [], plan }: Behind = {},
): Remedy[] {
  const remedies: Remedy[] = [];
  if (onNone.size > 0) {
    const pieces = [...onNone.values()].reduce((sum, count) => sum + count, 0);
    remedies.push({ kind: 'loose', name: '', pieces, draft: withRowsLoose(draft, new Set(onNone.keys()), true) });
  }
  if (misfits?.open) remedies.push(withOpen(draft, misfits.open));
  if (misfits?.isAll) {
    remedies.push(...withLarger(draft, misfits.isHelpedBy));
  } else remedies.push(...ofWhatGoesIn(draft));
  if (plan !== undefined) {
    const isNoneTaken = misfits?.isAll === true;
    if (!isNoneTaken) remedies.push(...withCargoOnTop(draft, plan));
    remedies.push(...withAnySide(draft, plan, isNoneTaken));
  }
  for (const { stop, group, places, pieces } of parts) {
    const without = withRowsLeftOut(draft, new Set(places));
    remedies.push({ kind: 'without', name: group, ...(stop !== null && { stop }), pieces, draft: without });
  }
  return remedies;
}

/** For pieces that containers of the order take one by one. */
function ofWhatGoesIn(draft: RequestDraft): Remedy[] {
  const { emptyContainers, rules } = draft;
  const remedies: Remedy[] = [];
  for (const [at, { name, qty }] of emptyContainers.entries()) {
    if (typeof qty !== 'number' || qty <= 0) continue;
    const withQty = (then: number) => withCell(draft, 'emptyContainers', at, 'qty', then);
    const type = String(name ?? '');
    remedies.push({ kind: 'another', name: type, draft: withQty(qty + 1) });
    remedies.push({ kind: 'enough', name: type, draft: withQty(ANY_NUMBER) });
  }
  remedies.push(...withLarger(draft));
  const orders = ['isSequenceUsed', 'isGroupSequenceUsed'].filter((rule) => rules[rule] === true);
  if (orders.length > 0) {
    const freed = orders.reduce((one, rule) => withRule(one, rule, false), withStopsInOrder(draft, false));
    remedies.push({ kind: 'anyOrder', name: '', draft: freed });
  }
  if (rules[REACH_FIELD] !== undefined) {
    remedies.push({ kind: 'reach', name: '', draft: withReachLimit(draft, undefined) });
  }
  const level = levelOf(draft);
  if (level < MOST_LEVEL) {
    remedies.push({ kind: 'longer', name: '', draft: withRule(draft, 'optimizationLevel', level + 1) });
  }
  return remedies;
}

/** Beside the containers that there are. */
function withOpen(draft: RequestDraft, { name, pieces }: NonNullable<Misfits['open']>): Remedy {
  const then = withEquipment(draft, new Set([name]));
  const added = withCell(then, 'emptyContainers', then.emptyContainers.length - 1, 'qty', 1);
  const isOneType = draft.rules[MANY_TYPES] === false;
  return { kind: 'open', name, pieces, draft: isOneType ? withRule(added, MANY_TYPES, true) : added };
}
