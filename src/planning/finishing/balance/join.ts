/** Arrangements of one cargo that lie side by side and make a larger one together, as moves leave them, become one. */
import { orientedSize, type Size } from '../../../domain/geometry.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';

const SIDES: readonly (keyof Size)[] = ['height', 'width', 'length'];
const AXES = { length: 'x', width: 'y', height: 'z' } as const;

export function joined(problem: LoadProblem, arrangements: readonly Arrangement[]): readonly Arrangement[] {
  return SIDES.reduce<readonly Arrangement[]>((load, side) => joinedAlong(problem, load, side), arrangements);
}

function joinedAlong({ cargoes }: LoadProblem, load: readonly Arrangement[], side: keyof Size): Arrangement[] {
  const axis = AXES[side];
  const ofCargo = new Map<number, number>();
  for (const { cargo } of load) ofCargo.set(cargo, 1 + (ofCargo.get(cargo) ?? 0));
  const rows = new Map<string | Arrangement, Arrangement[]>();
  for (const one of load) {
    const { cargo, orientation, position, counts, isKept } = one;
    // In a long list most lie alone, and there is nothing to compare.
    if (ofCargo.get(cargo) === 1) {
      rows.set(one, [one]);
      continue;
    }
    const across = SIDES.filter((other) => other !== side).flatMap((other) => [position[AXES[other]], counts[other]]);
    const key = [cargo, orientation, isKept, ...across].join();
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [one]);
    else row.push(one);
  }
  return [...rows.values()].flatMap((row) => {
    const { cargo, orientation } = row[0]!;
    const step = orientedSize(cargoes[cargo]!.size, orientation)[side];
    row.sort((a, b) => a.position[axis] - b.position[axis]);
    const wholes: Arrangement[] = [];
    for (const one of row) {
      const last = wholes.at(-1);
      const isNext = last !== undefined && last.position[axis] + last.counts[side] * step === one.position[axis];
      if (!isNext) wholes.push(one);
      else wholes[wholes.length - 1] = withMore(last, side, one.counts[side]);
    }
    return wholes;
  });
}

function withMore(one: Arrangement, side: keyof Size, more: number): Arrangement {
  return { ...one, counts: { ...one.counts, [side]: one.counts[side] + more } };
}
