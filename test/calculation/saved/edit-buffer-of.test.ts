/** A calculated load as an editing buffer: built again as it stands it is the same load. */
import t from 'tap';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { editBufferOf } from '../../../src/calculation/saved/edit-buffer-of.js';
import { judgedByHand } from '../../../src/calculation/saved/given-plan.js';
import { type Arrangement, piecesIn } from '../../../src/domain/plan.js';
import { vehicleLevel } from '../../../src/domain/unit-loads.js';
import { openedBuffer, openedEdit } from '../../support/problems/edits.js';
import { calculated, REQUESTS } from '../../support/report/report-sources.js';

const engine = loadEngine();
const OPTIONS = { uom: 'UnitMetric', maxRunTimeSeconds: 60, edit: { fillRemaining: false } } as const;

for (const [name, request] of Object.entries(REQUESTS)) {
  t.test(`${name}: judged without a fault, built again alike, and so once more`, async (t) => {
    const load = calculated(request);
    const option = load.plan.alternatives ? 0 : null;
    const edit = openedEdit(load, option);
    t.same(judgedByHand(edit.problem, edit.given), { faults: [], withoutOrder: [] });
    const again = calculate(edit.body, OPTIONS, engine);
    if (again.status !== 'succeed') throw new Error(JSON.stringify(again.error));
    const containers = option === null ? load.plan.containers : [load.plan.containers[option]!];
    t.same(weights({ ...load, plan: { ...load.plan, containers } }), weights(again.load));
    if (load.plan.pallets === undefined && option === null) t.same(edit.problem, load.problem);
    const twice = openedBuffer(editBufferOf(again.load), 'UnitMetric');
    t.same(judgedByHand(twice.problem, twice.given), { faults: [], withoutOrder: [] });
  });
}

t.test('of alternatives one has to be chosen', async (t) => {
  const cargoes = [{ style: 'Shipcase', name: 'A', length: 300, width: 200, height: 200, weight: 2, qty: 900 }];
  const emptyContainers = [{ containerType: 'Pallet', name: 'EUR', length: 1200, width: 800, height: 1400 }];
  const load = calculated({ title: 'x', cargoes, emptyContainers, rules: { calculationType: 'UnitLoad' } });
  t.throws(() => editBufferOf(load), /Choose one/);
  t.equal(openedEdit(load, 0).given[0]!.loaded.arrangements.length, piecesOf(load.plan.containers[0]!.arrangements));
});

function piecesOf(arrangements: readonly Arrangement[]): number {
  return arrangements.reduce((sum, one) => sum + piecesIn(one), 0);
}

/** By container: its pieces, and their weight. */
function weights({ problem, plan }: ReturnType<typeof calculated>): [number, number][] {
  const { cargoes } = vehicleLevel(problem, plan).problem;
  return plan.containers.map(({ arrangements }) => [
    piecesOf(arrangements),
    Math.round(arrangements.reduce((sum, one) => sum + piecesIn(one) * cargoes[one.cargo]!.weight, 0)),
  ]);
}
