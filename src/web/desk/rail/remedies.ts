/** What might let more cargo load: each remedy is planned before it is shown, and one that helps nothing never is. */
import { signal } from '@preact/signals';
import { largerThan } from '../../../domain/equipment.js';
import type { Unloaded } from '../../../domain/plan.js';
import type { LoadResponse } from '../../../schema/load.js';
import { ownEngine } from '../../engine/own-engine.js';
import { levelOf } from '../../pages/plan/planner.js';
import { withEquipment } from '../../plan-request/equipment.js';
import { REACH_FIELD, withReachLimit, withStopsInOrder } from '../../plan-request/reach-limit.js';
import { bodyOf, type RequestDraft, type Row, uomSent, withCell, withRule } from '../../plan-request/request-draft.js';
import { session } from '../../shell/session.js';
import { onNoPallet, withRowsLoose } from '../cargo/loose.js';
import { costOf } from '../prices.js';

export interface Remedy {
  readonly kind: 'loose' | 'another' | 'larger' | 'anyOrder' | 'reach' | 'longer';
  /** Of the container that it is about. */
  readonly name: string;
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
  readonly done: number;
  readonly count: number;
}

export const trial = signal<Trial | null>(null);

const MOST_LEVEL = 4;

/**
 * @param now the load of the order as it is
 * @param unloaded of its plan
 * @param signal aborted when somebody types on
 */
export async function tryRemedies(
  of: RequestDraft,
  now: Judged,
  unloaded: readonly Unloaded[],
  signal: AbortSignal,
): Promise<void> {
  const remedies = remediesOf(of, onNoPallet(unloaded));
  trial.value = { of, found: [], useless: [], done: 0, count: remedies.length };
  for (const remedy of remedies) {
    // Of larger ones the first that helps will do.
    const isKnown = remedy.kind === 'larger' && trial.peek()?.found.some(({ kind }) => kind === 'larger') === true;
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

/** All of the order is best, then the most of it by volume: large pieces count for more than small ones. */
function betterFirst(a: Tried, b: Tried): number {
  return Number(a.left > 0) - Number(b.left > 0) || b.volume - a.volume || a.left - b.left;
}

/** Of a draft that is only tried. */
export async function plannedLoad(draft: RequestDraft, signal: AbortSignal): Promise<LoadResponse> {
  const engine = await ownEngine();
  const account = session.peek().settings ?? undefined;
  return (await engine.calculate(bodyOf(draft), { uom: uomSent(draft), account, signal })).load;
}

/** @returns why not, where it helps nothing */
async function triedOne(remedy: Remedy, now: Judged, signal: AbortSignal): Promise<Tried | Useless['why']> {
  const load = await plannedLoad(remedy.draft, signal);
  if (load.status === 'failed' || !loadsMore(now, load)) return 'noMore';
  if (!keepsBalance(now, load)) return 'unbalanced';
  const { cargoesLoaded, cargoesLeft, volumeLoaded } = load.loadSummary;
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

/** Those by which no fewer pieces load than now, and those by which fewer do, although they fill more: large for small ones. */
export function byPieces<One extends { readonly loaded: number }>(found: readonly One[], now: number): [One[], One[]] {
  const isNoFewer = ({ loaded }: One) => loaded >= now;
  return [found.filter(isNoFewer), found.filter((one) => !isNoFewer(one))];
}

/** What was in balance still is. */
export function keepsBalance(now: Judged, then: Judged): boolean {
  const isUnbalanced = ({ warnings }: Judged) => warnings.some(({ code }) => code === 'Unbalanced');
  return isUnbalanced(now) || !isUnbalanced(then);
}

/**
 * From the most likely to the longest to try.
 * @param onNone by row, how many pieces stand on no pallet and stay behind
 */
export function remediesOf(draft: RequestDraft, onNone: ReadonlyMap<number, number> = new Map()): Remedy[] {
  const { emptyContainers, rules } = draft;
  const remedies: Remedy[] = [];
  if (onNone.size > 0) {
    const pieces = [...onNone.values()].reduce((sum, count) => sum + count, 0);
    remedies.push({ kind: 'loose', name: '', pieces, draft: withRowsLoose(draft, new Set(onNone.keys()), true) });
  }
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

/** Larger containers that are tried, until one helps. */
const MOST_LARGER = 3;

/** In place of the largest container, the next ones of the catalogue that are larger, and no smaller in any direction. */
function withLarger(draft: RequestDraft): Remedy[] {
  const uom = uomSent(draft);
  const rows = bodyOf(draft)['emptyContainers'] as readonly Row[];
  const sides = rows.map((row) => ({
    ...{ containerType: row['containerType'], vehicleType: row['vehicleType'] },
    ...{ length: Number(row['length']), width: Number(row['width']), height: Number(row['height']) },
  }));
  const volumes = sides.map(({ length, width, height }) => length * width * height || 0);
  const at = volumes.indexOf(Math.max(...volumes));
  if (!(volumes[at]! > 0)) return [];
  const others = new Set(rows.map(({ name }) => name));
  const larger = largerThan(sides[at]!, uom).filter(({ name }) => !others.has(name));
  const { qty, axles } = draft.emptyContainers[at]!;
  const instead = larger.map(({ name }) => withEquipment(draft, new Set([name])).emptyContainers.at(-1)!);
  // One whose axles nobody knows helps by not being checked.
  const held = instead.filter((row) => axles === undefined || row['axles'] !== undefined);
  return held.slice(0, MOST_LARGER).map((row): Remedy => {
    const added = { ...row, qty: qty ?? 0 };
    const emptyContainers = draft.emptyContainers.map((own, place) => (place === at ? added : own));
    return { kind: 'larger', name: String(row['name']), draft: { ...draft, emptyContainers } };
  });
}
