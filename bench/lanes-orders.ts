/** Orders for benchmarks of one request in several threads: BR cargo in one container, or in as many as it needs. */
import { brProblem } from '../src/cli/bench/br-recipe.js';
import type { ThpackProblem } from '../src/cli/bench/thpack-format.js';
import type { LoadProblem, Rules } from '../src/domain/problem.js';
import { cargoPercent, type Support, thpackLoadProblem } from './thpack.js';

export type Level = Rules['optimizationLevel'];

export interface Kind {
  readonly name: string;
  readonly problem: (number: number, level: Level) => LoadProblem;
}

export const KINDS: readonly Kind[] = [
  oneContainer('none'),
  oneContainer('full'),
  several('none', 5, 0.92),
  several('none', 8, 0.94),
  several('full', 5, 0.85),
];

function oneContainer(support: Support): Kind {
  return {
    name: `one container, support ${support}`,
    problem: (number, level) =>
      thpackLoadProblem(brProblem(1 + ((3 * number) % 15), number), support, 1, { optimizationLevel: level }),
  };
}

function several(support: Support, containers: number, fill: number): Kind {
  return {
    name: `${containers} containers at ${100 * fill} %, support ${support}`,
    problem: (number, level) =>
      orderOfSeveral(brProblem(1 + (number % 7), 200 + number), support, containers, fill, level),
  };
}

/** @param fill of so many containers, 0..1: as much cargo as fills them so far */
export function orderOfSeveral(
  problem: ThpackProblem,
  support: Support,
  containers: number,
  fill: number,
  level: Level,
): LoadProblem {
  const times = (containers * fill * 100) / cargoPercent(problem);
  const cargoes = problem.cargoes.map((cargo) => {
    return { ...cargo, quantity: Math.max(1, Math.floor(cargo.quantity * times)) };
  });
  return thpackLoadProblem({ ...problem, cargoes }, support, 0, { optimizationLevel: level });
}
