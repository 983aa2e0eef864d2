/** What the settings of an account change in a plan of the real search. */
import t, { type Test } from 'tap';
import { type AccountRules, NO_ACCOUNT_RULES } from '../../../src/calculation/asked/account-rules.js';
import { calculate } from '../../../src/calculation/calculate.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { present } from '../../../src/calculation/present/present.js';
import { readCalculatedLoad } from '../../../src/calculation/saved/saved-load.js';
import type { CalculatedLoad } from '../../../src/calculation/types.js';
import { BRIEF, OPTIONS } from '../plans.js';
import { cargo, codes, container, judge, request } from '../requests.js';

const engine = loadEngine();

function loadFor(t: Test, body: unknown, settings: Partial<AccountRules> = {}): CalculatedLoad {
  const account = { ...NO_ACCOUNT_RULES, ...settings };
  const outcome = calculate(body, { ...OPTIONS, account }, engine);
  if (outcome.status === 'failed') throw new Error(outcome.error.message);
  t.ok(outcome.load.checks.length > 0, 'the verifier has accepted it');
  return outcome.load;
}

/** One slice of the container each: what lies where is a matter of the order alone. */
const slice = (fields: Record<string, unknown>) => cargo({ length: 20, width: 40, height: 50, qty: 1, ...fields });

/** Names of the first container's cargoes in the order in which they are loaded, which is also from the front wall. */
function namesInOrder({ problem, plan }: CalculatedLoad): string[] {
  return plan.containers[0]!.arrangements.map(({ cargo }) => problem.cargoes[cargo]!.name);
}

t.test('isCargoSequenceUsedInOppositeOrder: higher sequence is loaded first', async (t) => {
  const stops = request({
    cargoes: [2, 1, 3].map((sequence) => slice({ name: `stop ${sequence}`, sequence })),
    rules: { calculationType: 'MixLoad', isSequenceUsed: true },
  });
  const opposite = { isCargoSequenceUsedInOppositeOrder: true };
  t.same(namesInOrder(loadFor(t, stops)), ['stop 1', 'stop 2', 'stop 3']);
  const reversed = loadFor(t, stops, opposite);
  t.same(namesInOrder(reversed), ['stop 3', 'stop 2', 'stop 1']);
  t.same(
    reversed.problem.cargoes.map(({ sequence }) => sequence),
    [2, 1, 3],
    'the sequences stay what was sent',
  );
  const groups = request({
    cargoes: [
      slice({ name: 'late 5', groupName: 'late', sequence: 5 }),
      slice({ name: 'early 4', groupName: 'early', sequence: 4 }),
      slice({ name: 'late 1', groupName: 'late', sequence: 1 }),
    ],
    rules: { calculationType: 'MixLoad', isGroupSequenceUsed: true, isSequenceUsed: true },
  });
  t.same(namesInOrder(loadFor(t, groups)), ['late 1', 'late 5', 'early 4'], 'by the lowest of a group');
  t.same(namesInOrder(loadFor(t, groups, opposite)), ['late 5', 'late 1', 'early 4'], 'by the highest of a group');
  const stacked = { calculationType: 'MixLoad', stackingRule: 'LowerSequenceBottomFirst' };
  const pair = request({
    cargoes: [
      cargo({ name: 'one', sequence: 1, length: 100, width: 40, height: 25, qty: 1 }),
      cargo({ name: 'two', sequence: 2, length: 100, width: 40, height: 25, qty: 1 }),
    ],
    rules: stacked,
  });
  const [bottom] = loadFor(t, pair, opposite).plan.containers[0]!.arrangements;
  t.match(bottom, { cargo: 0, position: { z: 0 } }, 'a stacking rule means the sequence that was sent');
});

t.test('maxCargoTypesPerContainer: the limit where the container has none', async (t) => {
  const three = (fields: Record<string, unknown> = {}) =>
    request({
      cargoes: ['A', 'B', 'C'].map((name) => slice({ name })),
      emptyContainers: [container(fields)],
      rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
    });
  const limited = { maxCargoTypesPerContainer: 2 };
  t.equal(loadFor(t, three()).plan.containers.length, 1);
  t.equal(loadFor(t, three(), limited).plan.containers.length, 2);
  t.equal(loadFor(t, three({ maxCargoTypes: 1 }), limited).plan.containers.length, 3, "the container's own counts");
  const { unloaded } = loadFor(t, three({ qty: 1 }), limited).plan;
  t.match(unloaded, [{ quantity: 1, reason: 'TypeLimit', detail: { code: 'TypesFull' } }]);
  const echoed = present(loadFor(t, three(), limited), BRIEF).filledContainers[0]?.emptyContainer;
  t.match(echoed, { maxCargoTypes: 0 }, 'the container is shown as it was sent');
});

