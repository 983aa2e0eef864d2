import { test } from 'tap';
import { cargo, codes, judge, request } from '../requests.js';

test('defaults ask for nothing that is not built', (t) => {
  const { problem, allWarnings } = judge(request({ rules: { calculationType: 'MixLoad' } }));
  t.not(problem, null);
  t.strictSame(allWarnings, []);
  t.end();
});

test('a rule that is not built is named, and kept from the problem', (t) => {
  const unbuilt = { calculationType: 'SetLoadByVolume', algorithmType: 18, isGroupUsed: true };
  const {
    problem,
    request: echoed,
    allWarnings,
  } = judge(
    request({
      cargoes: [cargo({ setRatio: 1, maxSupportingWeight: 3 }), cargo({ name: 'B', setRatio: 1 })],
      rules: { ...unbuilt, isSequenceUsed: true, balanceConfiguration: { isUsed: true } },
    }),
  );
  t.strictSame(codes(allWarnings), []);
  t.match(problem?.rules, {
    calculationType: 'SetLoadByVolume',
    algorithmType: 'Interlocked',
    isGroupUsed: true,
    isSequenceUsed: true,
  });
  t.match(problem?.cargoes[0], { maxSupportingWeight: 3 });
  t.match(echoed.rules, { calculationType: 'SetLoadByVolume', algorithmType: 'Interlocked' });
  t.end();
});
