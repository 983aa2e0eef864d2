/** The plan that is saved with a load, made from its placements: it is not looked for. */
import type { Calculated, EditBufferBody } from '../../../calculation/browser/index.js';
import type { Uom } from '../../../domain/words.js';
import { ownEngine } from '../../engine/own-engine.js';
import { read, withQuery } from '../../shell/server.js';
import { session } from '../../shell/session.js';

export interface StoredBuffer extends EditBufferBody {
  readonly uom: Uom;
  readonly updatedAt?: unknown;
  readonly warnings?: unknown;
}

/** The newest plan of a saved load; null: it is one of several to choose from. @throws ServerFailure, EngineFault */
export async function planStored(owner: string, title: string): Promise<Calculated | null> {
  return planOf(await readBuffer(owner, title));
}

/** @throws ServerFailure */
export function readBuffer(owner: string, title: string): Promise<StoredBuffer> {
  return read<StoredBuffer>(withQuery(`/Edit/Load/${encodeURIComponent(owner)}`, { load: title }));
}

/** @throws EngineFault */
export async function planOf({ uom, updatedAt: _, warnings: __, ...buffer }: StoredBuffer): Promise<Calculated | null> {
  return buffer.alternatives === true ? null : planPlaced(buffer, uom);
}

/** Of what lies where; null: it cannot be made. @throws EngineFault */
export async function planPlaced(buffer: EditBufferBody, uom: Uom): Promise<Calculated | null> {
  const engine = await ownEngine();
  const account = session.peek().settings ?? undefined;
  const answer = await engine.calculate(buffer, { uom, account, edit: { fillRemaining: false } });
  return answer.load.status === 'failed' ? null : { ...answer, buffer };
}
