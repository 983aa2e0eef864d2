/** Pallets as they are built: equal ones counted, the stock of empty ones drawn on. */
import type { FinishedPallet } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { stockOf } from '../bounds/capacity.js';

export class FinishedPallets {
  readonly #built: FinishedPallet[] = [];
  /** In the list of them. */
  readonly #places = new Map<string, number>();
  /** Empty pallets left, by type. */
  readonly #stock: number[];

  /** @param kinds of pallets there are empty ones of */
  constructor(kinds: LoadProblem['pallets'] = []) {
    this.#stock = kinds.map(stockOf);
  }

  get built(): readonly FinishedPallet[] {
    return this.#built;
  }

  /** Empty pallets of a type that are left. */
  stockOf(container: number): number {
    return this.#stock[container]!;
  }

  /** As many of them as there are empty pallets for. @returns how many */
  build(pallet: FinishedPallet): number {
    const quantity = Math.min(pallet.quantity, this.#stock[pallet.container]!);
    if (quantity === 0) return 0;
    this.#stock[pallet.container]! -= quantity;
    this.add({ ...pallet, quantity });
    return quantity;
  }

  /** Those that are built already. @returns the place of all that are alike */
  add(pallet: FinishedPallet): number {
    const key = JSON.stringify([pallet.container, pallet.arrangements]);
    const place = this.#places.get(key) ?? this.#built.length;
    this.#places.set(key, place);
    this.#built[place] = { ...pallet, quantity: (this.#built[place]?.quantity ?? 0) + pallet.quantity };
    return place;
  }
}
