/** One order of every kind that is planned otherwise: each as a problem, small enough to be planned several times. */
import { check } from '../../../src/calculation/check.js';
import type { LoadProblem, Rules } from '../../../src/domain/problem.js';
import { withRules } from '../../../src/domain/sub-problems.js';
import fc from '../fast-check.js';
import { groupOrders, stopOrders } from './group-orders.js';
import { problemOf } from './load-problems.js';
import { mixedProblem } from './mixed-problem.js';
import { palletizedOrder } from './palletized-orders.js';
import { orderOfCubes, problemOfCubes } from './priced-cubes.js';
import { HALF_FULL_SEA_VAN, truckLoad } from './truck-loads.js';
import { THREE_STOPS } from './vehicles.js';

const LEVEL = { optimizationLevel: 2 } as const;

export function ordersOfEveryKind(): readonly (readonly [kind: string, problem: LoadProblem])[] {
  const boxes = mixedProblem(6, 60, LEVEL);
  const small = { ...boxes.containers[0]!, size: { length: 4000, width: 2352, height: 2393 }, quantity: 0 };
  const several: LoadProblem = { ...boxes, containers: [small] };
  const [pallets] = fc.sample(palletizedOrder, { numRuns: 1, seed: 4 });
  return [
    ['one container', boxes],
    ['a container with room left', truckLoad(3, LEVEL, HALF_FULL_SEA_VAN)],
    ['several containers', several],
    ['several containers, not tuned', withRules(several, { isTuned: false })],
    ['prices', problemOfCubes(orderOfCubes(5), LEVEL)],
    ['sets', sets()],
    ['groups', withRules(groupOrders(1, 7)[0]!, LEVEL)],
    ['stops', withRules(stopOrders(1, 7)[0]!, LEVEL)],
    ['axles', problemOfBody(THREE_STOPS)],
    ['pallets', problemOfBody(pallets!)],
    ['alternatives', withRules(several, { calculationType: 'UnitLoad' })],
  ];
}

function sets(): LoadProblem {
  const size = (side: number) => ({ length: 10 * side, width: 600, height: 500 });
  const rules: Partial<Rules> = { ...LEVEL, calculationType: 'SetLoad' };
  const pieces = [
    { name: 'table', quantity: 30, setRatio: 1, size: size(90) },
    { name: 'chair', quantity: 120, setRatio: 4, size: size(40) },
  ];
  return problemOf(pieces, [{ size: { length: 6000, width: 2300, height: 2300 }, quantity: 0 }], rules);
}

function problemOfBody(body: Record<string, unknown>): LoadProblem {
  const request = { ...body, rules: { ...(body['rules'] as object), ...LEVEL } };
  const { problem, issues } = check(request, { uom: 'UnitMetric', maxRunTimeSeconds: 300 });
  if (problem === null) throw new Error(JSON.stringify(issues));
  return problem;
}
