/** A common container more in the order. */
import { USUAL_EQUIPMENT } from '../../domain/usual-equipment.js';
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

/** Of what is asked for most, where the catalogue has it with its axles: their limits are checked without being asked for. */
const WITH_AXLES: Readonly<Record<string, string>> = {
  [USUAL_EQUIPMENT.trailer]: `${USUAL_EQUIPMENT.trailer}, tractor with 2 axles`,
};

/** As `withOneMore`; a trailer comes on axles, and is called no otherwise. */
export function withOneMoreUsual(order: RequestDraft, name: string): RequestDraft {
  const onAxles = WITH_AXLES[name];
  const at = order.emptyContainers.length;
  if (onAxles === undefined || order.emptyContainers.some((row) => row['name'] === name))
    return withOneMore(order, name);
  const added = withOneMore(order, onAxles);
  return added.emptyContainers.length === at ? added : withCell(added, 'emptyContainers', at, 'name', name);
}
