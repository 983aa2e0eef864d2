/** Where in a plan a rule that keeps a piece out is broken by it: a free place, the one at which the reason was found if it still is. */
import type { Sentence } from '../../domain/coded-sentences.js';
import { passingOrientations } from '../../domain/door.js';
import { maskAllows } from '../../domain/geometry.js';
import { type LoadedContainer, type NearestPlace, type Placement, piecesIn, type Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { ContainerLoad } from '../../rules/index.js';
import { freePlaces } from './free-places.js';
import type { LoadAt } from './loads-looked-at.js';
import { forbiddenAt, Inquiry } from './obstacle.js';

/** Free places judged for one row in one load. */
const MOST_PLACES = 24;

interface CountedLoad extends LoadAt {
  readonly pieces: number;
}

interface Found {
  readonly place: NearestPlace;
  /** What the rule says of it. */
  readonly detail: Sentence;
}

export class PlacesOfRules {
  readonly #inquiry: Inquiry;
  readonly #loads: readonly CountedLoad[];

  /** @param loads different ones, the first to be looked at first */
  constructor(problem: LoadProblem, loads: readonly LoadAt[], isLate: boolean) {
    this.#inquiry = new Inquiry(problem, isLate);
    this.#loads = loads.map((load) => ({ ...load, pieces: countedIn(load.loaded) }));
  }

  /**
   * @param container its name
   * @param at where the reason was found, before the load was finished
   */
  of({ cargo }: Unloaded, container: string, rule: string, at?: Placement): Found | { readonly place: null } {
    const { problem } = this.#inquiry;
    const loads = this.#loads.filter(({ loaded }) => problem.containers[loaded.container]!.name === container);
    const { palletizing } = problem.cargoes[cargo]!;
    // Of a pallet that is not built nobody can say what rule it would break.
    if (palletizing !== undefined && !palletizing.goesToVehicle) return { place: null };
    for (const load of at === undefined ? [] : loads) {
      const found = this.#judged(load, { ...at!, cargo }, rule);
      if (found !== null) return found.found;
    }
    for (const load of loads) {
      const found = this.#lookedFor(load, cargo, rule);
      if (found !== null) return found;
    }
    return { place: null };
  }

  #lookedFor(load: CountedLoad, cargo: number, rule: string): Found | null {
    const { problem } = this.#inquiry;
    if (this.#inquiry.patience < 0) return null;
    const { container } = load.loaded;
    const { pieces } = new ContainerLoad(problem, load.loaded);
    let other: Found | null = null;
    let places = 0;
    for (const placement of freePlaces(problem, container, pieces, cargo)) {
      if (places++ >= MOST_PLACES) break;
      const found = this.#judged(load, placement, rule);
      if (found?.isAlone) return found.found;
      other ??= found?.found ?? null;
    }
    return other;
  }

  #judged(
    { loaded, place, pieces }: CountedLoad,
    placement: Placement,
    rule: string,
  ): { readonly found: Found; readonly isAlone: boolean } | null {
    const { problem } = this.#inquiry;
    const { cargo, orientation, position, size } = placement;
    const letIn = passingOrientations(problem.cargoes[cargo]!, problem.containers[loaded.container]!);
    // Behind a door that it does not pass there is no place for it.
    if (this.#inquiry.patience < 0 || !maskAllows(letIn, orientation)) return null;
    this.#inquiry.patience -= 1 + pieces;
    const forbidden = forbiddenAt(this.#inquiry, loaded.container, loaded.arrangements, placement, rule);
    if (forbidden === null) return null;
    const { detail, isAlone } = forbidden;
    return { found: { detail, place: { container: place, orientation, position, size, inTheWay: null } }, isAlone };
  }
}

function countedIn({ arrangements }: LoadedContainer): number {
  return arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
}
