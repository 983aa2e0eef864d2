import { test } from 'tap';
import { cargo, codes, container, judge, request } from '../requests.js';

test('a plain request becomes a problem with its defaults', (t) => {
  const { problem, allIssues, allWarnings } = judge(request());
  t.strictSame(allIssues, []);
  t.strictSame(allWarnings, []);
  t.equal(problem?.scale, 1);
  t.strictSame(problem?.cargoes[0]?.size, { length: 10, width: 8, height: 6 });
  t.equal(problem?.cargoes[0]?.orientations, 0b11);
  t.equal(problem?.cargoes[0]?.turnAllowedOnFloor, true);
  t.equal(problem?.cargoes[0]?.floorStackSupportsOthers, true);
  t.equal(problem?.cargoes[0]?.maxLayersAllowedOverDifferentCargoes, true);
  t.equal(problem?.cargoes[0]?.floorStackType, null);
  t.equal(problem?.cargoes[0]?.volume, 480);
  t.equal(problem?.containers[0]?.quantity, 0);
  t.equal(problem?.containers[0]?.name, 'T');
  const rules = problem?.rules;
  t.match(rules, {
    calculationType: 'MixLoad',
    algorithmType: 'Optimization',
    fillDirection: 'FrontToRear',
    optimizationLevel: 2,
    seed: 1,
    maxRunTimeSeconds: 300,
    minSupportRate: 0.8,
    isWeightLimited: true,
    isSafeStackingUsed: true,
    isEmptySpaceMerged: true,
    isTuned: true,
    isCargoUndivided: false,
    isSameGroupAllowedInDifferentContainers: true,
    isMultiContainerTypesEnabled: true,
    isPriceLimited: false,
    isSequenceUsed: false,
    isGroupUsed: false,
    maxStackingHeightRate: null,
  });
  t.end();
});

test('a stacking height without a rate, or with 0, is off', (t) => {
  const rateOf = (fields: object) =>
    judge(request({ rules: { calculationType: 'MixLoad', maxStackingHeight: { isUsed: true, ...fields } } })).problem
      ?.rules.maxStackingHeightRate;
  t.equal(rateOf({}), null);
  t.equal(rateOf({ proportionalRateToSetMaxStackingHeight: null }), null);
  t.equal(rateOf({ proportionalRateToSetMaxStackingHeight: 0 }), null);
  t.equal(rateOf({ proportionalRateToSetMaxStackingHeight: 2 }), 2);
  t.end();
});

test('sizes are whole on the coarsest power of ten', (t) => {
  const scaleOf = (length: number) => judge(request({ cargoes: [cargo({ length })] })).problem?.scale;
  t.equal(scaleOf(12), 1);
  t.equal(scaleOf(12.5), 10);
  t.equal(scaleOf(0.07), 100);
  t.equal(scaleOf(1.125), 1000);
  t.equal(scaleOf(1.0001), 10_000);
  const { problem } = judge(request({ cargoes: [cargo({ length: 12.5, bulgeSize: { length: 0.25, height: 1 } })] }));
  t.equal(problem?.scale, 100);
  t.strictSame(problem?.cargoes[0]?.size, { length: 1275, width: 800, height: 700 });
  t.strictSame(problem?.containers[0]?.size, { length: 10_000, width: 4000, height: 5000 });
  t.end();
});

test('more than four decimals are rounded, cargo up and containers down, with a warning', (t) => {
  const { problem, allWarnings } = judge(
    request({ cargoes: [cargo({ length: 1.00001 })], emptyContainers: [container({ length: 99.99999 })] }),
  );
  t.equal(problem?.cargoes[0]?.size.length, 10_001);
  t.equal(problem?.containers[0]?.size.length, 999_999);
  t.strictSame(codes(allWarnings), ['/cargoes/0/length Rounded', '/emptyContainers/0/length Rounded']);
  for (const { message } of allWarnings) {
    t.match(message, /^[\d.,]+ in has more than 4 decimals and was rounded (up|down) to [\d.,]+ in\.$/);
  }
  t.end();
});

