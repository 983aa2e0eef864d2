/** How close together a plan lays what belongs together, and what it costs: by code of its own, for tests and benchmarks. */
import type { Cuboid } from '../../../src/domain/geometry.js';
import { containerPriceOf, extentOf, type LoadPlan } from '../../../src/domain/plan.js';
import type { Cargo, LoadProblem } from '../../../src/domain/problem.js';
import { reachFigures } from '../../../src/domain/reach.js';
import { palletsOpened, vehicleLevel } from '../../../src/domain/unit-loads.js';

export interface TogetherFigures {
  /** Sum of the extents along the fill direction over all containers, scaled units. */
  readonly extents: number;
  /** Volume of the cargo loaded, cubic scaled units. */
  readonly loaded: number;
  /** How far the last container's load reaches along the fill direction, scaled units. */
  readonly last: number;
  readonly containers: number;
  readonly price: number;
  /** Pieces beyond reach, over all containers. */
  readonly beyond: number;
}

export const keyOfGroup = ({ groupName }: Cargo) => groupName;
export const keyOfAlias = ({ groupName, alias }: Cargo) => (alias === '' ? '' : `${groupName}|${alias}`);
export const keyOfSecondAlias = ({ groupName, alias, alias2 }: Cargo) =>
  alias2 === '' ? '' : `${groupName}|${alias}|${alias2}`;

/** @param keyOf what belongs together has one key; empty: the cargo belongs to nothing */
export function togetherFigures(
  problem: LoadProblem,
  plan: LoadPlan,
  keyOf: (cargo: Cargo) => string = keyOfGroup,
): TogetherFigures {
  const vehicles = vehicleLevel(problem, plan);
  const { cargoes, rules } = vehicles.problem;
  const isUp = rules.fillDirection === 'BottomToTop';
  const from = (one: Cuboid) => (isUp ? one.z1 : one.x1);
  const to = (one: Cuboid) => (isUp ? one.z2 : one.x2);
  const loads = vehicles.plan.containers.map(({ arrangements }) =>
    arrangements.map((one) => ({ key: keyOf(cargoes[one.cargo]!), extent: extentOf(one, cargoes) })),
  );
  const extentsIn = (load: (typeof loads)[number]) =>
    [...new Set(load.map(({ key }) => key))]
      .filter((key) => key !== '')
      .map((key) => load.filter((one) => one.key === key).map(({ extent }) => extent))
      .reduce((sum, own) => sum + Math.max(...own.map(to)) - Math.min(...own.map(from)), 0);
  const opened = palletsOpened(problem, plan);
  const left = [...opened(plan.unloaded)];
  const all = problem.cargoes.reduce((sum, { volume, quantity }) => sum + volume * quantity, 0);
  return {
    extents: loads.reduce((sum, load) => sum + extentsIn(load), 0),
    loaded: all - left.reduce((sum, [cargo, quantity]) => sum + quantity * problem.cargoes[cargo]!.volume, 0),
    last: Math.max(0, ...(loads.at(-1) ?? []).map(({ extent }) => to(extent))),
    containers: plan.containers.length,
    price: containerPriceOf(problem, plan),
    beyond: vehicles.plan.containers.reduce((sum, one) => sum + reachFigures(vehicles.problem, one).beyond, 0),
  };
}

/** What a plan with the rule gives up that it must not; empty: nothing. */
export function brokenPromises(withRule: TogetherFigures, without: TogetherFigures): string[] {
  const close = 1 + 1e-9;
  return [
    withRule.extents > without.extents && `extents ${withRule.extents} for ${without.extents}`,
    withRule.loaded * close < without.loaded && `loaded ${withRule.loaded} for ${without.loaded}`,
    withRule.containers > without.containers && `containers ${withRule.containers} for ${without.containers}`,
    withRule.price > without.price * close && `price ${withRule.price} for ${without.price}`,
    withRule.last > 1.05 * without.last && `last ${withRule.last} for ${without.last}`,
  ].filter((one) => one !== false);
}
