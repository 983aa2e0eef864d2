/** Trays (faceOpen) as they may lie and in each of their orientations alone, each with gaps beside them and without. */

import { maskAllows, ORIENTATIONS } from '../../../domain/geometry.js';
import type { Cargo, LoadProblem } from '../../../domain/problem.js';
import { withEachCargo } from '../../../domain/sub-problems.js';
import { NORMALS } from '../../goals/faces.js';
import { resized } from './resized.js';
import type { Variant } from './variant.js';

/** Gaps tried beside a named face: a tenth of the tray, then none. */
const GAP_SHARES = [0.1, 0];

export function openTrays(problem: LoadProblem, container: number): Variant[] {
  const turned = ORIENTATIONS.flatMap((orientation) => {
    const turns = (cargo: Cargo) => isTray(cargo) && maskAllows(cargo.orientations, orientation);
    if (!problem.cargoes.some(turns)) return [];
    const only = (cargo: Cargo) => (turns(cargo) ? { ...cargo, orientations: 1 << (orientation - 1) } : cargo);
    return [withEachCargo(problem, only)];
  });
  return GAP_SHARES.flatMap((share) =>
    [problem, ...turned].map((one) => resized(problem, container, withGaps(one, share))),
  );
}

function isTray({ faceOpen }: Cargo): boolean {
  return faceOpen !== 'NeitherSide';
}

function withGaps(problem: LoadProblem, share: number): LoadProblem {
  const wider = (cargo: Cargo): Cargo => {
    const size = { ...cargo.size };
    for (const side of NORMALS[cargo.faceOpen]) size[side] += Math.ceil(share * size[side]);
    return { ...cargo, size };
  };
  if (share === 0) return problem;
  return withEachCargo(problem, (cargo) => (isTray(cargo) ? wider(cargo) : cargo));
}
