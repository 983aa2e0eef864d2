/** How the draft is saved, so that what is kept is what is seen. */
import type { Uom } from '../../../domain/words.js';
import { bodyOf, isSamePlan, type RequestDraft, uomSent } from '../../plan-request/request-draft.js';
import { levelOf, QUICK_LEVEL, quickBody, refused, shownPlan } from './planner.js';

export interface WaySaved {
  readonly address: '/Loads' | '/Edit/Load';
  readonly uom: Uom;
  readonly body: Record<string, unknown>;
  /** It is the quick plan that is kept, though the draft asks for a better. */
  readonly isQuick: boolean;
}

/** Of a draft that is not planned yet nothing is seen. */
export function waySaved(now: RequestDraft, seen = shownPlan.peek()): WaySaved {
  const uom = uomSent(now);
  const isSeen = seen !== null && refused.peek() === null && isSamePlan(seen.draft, now);
  const isQuick = isSeen && seen.isQuick && levelOf(now) > QUICK_LEVEL;
  const body = isQuick ? quickBody(now) : bodyOf(now);
  const buffer = isSeen ? seen.answer.buffer : null;
  if (buffer === null) return { address: '/Loads', uom, body, isQuick };
  return { address: '/Edit/Load', uom, body: { ...buffer, title: body['title'] }, isQuick };
}
