/** Why cargo stays behind: a coded reason and a sentence with the figures (decisions.md section 3, `unloaded`). */
import type { Arrangement, Unloaded } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { Draft, DraftLoad } from './draft.js';
import { figure, lengthUnit, quoted, sized } from './measures.js';
import { brokenLimit, type Obstacle, obstacleAtPlaces, type Patience } from './obstacle.js';
import { fitsSize, MOST_CONTAINERS, stockOf, usableSize, volumeCapacity } from './room.js';

/** Pieces judged again for the reasons of one plan: some tenths of a second at most. */
const PATIENCE = 40_000;

/** One row for each cargo with pieces left, in the order of the request. */
export function unloadedOf(problem: LoadProblem, draft: Draft, stopped: boolean): Unloaded[] {
  const reasons = new Reasons(problem, draft, stopped);
  return draft.left.flatMap((quantity, cargo) => (quantity > 0 ? [{ cargo, quantity, ...reasons.of(cargo) }] : []));
}

class Reasons {
  readonly #problem: LoadProblem;
  readonly #draft: Draft;
  readonly #stopped: boolean;
  readonly #patience: Patience = { pieces: PATIENCE };

  constructor(problem: LoadProblem, draft: Draft, stopped: boolean) {
    this.#problem = problem;
    this.#draft = draft;
    this.#stopped = stopped;
  }

  of(cargo: number): Obstacle {
    const { containers } = this.#problem;
    const bySize = containers.flatMap((type, place) => (fitsSize(this.#problem.cargoes[cargo]!, type) ? [place] : []));
    if (bySize.length === 0) return this.#tooBig(cargo);
    const alone = bySize.map((type) => ({ type, obstacle: this.#obstacleIn(type, [], [], cargo) }));
    const possible = alone.filter(({ obstacle }) => obstacle.reason === 'NoSpaceLeft').map(({ type }) => type);
    if (possible.length === 0) return roomiest(this.#problem, alone).obstacle;
    if (this.#stopped) return this.#timeLimit();
    const open = possible.filter((type) => this.#isOpen(type));
    if (open.length > 0) {
      const types = quoted(open.map((type) => containers[type]!));
      return {
        reason: 'NoSpaceLeft',
        detail: `No place was found that keeps every rule, in ${types} either, of which there are more.`,
      };
    }
    return this.#outOfContainers(cargo, new Set(possible));
  }

  /** What forbids one piece more in a load of that container type. */
  #obstacleIn(type: number, arrangements: readonly Arrangement[], loaded: readonly number[], cargo: number): Obstacle {
    return (
      brokenLimit(this.#problem, type, loaded, cargo) ??
      obstacleAtPlaces(this.#problem, type, arrangements, cargo, this.#patience)
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
      obstacle: this.#obstacleIn(load.container, load.arrangements, load.loaded, cargo),
    }));
    const isRule = ({ reason }: Obstacle) => reason === 'StackingRules' || reason === 'Zone' || reason === 'Sequence';
    const byRule = obstacles.find(({ obstacle }) => isRule(obstacle));
    if (byRule !== undefined) return byRule.obstacle;
    const byLimit = obstacles.filter(({ obstacle }) => obstacle.reason !== 'NoSpaceLeft');
    if (taken.length > 0 && byLimit.length === taken.length) return roomiest(this.#problem, byLimit).obstacle;
    return this.#noContainerLeft(cargo, taken);
  }

  #noContainerLeft(cargo: number, taken: readonly DraftLoad[]): Obstacle {
    const { cargoes, containers, scale } = this.#problem;
    const cubicUnit = scale * scale * scale;
    const volumesLeft = taken.map(
      ({ container, loaded }) =>
        volumeCapacity(containers[container]!, this.#problem) -
        loaded.reduce((sum, count, place) => sum + count * cargoes[place]!.volume, 0),
    );
    const most = Math.max(0, ...volumesLeft) / cubicUnit;
    const used = containersOf(this.#draft.loads);
    const unit = lengthUnit(this.#problem);
    return {
      reason: 'NoContainerLeft',
      detail: `All ${used} ${used === 1 ? 'container' : 'containers'} that may be used are loaded; one piece is ${figure(cargoes[cargo]!.volume / cubicUnit)} ${unit}3, the most empty one has ${figure(most)} ${unit}3 left, not in one place that fits.`,
    };
  }

  #tooBig(cargo: number): Obstacle {
    const { cargoes, containers } = this.#problem;
    const largest = containers.reduce((a, b) =>
      volumeCapacity(b, this.#problem) > volumeCapacity(a, this.#problem) ? b : a,
    );
    return {
      reason: 'TooBig',
      detail: `${sized(this.#problem, cargoes[cargo]!.size)} goes into no container in an allowed orientation; the largest, ${quoted([largest])}, takes ${sized(this.#problem, usableSize(largest))}.`,
    };
  }

  #timeLimit(): Obstacle {
    const seconds = figure(this.#problem.rules.maxRunTimeSeconds);
    return {
      reason: 'TimeLimit',
      detail: `The search was ended by its time limit of ${seconds} s before a place was found.`,
    };
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
