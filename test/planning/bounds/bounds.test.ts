import t from 'tap';
import {
  isAllLoadable,
  quickContainerBound,
  tightContainerBound,
  tightVolumeBound,
  valueBound,
  volumeBound,
} from '../../../src/planning/bounds/bounds.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { naiveEngine } from '../../support/engine/naive-engine.js';
import fc from '../../support/fast-check.js';
import { problemOf } from '../../support/problems/load-problems.js';

const TRUCK = { length: 1000, width: 500, height: 500 };

t.test('volumeBound is the smaller of cargo and container volume', async (t) => {
  t.equal(volumeBound(problemOf([{ quantity: 10 }], [{ size: TRUCK }])), 10e6);
  t.equal(volumeBound(problemOf([{ quantity: 1000 }], [{ size: TRUCK, quantity: 2 }])), 500e6);
  const two = [
    { size: TRUCK, quantity: 2 },
    { size: TRUCK, quantity: 1 },
  ];
  t.equal(volumeBound(problemOf([{ quantity: 1000 }], two)), 750e6, 'over all containers');
  t.equal(volumeBound(problemOf([{ quantity: 1000 }], two, { isMultiContainerTypesEnabled: false })), 500e6);
  const tooBig = { size: { length: 5000, width: 10, height: 10 }, quantity: 7 };
  t.equal(volumeBound(problemOf([{ quantity: 10 }, tooBig], [{ size: TRUCK }])), 10e6, 'without what fits nowhere');
  t.equal(volumeBound(problemOf([{ quantity: 1000 }], [{ size: TRUCK, quantity: 1, maxVolumePercent: 40 }])), 100e6);
});

t.test('tightVolumeBound counts only the room that sides can reach', async (t) => {
  const cubes = { size: { length: 190, width: 190, height: 190 }, quantity: 41 };
  t.equal(tightVolumeBound(problemOf([cubes], [{ size: TRUCK, quantity: 1 }])), 950 * 380 * 380);
  t.equal(tightVolumeBound(problemOf([cubes], [{ size: TRUCK, quantity: 3 }])), 41 * 190 ** 3, 'all cargo');
  const deck = { length: 100, width: 0, height: 100 };
  const decked = problemOf([cubes], [{ size: TRUCK, quantity: 1, dropDeckFront: deck }]);
  t.equal(tightVolumeBound(decked), volumeBound(decked), 'beside a deck cargo begins where the deck ends');
  const roll = { ...cubes, style: 'Roll' as const, diameter: 190 };
  const rolls = problemOf([roll], [{ size: TRUCK, quantity: 1 }]);
  t.equal(tightVolumeBound(rolls), volumeBound(rolls), 'rolls interlock');
});

t.test('tightContainerBound by volume, by weight and by size', async (t) => {
  t.equal(tightContainerBound(problemOf([{ quantity: 501 }], [{ size: TRUCK }])), 3);
  t.equal(tightContainerBound(problemOf([{ quantity: 500 }], [{ size: TRUCK }])), 2);
  t.equal(tightContainerBound(problemOf([{ quantity: 10, weight: 30 }], [{ size: TRUCK, maxWeight: 100 }])), 3);
  // Three quarters of each axis: two never stand beside each other, though the volume would do for two.
  const large = { size: { length: 750, width: 375, height: 375 }, quantity: 5, orientations: 1 };
  t.equal(tightContainerBound(problemOf([large], [{ size: TRUCK }])), 5);
  // Just over a third along the length, the whole cross-section: two in a container.
  const slices = { size: { length: 334, width: 500, height: 500 }, quantity: 7, orientations: 1 };
  t.equal(tightContainerBound(problemOf([slices], [{ size: TRUCK }])), 4);
});

t.test('tightContainerBound takes the most spacious containers first', async (t) => {
  const types = [{ size: { length: 100, width: 100, height: 100 } }, { size: TRUCK, quantity: 1 }];
  t.equal(tightContainerBound(problemOf([{ quantity: 260 }], types)), 11);
});

t.test('weight without a limit needs one container', async (t) => {
  t.equal(quickContainerBound(problemOf([{ quantity: 10, weight: 30 }], [{ size: TRUCK }])), 1);
});

t.test('cargo that fits nothing is left out of the bound', async (t) => {
  const tooBig = { size: { length: 5000, width: 10, height: 10 } };
  const problem = problemOf([{ quantity: 10 }, tooBig], [{ size: TRUCK }]);
  t.equal(isAllLoadable(problem), false);
  t.equal(tightContainerBound(problem), 1);
});

t.test('the quick bound knows volume and weight only', async (t) => {
  const large = { size: { length: 750, width: 375, height: 375 }, quantity: 5, orientations: 1 };
  t.equal(quickContainerBound(problemOf([large], [{ size: TRUCK }])), 3);
});

t.test('tightContainerBound counts only the room that sides can reach', async (t) => {
  // 5 x 2 x 2 cubes of 190: two never stand higher than 380 of 500, so 20 go in though the volume is that of 36.
  const cubes = { size: { length: 190, width: 190, height: 190 }, quantity: 41 };
  t.equal(tightContainerBound(problemOf([cubes], [{ size: TRUCK }])), 3);
});

t.test('tightContainerBound never exceeds what a plan needs', async (t) => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          length: fc.integer({ min: 1, max: 10 }),
          width: fc.integer({ min: 1, max: 5 }),
          height: fc.integer({ min: 1, max: 5 }),
          quantity: fc.integer({ min: 1, max: 12 }),
          orientations: fc.integer({ min: 1, max: 63 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      (cargoes) => {
        const problem = problemOf(
          cargoes.map(({ length, width, height, ...cargo }) => ({ ...cargo, size: { length, width, height } })),
          [{ size: { length: 10, width: 5, height: 5 } }, { size: { length: 7, width: 6, height: 5 }, quantity: 2 }],
          { optimizationLevel: 1 },
        );
        const bound = tightContainerBound(problem);
        const plan = planLoad(problem, { engine: naiveEngine() });
        if (plan.unloaded.length > 0) return;
        t.ok(bound <= plan.containers.length, `${bound} <= ${plan.containers.length}`);
      },
    ),
    { seed: 5, numRuns: 200 },
  );
});

t.test('ten times the cargoes: no cargo is looked for among the others', async (t) => {
  /** Counts the places that a search through the array passes; what is made of it by filter counts too. */
  class Watched<Value> extends Array<Value> {
    static looks = 0;
    override includes(value: Value): boolean {
      const place = this.indexOf(value);
      Watched.looks += place < 0 ? this.length : place + 1;
      return place >= 0;
    }
  }
  const looksFor = (count: number) => {
    const problem = problemOf(Array.from({ length: count }, () => ({ quantity: 2 })));
    Watched.looks = 0;
    t.equal(valueBound({ ...problem, cargoes: Watched.from(problem.cargoes) }), 2e6 * count);
    return Watched.looks;
  };
  const [few, many] = [looksFor(100), looksFor(1000)];
  t.ok(many <= 10 * few, `${few} looks for 100 cargoes, ${many} for 1,000`);
});
