import { test } from 'tap';
import { notYetApplied } from '../../src/calculation/not-yet-applied.js';
import { withDefaults } from '../../src/schema/defaults.js';
import { cargo, codes, container, judge, request } from './requests.js';

test('defaults ask for nothing that is not built', (t) => {
  const { problem, allWarnings } = judge(request({ rules: { calculationType: 'MixLoad' } }));
  t.not(problem, null);
  t.strictSame(allWarnings, []);
  t.end();
});

test('a rule that is not built is named, and kept from the problem', (t) => {
  const {
    problem,
    request: echoed,
    allWarnings,
  } = judge(
    request({
      cargoes: [cargo({ maxSupportingWeight: 3 }), cargo({ name: 'B', maxSupportingWeight: 4, isPalletized: true })],
      emptyContainers: [
        container({ zones: [{ position: {}, size: { length: 5, width: 5, height: 5 }, maxWeight: 3 }] }),
      ],
      rules: {
        calculationType: 'SetLoadByVolume',
        algorithmType: 18,
        isSequenceUsed: true,
        maxStackingHeight: { isUsed: true },
      },
    }),
  );
  // Without a set ratio a set load is a fault; with one it is planned as a MixLoad for now.
  t.equal(problem, null);
  t.match(echoed.rules, { calculationType: 'SetLoadByVolume' });
  t.strictSame(allWarnings, []);
  const valid = judge(
    request({
      cargoes: [
        cargo({ maxSupportingWeight: 3, setRatio: 1 }),
        cargo({ name: 'B', maxSupportingWeight: 4, setRatio: 1 }),
      ],
      emptyContainers: [
        container({ zones: [{ position: {}, size: { length: 5, width: 5, height: 5 }, maxWeight: 3 }] }),
      ],
      rules: {
        calculationType: 'SetLoadByVolume',
        algorithmType: 18,
        isSequenceUsed: true,
        maxStackingHeight: { isUsed: true },
      },
    }),
  );
  t.strictSame(codes(valid.allWarnings), [
    '/cargoes/0/maxSupportingWeight NotYetApplied',
    '/emptyContainers/0/zones NotYetApplied',
    '/rules/algorithmType NotYetApplied',
    '/rules/calculationType NotYetApplied',
    '/rules/isSequenceUsed NotYetApplied',
    '/rules/maxStackingHeight NotYetApplied',
  ]);
  t.match(valid.allWarnings[0]?.message, /\(2 times\)/);
  t.match(valid.problem?.rules, {
    calculationType: 'MixLoad',
    algorithmType: 'Optimization',
    isSequenceUsed: false,
    maxStackingHeightRate: null,
  });
  t.equal(valid.problem?.cargoes[0]?.maxSupportingWeight, 0);
  t.strictSame(valid.problem?.containers[0]?.zones, []);
  t.match(valid.request.cargoes[1], { maxSupportingWeight: 4 });
  t.end();
});

test('what is switched off inside an object asks for nothing', (t) => {
  const rules = withDefaults('Rules', {
    calculationType: 'MixLoad',
    balanceConfiguration: { isUsed: false, maxWeightDifference: 5 },
    maxStackingHeight: {},
    stackingMatrix: [],
    algorithmType: 'MaxVolumeFirst',
    stackingRule: 'FloorStack',
  });
  const warnings = notYetApplied({ cargoes: [], containers: [], rules, containersPointer: '/emptyContainers' });
  t.strictSame(codes(warnings), []);
  t.end();
});
