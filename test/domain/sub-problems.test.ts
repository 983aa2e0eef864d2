/** Parts of an order: what each of them leaves out, and that the order itself stays as it is. */
import t from 'tap';
import {
  alone,
  asMixLoad,
  limitsOnCargo,
  withoutPallets,
  withoutSteps,
  withQuantities,
} from '../../src/domain/sub-problems.js';
import { containerOf, PALLETIZING_RULES, palletizingOf, problemOf } from '../support/problems/load-problems.js';

const ORDER = {
  ...problemOf(
    [{ quantity: 5 }, { quantity: 7, palletizing: palletizingOf({}) }],
    [{ maxCargoTypes: 2, quantity: 3 }, { maxCargoTypes: 1 }],
    {
      calculationType: 'SetLoad',
      maxFillQuantityPerContainer: 9,
      isCargoUndivided: true,
      isExtraCargoAllowed: true,
      palletizing: PALLETIZING_RULES,
    },
  ),
  pallets: [containerOf({ containerType: 'Pallet' })],
};

t.test('parts of an order', async (t) => {
  const before = JSON.stringify(ORDER);
  const quantities = ({ cargoes }: typeof ORDER | ReturnType<typeof withQuantities>) =>
    cargoes.map(({ quantity }) => quantity);
  t.same(quantities(withQuantities(ORDER, [1, 0])), [1, 0]);
  t.match(asMixLoad(ORDER).rules, { calculationType: 'MixLoad', isCargoUndivided: false });
  t.equal(withoutSteps(ORDER).rules.isExtraCargoAllowed, undefined);
  const loose = withoutPallets(ORDER);
  t.same([loose.pallets, loose.rules.palletizing], [undefined, undefined]);
  const counted = limitsOnCargo(ORDER);
  t.same(
    [counted.rules.maxFillQuantityPerContainer, ...counted.containers.map(({ maxCargoTypes }) => maxCargoTypes)],
    [0, 0, 0],
  );
  t.equal(limitsOnCargo(loose), loose, 'cargo that goes in as it is counts');
  const own = alone(ORDER, 0, 1);
  t.same([own.places, quantities(own.problem), own.problem.pallets], [[0], [5], undefined]);
  const onPallets = alone(ORDER, 1, 0);
  t.same([onPallets.places, quantities(onPallets.problem), onPallets.problem.pallets?.length], [[0, 1], [0, 7], 1]);
  t.same(
    onPallets.problem.containers.map(({ quantity }) => quantity),
    [1],
  );
  t.equal(JSON.stringify(ORDER), before, 'the order is not changed');
});
