/** How the draft is saved, so that what is kept is what is seen. */
import type { Uom } from '../../../domain/words.js';
import { bodyOf, isSamePlan, type RequestDraft, uomSent } from '../../plan-request/request-draft.js';
import { quickBody, refused, shownPlan } from './planner.js';

export interface WaySaved {
  readonly address: '/Loads' | '/Edit/Load';
  readonly uom: Uom;
  readonly body: Record<string, unknown>;
}

/** Of a draft that is not planned yet nothing is seen. */
export function waySaved(now: RequestDraft, seen = shownPlan.peek()): WaySaved {
  const uom = uomSent(now);
  const body = bodyOf(now);
  if (seen === null || refused.peek() !== null || !isSamePlan(seen.draft, now)) return { address: '/Loads', uom, body };
  const { isQuick, answer } = seen;
  if (answer.buffer === null) return { address: '/Loads', uom, body: isQuick ? quickBody(now) : body };
  return { address: '/Edit/Load', uom, body: { ...answer.buffer, title: body['title'] } };
}
