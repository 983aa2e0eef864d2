/** What stands on no pallet although it should: loose into the vehicles where that is allowed, else left with a reason. */
import type { Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { UnloadedReason } from '../../domain/reasons.js';
import { figure, long } from '../../domain/sentences.js';
import { quoted } from '../reasons/sentences.js';

/** Why. */
export type Remainder =
  /** A full pallet takes so many; partial ones are not allowed. */
  | { readonly kind: 'notFull'; readonly full: number }
  | { readonly kind: 'noWholeLayer' }
  | { readonly kind: 'low'; readonly height: string }
  /** More are asked for on each pallet than one takes. */
  | { readonly kind: 'fixedTooMany'; readonly most: number }
  | { readonly kind: 'noPallet'; readonly pallet: number }
  | { readonly kind: 'noPlace'; readonly reason: UnloadedReason; readonly detail: string };

export class Remainders {
  readonly loose: number[];
  readonly left: Unloaded[] = [];

  constructor(private readonly problem: LoadProblem) {
    this.loose = problem.cargoes.map(() => 0);
  }

  add(cargo: number, quantity: number, why: Remainder): void {
    if (quantity === 0) return;
    if (this.problem.cargoes[cargo]!.palletizing?.goesToVehicle) this.loose[cargo]! += quantity;
    else this.left.push({ cargo, quantity, ...this.#said(cargo, quantity, why) });
  }

  #said(cargo: number, quantity: number, why: Remainder): { reason: UnloadedReason; detail: string } {
    const { problem } = this;
    const { pallet, fixedCount } = problem.cargoes[cargo]!.palletizing!;
    const named = (place: number) => quoted([problem.pallets![place]!]);
    const incomplete = (detail: string) => ({ reason: 'PalletIncomplete' as const, detail });
    switch (why.kind) {
      case 'notFull':
        return incomplete(
          `${figure(quantity)} left do not fill a pallet ${named(pallet)} of ${figure(why.full)}, and partial pallets are not allowed.`,
        );
      case 'noWholeLayer':
        return incomplete(`${figure(quantity)} left make no whole layer on a pallet ${named(pallet)} (flatPalletTop).`);
      case 'low': {
        const least = long(problem, problem.rules.palletizing!.minHeight);
        return incomplete(
          `A pallet of what is left would be ${why.height} high; ${least} is the least (minHeightOfPallets).`,
        );
      }
      case 'fixedTooMany':
        return incomplete(
          `A pallet ${named(pallet)} takes ${figure(why.most)}; ${figure(fixedCount)} are to stand on each (fixedCargoCountOnPallet).`,
        );
      case 'noPallet':
        return { reason: 'NoContainerLeft', detail: `All pallets ${named(why.pallet)} are used.` };
      case 'noPlace':
        return { reason: why.reason, detail: why.detail };
    }
  }
}
