/**
 * Plans an order of which pieces stand in the truck already: they are kept where they stand, as an editing buffer keeps what
 * is placed by hand, and the rest is loaded around them. It is saved from its placements, as nothing else keeps them.
 */

import { filledBufferOf } from '../../../calculation/browser/edit-buffer.js';
import type {
  BrowserEngine,
  Calculated,
  CalculateOptions,
  EditBufferBody,
} from '../../../calculation/browser/index.js';
import { keptIn } from '../../plan-request/kept-in.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';
import { withoutBehind } from './behind.js';

const FILLED = { fillRemaining: true };

/** @param body of the draft, at the level of the search; @throws EngineFault */
export async function planAround(
  engine: BrowserEngine,
  draft: RequestDraft,
  body: Record<string, unknown>,
  options: CalculateOptions,
): Promise<Calculated> {
  const { filledContainers } = keptIn(draft);
  if (filledContainers.length === 0) return engine.calculate(body, options);
  const { isEndedAsPlaced: _, ...rest } = options;
  // What is wrong with the order itself is said of its rows.
  const rules = { ...(body['rules'] as object | undefined), optimizationLevel: 1 };
  const sound = await engine.calculate({ ...body, rules: { calculationType: 'MixLoad', ...rules } }, rest);
  if (sound.plan === null) return sound;
  const standing = { ...body, filledContainers } as unknown as EditBufferBody;
  let found = await engine.calculate(standing, { ...rest, edit: FILLED });
  if (found.plan === null) return found;
  let placed = filledBufferOf(found.plan, standing);
  const reached = withoutBehind(found.plan, placed, filledContainers.length);
  if (reached !== null) {
    const again = await engine.calculate(reached, { ...rest, edit: FILLED });
    if (again.plan !== null) {
      found = again;
      placed = filledBufferOf(again.plan!, reached);
    }
  }
  // Steps, figures and reasons as they will be saved. Nobody placed any of it by hand.
  const buffer = { ...placed, filledContainers: placed.filledContainers.map((one) => ({ ...one, planned: true })) };
  const answer = await engine.calculate(buffer, { ...rest, edit: { fillRemaining: false } });
  return { ...(answer.plan === null ? found : answer), buffer };
}
