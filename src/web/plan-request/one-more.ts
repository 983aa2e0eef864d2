/** A common container more in the order. */
import { withEquipment } from './equipment.js';
import { type RequestDraft, withCell } from './request-draft.js';

/** One, and with each call one more; of pallets alone as many as are needed. */
export function withOneMore(order: RequestDraft, name: string): RequestDraft {
  const { emptyContainers } = order;
  const known = emptyContainers.findIndex((row) => row['name'] === name);
  const count = known < 0 ? 0 : emptyContainers[known]!['qty'];
  if (known >= 0 && typeof count === 'number' && count > 0)
    return withCell(order, 'emptyContainers', known, 'qty', count + 1);
  const added = withEquipment(order, new Set([name]));
  const isPallet = added.emptyContainers.at(-1)?.['containerType'] === 'Pallet';
  return !isPallet ? withCell(added, 'emptyContainers', emptyContainers.length, 'qty', 1) : added;
}
