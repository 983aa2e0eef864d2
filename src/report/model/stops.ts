/** What leaves together: of each stop and group the finished pallets and the loose packages, what of it is hard to reach, and its weight. */
import { looseCountsOf } from './loaded.js';
import type { ManifestRow } from './manifest.js';
import type { PalletRow } from './pallets.js';
import type { StepCard } from './step-cards.js';

export interface StopRow {
  readonly stop: number | null;
  readonly group: string;
  /** Packages, those on finished pallets too. */
  readonly quantity: number;
  /** Finished pallets that leave there, in the order of their numbers. */
  readonly pallets: readonly PalletRow[];
  /** Packages that stand on none, by their cargo. */
  readonly loose: readonly { readonly cargo: number; readonly quantity: number }[];
  /** Pallets and loose packages that other cargo stands before. */
  readonly behind: number;
  /** With the pallets' own, in the unit of the request. */
  readonly weight: number;
}

export interface Stops {
  /** In the order of their numbers; none when there is no stop and no group. */
  readonly rows: readonly StopRow[];
  /** Pallets that carry cargo of several rows, and the one that a sheet is of: they and their own weight are of no row. */
  readonly shared: { readonly pallets: number; readonly weight: number };
}

export interface Leaving {
  readonly thing: Parameters<typeof looseCountsOf>[0];
  readonly manifest: readonly ManifestRow[];
  readonly pallets: readonly PalletRow[];
  /** Of the pallet that the cargo lies on; 0: it lies on none, or on those of the rows. */
  readonly own: number;
  readonly steps: readonly Pick<StepCard, 'cargo' | 'beyond'>[];
}

/** While it is counted. */
interface Counted extends StopRow {
  quantity: number;
  readonly pallets: PalletRow[];
  readonly loose: { readonly cargo: number; readonly quantity: number }[];
  behind: number;
  weight: number;
}

export function stopsOf({ thing, manifest, pallets, own, steps }: Leaving): Stops {
  const rows = new Map<string, Counted>();
  const rowOf = new Map<number, Counted>();
  const counts = looseCountsOf(thing);
  for (const { cargo, stop, group, quantity, weight } of manifest) {
    const key = `${stop} ${group}`;
    const row = rows.get(key) ?? { stop, group, quantity: 0, pallets: [], loose: [], behind: 0, weight: 0 };
    rows.set(key, row);
    rowOf.set(cargo, row);
    row.quantity += quantity;
    row.weight += weight;
    const loose = counts.get(cargo) ?? 0;
    if (loose > 0) row.loose.push({ cargo, quantity: loose });
  }
  const shared = { pallets: 0, weight: own };
  for (const pallet of pallets) {
    const leaves = [...new Set(pallet.contents.map(({ cargo }) => rowOf.get(cargo)!))];
    for (const row of leaves) row.pallets.push(pallet);
    rowOf.set(pallet.cargo, leaves[0]!);
    if (leaves.length > 1) {
      shared.pallets += pallet.quantity;
      shared.weight += pallet.ownWeight;
    } else leaves[0]!.weight += pallet.ownWeight;
  }
  for (const { cargo, beyond } of steps) {
    if (beyond !== null) rowOf.get(cargo)!.behind += beyond.pieces;
  }
  const found = [...rows.values()].sort((a, b) => (a.stop ?? 0) - (b.stop ?? 0));
  const isOne = found.length === 1 && found[0]!.stop === null && found[0]!.group === '';
  return { rows: isOne ? [] : found, shared };
}

/** Pallets that leave there alone, not with cargo of other stops on them. */
export function palletsOfStop({ pallets }: StopRow, rows: readonly StopRow[]): readonly PalletRow[] {
  return pallets.filter((pallet) => rows.filter((row) => row.pallets.includes(pallet)).length === 1);
}
