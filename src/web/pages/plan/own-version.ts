/** The draft as it is planned, beside what somebody else saved of it. */
import type { LoadResponse } from '../../../schema/load.js';
import { draft, lastSaved } from '../../plan-request/draft-store.js';
import { bodyOf, isSamePlan, type RequestDraft } from '../../plan-request/request-draft.js';
import type { OwnVersion } from '../loads/both-versions.js';
import { bodyAt, levelOf, refused, shownPlan } from './planner.js';

/** Of a draft that is not planned yet nothing is said: the plan of another would be. */
export const ownVersion: OwnVersion = async () => {
  const [seen, now] = [shownPlan.value, draft.value];
  if (seen === null || refused.value !== null || !isSamePlan(seen.draft, now)) return null;
  const { load, plan } = seen.answer;
  return { load: { ...load, request: requestOf(now) as LoadResponse['request'] }, plan };
};

/** As it was saved: of a plan that was found at another level than the draft asks for, with the level of what was saved. */
function requestOf(now: RequestDraft): Record<string, unknown> {
  const saved = lastSaved.peek();
  const level = saved?.draft === null || (saved && levelOf(saved.draft) === levelOf(now)) ? saved.level : null;
  return typeof level === 'number' ? bodyAt(level, now) : bodyOf(now);
}
