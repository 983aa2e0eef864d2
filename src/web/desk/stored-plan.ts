/** The plan that was saved with a load, made from its placements: what is opened is what was saved, and is not looked for. */
import type { EditBufferBody } from '../../calculation/browser/index.js';
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
    const path = `/Edit/Load/${encodeURIComponent(load?.owner ?? (await ownUser()))}`;
    const { uom, updatedAt: _, warnings: __, ...buffer } = await read<StoredBuffer>(withQuery(path, { load: title }));
    if (buffer.alternatives === true || !isSameOrder(buffer, draft)) return null;
    const engine = await ownEngine();
    const begun = performance.now();
    const account = session.peek().settings ?? undefined;
    const answer = await engine.calculate(buffer, { uom, account, edit: { fillRemaining: false } });
    if (answer.load.status === 'failed') return null;
    const isQuick = levelOf(buffer) < levelOf(draft);
    return { draft, answer: { ...answer, buffer }, isQuick, milliseconds: performance.now() - begun };
  } catch {
    // Without the server it is looked for, as what is typed is.
    return null;
  }
}
