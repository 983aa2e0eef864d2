/** What stands on no pallet although it should: loose into the vehicles where that is allowed, else left with a reason. */
import { type Sentence, said } from '../../domain/coded-sentences.js';
import type { Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { UnloadedReason } from '../../domain/reasons.js';

/** Why. */
export type Remainder =
  /** A full pallet takes so many; partial ones are not allowed. */
  | { readonly kind: 'notFull'; readonly full: number }
  | { readonly kind: 'noWholeLayer' }
  | { readonly kind: 'low'; readonly height: number }
  /** More are asked for on each pallet than one takes. */
  | { readonly kind: 'fixedTooMany'; readonly most: number }
  | { readonly kind: 'noPallet'; readonly pallet: number }
  | { readonly kind: 'noPlace'; readonly reason: UnloadedReason; readonly detail: Sentence };

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

  #said(cargo: number, quantity: number, why: Remainder): { reason: UnloadedReason; detail: Sentence } {
    const { problem } = this;
    const { pallet, fixedCount } = problem.cargoes[cargo]!.palletizing!;
    const named = (place: number) => ({ names: [problem.pallets![place]!.name] });
    const incomplete = (detail: Sentence) => ({ reason: 'PalletIncomplete' as const, detail });
    switch (why.kind) {
      case 'notFull':
        return incomplete(
          said('PalletNotFull', { left: { count: quantity }, pallet: named(pallet), full: { count: why.full } }),
        );
      case 'noWholeLayer':
        return incomplete(said('NoWholeLayer', { left: { count: quantity }, pallet: named(pallet) }));
      case 'low': {
        const least = { length: problem.rules.palletizing!.minHeight };
        return incomplete(said('PalletTooLow', { height: { length: why.height }, least }));
      }
      case 'fixedTooMany':
        return incomplete(
          said('PalletTakesFewer', {
            pallet: named(pallet),
            most: { count: why.most },
            fixed: { count: fixedCount },
          }),
        );
      case 'noPallet':
        return { reason: 'NoContainerLeft', detail: said('PalletsUsed', { pallet: named(why.pallet) }) };
      case 'noPlace':
        return { reason: why.reason, detail: why.detail };
    }
  }
}
