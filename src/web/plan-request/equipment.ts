/** Common containers become rows of the request. */
import { CATALOGUE_UOM, equipmentIn } from '../../domain/equipment.js';
import { type RequestDraft, withRows } from './request-draft.js';

/** @param names of the catalogue, whose own figures are taken, not those that are shown */
export function withEquipment(draft: RequestDraft, names: ReadonlySet<string>): RequestDraft {
  const rows = equipmentIn(CATALOGUE_UOM)
    .filter(({ name }) => names.has(name))
    .map(({ source, ...container }) => ({ ...container, description: source }));
  return withRows(draft, 'emptyContainers', { rows, uom: CATALOGUE_UOM, isTyped: false });
}
