/** Pallets among the containers of an order. */
import { CONTAINER_TYPE } from '../../../schema/enums.js';
import type { Row } from '../../plan-request/request-draft.js';

export function isPallet({ containerType }: Row): boolean {
  return CONTAINER_TYPE.match(containerType) === 'Pallet';
}
