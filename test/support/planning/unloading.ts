/** Unloading carried out by plain means: the cargo of one stop after the other leaves, and nothing else may be moved. */
import { type Way, wayInto } from '../../../src/domain/loading-way.js';
import { type LoadedContainer, type Placement, placementsOf } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';

/**
 * Cuboids only. In falling sequence the pieces of a stop leave one by one, straight out by the door or up, each when
 * nothing is in its way and nothing rests on it.
 * @returns how many pieces cannot leave before others of lower sequences are moved
 */
export function piecesStuck(problem: LoadProblem, loaded: LoadedContainer): number {
  const standing = new Set(loaded.arrangements.flatMap((one) => [...placementsOf(one, problem.cargoes)]));
  const way = wayInto(problem.containers[loaded.container]!);
  const stopOf = ({ cargo }: Placement) => problem.cargoes[cargo]!.sequence;
  const stops = [...new Set([...standing].map(stopOf))].sort((a, b) => b - a);
  let stuck = 0;
  for (const stop of stops) {
    const leaving = new Set([...standing].filter((piece) => stopOf(piece) === stop));
    for (let left = -1; left !== leaving.size; ) {
      left = leaving.size;
      for (const piece of leaving) {
        if ([...standing].some((other) => other !== piece && hinders(other, piece, way))) continue;
        leaving.delete(piece);
        standing.delete(piece);
      }
    }
    stuck += leaving.size;
    for (const piece of leaving) standing.delete(piece);
  }
  return stuck;
}

/** Stands on it, or between it and the way out. */
function hinders(other: Placement, piece: Placement, way: Way): boolean {
  const [a, b] = [other, piece].map(({ position: { x, y, z }, size }) => ({
    x: [x, x + size.length] as const,
    y: [y, y + size.width] as const,
    z: [z, z + size.height] as const,
  }));
  const meets = (axis: 'x' | 'y' | 'z') => a![axis][0] < b![axis][1] && b![axis][0] < a![axis][1];
  const isAbove = meets('x') && meets('y') && a!.z[0] >= b!.z[1];
  const restsOn = isAbove && a!.z[0] === b!.z[1];
  if (restsOn || way === 'fromAbove') return restsOn || isAbove;
  if (way === 'fromDoor') return meets('y') && meets('z') && a!.x[0] >= b!.x[1];
  const isFurther = way === 'fromLeft' ? a!.y[1] <= b!.y[0] : a!.y[0] >= b!.y[1];
  return meets('x') && meets('z') && isFurther;
}
