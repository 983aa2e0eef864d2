/** The limits of a container that one more piece may break wherever it lies: units, different cargoes, weight, price, volume. */
import { said } from '../../domain/coded-sentences.js';
import type { LoadProblem } from '../../domain/problem.js';
import { mostVolume } from '../../domain/volume-limits.js';
import type { Obstacle } from './obstacle.js';

/** What a load holds of that which its container limits. */
export interface Held {
  readonly units: number;
  readonly names: ReadonlySet<string>;
  readonly weight: number;
  readonly price: number;
  readonly volume: number;
}

/** @param loaded pieces of each cargo */
export function heldBy({ cargoes }: LoadProblem, loaded: readonly number[]): Held {
  const sum = (amount: (place: number) => number) =>
    loaded.reduce((total, count, place) => total + count * amount(place), 0);
  return {
    units: sum(() => 1),
    names: new Set(loaded.flatMap((count, place) => (count > 0 ? [cargoes[place]!.name] : []))),
    weight: sum((place) => cargoes[place]!.weight),
    price: sum((place) => cargoes[place]!.price),
    volume: sum((place) => cargoes[place]!.volume),
  };
}

/** The limit of the container that one more piece would break, or null. */
export function brokenLimit(
  problem: LoadProblem,
  container: number,
  { units, names, weight, price, volume }: Held,
  cargo: number,
): Obstacle | null {
  const type = problem.containers[container]!;
  const kind = problem.cargoes[cargo]!;
  // Of a finished pallet the cartons on it are told why they stay behind.
  const onPallet = kind.contents !== undefined;
  const { rules } = problem;
  const isBeyond = (amount: number, limit: number) => limit > 0 && amount > limit * (1 + 1e-9);
  if (isBeyond(units + 1, rules.maxFillQuantityPerContainer)) {
    return {
      reason: 'QuantityLimit',
      detail: said('UnitsFull', {
        container: type.name,
        held: { count: units },
        most: { count: rules.maxFillQuantityPerContainer },
      }),
    };
  }
  if (isBeyond(names.has(kind.name) ? names.size : names.size + 1, type.maxCargoTypes)) {
    return {
      reason: 'TypeLimit',
      detail: said('TypesFull', {
        container: type.name,
        held: { count: names.size },
        most: { count: type.maxCargoTypes },
      }),
    };
  }
  const ownLimit = rules.isWeightLimited && type.maxWeight > 0 ? type.maxWeight : Number.POSITIVE_INFINITY;
  const weightLeft = ownLimit - weight;
  if (kind.weight > weightLeft + 1e-9 * type.maxWeight) {
    return {
      reason: 'WeightLimit',
      detail: said(onPallet ? 'PalletTooHeavy' : 'TooHeavy', {
        piece: { weight: kind.weight },
        container: type.name,
        more: { weight: Math.max(0, weightLeft) },
        most: { weight: type.maxWeight },
      }),
    };
  }
  if (rules.isPriceLimited && isBeyond(price + kind.price, type.maxPrice)) {
    return {
      reason: 'PriceLimit',
      detail: said(onPallet ? 'PalletTooDear' : 'TooDear', {
        piece: { count: kind.price },
        container: type.name,
        held: { count: price },
        most: { count: type.maxPrice },
      }),
    };
  }
  if (volume + kind.volume > mostVolume(type, problem.rules)) {
    return {
      reason: 'VolumeLimit',
      detail: said(onPallet ? 'PalletOverVolume' : 'VolumeFull', {
        piece: { volume: kind.volume },
        container: type.name,
        held: { volume },
        most: { volume: mostVolume(type, problem.rules) },
      }),
    };
  }
  return null;
}
