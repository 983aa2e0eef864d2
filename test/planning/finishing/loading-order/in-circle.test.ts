/** Elements that wait for each other, among all that are stuck. */
import t from 'tap';
import { inCircle } from '../../../../src/planning/finishing/loading-order/in-circle.js';
import fc from '../../../support/fast-check.js';

t.test('a circle, and what lies between two of them', async (t) => {
  const after = [[1], [2], [1, 3], [4], [5], [6, 4], []];
  t.same(inCircle([0, 1, 2, 3, 4, 5, 6], after), [1, 2, 3, 4, 5]);
});

t.test('all of them, where nothing waits in a circle', async (t) => {
  t.same(inCircle([3, 1, 2], [[], [2], [3], []]), [3, 1, 2]);
});

t.test('only what is stuck counts, in the order in which it was given', async (t) => {
  t.same(inCircle([2, 1], [[1], [2], [1, 0]]), [2, 1]);
  t.same(inCircle([1, 3], [[1], [0, 3], [], []]), [1, 3]);
});

t.test('a long line behind a circle is left out, each of its arcs looked at once', async (t) => {
  const length = 5000;
  let looks = 0;
  const counted = (ones: number[]) => ({
    filter(isWanted: (one: number) => boolean) {
      looks += ones.length;
      return ones.filter(isWanted);
    },
  });
  const after = Array.from({ length }, (_, one) =>
    counted(one === 1 ? [0, 2] : one + 1 < length ? [one + 1] : []),
  ) as unknown as number[][];
  t.same(inCircle([...after.keys()], after), [0, 1]);
  t.equal(looks, length);
});

t.test('the largest set of which each has one before and one after itself in it', async (t) => {
  const graph = fc
    .integer({ min: 1, max: 9 })
    .chain((n) => fc.array(fc.uniqueArray(fc.nat(n - 1), { maxLength: 3 }), { minLength: n, maxLength: n }));
  fc.assert(
    fc.property(graph, (all) => {
      const after = all.map((ones, one) => ones.filter((other) => other !== one));
      const stuck = [...after.keys()];
      const found = new Set(inCircle(stuck, after));
      const isHeld = (set: ReadonlySet<number>, one: number) =>
        after[one]!.some((other) => set.has(other)) && [...set].some((other) => after[other]!.includes(one));
      // By hand: as long as one has none, it goes.
      const naive = new Set(stuck);
      for (let one: number | undefined = 0; one !== undefined; ) {
        one = [...naive].find((each) => !isHeld(naive, each));
        if (one !== undefined) naive.delete(one);
      }
      t.same([...found], naive.size === 0 ? stuck : [...naive]);
    }),
    { numRuns: 300 },
  );
});