t.test('names of filled containers', async (t) => {
  const two = request({
    cargoes: [cargo({ length: 100, width: 40, height: 50, qty: 2 })],
    emptyContainers: [container({ name: 'T' })],
  });
  const namesFor = (settings: Partial<AccountRules>) =>
    present(loadFor(t, two, settings), BRIEF).filledContainers.map(({ name }) => name);
  const custom = { isCustomRuleUsedForSolutionsNames: true };
  t.same(namesFor({}), ['T 1', 'T 2']);
  t.same(namesFor({ prefixOfSolutionsNames: 'X' }), ['T 1', 'T 2'], 'not switched on');
  t.same(namesFor(custom), ['1', '2']);
  const all = {
    ...custom,
    prefixOfSolutionsNames: 'LKW-',
    suffixOfSolutionsNames: '/26',
    sequenceStartingNumberOfSolutionsNames: 99,
    sequenceLengthOfSolutionsNames: 4,
  };
  t.same(namesFor(all), ['LKW-0099/26', 'LKW-0100/26']);
  t.same(namesFor({ ...all, sequenceLengthOfSolutionsNames: 1 }), ['LKW-99/26', 'LKW-100/26'], 'never cut');
  const { solutionNames: _, ...saved } = loadFor(t, two);
  const savedBefore = readCalculatedLoad({ ...saved, version: 1 });
  t.equal(present(savedBefore, BRIEF).filledContainers[0]?.name, 'T 1', 'a load saved before there was a choice');
});

t.test('tidy loads are asked for by the account, and a rule of the request is none of the account', async (t) => {
  const account = {
    ...NO_ACCOUNT_RULES,
    isEasyLoadUsed: true,
    isSideSpaceOfCargoFilledWithSameCargo: true,
    maxCargoTypesPerContainer: 2,
  };
  const { allWarnings, problem } = judge(request(), { account });
  t.same(allWarnings, []);
  t.match(problem?.rules, { isEasyLoadUsed: true, isSideFilledAlike: true });
  const asked = judge(
    request({
      rules: {
        calculationType: 'MixLoad',
        isCargoSequenceUsedInOppositeOrder: true,
        maxCargoTypesPerContainer: 1,
        isCustomRuleUsedForSolutionsNames: true,
      },
    }),
  );
  t.same(codes(asked.allWarnings), [
    '/rules/isCargoSequenceUsedInOppositeOrder ReadOnlyRule',
    '/rules/isCustomRuleUsedForSolutionsNames ReadOnlyRule',
    '/rules/maxCargoTypesPerContainer ReadOnlyRule',
  ]);
  t.match(asked.problem, { rules: { isSequenceReversed: false }, containers: [{ maxCargoTypes: 0 }] });
});

t.test('isIdenticalCargoStayInOneContainerWhenNotSpread: whole in one container, or left out', async (t) => {
  /** Two halves of a container, a whole one and a half, and what fits beside one half. */
  const cargoes = [
    cargo({ name: 'half', length: 10, width: 40, height: 50, qty: 6 }),
    cargo({ name: 'too much', length: 10, width: 40, height: 50, qty: 15 }),
    cargo({ name: 'half too', length: 10, width: 40, height: 25, qty: 10 }),
    cargo({ name: 'little', length: 10, width: 40, height: 50, qty: 4 }),
  ];
  const rules = { calculationType: 'MixLoad', optimizationLevel: 1, isSpreadIdenticalCargoAllowed: false };
  const stay = { isIdenticalCargoStayInOneContainerWhenNotSpread: true };
  const namesIn = ({ problem, plan }: CalculatedLoad) =>
    plan.containers.map(({ arrangements }) =>
      [...new Set(arrangements.map((arrangement) => problem.cargoes[arrangement.cargo]!.name))].sort(),
    );
  const kept = loadFor(t, request({ cargoes, rules }), stay);
  t.same(namesIn(kept).flat().sort(), ['half', 'half too', 'little'], 'each in one container');
  t.equal(kept.plan.containers.length, 2, 'in as few containers as there can be');
  t.match(kept.plan.unloaded, [
    {
      cargo: 1,
      quantity: 15,
      reason: 'GroupKeptTogether',
      detail: { code: 'KeptTogether', values: { pieces: { count: 15 } } },
    },
  ]);
  t.equal(kept.plan.unloaded.length, 1);
  t.same(kept.warnings, []);
  t.ok(kept.checks.includes('undivided'), 'the verifier has looked at it');
  const without = loadFor(t, request({ cargoes, rules }));
  t.same(without.plan.unloaded, []);
  t.same(without.warnings, []);
  const ofHalf = without.plan.containers.filter(({ arrangements }) => arrangements.some(({ cargo: one }) => one === 0));
  t.equal(ofHalf.length, 1, 'what fits one container is not divided, what does not is');
  const maySpread = loadFor(t, request({ cargoes, rules: { ...rules, isSpreadIdenticalCargoAllowed: true } }), stay);
  t.same(maySpread.plan.unloaded, []);
  t.same(maySpread.warnings, []);
});
