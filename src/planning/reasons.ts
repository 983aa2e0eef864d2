/** Why cargo stays behind: a coded reason and a sentence with the figures (decisions.md section 3, `unloaded`). */
import type { Unloaded } from '../domain/plan.js';
import type { Cargo, Container, LoadProblem } from '../domain/problem.js';
import type { Uom } from '../domain/words.js';
import type { Draft } from './draft.js';
import { fitsSize, MOST_CONTAINERS, stockOf, usableSize, volumeCapacity, weightCapacity } from './room.js';

const LENGTH_UNIT: Readonly<Record<Uom, string>> = { UnitEnglish: 'in', UnitMetric: 'mm', UnitHighMetric: 'cm' };
const WEIGHT_UNIT: Readonly<Record<Uom, string>> = { UnitEnglish: 'lb', UnitMetric: 'kg', UnitHighMetric: 'kg' };

/** One row for each cargo with pieces left, in the order of the request. */
export function unloadedOf(problem: LoadProblem, draft: Draft, stopped: boolean): Unloaded[] {
  const rows: Unloaded[] = [];
  for (const [cargo, quantity] of draft.left.entries()) {
    if (quantity > 0) rows.push({ cargo, quantity, ...reasonFor(problem, draft, problem.cargoes[cargo]!, stopped) });
  }
  return rows;
}

type Reason = Pick<Unloaded, 'reason' | 'detail'>;

function reasonFor(problem: LoadProblem, draft: Draft, cargo: Cargo, stopped: boolean): Reason {
  const bySize = problem.containers.filter((container) => fitsSize(cargo, container));
  if (bySize.length === 0) return tooBig(problem, cargo);

  const weightUnit = WEIGHT_UNIT[problem.uom];
  const heaviest = Math.max(...bySize.map((container) => weightCapacity(container, problem)));
  if (cargo.weight > heaviest * (1 + 1e-9)) {
    return {
      reason: 'WeightLimit',
      detail: `One piece weighs ${figure(cargo.weight)} ${weightUnit}; the containers that it fits by size take at most ${figure(heaviest)} ${weightUnit}.`,
    };
  }
  if (stopped) {
    return {
      reason: 'TimeLimit',
      detail: `The search was ended by its time limit of ${figure(problem.rules.maxRunTimeSeconds)} s before a place was found.`,
    };
  }
  const used = new Map<number, number>();
  for (const load of draft.loads) used.set(load.container, (used.get(load.container) ?? 0) + load.times);
  const usedContainers = [...used.values()].reduce((sum, count) => sum + count, 0);
  const open = openTypes(problem, used, usedContainers).filter((container) => fitsSize(cargo, container));
  if (open.length > 0) {
    return {
      reason: 'NoSpaceLeft',
      detail: `No place was found that keeps every rule, in ${quoted(open)} either, of which there are more.`,
    };
  }
  return outOfContainers(problem, draft, cargo, usedContainers);
}

/** Container types that the plan may still use. */
function openTypes(problem: LoadProblem, used: ReadonlyMap<number, number>, usedContainers: number): Container[] {
  if (usedContainers >= MOST_CONTAINERS) return [];
  return problem.containers.filter((container, place) => {
    const allowed = problem.rules.isMultiContainerTypesEnabled || used.size === 0 || used.has(place);
    return allowed && (used.get(place) ?? 0) < stockOf(container);
  });
}

/** Every container is in use: what keeps the cargo out of them? */
function outOfContainers(problem: LoadProblem, draft: Draft, cargo: Cargo, usedContainers: number): Reason {
  const taken = draft.loads
    .filter((load) => fitsSize(cargo, problem.containers[load.container]!))
    .map((load) => {
      const container = problem.containers[load.container]!;
      const sum = (amount: (of: Cargo) => number) =>
        load.loaded.reduce((total, count, place) => total + count * amount(problem.cargoes[place]!), 0);
      return {
        weightLeft: weightCapacity(container, problem) - sum((of) => of.weight),
        volumeLeft: volumeCapacity(container, problem) - sum((of) => of.volume),
      };
    });
  const most = (amounts: readonly number[]) => Math.max(0, ...amounts);
  const weightLeft = most(taken.map((room) => room.weightLeft));
  const containers = `${usedContainers} ${usedContainers === 1 ? 'container' : 'containers'}`;
  if (taken.length > 0 && cargo.weight > weightLeft * (1 + 1e-9)) {
    const unit = WEIGHT_UNIT[problem.uom];
    return {
      reason: 'WeightLimit',
      detail: `One piece weighs ${figure(cargo.weight)} ${unit}; none of the ${containers} that may be used has more than ${figure(weightLeft)} ${unit} left.`,
    };
  }
  const cubicUnit = problem.scale * problem.scale * problem.scale;
  const volumeLeft = most(taken.map((room) => room.volumeLeft)) / cubicUnit;
  const unit = LENGTH_UNIT[problem.uom];
  return {
    reason: 'NoContainerLeft',
    detail: `All ${containers} that may be used are loaded; one piece is ${figure(cargo.volume / cubicUnit)} ${unit}3, the most empty one has ${figure(volumeLeft)} ${unit}3 left, not in one place that fits.`,
  };
}

function tooBig(problem: LoadProblem, cargo: Cargo): Reason {
  const largest = problem.containers.reduce((a, b) =>
    volumeCapacity(b, problem) > volumeCapacity(a, problem) ? b : a,
  );
  return {
    reason: 'TooBig',
    detail: `${sized(problem, cargo.size)} goes into no container in an allowed orientation; the largest, ${quoted([largest])}, takes ${sized(problem, usableSize(largest))}.`,
  };
}

function sized(problem: LoadProblem, size: Cargo['size']): string {
  const [length, width, height] = [size.length, size.width, size.height].map((side) => figure(side / problem.scale));
  return `${length} x ${width} x ${height} ${LENGTH_UNIT[problem.uom]}`;
}

function quoted(containers: readonly Container[]): string {
  return containers.map((container) => `"${container.name}"`).join(', ');
}

/** At most four decimals, no locale. */
function figure(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
