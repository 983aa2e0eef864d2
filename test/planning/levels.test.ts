/** A higher optimizationLevel is never worse than a lower one, after finishing, the order of loading and balancing. */
import t, { type Test } from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { verify } from '../../src/calculation/verify.js';
import type { LoadProblem, Rules } from '../../src/domain/problem.js';
import { bestFinished, compareFinished } from '../../src/planning/finishing/of-finished.js';
import { compactness } from '../../src/planning/goals/compactness.js';
import { compare, Score } from '../../src/planning/goals/compare.js';
import { draftOf } from '../../src/planning/goals/draft.js';
import { planOrder } from '../../src/planning/plan-order.js';
import { draws } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { arbitraryProblem, problemWithAllRules } from '../support/problems/arbitrary-request.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at } from '../support/rules/judging.js';

const engine = loadEngine();

function scoreAt(t: Test, problem: LoadProblem, optimizationLevel: Rules['optimizationLevel']): Score {
  const asked = { ...problem, rules: { ...problem.rules, optimizationLevel } };
  const plan = planOrder(asked, { engine });
  t.same(verify(asked, plan).faults, []);
  return new Score(problem, draftOf(problem, plan.containers));
}

t.test('level 2 against level 1, with every rule drawn', async (t) => {
  for (const problem of fc.sample(arbitraryProblem({ rolls: 3, pieces: 6, isAboutPlans: true }), {
    numRuns: draws(9, 1),
    seed: 1,
  })) {
    const [lower, higher] = [scoreAt(t, problem, 1), scoreAt(t, problem, 2)];
    t.ok(compareFinished(higher, lower) <= 0);
  }
});

const box = (name: string, [length, width, height]: readonly number[], fields: object) => ({
  ...{ name, style: 'Shipcase', length, width, height },
  ...fields,
});
const roll = (name: string, diameter: number, height: number, fields: object) => ({
  ...{ name, style: 'Roll', length: 0, width: 0, height, diameter },
  ...fields,
});

t.test('level 2 against level 1, where a step after the search undoes what the search has gained', async (t) => {
  const levels = (cargoes: readonly object[], container: object, rules: object) => {
    const emptyContainers = [{ name: 'T', containerType: 'SeaVan', ...container }];
    const problem = problemWithAllRules({ title: 'levels', cargoes, emptyContainers, rules });
    return [scoreAt(t, problem, 1), scoreAt(t, problem, 2)] as const;
  };
  const isNoWorse = ([lower, higher]: readonly [Score, Score], what: string) =>
    t.ok(compareFinished(higher, lower) <= 0, what);

  const rows = { weight: 4, orientationPriority: 'Orientations21', qty: 3, setRatio: 3 };
  isNoWorse(
    levels(
      [
        box('A', [14, 41, 27], { ...rows, emptyContainersFavorite: ['T'], sequence: 1 }),
        box('A', [14, 41, 27], { ...rows, emptyContainersFavorite: ['T'] }),
        roll('B', 10, 46, { weight: 37, faceOpen: 'WidthSide', qty: 3, setRatio: 1 }),
      ],
      { length: 150, width: 62, height: 93, qty: 1, vehicleDropDeckRearSize: { length: 25, width: 30, height: 18 } },
      {
        ...{ calculationType: 'SetLoad', fillDirection: 'BottomToTop', isSequenceUsed: true, minSupportRate: 1 },
        balanceConfiguration: { isUsed: true, maxWeightDifference: 29 },
        isBalanceFillWithAdditionalAmountofExstingCargoes: true,
      },
    ),
    'sets, of which more are added',
  );
  isNoWorse(
    levels(
      [
        box('A', [17, 27, 60], { orientationsAllowed: 'Orientation1', faceOpen: 'WidthSide', qty: 2, setRatio: 1 }),
        box('B', [45, 55, 15], { weight: 22, orientationsAllowed: 'Orientation1', qty: 1, setRatio: 2 }),
        roll('C', 23, 38, {
          ...{ weight: 3, orientationsAllowed: 'Orientations1246', maxLayersOnOrientation1: 2, qty: 4, setRatio: 2 },
          ...{ maxLayersAllowedOverDifferentCargoes: false, maxSupportingWeight: 48 },
        }),
      ],
      { length: 199, width: 78, height: 109, containerType: 'Pallet' },
      {
        ...{ calculationType: 'SetLoadByVolume', fillDirection: 'BottomToTop', seed: 794, maxSearchDepth: 1 },
        ...{ isEmptySpaceMerged: false, minWeightDifferencePercentageForStackingTwoCargoes: 21 },
        isBalanceFillWithAdditionalAmountofExstingCargoes: true,
      },
    ),
    'sets by volume, of which more are added',
  );
  isNoWorse(
    levels(
      [
        box('A', [41, 15, 37], { weight: 32, price: 20, orientationsAllowed: 'OrientationsAll', groupName: 'south' }),
        box('B', [56, 10, 10], {
          ...{ weight: 46, price: 10, orientationsAllowed: 'Orientations13456', floorStackType: 'NoBottom', qty: 3 },
        }),
      ].map((one) => ({ qty: 1, ...one })),
      {
        ...{ length: 219, width: 62, height: 59, qty: 2, maxPrice: 31 },
        vehicleDropDeckFrontSize: { length: 39, width: 30, height: 17 },
      },
      {
        ...{ calculationType: 'MixLoad', isPriceLimited: true, isSafeStackingUsed: false },
        ...{ isGroupUsed: true, isSameAlias1TogetherInSameGroup: true, isBalanceAppliedToLastSolution: true },
        balanceConfiguration: { isUsed: true, maxWeightDifference: 18 },
      },
    ),
    'groups laid together',
  );
});

t.test('of finished plans the one that none before it beats, of equal ones the last', async (t) => {
  const problem = problemOf([{ quantity: 2 }]);
  const plan = (x: number) => ({
    draft: draftOf(problem, [{ container: 0, arrangements: [at(0, 0, 0, 0), at(0, x, 0, 0)] }]),
  });
  const [short, long, alike] = [plan(100), plan(500), plan(100)];
  t.equal(bestFinished(problem, [short, long]), short);
  t.equal(bestFinished(problem, [long, short]), short);
  t.equal(bestFinished(problem, [short, alike]), alike);
  const [a, b] = [short, long].map(({ draft }) => new Score(problem, draft));
  t.ok(compareFinished(a!, b!) < 0 && compare(a!, b!, [compactness]) < 0);
});
