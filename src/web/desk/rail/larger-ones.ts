/** Larger containers in place of the largest of an order. */
import { largerThan } from '../../../domain/equipment.js';
import { withEquipment } from '../../plan-request/equipment.js';
import { bodyOf, type RequestDraft, type Row, uomSent } from '../../plan-request/request-draft.js';
import type { Remedy } from './trial.js';

/**
 * In place of the largest container those of the catalogue that are larger, and no smaller in any direction; the smallest first.
 * @param isHelp absent: any may be one
 */
export function withLarger(draft: RequestDraft, isHelp?: (name: string) => boolean): Remedy[] {
  const uom = uomSent(draft);
  const rows = bodyOf(draft)['emptyContainers'] as readonly Row[];
  const sides = rows.map((row) => ({
    ...{ containerType: row['containerType'], vehicleType: row['vehicleType'], hasAxles: row['axles'] !== undefined },
    ...{ length: Number(row['length']), width: Number(row['width']), height: Number(row['height']) },
  }));
  const volumes = sides.map(({ length, width, height }) => length * width * height || 0);
  const at = volumes.indexOf(Math.max(...volumes));
  if (!(volumes[at]! > 0)) return [];
  const others = new Set(rows.map(({ name }) => name));
  const larger = largerThan(sides[at]!, uom).filter(({ name }) => !others.has(name) && isHelp?.(name) !== false);
  const { qty } = draft.emptyContainers[at]!;
  return larger.map(({ name }): Remedy => {
    const added = { ...withEquipment(draft, new Set([name])).emptyContainers.at(-1)!, qty: qty ?? 0 };
    const emptyContainers = draft.emptyContainers.map((own, place) => (place === at ? added : own));
    return { kind: 'larger', name, draft: { ...draft, emptyContainers } };
  });
}
