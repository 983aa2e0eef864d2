/**
 * Ordinary orders, drawn: 5 to 40 cargoes and 100 to 600 pieces of 40 to 110 % of a trailer, under the rules that such
 * orders come with. One seed is one order.
 */
import { type Size, volumeOf } from '../../../src/domain/geometry.js';
import { Random } from '../../../src/planning/search/random.js';

/** Inside, millimetres. */
const TRAILERS: readonly Size[] = [
  { length: 7200, width: 2450, height: 2600 },
  { length: 13600, width: 2480, height: 2700 },
  { length: 12032, width: 2352, height: 2393 },
];

/** A wide range of quantities: some cargoes have many pieces, many have few. */
const MOST_WEIGHT = 5;

export interface OrderBody {
  readonly [field: string]: unknown;
  readonly rules: Readonly<Record<string, unknown>>;
}

/** The body of a request in millimetres and kilograms. */
export function ordinaryOrder(seed: number): OrderBody {
  const random = new Random(seed);
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 8; i++) random.next();
  const between = (least: number, most: number) => least + random.below(most - least + 1);
  const mayBe = (chance: number) => random.next() < chance;

  const trailer = random.pick(TRAILERS);
  const cargoes = between(5, 40);
  const pieces = between(Math.max(100, 2 * cargoes), 600);
  const share = between(40, 110) / 100;
  const shares = Array.from({ length: cargoes }, () => 1 + MOST_WEIGHT * random.next());
  const allShares = shares.reduce((sum, one) => sum + one, 0);
  const quantities = shares.map((one) => Math.max(1, Math.round((pieces * one) / allShares)));
  const drawn = quantities.map(() => ({
    length: between(300, 1200),
    width: between(250, 800),
    height: between(200, 800),
  }));
  const volume = drawn.reduce((sum, size, place) => sum + quantities[place]! * volumeOf(size), 0);
  const factor = Math.cbrt((share * volumeOf(trailer)) / volume);
  const scaled = (side: number, most: number) => Math.max(80, Math.min(most, Math.round((side * factor) / 5) * 5));

  const isSequenceUsed = mayBe(0.3);
  const hasLimits = mayBe(0.4);
  const rules = {
    calculationType: 'MixLoad',
    ...(isSequenceUsed && { isSequenceUsed }),
    ...(mayBe(0.2) && { isSafeStackingUsed: false }),
    ...(mayBe(0.2) && { minSupportRate: random.pick([0.7, 0.9, 1]) }),
    ...(mayBe(0.2) && { stackingRule: random.pick(['HeavierBottomFirst', 'LargerFootprintBottomFirst']) }),
  };
  return {
    title: `Order ${seed}`,
    cargoes: drawn.map((size, place) => {
      const length = scaled(size.length, 2400);
      const width = scaled(size.width, 2400);
      const height = scaled(size.height, 2300);
      const weight = Math.max(1, Math.round((volumeOf({ length, width, height }) / 1e6) * between(10, 35)) / 100);
      return {
        style: 'Shipcase',
        name: `c${place}`,
        length,
        width,
        height,
        weight,
        qty: quantities[place],
        ...(mayBe(0.3) && { orientationsAllowed: 'OrientationsAll' }),
        ...(hasLimits && mayBe(0.3) && { maxSupportingWeight: Math.round(weight * between(2, 20)) }),
        ...(hasLimits && mayBe(0.15) && { maxLayersOnOrientation1: between(2, 4) }),
        ...(isSequenceUsed && { sequence: between(1, 3) }),
      };
    }),
    emptyContainers: [{ containerType: 'Truck', name: 'Trailer', ...trailer, maxWeight: 24000, qty: 1 }],
    rules,
  };
}
