/**
 * A plain loader that works wall by wall: one cargo after the other, those of most volume first, each in whole columns
 * across the container from floor to roof, the next cargo behind it. What a person does who has no plan.
 */
import { maskAllows, ORIENTATIONS, orientedSize } from '../src/domain/geometry.js';
import type { Arrangement, LoadPlan } from '../src/domain/plan.js';
import type { LoadProblem } from '../src/domain/problem.js';

/** Into the first container of the problem. */
export function loadWallByWall(problem: LoadProblem): LoadPlan {
  const { length, width, height } = problem.containers[0]!.size;
  const arrangements: Arrangement[] = [];
  const left = problem.cargoes.map(({ quantity }) => quantity);
  const order = [...problem.cargoes.keys()].sort((a, b) => volumeOf(problem, b) - volumeOf(problem, a));
  let x = 0;
  for (const cargo of order) {
    const { orientations, size } = problem.cargoes[cargo]!;
    const ways = ORIENTATIONS.filter((orientation) => maskAllows(orientations, orientation)).flatMap((orientation) => {
      const piece = orientedSize(size, orientation);
      const across = Math.floor(width / piece.width);
      const high = Math.floor(height / piece.height);
      if (across * high === 0) return [];
      return [{ orientation, piece, across, high, reach: Math.ceil(left[cargo]! / (across * high)) * piece.length }];
    });
    const [best] = ways.sort((a, b) => a.reach - b.reach);
    if (best === undefined) continue;
    const { orientation, piece, across, high } = best;
    const walls = Math.min(Math.floor((length - x) / piece.length), Math.ceil(left[cargo]! / (across * high)));
    let count = Math.min(left[cargo]!, walls * across * high);
    left[cargo]! -= count;
    const put = (wall: number, y: number, z: number, counts: Arrangement['counts']) => {
      if (counts.length * counts.width * counts.height === 0) return;
      const position = { x: x + wall * piece.length, y: y * piece.width, z: z * piece.height };
      arrangements.push({ cargo, orientation, position, counts });
    };
    const whole = Math.floor(count / (across * high));
    put(0, 0, 0, { length: whole, width: across, height: high });
    count -= whole * across * high;
    const columns = Math.floor(count / high);
    put(whole, 0, 0, { length: 1, width: columns, height: high });
    put(whole, columns, 0, { length: 1, width: 1, height: count - columns * high });
    x += walls * piece.length;
  }
  return {
    containers: [{ container: 0, arrangements }],
    unloaded: left.flatMap((quantity, cargo) =>
      quantity > 0 ? [{ cargo, quantity, reason: 'NoSpaceLeft' as const, detail: '' }] : [],
    ),
    search: { nodes: 0, complete: true, volumeBound: 0, containerBound: null },
  };
}

function volumeOf({ cargoes }: LoadProblem, cargo: number): number {
  return cargoes[cargo]!.quantity * cargoes[cargo]!.volume;
}
