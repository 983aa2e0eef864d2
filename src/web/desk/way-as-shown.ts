/** A plan that the service would find once more, saved from where its pieces lie. */
import { editBufferOf } from '../../calculation/browser/edit-buffer.js';
import { planPlaced } from '../pages/loads/plan-stored.js';
import type { ShownPlan } from '../pages/plan/planner.js';
import { asNamed, type WaySaved } from '../pages/plan/way-saved.js';

/** Null: it cannot be placed as it is. */
export async function wayAsShown(way: WaySaved, { answer: { plan } }: ShownPlan): Promise<WaySaved | null> {
  if (plan === null) return null;
  const buffer = editBufferOf(plan, 'all');
  // Pallets that cannot be placed as such would each be one piece.
  if (plan.plan.pallets !== undefined && (await planPlaced(buffer, way.uom))?.plan?.plan.pallets === undefined) {
    return null;
  }
  return { ...way, address: '/Edit/Load', body: asNamed(buffer, way.body) };
}
