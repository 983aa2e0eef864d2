/** The draft as it is planned, beside what somebody else saved of it. */
import type { LoadResponse } from '../../../schema/load.js';
import { draft } from '../../plan-request/draft-store.js';
import { bodyOf, isSamePlan } from '../../plan-request/request-draft.js';
import type { OwnVersion } from '../loads/both-versions.js';
import { refused, shownPlan } from './planner.js';

/** Of a draft that is not planned yet nothing is said: the plan of another would be. */
export const ownVersion: OwnVersion = async () => {
  const [seen, now] = [shownPlan.value, draft.value];
  if (seen === null || refused.value !== null || !isSamePlan(seen.draft, now)) return null;
  const { load, plan } = seen.answer;
  return { load: { ...load, request: bodyOf(now) as LoadResponse['request'] }, plan };
};
