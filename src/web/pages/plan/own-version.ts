/** The draft as it is planned, beside what somebody else saved of it. */
import type { LoadResponse } from '../../../schema/load.js';
import { draft } from '../../plan-request/draft-store.js';
import { bodyOf } from '../../plan-request/request-draft.js';
import type { OwnVersion } from '../loads/both-versions.js';
import { shownPlan } from './planner.js';

export const ownVersion: OwnVersion = async () => {
  const own = shownPlan.peek()?.answer;
  if (own === undefined) return null;
  return { load: { ...own.load, request: bodyOf(draft.peek()) as LoadResponse['request'] }, plan: own.plan };
};
