/** Pallets among the containers of an order, and whether cargo is put on pallets first. */
import { CONTAINER_TYPE } from '../../schema/enums.js';
import type { Row } from '../plan-request/request-draft.js';

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function arePalletsUsed({ isPalletized, palletizing }: Row): boolean {
  return isPalletized === true || (isRow(palletizing) && palletizing['isUsed'] === true);
}

export function isPallet({ containerType }: Row): boolean {
  return CONTAINER_TYPE.match(containerType) === 'Pallet';
}
