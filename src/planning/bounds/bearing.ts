/** Where cargo bears little: what stands on the floor decides how much a container takes, not its volume. */
import { volumeOf } from '../../domain/geometry.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';

/**
 * All weight that is not on a floor rests on pieces that are: the least floor on which cargo bears all the rest
 * (fractional knapsack by area) takes more containers than the volume does.
 */
export function isBearingScarce({ cargoes, containers }: LoadProblem): boolean {
  if (cargoes.some(({ maxSupportingWeight }) => maxSupportingWeight === 0)) return false;
  const area = ({ size }: Cargo) => size.length * size.width;
  const carried = (cargo: Cargo) => cargo.weight + cargo.maxSupportingWeight;
  const strongFirst = [...cargoes].sort((a, b) => carried(b) / area(b) - carried(a) / area(a));
  let weight = cargoes.reduce((sum, cargo) => sum + cargo.quantity * cargo.weight, 0);
  let floor = 0;
  for (const cargo of strongFirst) {
    const pieces = Math.min(cargo.quantity, weight / carried(cargo));
    weight -= pieces * carried(cargo);
    floor += pieces * area(cargo);
  }
  const volume = cargoes.reduce((sum, cargo) => sum + cargo.quantity * cargo.volume, 0);
  return containers.some(({ size }) => floor / (size.length * size.width) > volume / volumeOf(size));
}
