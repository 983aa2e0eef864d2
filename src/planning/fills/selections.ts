/**
 * Where a limit binds, not everything can go along: what is worth most for what it takes of the limit should. Each
 * binding limit gives one selection of pieces, offered to the engine beside the whole cargo (greedy knapsack, Dantzig
 * 1957); whichever loads more counts.
 */
import { volumeOf } from '../../domain/geometry.js';
import type { LoadProblem } from '../../domain/problem.js';
import { mostVolume } from '../../domain/volume-limits.js';
import { weightCapacity } from '../bounds/capacity.js';
import { isValuedByPrice, plainValues } from '../goals/piece-values.js';

/** What one piece of each cargo takes of a limit, and how much there is of it. */
interface Limit {
  readonly most: number;
  readonly taken: readonly number[];
}

/**
 * @param counts pieces of each cargo that may be loaded
 * @returns smaller counts, different from each other; none when no limit binds
 */
export function selections(problem: LoadProblem, container: number, counts: readonly number[]): number[][] {
  const limits = limitsOf(problem, container);
  const values = plainValues(problem);
  const found = limits
    .filter((limit) => totalOf(limit, counts) > limit.most)
    .map((limit) => best(limit, limits, values, counts));
  const ofTypes = fewTypes(problem, container, limits, values, counts);
  if (ofTypes !== null) found.push(ofTypes);
  const whole = counts.join();
  return found.filter((one, place) => {
    const key = one.join();
    return key !== whole && found.findIndex((other) => other.join() === key) === place;
  });
}

function limitsOf(problem: LoadProblem, container: number): Limit[] {
  const { cargoes, rules } = problem;
  const type = problem.containers[container]!;
  const limits: Limit[] = [
    { most: weightCapacity(type, problem), taken: cargoes.map((cargo) => cargo.weight) },
    {
      // Where value is volume, room is what the search itself is about.
      most: Math.min(isValuedByPrice(problem) ? volumeOf(type.size) : Infinity, mostVolume(type, rules)),
      taken: cargoes.map((cargo) => cargo.volume),
    },
  ];
  if (rules.isPriceLimited && type.maxPrice > 0) {
    limits.push({ most: type.maxPrice, taken: cargoes.map((cargo) => cargo.price) });
  }
  if (rules.maxFillQuantityPerContainer > 0) {
    limits.push({ most: rules.maxFillQuantityPerContainer, taken: cargoes.map(() => 1) });
  }
  return limits;
}

function totalOf({ taken }: Limit, counts: readonly number[]): number {
  return counts.reduce((sum, count, cargo) => sum + count * taken[cargo]!, 0);
}

/** Cargo by falling value for what it takes of one limit, as much as all limits allow. */
function best(by: Limit, limits: readonly Limit[], values: readonly number[], counts: readonly number[]): number[] {
  const density = (cargo: number) =>
    by.taken[cargo]! > 0 ? values[cargo]! / by.taken[cargo]! : Number.POSITIVE_INFINITY;
  const densities = counts.map((_, cargo) => density(cargo));
  const order = counts
    .map((_, cargo) => cargo)
    .sort((a, b) => (densities[a] === densities[b] ? values[b]! - values[a]! || a - b : densities[b]! - densities[a]!));
  const left = limits.map((limit) => limit.most * (1 + 1e-9));
  const selected = counts.map(() => 0);
  for (const cargo of order) {
    const most = limits.map(({ taken }, i) =>
      taken[cargo]! > 0 ? Math.floor(left[i]! / taken[cargo]!) : counts[cargo]!,
    );
    const count = Math.max(0, Math.min(counts[cargo]!, ...most));
    selected[cargo] = count;
    for (const [i, { taken }] of limits.entries()) left[i]! -= count * taken[cargo]!;
  }
  return selected;
}

/** Only the cargoes (by name) that are worth most by themselves; null when all may go. */
function fewTypes(
  problem: LoadProblem,
  container: number,
  limits: readonly Limit[],
  values: readonly number[],
  counts: readonly number[],
): number[] | null {
  const { maxCargoTypes } = problem.containers[container]!;
  const names = [...new Set(problem.cargoes.filter((_, cargo) => counts[cargo]! > 0).map(({ name }) => name))];
  if (maxCargoTypes === 0 || names.length <= maxCargoTypes) return null;
  const only = (chosen: ReadonlySet<string>) =>
    counts.map((count, cargo) => (chosen.has(problem.cargoes[cargo]!.name) ? count : 0));
  const worth = new Map(
    names.map((name) => {
      const most = best(limits[1]!, limits, values, only(new Set([name])));
      return [name, most.reduce((sum, count, cargo) => sum + count * values[cargo]!, 0)];
    }),
  );
  const chosen = [...names].sort((a, b) => worth.get(b)! - worth.get(a)!).slice(0, maxCargoTypes);
  return only(new Set(chosen));
}
