/** The plan as the hand left it, with its steps, its figures and what stays behind: it is shown, and saved, like any other. */

import type { EditBufferBody } from '../../../calculation/browser/index.js';
import { bufferOf } from '../../editor/edit-buffer.js';
import type { EditedPlan } from '../../editor/edited-plan.js';
import { ownEngine } from '../../engine/own-engine.js';
import { levelOf, type ShownPlan, shownPlan } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import { session } from '../../shell/session.js';
import { type HandEdit, hand } from '../hand/hand.js';

const known = new WeakMap<EditedPlan, ShownPlan>();
let running: AbortController | null = null;

/** As it is saved: containers with nothing in them are no part of it. */
export function placedBy({ edit: { opened, history } }: Pick<HandEdit, 'edit'>): EditBufferBody {
  const { plan } = history;
  const kept = { ...plan, containers: plan.containers.filter(({ pieces }) => pieces.length > 0) };
  return bufferOf(opened, kept, draft.peek().title);
}

/** Only of what breaks no rule. */
export async function showPlaced({ edit }: HandEdit): Promise<void> {
  const { plan } = edit.history;
  running?.abort(new Error('Something newer is placed.'));
  const found = known.get(plan);
  if (found !== undefined) {
    shownPlan.value = found;
    return;
  }
  const abort = new AbortController();
  running = abort;
  try {
    const engine = await ownEngine();
    const begun = performance.now();
    const buffer = placedBy({ edit });
    const answer = await engine.calculate(buffer, {
      uom: edit.opened.uom,
      account: session.peek().settings ?? undefined,
      edit: { fillRemaining: false },
      signal: abort.signal,
    });
    if (hand.peek()?.edit.history.plan !== plan || answer.load.status === 'failed') return;
    const milliseconds = performance.now() - begun;
    const found = { answer: { ...answer, buffer }, isQuick: false, level: levelOf(draft.peek()), milliseconds };
    const placed = { draft: draft.peek(), ...found, edited: plan };
    known.set(plan, placed);
    shownPlan.value = placed;
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  }
}
