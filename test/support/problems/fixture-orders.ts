/** Orders of test/fixtures/orders/ as problems, with other rules and numbers of containers. */
import { readFileSync } from 'node:fs';
import { check } from '../../../src/calculation/check.js';
import type { LoadProblem, Rules } from '../../../src/domain/problem.js';

/** @param containers of each type; absent: as the order says */
export function fixtureOrder(name: string, rules: Partial<Rules>, containers?: number): LoadProblem {
  const file = new URL(`../../../../test/fixtures/orders/${name}.json`, import.meta.url);
  const { problem } = check(JSON.parse(readFileSync(file, 'utf8')), { uom: 'UnitMetric', maxRunTimeSeconds: 300 });
  if (problem === null) throw new Error(`${name} is no sound order`);
  return {
    ...problem,
    containers: problem.containers.map((type) => ({ ...type, quantity: containers ?? type.quantity })),
    rules: { ...problem.rules, maxRunTimeSeconds: 300, ...rules },
  };
}
