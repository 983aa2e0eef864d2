import { test } from 'tap';
import { cargo, codes, judge, request } from '../requests.js';

const PALLET = {
  containerType: 'Pallet',
  name: 'Deck',
  length: 40,
  width: 48,
  height: 50,
  palletThickness: 5.5,
  qty: 3,
};

test('a palletized cargo is told its pallet and how it is stacked', (t) => {
  const {
    problem,
    allIssues,
    allWarnings,
    request: echoed,
  } = judge(
    request({
      cargoes: [
        cargo({
          isPalletized: true,
          palletizing: { pallet: PALLET, fixedCargoCountOnPallet: 12, flatPalletTop: true },
          unitloadTopPattern: 'Pattern2Blocks',
          unitloadLayersQtyRotated: 2,
        }),
        cargo({ name: 'B' }),
      ],
      rules: { calculationType: 'MixLoad', palletizing: { minHeightOfPallets: 7.5 } },
    }),
  );
  t.strictSame(allIssues, []);
  t.strictSame(codes(allWarnings), []);
  t.equal(problem?.pallets?.length, 1);
  t.match(problem?.pallets?.[0], { name: 'Deck', quantity: 3, thickness: 55, size: { length: 400 } });
  t.match(problem?.cargoes[0]?.palletizing, {
    pallet: 0,
    fixedCount: 12,
    isTopFlat: true,
    isPartialAllowed: true,
    topPattern: 'Pattern2Blocks',
    bottomPattern: 'BestFit',
    layersTurned: 2,
  });
  t.equal(problem?.cargoes[1]?.palletizing, undefined);
  t.match(problem?.rules.palletizing, { minHeight: 75, mixedPallet: null, isHeightChosen: false });
  t.equal(echoed.pallets?.length, 1);
  t.end();
});

test('the rules palletize every cargo, on the pallet of mixed ones where it has none', (t) => {
  const { problem } = judge(
    request({
      cargoes: [
        cargo({ palletizing: { pallet: PALLET, remainQtyToMixPallet: true } }),
        cargo({ name: 'B' }),
        cargo({ name: 'C', palletizing: { pallet: PALLET } }),
      ],
      rules: { calculationType: 'MixLoad', isPalletized: true, MixPallet: { ...PALLET, name: 'Mixed' } },
    }),
  );
  t.same(
    problem?.cargoes.map(({ palletizing }) => palletizing?.pallet),
    [0, 1, 0],
  );
  t.equal(problem?.rules.palletizing?.mixedPallet, 1);
  t.end();
});

test('a cargo without a pallet is a fault where it lies, a carton may be one', (t) => {
  const { allIssues } = judge(request({ cargoes: [cargo(), cargo({ name: 'B', isPalletized: true })] }));
  t.strictSame(codes(allIssues), ['/cargoes/1/palletizing/pallet ValidationFailed']);
  t.match(allIssues[0], { message: /"B" is palletized/, hint: /MixPallet/ });
  const carton = { ...PALLET, containerType: 'Carton' };
  t.strictSame(
    judge(request({ cargoes: [cargo({ isPalletized: true, palletizing: { pallet: carton } })] })).allIssues,
    [],
  );
  t.end();
});

test('pallets are built whatever the calculation type', (t) => {
  for (const calculationType of ['UnitLoad', 'SetLoad', 'MultipleSetLoad', 'SetLoadByVolume']) {
    const ratio = calculationType === 'UnitLoad' ? {} : { setRatio: 1 };
    const palletized = cargo({ isPalletized: true, palletizing: { pallet: PALLET }, ...ratio });
    const { problem, allWarnings } = judge(request({ cargoes: [palletized], rules: { calculationType } }));
    t.equal(problem?.pallets?.length, 1);
    t.strictSame(codes(allWarnings), []);
  }
  t.end();
});

test('partial pallets, where nothing is said of them, are for cargo whose rest goes nowhere else', (t) => {
  const partial = (palletizing: object) => {
    const { problem, request: echoed } = judge(
      request({ cargoes: [cargo({ isPalletized: true, palletizing: { pallet: PALLET, ...palletizing } })] }),
    );
    return [problem?.cargoes[0]?.palletizing?.isPartialAllowed, echoed.cargoes[0]?.['palletizing']] as const;
  };
  t.match(partial({}), [true, { partialPalletsAllowed: null }]);
  t.match(partial({ remainQtyToVehicle: true }), [false, { partialPalletsAllowed: null }]);
  t.match(partial({ remainQtyToMixPallet: true }), [false, { partialPalletsAllowed: null }]);
  t.match(partial({ remainQtyToVehicle: true, partialPalletsAllowed: true }), [true, { partialPalletsAllowed: true }]);
  t.match(partial({ partialPalletsAllowed: false }), [false, { partialPalletsAllowed: false }]);
  t.end();
});
