/** Whether the rule that centres the weight is a help for a plan: it is planned before it is offered. */
import { signal } from '@preact/signals';
import { UNITS } from '../../../domain/units.js';
import type { LoadResponse } from '../../../schema/load.js';
import { type RequestDraft, uomSent } from '../../plan-request/request-draft.js';
import { shownIn } from '../../units/measured.js';
import { withRuleOn } from '../rule-fields.js';
import { plannedLoad } from './remedies.js';

type Placed = Pick<LoadResponse, 'filledContainers' | 'loadSummary' | 'status'>;

export interface CentreTrial {
  readonly of: RequestDraft;
  readonly draft: RequestDraft;
  /** Undefined: it is planned yet; null: it helps nothing. */
  readonly found: Pick<Placed, 'filledContainers' | 'loadSummary'> | null | undefined;
}

export const centreTrial = signal<CentreTrial | null>(null);

/** @param now the load of the order as it is @param signal aborted when somebody types on */
export async function tryCentred(of: RequestDraft, now: Placed, signal: AbortSignal): Promise<void> {
  const draft = { ...of, rules: withRuleOn(of.rules, 'Centre', true) };
  centreTrial.value = { of, draft, found: undefined };
  const load = await plannedLoad(draft, signal).catch(() => null);
  if (signal.aborted || centreTrial.peek()?.of !== of) return;
  centreTrial.value = { of, draft, found: load !== null && isCentred(now, load) ? load : null };
}

/** Of the way to the middle something has to be gained, or nobody changes a plan for it. */
const WORTH_IT = 0.9;

/** Nearer to the middle, and nothing else stays behind for it. */
export function isCentred(now: Placed, then: Placed): boolean {
  if (then.status === 'failed' || then.loadSummary.volumeLoaded < now.loadSummary.volumeLoaded) return false;
  return then.filledContainers.length <= now.filledContainers.length && offCentre(then) < WORTH_IT * offCentre(now);
}

/** How far the centre of gravity lies from the middle of the floor, in the container where it lies furthest. */
export function offCentre({ filledContainers }: Pick<Placed, 'filledContainers'>): number {
  return filledContainers.reduce((most, { cog, emptyContainer: { length = 0, width = 0 } }) => {
    return cog === null ? most : Math.max(most, Math.hypot(cog.length - length / 2, cog.width - width / 2));
  }, 0);
}

/** The same in the edges of what volumes are shown in: metres, or feet. */
export function offCentreShown(load: Pick<Placed, 'filledContainers'>, draft: RequestDraft): number {
  const shown = shownIn(offCentre(load), 'length', { uom: uomSent(draft), shown: draft.shown });
  return Number(shown) / UNITS[draft.shown].lengthsPerEdge;
}
