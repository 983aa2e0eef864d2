/** Finished pallets as what is loaded into a vehicle, and what the pallets themselves weigh. */
import type { Body } from '../../domain/bodies.js';
import type { Size } from '../../domain/geometry.js';
import { piecesIn } from '../../domain/plan.js';
import type { LabelledPallet } from './labels.js';
import { type LoadedThing, stopOf } from './loaded.js';
import type { ManifestRow } from './manifest.js';

export interface PalletRow {
  /** Beyond the cargoes of the request. */
  readonly cargo: number;
  readonly stop: number | null;
  readonly name: string;
  readonly quantity: number;
  /** With its cargo, scaled units. */
  readonly size: Size;
  readonly contents: readonly { readonly cargo: number; readonly name: string; readonly quantity: number }[];
  /** Of one, with its cargo, in the unit of the request. */
  readonly pieceWeight: number;
  readonly weight: number;
  /** Of the pallets without their cargo. */
  readonly ownWeight: number;
  /** Those that stand in the containers of a sheet. */
  readonly labels: readonly LabelledPallet[];
}

interface PalletSheet {
  readonly thing: Pick<LoadedThing, 'container'>;
  readonly manifest: readonly ManifestRow[];
  readonly stacks: readonly Body[];
}

/** Of a finished pallet with its cargo: weight in the unit of the request, height in scaled units. */
export function finishedPallet({ thing: { container }, manifest, stacks }: PalletSheet) {
  const cargoWeight = manifest.reduce((sum, row) => sum + row.weight, 0);
  const top = Math.max(0, ...stacks.map(({ z2 }) => z2));
  return {
    cargoWeight,
    weight: cargoWeight + container.emptyWeight,
    height: top + (container.thickness ?? 0),
  };
}

type Thing = Pick<LoadedThing, 'kind' | 'problem' | 'container' | 'arrangements' | 'looseCargoes' | 'deliveries'>;

/** @param labelled all pallets of the load */
export function palletRows(thing: Thing, labelled: readonly LabelledPallet[]): PalletRow[] {
  const { problem, arrangements, looseCargoes } = thing;
  const counts = new Map<number, number>();
  for (const one of arrangements) {
    if (one.cargo >= looseCargoes) counts.set(one.cargo, (counts.get(one.cargo) ?? 0) + piecesIn(one));
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([cargo, quantity]) => {
      const { name, size, weight, contents = [] } = problem.cargoes[cargo]!;
      const loaded = contents.reduce((sum, one) => sum + one.quantity * problem.cargoes[one.cargo]!.weight, 0);
      return {
        ...{ cargo, stop: stopOf(thing, cargo), name, quantity, size, pieceWeight: weight, weight: quantity * weight },
        ownWeight: quantity * (weight - loaded),
        contents: contents.map((one) => ({ ...one, name: problem.cargoes[one.cargo]!.name })),
        labels: labelled.filter(({ place }) => place === cargo - looseCargoes),
      };
    });
}

/** Pallets without their cargo: how many, and what they weigh; of what is a pallet itself it is the one. */
export function ownWeightOf(thing: Thing, rows: readonly PalletRow[]): { quantity: number; weight: number } {
  if (thing.kind === 'pallet' || thing.container.containerType === 'Pallet')
    return { quantity: 1, weight: thing.container.emptyWeight };
  return rows.reduce(
    (sum, { quantity, ownWeight }) => ({ quantity: sum.quantity + quantity, weight: sum.weight + ownWeight }),
    { quantity: 0, weight: 0 },
  );
}
