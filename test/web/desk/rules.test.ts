/** What the rules, prices and alternatives of the desk make of an order. */
import t from 'tap';
import { arePalletsUsed } from '../../../src/web/desk/pallets.js';
import { withOption } from '../../../src/web/desk/rail/option-taken.js';
import {
  areLeftoversShared,
  PALLETS,
  palletOf,
  palletTop,
  withLeftoversShared,
  withPallet,
  withPallets,
  withPalletTop,
} from '../../../src/web/desk/rail/pallet-fields.js';
import { backToFront, mayHide } from '../../../src/web/pages/loads/thumbnail.js';
import { bodyOf, EMPTY_DRAFT, type RequestDraft } from '../../../src/web/plan-request/request-draft.js';
import fc from '../../support/fast-check.js';

const UNITS = ['UnitMetric', 'UnitHighMetric', 'UnitEnglish'] as const;

t.test('cargo is put on pallets first, and that is taken back whole', async (t) => {
  t.notOk(arePalletsUsed({}));
  t.ok(arePalletsUsed({ palletizing: { isUsed: true } }));
  for (const uom of UNITS) {
    const order: RequestDraft = { ...EMPTY_DRAFT, uom, shown: uom, rules: { optimizationLevel: 3 } };
    const on = withPallets(order, true);
    t.ok(arePalletsUsed(on.rules));
    t.match(palletOf(on.rules), { containerType: 'Pallet', name: 'EUR pallet 1200 x 800' });
    t.same(withPallets(on, false).rules, order.rules);
    t.equal(on.rules['isBalanceSpreadLoadBottom'], true, 'pallets fill the floor before they are stacked');
    t.ok(areLeftoversShared(on.rules), 'what fills no pallet shares one, unless somebody wants it otherwise');
    t.notOk(areLeftoversShared(withLeftoversShared(on, false).rules));
    t.notOk(areLeftoversShared(withPallets(withLeftoversShared(on, false), true).rules));
  }
  const own = { palletizing: { isUsed: true, minHeightOfPallets: 300 }, MixPallet: { name: 'Own' } };
  const cargoes = [{ name: 'A', isPalletized: true }];
  t.same(
    withPallets({ ...EMPTY_DRAFT, cargoes, rules: own }, false).rules,
    { palletizing: { minHeightOfPallets: 300 }, MixPallet: { name: 'Own' } },
    'what cargo of its own asks for stays',
  );
  t.equal(
    palletOf(withPallets({ ...EMPTY_DRAFT, rules: { MixPallet: { name: 'Own' } } }, true).rules)?.['name'],
    'Own',
  );
  const pallet = { containerType: 'Pallet', name: 'Among them', qty: 3, price: 9 };
  const emptyContainers = [pallet, { containerType: 'Truck', name: 'Van' }];
  const asked = withPallets({ ...EMPTY_DRAFT, emptyContainers }, true);
  t.same(palletOf(asked.rules), { containerType: 'Pallet', name: 'Among them' });
  t.same(asked.emptyContainers, emptyContainers.slice(1), 'no pallet stands on pallets');
});

t.test('a height is that of the pallet and what stands on it, in the unit that is shown', async (t) => {
  const metric = withPallets({ ...EMPTY_DRAFT, uom: 'UnitMetric' }, true);
  t.equal(palletTop(metric), 180, 'shown in centimetres');
  t.match(palletOf(withPalletTop(metric, 150).rules), { height: { figure: 135.6, unit: 'cm' }, palletThickness: 144 });
  const { rules } = bodyOf(withPalletTop(metric, 150)) as { rules: { MixPallet: object; calculationType: string } };
  t.match(rules, { calculationType: 'MixLoad', isPalletized: true, MixPallet: { height: 1356, length: 1200 } });
  t.equal(withPalletTop(metric, 14), metric, 'without room for cargo nothing changes');
  fc.assert(
    fc.property(
      fc.constantFrom(...UNITS, null),
      fc.constantFrom(...UNITS),
      fc.constantFrom(...PALLETS),
      fc.integer({ min: 300, max: 3000 }),
      (uom, shown, pallet, top) => {
        const order = withPallets({ ...EMPTY_DRAFT, uom, shown }, true);
        const changed = withPallet(withPalletTop(order, top), pallet);
        t.equal(palletOf(changed.rules)?.['name'], pallet);
        t.ok(Math.abs(palletTop(changed)! - top) < 0.001, 'another pallet may become as high');
      },
    ),
    { numRuns: 100 },
  );
});

t.test('an alternative that is taken is the order of its cargo in its container', async (t) => {
  const order = {
    ...EMPTY_DRAFT,
    cargoes: [{ name: 'A' }, { name: 'B' }],
    emptyContainers: [{ name: 'V' }, { name: 'W' }],
  };
  t.match(withOption(order, 1, 0), { cargoes: [{ name: 'B' }], emptyContainers: [{ name: 'V', qty: 1 }] });
  t.equal(withOption(order, 1, 0).cargoes.length, 1);
});

t.test('in a small picture nothing is drawn before what it may hide', async (t) => {
  const side = fc.integer({ min: 1, max: 4 });
  const stack = fc.array(fc.tuple(side, side, side), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(stack, (sizes) => {
      // On a lattice no two meet.
      const parts = sizes.map(([length, width, height], at) => {
        const [x1, y1, z1] = [(at % 3) * 4, (Math.floor(at / 3) % 3) * 4, Math.floor(at / 9) * 4];
        return { x1, y1, z1, x2: x1 + length, y2: y1 + width, z2: z1 + height };
      });
      const order = backToFront(parts);
      t.same(
        order.toSorted((a, b) => a - b),
        parts.map((_, at) => at),
      );
      for (const [at, first] of order.entries())
        for (const later of order.slice(at + 1)) if (mayHide(parts[first]!, parts[later]!)) t.fail(`${first} ${later}`);
    }),
    { numRuns: 60 },
  );
});
