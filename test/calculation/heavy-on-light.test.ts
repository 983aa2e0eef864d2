import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { Arrangement } from '../../src/domain/plan.js';
import { planOf } from './plans.js';
import { cargo, container, judge, request } from './requests.js';

const CUBE = { length: 10, width: 10, height: 10, qty: 4 };

/** A column of cargoes, from the floor up. */
function column(places: readonly number[]): Arrangement[] {
  return places.map((place, level) => ({
    cargo: place,
    orientation: 1,
    position: { x: 0, y: 0, z: 10 * level },
    counts: { length: 1, width: 1, height: 1 },
  }));
}

const weights = (...each: number[]) =>
  each.map((weight, at) => cargo({ ...CUBE, name: 'ABCD'[at], weight, orientationsAllowed: 'Orientation1' }));

function warnedOf(cargoes: readonly unknown[], loads: readonly Arrangement[][], rules: Record<string, unknown> = {}) {
  const body = request({
    cargoes,
    emptyContainers: [container()],
    rules: { calculationType: 'MixLoad', ...rules },
  });
  const { problem } = judge(body, { uom: 'UnitMetric' });
  return verify(problem!, planOf(problem!, loads)).warnings;
}

t.test('more than three times its own weight of other cargo', (t) => {
  t.strictSame(warnedOf(weights(5, 15), [column([0, 1])]), [], 'three times is not more');
  t.match(warnedOf(weights(5, 15.1), [column([0, 1])]), [
    {
      pointer: '/cargoes/0/maxSupportingWeight',
      message:
        /^A \(0 mm from the front, 0 mm from the left, 0 mm above the floor\) .*5 kg and carries 15\.1 kg of other cargo/,
    },
  ]);
  t.equal(warnedOf(weights(5, 8, 8), [column([0, 1, 2])]).length, 1, 'through others too');
  t.strictSame(warnedOf(weights(5, 8), [column([0, 0, 0, 1])]), [], 'its own cargo does not count');
  t.equal(warnedOf(weights(5, 16), [column([0, 0, 1])]).length, 1, 'but what comes down through it');
  t.equal(warnedOf(weights(0, 1), [column([0, 1])]).length, 1, 'what weighs nothing bears nothing');
  t.end();
});

t.test('a limit, or a rule about weights, says enough', (t) => {
  const [light, heavy] = weights(5, 50);
  const loads = [column([0, 1])];
  t.strictSame(warnedOf([{ ...light, maxSupportingWeight: 60 }, heavy], loads), []);
  t.strictSame(warnedOf([light, heavy], loads, { stackingRule: 'HeavierBottomFirst' }), []);
  t.strictSame(warnedOf([light, heavy], loads, { minWeightDifferencePercentageForStackingTwoCargoes: 1 }), []);
  t.equal(warnedOf([light, { ...heavy, maxSupportingWeight: 9 }], loads).length, 1, 'that of another cargo does not');
  t.end();
});

t.test('one warning a load, of the worst case', (t) => {
  const found = warnedOf(weights(5, 20, 90), [column([0, 1]), column([1, 2]), column([0, 2])]);
  t.equal(found.length, 1);
  t.match(found[0]?.message, /A \(.*\) in filled container 3 \("T"\) .* 18 times/);
  t.end();
});

t.test('all pieces that carry too much are counted, those of containers that are alike too', (t) => {
  const light = weights(5, 20, 6, 90);
  const [one] = warnedOf(light, [column([0, 3])]);
  t.match(
    one?.message,
    /^A \(.*\) .* The request does not say how much A bears. Give its `maxSupportingWeight`, or `nothingOnTop` if/,
  );
  const load = column([0, 1, 2, 3]);
  const [many] = warnedOf(light, [load, load, column([0, 1])]);
  t.match(
    many?.message,
    /^7 pieces carry more than 3 times their own weight of other cargo \(3 of A, 2 of B, 2 of C\)\. The worst: A \(/,
  );
  t.match(
    many?.message,
    /Give each cargo its `maxSupportingWeight`, or `nothingOnTop` .* `stackingRule` HeavierBottomFirst/,
  );
  t.end();
});

t.test('half of what rests on two goes down to each', (t) => {
  const wide = cargo({ ...CUBE, length: 20, name: 'W', weight: 32, orientationsAllowed: 'Orientation1' });
  const one = (place: number, x: number, z: number): Arrangement => ({
    ...{ cargo: place, orientation: 1, position: { x, y: 0, z } },
    counts: { length: 1, width: 1, height: 1 },
  });
  const [light] = weights(5);
  t.match(warnedOf([light, wide], [[one(0, 0, 0), one(0, 10, 0), one(1, 0, 10)]]), [{ message: /carries 16 kg/ }]);
  t.end();
});
