/** A plan that the clock ended, or that took long, found from its placements: the same pieces, and built by its buffer alike. */
import { readFileSync } from 'node:fs';
import t from 'tap';
import { asPlaced } from '../../src/calculation/as-placed.js';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { CalculationOutcome } from '../../src/calculation/types.js';
import { piecesIn } from '../../src/domain/plan.js';

const engine = loadEngine();
const UNIT = { uom: 'UnitMetric', maxRunTimeSeconds: 300 } as const;
const sample = JSON.parse(readFileSync('samples/mixed-order-40ft.json', 'utf8'));
const body = { ...sample, rules: { ...sample.rules, optimizationLevel: 2, maxRunTimeSeconds: 1 } };

/** Of which every look takes so many milliseconds. */
function clock(step: number): () => number {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

t.test('ended by the clock', async (t) => {
  const ended = calculate(body, UNIT, engine, { now: clock(20) });
  if (ended.status === 'failed') throw new Error(ended.error.message);
  t.equal(ended.load.plan.search.complete, false);
  const placed = asPlaced(ended, UNIT, engine)!;
  const { plan } = placed.outcome.load;
  t.same(
    plan.containers.map(({ arrangements }) => arrangements.map(({ isKept: _, ...one }) => one)),
    ended.load.plan.containers.map(({ arrangements }) => arrangements),
  );
  const left = (one: typeof plan) => one.unloaded.map(({ cargo, quantity }) => [cargo, quantity]);
  t.same(left(plan), left(ended.load.plan));
  t.notOk(plan.unloaded.some(({ reason }) => reason === 'TimeLimit'));
  const again = calculate(placed.buffer, { ...UNIT, edit: { fillRemaining: false, isAsSent: true } }, engine);
  t.same(again.status === 'succeed' && again.load.plan, plan);
});

t.test('not ended by it', async (t) => {
  const quick = { ...sample, rules: { ...sample.rules, optimizationLevel: 1 } };
  const planned = calculate(quick, UNIT, engine);
  t.equal(asPlaced(planned, UNIT, engine), null);
  t.equal(asPlaced(calculate({}, UNIT, engine), UNIT, engine), null);
  const slow = { ...planned, timings: { ...planned.timings, search: 4000 } } as typeof planned;
  t.equal(pieces(asPlaced(slow, UNIT, engine)?.outcome), pieces(planned), 'what took long is not searched twice');
  if (slow.status === 'failed') throw new Error(slow.error.message);
  const onPallets = { ...slow, load: { ...slow.load, plan: { ...slow.load.plan, pallets: [] } } };
  t.equal(asPlaced(onPallets, UNIT, engine), null, 'pallets that cannot be placed as such');
  const pallet = { containerType: 'Pallet', name: 'EUR', length: 1200, width: 800, height: 900, palletThickness: 144 };
  const cargoes = [{ style: 'Shipcase', name: 'C', length: 400, width: 300, height: 300, weight: 6, qty: 40 }];
  const rules = { ...quick.rules, isPalletized: true, MixPallet: pallet };
  const palletized = calculate({ ...quick, cargoes, rules }, UNIT, engine);
  if (palletized.status === 'failed') throw new Error(palletized.error.message);
  const late = { ...palletized, timings: { ...palletized.timings, search: 4000 } };
  const { length } = palletized.load.plan.pallets!;
  t.equal(asPlaced(late, UNIT, engine)?.outcome.load.plan.pallets?.length, length, 'pallets stay pallets');
});

function pieces(outcome: CalculationOutcome | undefined): number {
  if (outcome?.status !== 'succeed') return 0;
  return outcome.load.plan.containers
    .flatMap(({ arrangements }) => arrangements)
    .reduce((sum, one) => sum + piecesIn(one), 0);
}
