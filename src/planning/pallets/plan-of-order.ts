/** The plan of vehicles in which finished pallets stand, as the plan of the order: cartons on them, cartons that stay behind. */
import { type FinishedPallet, type LoadPlan, piecesIn, type Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { contentsOf } from '../../domain/unit-loads.js';
import type { Palletized } from './palletize.js';

/** Pallets that stay behind are cartons that do. */
export function planOfOrder(
  { cargoes }: LoadProblem,
  { pallets, left }: Pick<Palletized, 'pallets' | 'left'>,
  plan: LoadPlan,
): LoadPlan {
  const n = cargoes.length;
  const standing = pallets.map(() => 0);
  for (const { arrangements } of plan.containers) {
    for (const one of arrangements) if (one.cargo >= n) standing[one.cargo - n]! += piecesIn(one);
  }
  const taken = [...pallets.keys()].filter((place) => standing[place]! > 0);
  const places = new Map(taken.map((place, index) => [n + place, n + index]));
  const placed = <Row extends { readonly cargo: number }>(row: Row): Row => ({
    ...row,
    cargo: places.get(row.cargo) ?? row.cargo,
  });
  return {
    ...plan,
    containers: plan.containers.map(({ arrangements, extra, ...rest }) => ({
      ...rest,
      arrangements: arrangements.map(placed),
      ...(extra === undefined ? {} : { extra: extra.map(placed) }),
    })),
    pallets: taken.map((place) => ({ ...pallets[place]!, quantity: standing[place]! })),
    unloaded: byCargo([...plan.unloaded.flatMap((row) => ofCartons(row, n, pallets)), ...left]),
  };
}

function ofCartons(row: Unloaded, cargoes: number, pallets: readonly FinishedPallet[]): Unloaded[] {
  if (row.cargo < cargoes) return [row];
  const contents = contentsOf(pallets[row.cargo - cargoes]!.arrangements);
  return contents.map(({ cargo, quantity }) => ({ ...row, cargo, quantity: quantity * row.quantity }));
}

/** One row for each cargo; the reason is that of most of its pieces. */
function byCargo(rows: readonly Unloaded[]): Unloaded[] {
  const merged = new Map<number, Unloaded & { most: number }>();
  for (const row of rows) {
    const known = merged.get(row.cargo);
    if (known === undefined) merged.set(row.cargo, { ...row, most: row.quantity });
    else {
      const { reason, detail, most } = row.quantity > known.most ? { ...row, most: row.quantity } : known;
      merged.set(row.cargo, { cargo: row.cargo, quantity: known.quantity + row.quantity, reason, detail, most });
    }
  }
  return [...merged.values()].sort((a, b) => a.cargo - b.cargo).map(({ most: _, ...row }) => row);
}
