/** The order of one alternative alone: its cargo in its container. */
import type { RequestDraft } from '../../plan-request/request-draft.js';

/** @param cargo and container: places in the order; what was there before comes back by undo */
export function withOption(order: RequestDraft, cargo: number, container: number): RequestDraft {
  return {
    ...order,
    cargoes: order.cargoes.filter((_, at) => at === cargo),
    emptyContainers: order.emptyContainers.filter((_, at) => at === container).map((one) => ({ ...one, qty: 1 })),
  };
}
