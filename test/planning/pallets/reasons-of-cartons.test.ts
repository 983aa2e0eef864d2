/** Of cartons whose pallet stays behind, the sentence says that it is the pallet whose figures it names. */
import t from 'tap';
import { type Answer, answerTo, type Order } from '../../rules/palletized/order.js';

/** A pallet of 32 is 115 high, and weighs 340; beside it is room for something small. */
const NICHE = { length: 130, width: 80, height: 115, qty: 1 };
const SMALL = { isPalletized: false, length: 10, width: 10, height: 10, weight: 10, qty: 1 };

const ROWS: readonly (readonly [what: string, order: Order, reason: string, detail: string])[] = [
  [
    'weight',
    { cargoes: [{}, SMALL], truck: { ...NICHE, maxWeight: 300 } },
    'WeightLimit',
    'The pallet that it stands on weighs 340 kg; "Truck" may take 300 kg more of its 300 kg.',
  ],
  [
    'price',
    { cargoes: [{ price: 2 }, SMALL], truck: { ...NICHE, maxPrice: 60 }, rules: { isPriceLimited: true } },
    'PriceLimit',
    'The cargo on its pallet is worth 64; "Truck" has 0 of at most 60.',
  ],
  [
    'share of volume',
    { cargoes: [{}, SMALL], truck: { ...NICHE, maxVolPercent: 50 } },
    'VolumeLimit',
    'The cargo on its pallet is 0.96 m3; "Truck" has 0 m3 of the 0.598 m3 that its share of volume allows.',
  ],
  [
    'size',
    { cargoes: [{}, SMALL], truck: { ...NICHE, height: 114 } },
    'TooBig',
    'The pallet that it stands on, 120 x 80 x 115 cm, goes into no container; the largest, "Truck", takes 130 x 80 x 114 cm.',
  ],
  [
    'no place',
    { cargoes: [{ qty: 64 }, SMALL], truck: NICHE },
    'NoContainerLeft',
    'All containers that may be used are loaded (1); in none is a place for the pallet that it stands on, 120 x 80 x 115 cm.',
  ],
  [
    'kept together',
    { cargoes: [{ qty: 64 }, SMALL], truck: NICHE, rules: { isSpreadIdenticalCargoAllowed: false } },
    'GroupKeptTogether',
    'All 64 pieces of "A" (1.92 m3, 680 kg) must lie in one container (isSpreadIdenticalCargoAllowed false); none that may be used was found to take them together.',
  ],
];

for (const [what, order, reason, detail] of ROWS) {
  t.test(what, async (t) => {
    const { unloaded } = answerTo(order) as Answer;
    t.match(unloaded, [{ name: 'A', reason, detail }]);
  });
}

t.test('what no pallet takes says so where pallets are shared, and has no place in the picture', async (t) => {
  const palletizing = { remainQtyToMixPallet: true };
  const long = { qty: 3, length: 200, palletizing };
  const heavy = { qty: 1, weight: 900, palletizing };
  const { unloaded } = answerTo({ cargoes: [{}, long, heavy], pallet: { maxWeight: 800 } }) as Answer;
  t.match(unloaded, [
    {
      ...{ name: 'B', qty: 3, reason: 'TooBig', place: null },
      detail: 'A piece of 200 x 30 x 25 cm does not fit on a pallet "Deck" in any allowed orientation.',
    },
    {
      ...{ name: 'C', qty: 1, reason: 'WeightLimit', place: null },
      detail: 'A piece weighs 900 kg; a pallet "Deck" takes 800 kg.',
    },
  ]);
});
