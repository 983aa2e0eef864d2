/** Containers that were planned one by one, put beside each other: equal pallets in them are counted together. */
import type { FinishedPallet, LoadedContainer, LoadPlan } from '../../domain/plan.js';

type Pallet = Pick<FinishedPallet, 'container' | 'arrangements'>;

export class JoinedPlans {
  readonly containers: LoadedContainer[] = [];
  readonly #places = new Map<string, number>();
  readonly #kinds: Pallet[] = [];
  readonly #quantities: number[] = [];

  /** @param cargoes of the order: places from there on are pallets */
  constructor(private readonly cargoes: number) {}

  /**
   * @param plan of containers of one type, each taken so often
   * @param container that type
   */
  add({ containers, pallets = [] }: LoadPlan, container: number, times = 1): void {
    const places = pallets.map((pallet) => this.#placeOf(pallet, times * pallet.quantity));
    const placed = containers.map(({ arrangements }) =>
      arrangements.map((one) =>
        one.cargo < this.cargoes ? one : { ...one, cargo: this.cargoes + places[one.cargo - this.cargoes]! },
      ),
    );
    for (let i = 0; i < times; i++) {
      this.containers.push(...placed.map((arrangements) => ({ container, arrangements })));
    }
  }

  get pallets(): FinishedPallet[] {
    return this.#kinds.map((kind, place) => ({ ...kind, quantity: this.#quantities[place]! }));
  }

  #placeOf({ container, arrangements }: Pallet, quantity: number): number {
    const key = JSON.stringify([container, arrangements]);
    const place = this.#places.get(key) ?? this.#kinds.push({ container, arrangements }) - 1;
    this.#places.set(key, place);
    this.#quantities[place] = (this.#quantities[place] ?? 0) + quantity;
    return place;
  }
}
