/** Parts of an order of which one may be left out, so that everything else loads: its stops, else its groups. */
import { deliveriesOf } from '../../../domain/deliveries.js';
import type { PlanOf } from './misfits.js';

export interface Part {
  /** Null: it is a group. */
  readonly stop: number | null;
  /** Whose it is, names apart by commas; empty: nobody's. */
  readonly group: string;
  /** Of rows of the order. */
  readonly places: readonly number[];
  readonly pieces: number;
}

/** Of a part that is left out, so much must be there for each volume that stays behind now: what loads need not change places. */
const ENOUGH = 0.7;
/** Parts that are tried, until one helps. */
const MOST_TRIED = 4;

/** The smallest first: as little as can be stays behind. */
export function partsToLeaveOut({ problem, plan }: PlanOf): Part[] {
  const { cargoes } = problem;
  const { areStops, numbers } = deliveriesOf(problem);
  const volumeOf = (place: number, quantity: number) => cargoes[place]!.volume * quantity;
  const left = plan.unloaded.reduce((sum, { cargo, quantity }) => sum + volumeOf(cargo, quantity), 0);
  const parts = new Map<number | string, number[]>();
  for (const [place, { groupName, quantity }] of cargoes.entries()) {
    const part = areStops ? numbers[place]! : groupName;
    if (part === null || part === '' || quantity === 0) continue;
    parts.set(part, [...(parts.get(part) ?? []), place]);
  }
  if (parts.size < 2) return [];
  const volume = ({ places }: Part) =>
    places.reduce((sum, place) => sum + volumeOf(place, cargoes[place]!.quantity), 0);
  return [...parts]
    .map(([part, places]): Part => {
      const groups = new Set(places.map((place) => cargoes[place]!.groupName).filter((name) => name !== ''));
      const pieces = places.reduce((sum, place) => sum + cargoes[place]!.quantity, 0);
      return { stop: typeof part === 'number' ? part : null, group: [...groups].join(', '), places, pieces };
    })
    .filter((part) => volume(part) >= ENOUGH * left)
    .toSorted((a, b) => volume(a) - volume(b))
    .slice(0, MOST_TRIED);
}