test('a size that is 0, or too small to count, is a fault and no division by nothing', (t) => {
  const unitload = { loadSize: { length: 0, width: 9, height: 9 } };
  const faulty = request({
    cargoes: [cargo({ length: 0, unitload })],
    emptyContainers: [container({ width: 5e-324, height: 0.00009 })],
  });
  const { problem, allIssues } = judge(faulty);
  t.equal(problem, null);
  t.strictSame(codes(allIssues), [
    '/cargoes/0/length InvalidCargoSize',
    '/emptyContainers/0/height InvalidContainerSize',
    '/emptyContainers/0/width InvalidContainerSize',
  ]);
  t.match(allIssues[0], { message: '0 in is too small for a size. The smallest size is 0.0001 in.', hint: /loadSize/ });
  t.end();
});

test('a size too large on its grid is a fault', (t) => {
  const { problem, allIssues } = judge(
    request({ cargoes: [cargo({ length: 1.0001 })], emptyContainers: [container({ length: 1_000_000 })] }),
  );
  t.equal(problem, null);
  t.strictSame(codes(allIssues), ['/emptyContainers/0/length ValidationFailed']);
  t.match(allIssues[0]?.message, /^1,000,000 in is too large\. .* counted in 1.10,000 in, .*2,147,483,647/);
  t.end();
});

test('rolls: bounding box, cylinder volume, a grid of a thousandth of the diameter', (t) => {
  const roll = cargo({ style: 'Roll', diameter: 40, height: 60, length: 0, width: 0 });
  const { problem, allWarnings } = judge(request({ cargoes: [roll] }));
  t.equal(problem?.scale, 100);
  t.strictSame(problem?.cargoes[0]?.size, { length: 4000, width: 4000, height: 6000 });
  t.equal(problem?.cargoes[0]?.diameter, 4000);
  t.equal(problem?.cargoes[0]?.volume, (Math.PI / 4) * 4000 * 4000 * 6000);
  t.strictSame(codes(allWarnings), []);
  const lying = judge(request({ cargoes: [cargo({ style: 'Roll', diameter: 40, height: 0, length: 30 })] }));
  t.equal(lying.problem?.cargoes[0]?.size.height, 3000);
  const none = judge(request({ cargoes: [cargo({ style: 'Roll', height: 0, length: 0 })] }));
  t.strictSame(codes(none.allIssues), ['/cargoes/0/diameter InvalidCargoSize', '/cargoes/0/height InvalidCargoSize']);
  t.end();
});

test('all faults are listed at once, those of shape and those across records', (t) => {
  const { allIssues, problem } = judge({
    title: '..',
    cargoes: [
      cargo({ qty: 0 }),
      cargo({ name: 'A', length: 11 }),
      cargo({ name: 'B', length: -1 }),
      cargo({ name: 'C', orientationsAllowed: 'Orientations' }),
      cargo({ name: 'D', weight: '5' }),
    ],
    containers: [container({ height: 0 })],
    rules: { calculationType: 'Mix load', minSupportRate: 80, optimizationLevel: 5 },
  });
  t.equal(problem, null);
  t.strictSame(codes(allIssues), [
    '/cargoes/0/qty CargoHasZeroLoadCount',
    '/cargoes/1/name DuplicateName',
    '/cargoes/2/length InvalidCargoSize',
    '/cargoes/3/orientationsAllowed InvalidCargoOrientations',
    '/cargoes/4/weight ValidationFailed',
    '/containers/0/height InvalidContainerSize',
    '/rules/minSupportRate ValidationFailed',
    '/rules/optimizationLevel ValidationFailed',
    '/title ValidationFailed',
  ]);
  t.match(allIssues.find(({ pointer }) => pointer === '/rules/minSupportRate')?.hint, /0\.8 means 80 %/);
  t.end();
});
