/** What keeps a piece out and the place that is shown for it are of one look at the load: nothing is in the way there, and the rule is broken. */
import t from 'tap';
import { calculate } from '../../../src/calculation/index.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { loadingRanks } from '../../../src/domain/loading-ranks.js';
import type { Arrangement, LoadPlan, Unloaded } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import { vehicleLevel } from '../../../src/domain/unit-loads.js';
import { ContainerLoad, Report, RULES } from '../../../src/rules/index.js';
import { draws } from '../../support/draws.js';
import fc from '../../support/fast-check.js';
import { arbitraryRequest } from '../../support/problems/arbitrary-request.js';
import { arbitraryVehicleRequest } from '../../support/problems/arbitrary-vehicles.js';

const engine = loadEngine();

/** With one piece more at the place of a row, loaded in its turn. */
function brokenAt(problem: LoadProblem, plan: LoadPlan, { cargo, place }: Unloaded): string[] {
  const { container, orientation, position } = place!;
  const { arrangements, container: type } = plan.containers[container]!;
  const ranks = loadingRanks(problem);
  const piece: Arrangement = { cargo, orientation, position, counts: { length: 1, width: 1, height: 1 } };
  const later = arrangements.findIndex((other) => ranks[other.cargo]! > ranks[cargo]!);
  const all = arrangements.toSpliced(later < 0 ? arrangements.length : later, 0, piece);
  const load = new ContainerLoad(problem, { container: type, arrangements: all });
  const broken = RULES.filter((rule) => {
    const report = new Report(rule.id, 0);
    if (rule.isUsed(problem)) rule.check(load, report);
    return report.faults.length > 0;
  });
  return broken.map(({ id }) => id);
}

t.test('random orders: the verifier finds the rule of the reason at the place', async (t) => {
  const settings = { isAboutPlans: true, pieces: 30, cargoes: 4 };
  const seen = { rules: 0, places: 0, limits: 0 };
  const kinds = [
    { requests: arbitraryVehicleRequest(settings), uom: 'UnitHighMetric' },
    { requests: arbitraryRequest(settings), uom: 'UnitMetric' },
  ] as const;
  for (const { requests, uom } of kinds) {
    for (const body of fc.sample(requests, { numRuns: draws(150), seed: 11 })) {
      const asked = { ...body, rules: { ...(body['rules'] as object), optimizationLevel: 1 } };
      const outcome = calculate(asked, { uom, maxRunTimeSeconds: 300 }, engine);
      if (outcome.status === 'failed') continue;
      const { problem, plan } = outcome.load;
      const vehicles = vehicleLevel(problem, plan);
      for (const row of plan.unloaded) {
        t.notOk(row.at, 'where it was looked at is nobody else’s');
        if (typeof row.detail === 'string' || typeof row.detail.values['container'] !== 'string') continue;
        const { code, values } = row.detail;
        if (code === 'RuleForbids') seen.rules++;
        if (row.place === null) continue;
        const { container } = vehicles.plan.containers[row.place!.container]!;
        t.equal(problem.containers[container]!.name, values['container'], 'in the container that the reason names');
        if (code !== 'RuleForbids') seen.limits++;
        else {
          seen.places++;
          t.equal(row.place!.inTheWay, null, 'nothing lies there');
          const broken = brokenAt(vehicles.problem, vehicles.plan, row);
          t.ok(broken.includes(String(values['rule'])), `${values['rule']} is broken there: ${broken}`);
          t.notOk(broken.includes('overlap'));
        }
      }
    }
  }
  t.comment(JSON.stringify(seen));
  t.ok(seen.places > draws(20) && seen.places > seen.rules / 5 && seen.limits > draws(20), JSON.stringify(seen));
});
