/**
 * Stable loads, behind the goals of the search (docs/rules.md, What best means): more support, heavier cargo lower. Whole
 * arrangements are looked at, as inside one every piece rests on another.
 */
import { type Cuboid, sharedArea } from '../../domain/geometry.js';
import { groundsOf } from '../../domain/grounds.js';
import { type Arrangement, extentOf, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { type DraftLoad, sumOfLoads } from './draft.js';
import { firstThatDiffers, type Goal, least } from './goal.js';

/** The figures: area of bases that rests on nothing, then weight times height, over all loads. */
export const stability: Goal<readonly number[]> = {
  id: 'stability',
  figure: (problem, draft) => [
    sumOfLoads(draft, (load) => areaInTheAir(problem, load)),
    Math.round(sumOfLoads(draft, (load) => momentOf(problem, load.arrangements))),
  ],
  compare: firstThatDiffers(least),
};

/** Weight times the height of its middle. */
export function momentOf({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]): number {
  return arrangements.reduce((sum, one) => {
    const { z1, z2 } = extentOf(one, cargoes);
    return sum + (piecesIn(one) * cargoes[one.cargo]!.weight * (z1 + z2)) / 2;
  }, 0);
}

function areaInTheAir({ cargoes, containers }: LoadProblem, { container, arrangements }: DraftLoad): number {
  const levels = new Set(groundsOf(containers[container]!).map(({ level }) => level));
  const cuboids = arrangements.map((one) => extentOf(one, cargoes));
  const tops = new Map<number, Cuboid[]>();
  for (const cuboid of cuboids) {
    const others = tops.get(cuboid.z2);
    if (others === undefined) tops.set(cuboid.z2, [cuboid]);
    else others.push(cuboid);
  }
  return cuboids.reduce((sum, base) => {
    if (levels.has(base.z1)) return sum;
    const carried = (tops.get(base.z1) ?? []).reduce((area, top) => area + sharedArea(base, top), 0);
    return sum + Math.max(0, sharedArea(base, base) - carried);
  }, 0);
}
