/** How the draft is saved, so that what is kept is what is seen. */
import type { Uom } from '../../../domain/words.js';
import { bodyOf, isSamePlan, type RequestDraft, uomSent } from '../../plan-request/request-draft.js';
import { bodyAt, levelOf, refused, type ShownPlan, shownPlan } from './planner.js';

export interface WaySaved {
  readonly address: '/Loads' | '/Edit/Load';
  readonly uom: Uom;
  readonly body: Record<string, unknown>;
  /** At which level a plan was found that is kept though the draft asks for another; null: it is as asked. */
  readonly level: number | null;
  /** The plan of the search that is seen; null: none is, or that of a hand. */
  readonly seen: ShownPlan | null;
}

/** Of a draft that is not planned yet nothing is seen. */
export function waySaved(now: RequestDraft, seen = shownPlan.peek()): WaySaved {
  const uom = uomSent(now);
  const isSeen = seen !== null && refused.peek() === null && isSamePlan(seen.draft, now);
  const level = isSeen && seen.level !== levelOf(now) ? seen.level : null;
  const body = level === null ? bodyOf(now) : bodyAt(level, now);
  const buffer = isSeen ? seen.answer.buffer : null;
  if (buffer === null) return { address: '/Loads', uom, body, level, seen: isSeen ? seen : null };
  return { address: '/Edit/Load', uom, body: asNamed(buffer, body), level, seen };
}

/** What is placed, under the title that the order has now, and with the rows that are left out now. */
export function asNamed(
  placed: object,
  { title, leftOut }: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { leftOut: _, ...rest } = placed as Readonly<Record<string, unknown>>;
  return { ...rest, title, ...(leftOut !== undefined && { leftOut }) };
}
