/** Balancing through the door: fields of a request in, figures and warnings of a Load out. */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import { ownBalance } from '../support/rules/own-balance.js';
import { BRIEF, conforms } from './plans.js';
import { cargo, codes, container, request } from './requests.js';

const engine = loadEngine();

/** A van takes four cubes in a row. */
const CUBE = { length: 10, width: 10, height: 10, weight: 5 };
const VAN = container({ length: 40, width: 10, height: 10 });

function load(body: object, uom: 'UnitMetric' | 'UnitEnglish' = 'UnitMetric'): CalculatedLoad {
  const outcome = calculate(body, { uom, maxRunTimeSeconds: 300 }, engine);
  if (outcome.status !== 'succeed') throw new Error(outcome.error.message);
  return outcome.load;
}

const asked = (rules: object, cargoes: readonly object[], emptyContainers: readonly object[] = [VAN]) =>
  request({ cargoes, emptyContainers, rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules } });

t.test('optional cargo is ordinary as long as the switch is off', async (t) => {
  const cargoes = [cargo({ ...CUBE, qty: 2 }), cargo({ ...CUBE, name: 'B', qty: 4, isOptional: true })];
  const off = load(asked({}, cargoes));
  t.equal(off.plan.containers.length, 2);
  t.same(codes(off.warnings), ['/cargoes/1/isOptional OptionalTakenAsOrdinary']);
  const on = load(asked({ isBalanceFillWithOptionalCargoes: true }, cargoes));
  t.equal(on.plan.containers.length, 1);
  t.same(on.warnings, []);
  t.ok(on.checks.includes('optional-cargo'));
  const shown = present(on, BRIEF);
  conforms(t, 'Load', shown);
  t.match(shown.loadSummary, { cargoesLoaded: 4, cargoesLeft: 2 });
  t.match(shown.unloaded, [{ name: 'B', qty: 2, reason: 'NoSpaceLeft', detail: /opens no container/ }]);
});

t.test('extra pieces count in weights, volumes and prices, not among what was ordered', async (t) => {
  const rules = { isBalanceFillWithAdditionalAmountofExstingCargoes: true };
  const found = load(asked(rules, [cargo({ ...CUBE, qty: 3, price: 2, pieceInside: 6 })]));
  const shown = present(found, BRIEF);
  conforms(t, 'Load', shown);
  const counted = { cargoesLoaded: 3, piecesLoaded: 18, extraLoaded: 1 };
  t.match(shown.loadSummary, { ...counted, weightLoaded: 20, priceLoaded: 8, volumeUtilization: 100 });
  t.match(shown.filledContainers[0], { loadSummary: { ...counted, weightLoaded: 20 }, manifest: [counted] });
  t.same(shown.unloaded, []);
});

t.test('a load that cannot be balanced carries a warning with the figures', async (t) => {
  const rules = { balanceConfiguration: { isUsed: true, maxWeightDifference: 5 } };
  const cargoes = [cargo({ ...CUBE, qty: 1, weight: 60 }), cargo({ ...CUBE, name: 'B', qty: 3, weight: 20 })];
  const { warnings } = load(asked(rules, cargoes));
  t.match(warnings, [{ code: 'Unbalanced', pointer: '/rules/balanceConfiguration' }]);
  t.match(warnings[0]!.message, /Filled container 1 \("T"\)/);
  t.match(warnings[0]!.message, /front (80|40) kg, rear (80|40) kg, which differ by 33\.3 % .*\(5 % is allowed\)/);
  const even = [cargo({ ...CUBE, qty: 2, weight: 60 }), cargo({ ...CUBE, name: 'B', qty: 2, weight: 20 })];
  t.same(load(asked(rules, even)).warnings, []);
  const off = { balanceConfiguration: { isUsed: false, maxWeightDifference: 5 } };
  t.same(codes(load(asked(off, cargoes)).warnings), ['/rules/balanceConfiguration/maxWeightDifference NoEffect']);
});

t.test('the centre of gravity shown is right to four digits', async (t) => {
  const cargoes = [
    cargo({ ...CUBE, length: 13, width: 7, weight: 3.7, qty: 17 }),
    cargo({ ...CUBE, name: 'B', height: 5, weight: 11.3, qty: 23 }),
  ];
  const van = container({ length: 97, width: 33, height: 29 });
  for (const rules of [{}, { isBalanceAlignLoadCenter: true }, { isBalanceSpreadLoadBottom: true }]) {
    const found = load(asked(rules, cargoes, [van]));
    const { problem, plan } = found;
    present(found, BRIEF).filledContainers.forEach(({ cog }, place) => {
      const { x, y, z } = ownBalance(problem, plan.containers[place]!).cog;
      const shown = { length: x / problem.scale, width: y / problem.scale, height: z / problem.scale };
      for (const side of ['length', 'width', 'height'] as const) t.ok(Math.abs(cog![side] - shown[side]) <= 0.00005001);
    });
  }
});

t.test('every switch of balancing is applied', async (t) => {
  const rules = {
    isBalanceAppliedToLastSolution: true,
    isBalanceReplacedWithSmallerSizes: true,
    isBalancePoorUtlizationUnloaded: true,
    maxUtilizationForBalanceUnload: 10,
    isBalanceSpreadLoadBottom: true,
    isBalanceAlignLoadCenter: true,
    isBalanceFillWithOptionalCargoes: true,
    isBalanceFillWithAdditionalAmountofExstingCargoes: true,
    optionalCargoesFillingAction: 'FillLastContainer',
    balanceConfiguration: { isUsed: true, maxWeightDifference: 10 },
  };
  const cargoes = [cargo({ ...CUBE, qty: 5 }), cargo({ ...CUBE, name: 'B', qty: 1, isOptional: true })];
  const { problem, warnings } = load(asked(rules, cargoes, [VAN, container({ ...VAN, name: 'Short', length: 20 })]));
  t.same(warnings, []);
  t.match(problem.rules, {
    balancing: {
      isLastOnly: true,
      isCentred: true,
      isSpread: true,
      maxWeightDifference: 10,
      isLastSmaller: true,
      poorUtilization: 10,
    },
    isExtraCargoAllowed: true,
    optionalFilling: 'FillLastContainer',
  });
  t.notOk('balancing' in load(asked({}, [cargo(CUBE)])).problem.rules, 'nothing is asked for by default');
});
