/** The request of a load that is saved, as far as its answer tells it. */
import type { Uom } from '../../domain/words.js';
import type { LoadResponse } from '../../schema/load.js';
import type { RequestDraft, Row } from './request-draft.js';

/** Loads name their cargo in their manifests; of what wholly stayed behind they know the name and the quantity only. */
export function draftOfLoad(load: LoadResponse): RequestDraft {
  const cargoes = new Map<string, Row>();
  for (const { manifest } of load.filledContainers) {
    for (const { cargo, cargoesLoaded } of manifest) {
      // Pallets are counted anew.
      const { qty: _, palletizedUnitloadsQty: __, ...record } = cargo;
      const key = JSON.stringify(record);
      const before = cargoes.get(key);
      cargoes.set(key, { ...record, qty: cargoesLoaded + Number(before?.['qty'] ?? 0) });
    }
  }
  const rows = [...cargoes.values()];
  for (const { name, qty } of load.unloaded) {
    const at = rows.findIndex((row) => row['name'] === name);
    if (at >= 0) rows[at] = { ...rows[at], qty: Number(rows[at]!['qty']) + qty };
    else rows.push({ style: 'Shipcase', name, qty });
  }
  const types = new Map(
    load.filledContainers.map(({ emptyContainer }) => [JSON.stringify(emptyContainer), emptyContainer]),
  );
  const calculationType = load.document?.calculationType;
  const uom = load.uom as Uom;
  return {
    uom,
    shown: uom,
    title: load.document?.title ?? '',
    cargoes: rows,
    emptyContainers: [...types.values()] as readonly Row[],
    rules: calculationType === undefined ? {} : { calculationType },
    others: {},
  };
}
