/** Why cargo stays behind: a coded reason and a sentence with the figures (docs/interface.md, Cargo left behind). */

import { said } from '../../domain/coded-sentences.js';
import { dropDecksOf } from '../../domain/grounds.js';
import type { Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { UnloadedReason } from '../../domain/reasons.js';
import { fitsRoom, fitsSize, MOST_CONTAINERS, stockOf, usableSize, volumeCapacity } from '../bounds/capacity.js';
import { VEHICLE_RULES } from '../finishing/vehicle/limits.js';
import type { Draft, DraftLoad } from '../goals/draft.js';
import { type Lot, piecesOf } from '../lots/lot.js';
import { brokenLimit, type Held, heldBy } from './broken-limit.js';
import { freePlaces } from './free-places.js';
import { Inquiry, type Obstacle, obstacleAtPlaces } from './obstacle.js';
import { behindDoor } from './shut-out.js';

/** One row for each cargo with pieces left, in the order of the request. */
export function unloadedOf(problem: LoadProblem, lots: readonly Lot[], draft: Draft, stopped: boolean): Unloaded[] {
  const reasons = new Reasons(problem, lots, draft, stopped);
  return draft.left.flatMap((quantity, cargo) => (quantity > 0 ? [{ cargo, quantity, ...reasons.of(cargo) }] : []));
}

const OF_VEHICLE: ReadonlySet<UnloadedReason> = new Set(VEHICLE_RULES.map(({ reason }) => reason));
const OF_RULES: ReadonlySet<UnloadedReason> = new Set(['StackingRules', 'Zone', 'Sequence', 'Reach']);

class Reasons {
  readonly #problem: LoadProblem;
  readonly #draft: Draft;
  readonly #stopped: boolean;
  readonly #inquiry: Inquiry;
  readonly #heldByNone: Held;
  readonly #held: ReadonlyMap<DraftLoad, Held>;
  /** By cargo, of those that are in one. */
  readonly #lots: ReadonlyMap<number, Lot>;

  constructor(problem: LoadProblem, lots: readonly Lot[], draft: Draft, stopped: boolean) {
    this.#problem = problem;
    this.#draft = draft;
    this.#stopped = stopped;
    this.#inquiry = new Inquiry(problem, stopped);
    this.#heldByNone = heldBy(problem, []);
    this.#held = new Map(draft.loads.map((load) => [load, heldBy(problem, load.loaded)]));
    this.#lots = new Map(lots.flatMap((lot) => lot.places.map((place) => [place, lot])));
  }

  of(cargo: number): Obstacle {
    const { containers } = this.#problem;
    const bySize = containers.flatMap((_, type) => (this.#fitsEmpty(type, cargo) ? [type] : []));
    if (bySize.length === 0) return this.#tooBig(cargo);
    const alone = bySize.map((type) => ({ type, obstacle: this.#obstacleIn(type, null, cargo) }));
    const possible = alone.filter(({ obstacle }) => obstacle.reason === 'NoSpaceLeft').map(({ type }) => type);
    if (possible.length === 0) return roomiest(this.#problem, alone).obstacle;
    if (this.#problem.cargoes[cargo]!.isOptional) return this.#optional();
    if (this.#stopped) return this.#timeLimit();
    const lot = this.#lots.get(cargo);
    if (lot !== undefined && piecesOf(lot) > 1) return { reason: lot.reason, detail: lot.detail };
    const open = possible.filter((type) => this.#isOpen(type));
    if (open.length > 0) {
      const names = open.map((type) => containers[type]!.name);
      return {
        reason: 'NoSpaceLeft',
        detail: said('NoPlaceInMore', { containers: { names } }),
      };
    }
    // One piece by itself may be too light for its axles, or lie off the centre, where more of them are not.
    const isOfVehicle = ({ obstacle }: (typeof alone)[number]) => OF_VEHICLE.has(obstacle.reason);
    const limited = alone.filter(isOfVehicle).map(({ type }) => type);
    return this.#outOfContainers(cargo, new Set([...possible, ...limited]));
  }

  /** True when there is a place of its size in the empty container, above and beside drop decks too. */
  #fitsEmpty(type: number, cargo: number): boolean {
    const container = this.#problem.containers[type]!;
    if (!fitsSize(this.#problem.cargoes[cargo]!, container)) return false;
    return dropDecksOf(container).length === 0 || freePlaces(this.#problem, type, [], cargo).next().done !== true;
  }

  /** What forbids one piece more in that load of a container type; null: in an empty container. */
  #obstacleIn(type: number, load: DraftLoad | null, cargo: number): Obstacle {
    return (
      brokenLimit(this.#problem, type, load ? this.#held.get(load)! : this.#heldByNone, cargo) ??
      obstacleAtPlaces(this.#inquiry, type, load?.arrangements ?? [], cargo)
    );
  }

  /** True for a container type of which the plan may use more. */
  #isOpen(type: number): boolean {
    const { loads } = this.#draft;
    if (containersOf(loads) >= MOST_CONTAINERS) return false;
    const own = loads.filter((load) => load.container === type);
    const allowed = this.#problem.rules.isMultiContainerTypesEnabled || loads.length === 0 || own.length > 0;
    return allowed && containersOf(own) < stockOf(this.#problem.containers[type]!);
  }

  /** Every container is in use: what keeps the cargo out of them? A rule first, then a limit, then space. */
  #outOfContainers(cargo: number, possible: ReadonlySet<number>): Obstacle {
    const taken = this.#draft.loads.filter((load) => possible.has(load.container));
    const obstacles = taken.map((load) => ({
      type: load.container,
      obstacle: this.#obstacleIn(load.container, load, cargo),
    }));
    // Where a vehicle has cost a load pieces, the places on what is left of it say less.
    const byRule =
      obstacles.find(({ obstacle }) => OF_VEHICLE.has(obstacle.reason)) ??
      obstacles.find(({ obstacle }) => OF_RULES.has(obstacle.reason));
    if (byRule !== undefined) return byRule.obstacle;
    const byLimit = obstacles.filter(({ obstacle }) => obstacle.reason !== 'NoSpaceLeft');
    if (taken.length > 0 && byLimit.length === taken.length) return roomiest(this.#problem, byLimit).obstacle;
    return this.#noContainerLeft(cargo, taken);
  }

  #noContainerLeft(cargo: number, taken: readonly DraftLoad[]): Obstacle {
    const { cargoes, containers } = this.#problem;
    const { contents, size, volume } = cargoes[cargo]!;
    const used = containersOf(this.#draft.loads);
    if (contents !== undefined) {
      const detail = said('PalletHasNoPlace', { used: { count: used }, size: { size } });
      return { reason: 'NoContainerLeft', detail };
    }
    const volumesLeft = taken.map(
      (load) => volumeCapacity(containers[load.container]!, this.#problem) - this.#held.get(load)!.volume,
    );
    const piece = { volume };
    const most = { volume: Math.max(0, ...volumesLeft) };
    return {
      reason: 'NoContainerLeft',
      detail:
        used === 1
          ? said('OneContainerLoaded', { piece, most })
          : said('AllContainersLoaded', { used: { count: used }, piece, most }),
    };
  }

  #tooBig(cargo: number): Obstacle {
    const { cargoes, containers } = this.#problem;
    const shut = containers.find(
      (container) => fitsRoom(cargoes[cargo]!, container) && !fitsSize(cargoes[cargo]!, container),
    );
    if (shut !== undefined) return behindDoor(this.#problem, shut, cargo);
    const largest = containers.reduce((a, b) =>
      volumeCapacity(b, this.#problem) > volumeCapacity(a, this.#problem) ? b : a,
    );
    const { contents, size } = cargoes[cargo]!;
    const ofPiece = dropDecksOf(largest).length > 0 ? 'TooBigBesideDecks' : 'TooBig';
    return {
      reason: 'TooBig',
      detail: said(contents === undefined ? ofPiece : 'PalletTooBig', {
        size: { size },
        containers: { names: [largest.name] },
        room: { size: usableSize(largest) },
      }),
    };
  }

  #optional(): Obstacle {
    const isNoneFilled = this.#problem.rules.optionalFilling === 'FillNone';
    return { reason: 'NoSpaceLeft', detail: said(isNoneFilled ? 'OptionalFillsNone' : 'OptionalHasNoPlace') };
  }

  #timeLimit(): Obstacle {
    const seconds = { count: this.#problem.rules.maxRunTimeSeconds };
    return { reason: 'TimeLimit', detail: said('TimeIsUp', { seconds }) };
  }
}

function containersOf(loads: readonly DraftLoad[]): number {
  return loads.reduce((sum, load) => sum + load.times, 0);
}

/** Of several containers the one that takes most speaks for all. */
function roomiest<T extends { readonly type: number }>(problem: LoadProblem, among: readonly T[]): T {
  const room = ({ type }: T) => volumeCapacity(problem.containers[type]!, problem);
  return among.reduce((best, other) => (room(other) > room(best) ? other : best));
}
