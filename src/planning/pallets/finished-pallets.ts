/** Pallets as they are built: equal ones counted, the stock of empty ones drawn on. */
import type { Arrangement, FinishedPallet } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { stockOf } from '../bounds/capacity.js';

/** Finished pallets that are alike, and whether they could hold more. */
export interface BuiltPallet extends FinishedPallet {
  readonly isPartial: boolean;
}

export class FinishedPallets {
  readonly #built = new Map<string, BuiltPallet>();
  /** Empty pallets left, by type. */
  readonly #stock: number[];

  constructor({ pallets = [] }: LoadProblem) {
    this.#stock = pallets.map(stockOf);
  }

  get all(): BuiltPallet[] {
    return [...this.#built.values()];
  }

  /** Empty pallets of a type that are left. */
  stockOf(container: number): number {
    return this.#stock[container]!;
  }

  /** @returns how many of them there were empty pallets for */
  add(container: number, arrangements: readonly Arrangement[], quantity: number, isPartial: boolean): number {
    const count = Math.min(quantity, this.#stock[container]!);
    if (count === 0) return 0;
    this.#stock[container]! -= count;
    const key = JSON.stringify([container, arrangements]);
    const alike = this.#built.get(key);
    this.#built.set(key, { container, arrangements, quantity: (alike?.quantity ?? 0) + count, isPartial });
    return count;
  }
}
