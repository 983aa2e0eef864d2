/** What might let more cargo load: each remedy is planned before it is shown, and one that helps nothing never is. */
import { signal } from '@preact/signals';
import { largerThan } from '../../../domain/equipment.js';
import type { LoadResponse } from '../../../schema/load.js';
import { ownEngine } from '../../engine/own-engine.js';
import { levelOf, planOfDraft } from '../../pages/plan/planner.js';
import { withEquipment } from '../../plan-request/equipment.js';
import { withRowsLeftOut } from '../../plan-request/listed-rows.js';
import { REACH_FIELD, withReachLimit, withStopsInOrder } from '../../plan-request/reach-limit.js';
import { bodyOf, type RequestDraft, type Row, uomSent, withCell, withRule } from '../../plan-request/request-draft.js';
import { session } from '../../shell/session.js';
import { onNoPallet, withRowsLoose } from '../cargo/loose.js';
import { costOf } from '../prices.js';
import { type Misfits, misfitsOf, type PlanOf } from './misfits.js';
import { type Part, partsToLeaveOut } from './without-some.js';

export interface Remedy {
  readonly kind: 'loose' | 'another' | 'larger' | 'open' | 'anyOrder' | 'reach' | 'longer' | 'without';
  /** Of the container that it is about, or whose the part is that it leaves out. */
  readonly name: string;
  /** That it leaves out; absent: it leaves out a group, or nothing. */
  readonly stop?: number;
  /** That it is about; absent: it is about no pieces in particular. */
  readonly pieces?: number;
  readonly draft: RequestDraft;
}

export interface Tried extends Remedy {
  readonly loaded: number;
  readonly left: number;
  /** Loaded, in the unit that the order is sent in. */
  readonly volume: number;
  /** Null: nobody knows it. */
  readonly cost: number | null;
}

export interface Useless extends Remedy {
  readonly why: 'noMore' | 'unbalanced';
}

export interface Trial {
  /** What the remedies are for. */
  readonly of: RequestDraft;
  /** Those that help, the best first. */
  readonly found: readonly Tried[];
  /** Those that were planned and load no more, or not in balance. */
  readonly useless: readonly Useless[];
  /** Pieces that no closed container of the catalogue takes. */
  readonly passNoDoor: number;
  readonly done: number;
  readonly count: number;
}

export const trial = signal<Trial | null>(null);

const MOST_LEVEL = 4;
const MANY_TYPES = 'isMultiContainerTypesEnabled';

/**
 * @param now the load of the order as it is
 * @param plan of it
 * @param signal aborted when somebody types on
 */
export async function tryRemedies(of: RequestDraft, now: Judged, plan: PlanOf, signal: AbortSignal): Promise<void> {
  const misfits = misfitsOf(plan);
  const onNone = onNoPallet(plan.plan.unloaded);
  const remedies = remediesOf(of, { onNone, misfits, parts: partsToLeaveOut(plan) });
  const { passNoDoor } = misfits;
  trial.value = { of, found: [], useless: [], passNoDoor, done: 0, count: remedies.length };
  for (const remedy of remedies) {
    const isKnown =
      FIRST_WILL_DO.has(remedy.kind) && trial.peek()?.found.some(({ kind }) => kind === remedy.kind) === true;
    const tried = isKnown ? null : await triedOne(remedy, now, signal).catch(() => 'noMore' as const);
    const before = trial.peek();
    if (signal.aborted || before?.of !== of) return;
    const done = before.done + 1;
    if (tried === null) trial.value = { ...before, done };
    else if (typeof tried === 'string') {
      trial.value = { ...before, useless: [...before.useless, { ...remedy, why: tried }], done };
    } else trial.value = { ...before, found: [...before.found, tried].toSorted(betterFirst), done };
  }
}

/** Of several of one kind the first that helps: they are in the order in which people would choose. */
const FIRST_WILL_DO: ReadonlySet<Remedy['kind']> = new Set(['larger', 'without']);

/** All of the order is best, then the most of it by volume: large pieces count for more than small ones. */
function betterFirst(a: Tried, b: Tried): number {
  return Number(a.left > 0) - Number(b.left > 0) || b.volume - a.volume || a.left - b.left;
}

