/** What leaves together: of each stop and group the packages, the finished pallets among them, and the weight of all. */
import type { ManifestRow } from './manifest.js';
import type { PalletRow } from './pallets.js';

export interface StopRow {
  readonly stop: number | null;
  readonly group: string;
  readonly quantity: number;
  /** Finished pallets that leave there, in the order of their numbers. */
  readonly pallets: readonly PalletRow[];
  /** With the pallets' own, in the unit of the request. */
  readonly weight: number;
}

export interface Stops {
  /** In the order of their numbers; none when there is no stop and no group. */
  readonly rows: readonly StopRow[];
  /** Of pallets that carry cargo of several rows, and of the one that a sheet is of: their own weight is of none. */
  readonly shared: number;
}

/** @param own weight of the pallet that the cargo lies on; 0: it lies on none, or on those of the rows */
export function stopsOf(manifest: readonly ManifestRow[], pallets: readonly PalletRow[], own: number): Stops {
  const rows = new Map<string, StopRow>();
  const keys = new Map<number, string>();
  for (const { cargo, stop, group, quantity, weight } of manifest) {
    const key = `${stop} ${group}`;
    keys.set(cargo, key);
    const known = rows.get(key) ?? { stop, group, quantity: 0, pallets: [], weight: 0 };
    rows.set(key, { ...known, quantity: known.quantity + quantity, weight: known.weight + weight });
  }
  let shared = own;
  for (const pallet of pallets) {
    const own = new Set(pallet.contents.map(({ cargo }) => keys.get(cargo)!));
    if (own.size > 1) shared += pallet.ownWeight;
    for (const key of own) {
      const row = rows.get(key)!;
      const weight = row.weight + (own.size === 1 ? pallet.ownWeight : 0);
      rows.set(key, { ...row, pallets: [...row.pallets, pallet], weight });
    }
  }
  const found = [...rows.values()].sort((a, b) => (a.stop ?? 0) - (b.stop ?? 0));
  const isOne = found.length === 1 && found[0]!.stop === null && found[0]!.group === '';
  return { rows: isOne ? [] : found, shared };
}
