/** Limits of what is reached over other cargo: each is planned before it is offered. */
import { signal } from '@preact/signals';
import { reachLimitsOf, withReachLimit } from '../../plan-request/reach-limit.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';
import { plannedLoad } from './remedies.js';

export interface TriedLimit {
  readonly limit: number;
  readonly draft: RequestDraft;
  readonly loaded: number;
  readonly left: number;
  readonly volume: number;
}

export interface LimitTrial {
  readonly of: RequestDraft;
  /** From the shortest reach. */
  readonly found: readonly TriedLimit[];
  readonly done: number;
  readonly count: number;
}

export const limitTrial = signal<LimitTrial | null>(null);

/** @param largest of the plan as it is, in the unit that is shown: what is no shorter limits nothing */
export async function tryLimits(of: RequestDraft, largest: number, signal: AbortSignal): Promise<void> {
  const limits = reachLimitsOf(of).filter((limit) => limit < largest);
  limitTrial.value = { of, found: [], done: 0, count: limits.length };
  for (const limit of limits) {
    const draft = withReachLimit(of, limit);
    const load = await plannedLoad(draft, signal).catch(() => null);
    const before = limitTrial.peek();
    if (signal.aborted || before?.of !== of) return;
    const tried = load === null || load.status === 'failed' ? [] : [triedOf(limit, draft, load.loadSummary)];
    limitTrial.value = { ...before, found: withoutWorse([...before.found, ...tried]), done: before.done + 1 };
  }
}

interface Summary {
  readonly cargoesLoaded: number;
  readonly cargoesLeft: number;
  readonly volumeLoaded: number;
}

function triedOf(limit: number, draft: RequestDraft, summary: Summary): TriedLimit {
  const { cargoesLoaded: loaded, cargoesLeft: left, volumeLoaded: volume } = summary;
  return { limit, draft, loaded, left, volume };
}

/** A longer reach is worth its while for more cargo alone. @param tried from the shortest reach */
export function withoutWorse(tried: readonly TriedLimit[]): TriedLimit[] {
  const isWorse = (one: TriedLimit, shorter: TriedLimit) => shorter.volume >= one.volume && shorter.left <= one.left;
  return tried.filter((one, at) => one.loaded > 0 && !tried.slice(0, at).some((shorter) => isWorse(one, shorter)));
}