/** Of a draft that is only tried. */
export async function plannedLoad(draft: RequestDraft, signal: AbortSignal): Promise<LoadResponse> {
  const engine = await ownEngine();
  const account = session.peek().settings ?? undefined;
  return (await planOfDraft(engine, draft, bodyOf(draft), { uom: uomSent(draft), account, signal })).load;
}

/** @returns why not, where it helps nothing */
async function triedOne(remedy: Remedy, now: Judged, signal: AbortSignal): Promise<Tried | Useless['why']> {
  const load = await plannedLoad(remedy.draft, signal);
  const { cargoesLoaded, cargoesLeft, volumeLoaded } = load.loadSummary;
  if (remedy.kind === 'without') {
    if (load.status === 'failed' || cargoesLeft > 0) return 'noMore';
    if (!keepsBalance(now, load)) return 'unbalanced';
    return { ...remedy, loaded: cargoesLoaded, left: remedy.pieces!, volume: volumeLoaded, cost: costOf(load) };
  }
  if (load.status === 'failed' || !loadsMore(now, load)) return 'noMore';
  if (!keepsBalance(now, load)) return 'unbalanced';
  return { ...remedy, loaded: cargoesLoaded, left: cargoesLeft, volume: volumeLoaded, cost: costOf(load) };
}

/** What of a load tells whether another one is better. */
export type Judged = Pick<LoadResponse, 'loadSummary' | 'warnings'>;

/** Of the volume that is loaded: for less nobody changes a plan in which more pieces stay behind. */
const WORTH_IT = 0.01;

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
}

/** From the most likely to the longest to try. */
export function remediesOf(draft: RequestDraft, { onNone = new Map(), misfits, parts = [] }: Behind = {}): Remedy[] {
  const remedies: Remedy[] = [];
  if (onNone.size > 0) {
    const pieces = [...onNone.values()].reduce((sum, count) => sum + count, 0);
    remedies.push({ kind: 'loose', name: '', pieces, draft: withRowsLoose(draft, new Set(onNone.keys()), true) });
  }
  if (misfits?.open) remedies.push(withOpen(draft, misfits.open));
  if (misfits?.isAll) {
    remedies.push(...withLarger(draft, misfits.isHelpedBy));
  } else remedies.push(...ofWhatGoesIn(draft));
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
    remedies.push({
      kind: 'another',
      name: String(name ?? ''),
      draft: withCell(draft, 'emptyContainers', at, 'qty', qty + 1),
    });
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

/** Larger containers that are tried, until one helps. */
const MOST_LARGER = 3;

/**
 * In place of the largest container, the next ones of the catalogue that are larger, and no smaller in any direction.
 * @param isHelp absent: any may be one
 */
function withLarger(draft: RequestDraft, isHelp?: (name: string) => boolean): Remedy[] {
  const uom = uomSent(draft);
  const rows = bodyOf(draft)['emptyContainers'] as readonly Row[];
  const sides = rows.map((row) => ({
    ...{ containerType: row['containerType'], vehicleType: row['vehicleType'], hasAxles: row['axles'] !== undefined },
    ...{ length: Number(row['length']), width: Number(row['width']), height: Number(row['height']) },
  }));
  const volumes = sides.map(({ length, width, height }) => length * width * height || 0);
  const at = volumes.indexOf(Math.max(...volumes));
  if (!(volumes[at]! > 0)) return [];
  const others = new Set(rows.map(({ name }) => name));
  const larger = largerThan(sides[at]!, uom).filter(({ name }) => !others.has(name) && isHelp?.(name) !== false);
  const { qty } = draft.emptyContainers[at]!;
  return larger.slice(0, MOST_LARGER).map(({ name }): Remedy => {
    const added = { ...withEquipment(draft, new Set([name])).emptyContainers.at(-1)!, qty: qty ?? 0 };
    const emptyContainers = draft.emptyContainers.map((own, place) => (place === at ? added : own));
    return { kind: 'larger', name, draft: { ...draft, emptyContainers } };
  });
}
