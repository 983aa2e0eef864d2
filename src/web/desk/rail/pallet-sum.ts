/** What each finished pallet of a plan comes to. */
import type { CalculatedLoad } from '../../../calculation/browser/index.js';
import { usableVolume } from '../../../domain/grounds.js';
import { vehicleLevel } from '../../../domain/unit-loads.js';

export interface PalletSum {
  readonly quantity: number;
  /** Of the request. */
  readonly weight: number;
  /** The same without the pallet's own. */
  readonly carried: number;
  /** What it may carry; 0: no limit is known. */
  readonly most: number;
  /** Goods on it have no weight. */
  readonly isLeast: boolean;
  /** With the pallet, scaled units. */
  readonly height: number;
  /** As high as it may become, with the pallet. */
  readonly mostHeight: number;
  /** Of the room above its deck, 0 to 1. */
  readonly share: number;
}

export function palletSumsOf({ problem, plan }: CalculatedLoad): PalletSum[] {
  const { cargoes } = vehicleLevel(problem, plan).problem;
  return (plan.pallets ?? []).map(({ container, quantity, arrangements }, at) => {
    const { weight, size, volume } = cargoes[problem.cargoes.length + at]!;
    const isLeast = arrangements.some(({ cargo }) => problem.cargoes[cargo]!.weight === 0);
    const pallet = problem.pallets![container]!;
    return {
      ...{ quantity, weight, carried: weight - pallet.emptyWeight, most: pallet.maxWeight },
      isLeast,
      height: size.height,
      mostHeight: pallet.size.height + (pallet.thickness ?? 0),
      share: volume / usableVolume(pallet),
    };
  });
}
