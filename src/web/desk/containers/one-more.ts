/** A common container more in the order. */
import { USUAL_EQUIPMENT } from '../../../domain/usual-equipment.js';
import { withEquipment } from '../../plan-request/equipment.js';
import { type RequestDraft, withCell } from '../../plan-request/request-draft.js';

/** One, and with each call one more; of pallets alone as many as are needed. */
export function withOneMore(order: RequestDraft, name: string): RequestDraft {
  const { emptyContainers } = order;
  const known = emptyContainers.findIndex((row) => row['name'] === name);
  const count = known < 0 ? 0 : emptyContainers[known]!['qty'];
  if (known >= 0 && typeof count === 'number' && count > 0)
    return withCell(order, 'emptyContainers', known, 'qty', count + 1);
  const added = withEquipment(order, new Set([name]));
  const isCounted = name !== USUAL_EQUIPMENT.euroPallet;
  return isCounted ? withCell(added, 'emptyContainers', emptyContainers.length, 'qty', 1) : added;
}
