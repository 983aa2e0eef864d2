/** The plan that was saved with a load: what is opened is what was saved, and is not looked for. */
import { ownUser } from '../editor/session/owner.js';
import { planOf, readBuffer } from '../pages/loads/plan-stored.js';
import { levelOf, type ShownPlan } from '../pages/plan/planner.js';
import type { RequestDraft } from '../plan-request/request-draft.js';
import type { Saved } from '../plan-request/saved.js';
import { noteStored } from './hand/hand.js';
import { isSameOrder } from './hand/same-order.js';

/** Null: it cannot be read, or is of another order by now, or is one of several to choose from. */
export async function storedPlan(draft: RequestDraft, { load, title }: Saved): Promise<ShownPlan | null> {
  try {
    const buffer = await readBuffer(load?.owner ?? (await ownUser()), title);
    if (!isSameOrder(buffer, draft)) return null;
    const begun = performance.now();
    const answer = await planOf(buffer);
    const level = levelOf(buffer);
    if (answer === null) return null;
    const milliseconds = performance.now() - begun;
    const plan = { draft, answer, isQuick: level < levelOf(draft), level, milliseconds };
    noteStored(plan);
    return plan;
  } catch {
    // Without the server it is looked for, as what is typed is.
    return null;
  }
}
