/** A first check of a plan until the verifier takes over: inside, apart, not too many, carried. */
import { cuboidAt, maskAllows, overlaps, sharedArea } from '../src/domain/geometry.js';
import { type LoadedContainer, placementsOf } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';

/** What is wrong with a plan, or null. */
export function faultOf(problem: LoadProblem, containers: readonly LoadedContainer[]): string | null {
  const count = problem.cargoes.map(() => 0);
  for (const { container, arrangements } of containers) {
    const { size } = problem.containers[container]!;
    const pieces = arrangements
      .flatMap((arrangement) => [...placementsOf(arrangement, problem.cargoes)])
      .map((placement) => ({ ...placement, cuboid: cuboidAt(placement.position, placement.size) }));
    for (const [place, { cargo, orientation, cuboid }] of pieces.entries()) {
      count[cargo] = count[cargo]! + 1;
      if (cuboid.x1 < 0 || cuboid.y1 < 0 || cuboid.z1 < 0) return 'outside';
      if (cuboid.x2 > size.length || cuboid.y2 > size.width || cuboid.z2 > size.height) return 'outside';
      if (!maskAllows(problem.cargoes[cargo]!.orientations, orientation)) return 'orientation';
      if (pieces.slice(0, place).some((other) => overlaps(other.cuboid, cuboid))) return 'overlap';
      if (problem.rules.isSafeStackingUsed && cuboid.z1 > 0) {
        const carriers = pieces.filter((other) => other.cuboid.z2 === cuboid.z1);
        const carried = carriers.reduce((sum, other) => sum + sharedArea(other.cuboid, cuboid), 0);
        const base = (cuboid.x2 - cuboid.x1) * (cuboid.y2 - cuboid.y1);
        if (carried < base * problem.rules.minSupportRate * (1 - 1e-9)) return 'support';
      }
    }
  }
  return count.some((pieces, cargo) => pieces > problem.cargoes[cargo]!.quantity) ? 'quantity' : null;
}
