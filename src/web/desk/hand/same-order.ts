/** Whether a plan that was kept elsewhere is of the order that is shown: it may have been changed there since. */
import type { EditBufferBody } from '../../../calculation/browser/index.js';
import { bodyOf, type RequestDraft } from '../../plan-request/request-draft.js';

type Order = Pick<EditBufferBody, 'cargoes' | 'emptyContainers'>;

/** The same cargo and containers, by name and number. */
export function isSameOrder(body: Order, draft: RequestDraft): boolean {
  const asked = bodyOf(draft) as unknown as Order;
  const said = ({ cargoes, emptyContainers }: Order) =>
    JSON.stringify([cargoes.map(({ name, qty }) => [name, qty ?? 0]), emptyContainers.map(({ name }) => name)]);
  return said(body) === said(asked);
}
