/** Random requests over all rules, loaded one piece after another: what every rule allows alone is valid together. */
import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import { RULES } from '../../src/rules/index.js';
import { loadPlainly, valueLoaded } from '../support/engine/plain-loader.js';
import fc from '../support/fast-check.js';
import { arbitraryProblem } from '../support/problems/arbitrary-request.js';

const RUNS = 100;

t.test('plain loads break no rule, and each rule is in use in some', async (t) => {
  const inUse = new Set<string>();
  let loaded = 0;
  fc.assert(
    fc.property(arbitraryProblem(), (problem) => {
      const plan = loadPlainly(problem);
      const { faults, checks } = verify(problem, plan);
      if (faults.length > 0) throw new Error(`${faults[0]!.rule}: ${faults[0]!.message}`);
      for (const check of checks) inUse.add(check);
      if (valueLoaded(problem, plan) > 0) loaded++;
    }),
    { numRuns: RUNS },
  );
  t.ok(loaded > RUNS / 2, `${loaded} of ${RUNS} requests have something loaded`);
  t.same(
    RULES.map((rule) => rule.id).filter((id) => !inUse.has(id)),
    // The middle, the axles, the door, the floor and the order of loading are nothing that a plain loader seeks: random requests set no limit.
    ['centre-of-gravity', 'axles', 'door', 'door-bay', 'reach', 'line-load', 'floor-pressure'],
    'no rule is never in use',
  );
});
