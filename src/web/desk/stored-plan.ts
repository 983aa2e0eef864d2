/** The plan that was saved with a load, made from its placements: what is opened is what was saved, and is not looked for. */
import type { Calculated, EditBufferBody } from '../../calculation/browser/index.js';
import type { Uom } from '../../domain/words.js';
import { ownUser } from '../editor/session/owner.js';
import { ownEngine } from '../engine/own-engine.js';
import { levelOf, type ShownPlan } from '../pages/plan/planner.js';
import type { RequestDraft } from '../plan-request/request-draft.js';
import type { Saved } from '../plan-request/saved.js';
import { read, withQuery } from '../shell/server.js';
import { session } from '../shell/session.js';
import { isSameOrder } from './hand/same-order.js';

interface StoredBuffer extends EditBufferBody {
  readonly uom: Uom;
  readonly updatedAt?: unknown;
  readonly warnings?: unknown;
}

/** Null: it cannot be read, or is of another order by now, or is one of several to choose from. */
export async function storedPlan(draft: RequestDraft, { load, title }: Saved): Promise<ShownPlan | null> {
  try {
    const buffer = await readBuffer(load?.owner ?? (await ownUser()), title);
    if (!isSameOrder(buffer, draft)) return null;
    const begun = performance.now();
    const answer = await planOf(buffer);
    const isQuick = levelOf(buffer) < levelOf(draft);
    return answer && { draft, answer, isQuick, milliseconds: performance.now() - begun };
  } catch {
    // Without the server it is looked for, as what is typed is.
    return null;
  }
}

/** The newest plan of a saved load; null: it is one of several to choose from. @throws ServerFailure, EngineFault */
export async function planStored(owner: string, title: string): Promise<Calculated | null> {
  return planOf(await readBuffer(owner, title));
}

async function readBuffer(owner: string, title: string): Promise<StoredBuffer> {
  return await read<StoredBuffer>(withQuery(`/Edit/Load/${encodeURIComponent(owner)}`, { load: title }));
}

async function planOf({ uom, updatedAt: _, warnings: __, ...buffer }: StoredBuffer): Promise<Calculated | null> {
  if (buffer.alternatives === true) return null;
  const engine = await ownEngine();
  const account = session.peek().settings ?? undefined;
  const answer = await engine.calculate(buffer, { uom, account, edit: { fillRemaining: false } });
  return answer.load.status === 'failed' ? null : { ...answer, buffer };
}
