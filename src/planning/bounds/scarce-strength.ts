/** Where cargo bears little: what stands on the floor decides how much a container takes, not its volume. */
import { volumeOf } from '../../domain/geometry.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';

/**
 * All weight that is not on a floor rests on pieces that are: the least floor on which cargo bears all the rest, square
 * scaled units (fractional knapsack by area, Dantzig 1957); 0 where some cargo bears any weight.
 */
export function leastFloor({ cargoes }: LoadProblem): number {
  if (cargoes.some((cargo) => mostOn(cargo) === Number.POSITIVE_INFINITY)) return 0;
  const area = ({ size }: Cargo) => size.length * size.width;
  const carried = (cargo: Cargo) => cargo.weight + mostOn(cargo);
  const strongFirst = [...cargoes].sort((a, b) => carried(b) / area(b) - carried(a) / area(a));
  let weight = cargoes.reduce((sum, cargo) => sum + cargo.quantity * cargo.weight, 0);
  let floor = 0;
  for (const cargo of strongFirst) {
    if (weight <= 0) break;
    const pieces = Math.min(cargo.quantity, weight / carried(cargo));
    weight -= pieces * carried(cargo);
    floor += pieces * area(cargo);
  }
  return floor;
}

function mostOn({ maxSupportingWeight, nothingOnTop }: Cargo): number {
  if (nothingOnTop === true) return 0;
  return maxSupportingWeight > 0 ? maxSupportingWeight : Number.POSITIVE_INFINITY;
}

/** True when that floor takes more containers of some type than the volume does. */
export function isStrengthScarce(problem: LoadProblem): boolean {
  const floor = leastFloor(problem);
  const volume = problem.cargoes.reduce((sum, cargo) => sum + cargo.quantity * cargo.volume, 0);
  return problem.containers.some(({ size }) => floor / (size.length * size.width) > volume / volumeOf(size));
}
