/** An order of loading is found where there is one: asked of the verifier, and of every order that there could be. */
import t from 'tap';
import { type Arrangement, placementsOf } from '../../../../src/domain/plan.js';
import type { Container, LoadProblem } from '../../../../src/domain/problem.js';
import { inOrder } from '../../../../src/planning/finishing/loading-order/in-order.js';
import { loadsInOrder } from '../../../../src/planning/finishing/loading-order/loads-in-order.js';
import { ContainerLoad, Report } from '../../../../src/rules/index.js';
import { loadingOrder } from '../../../../src/rules/loading-order.js';
import fc from '../../../support/fast-check.js';
import { CIRCLE } from '../../../support/planning/circle.js';
import { problemOf } from '../../../support/problems/load-problems.js';
import { at } from '../../../support/rules/judging.js';

function holds(problem: LoadProblem, arrangements: readonly Arrangement[]): boolean {
  const report = new Report(loadingOrder.id, 0);
  loadingOrder.check(new ContainerLoad(problem, { container: 0, arrangements }), report);
  return report.faults.length === 0;
}

/** A load of small cuboids dropped one after the other onto a floor of cells: nothing overlaps, much interlocks. */
const loads = fc
  .record({
    isOpen: fc.boolean(),
    hasCircle: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
    drops: fc.array(
      fc.record({
        x: fc.integer({ min: 0, max: 6 }),
        y: fc.integer({ min: 0, max: 3 }),
        length: fc.integer({ min: 1, max: 3 }),
        width: fc.integer({ min: 1, max: 2 }),
        height: fc.integer({ min: 1, max: 3 }),
        counts: fc.constantFrom(1, 1, 1, 2),
      }),
      { minLength: 6, maxLength: 16 },
    ),
  })
  .map(({ isOpen, hasCircle, drops }) => {
    const given = hasCircle ? CIRCLE : [];
    const tops = Array.from({ length: 14 }, (_, x) =>
      Array.from({ length: 8 }, (_, y) => (hasCircle && x < 4 && y < 2 ? 3 : 0)),
    );
    const arrangements = drops.map(({ x, y, length, width, height, counts }, cargo) => {
      const cells = (visit: (row: number[], column: number) => number) => {
        let most = 0;
        for (let i = x; i < x + length * counts; i++) {
          for (let j = y; j < y + width; j++) most = Math.max(most, visit(tops[i]!, j));
        }
        return most;
      };
      const z = cells((row, column) => row[column]!);
      cells((row, column) => {
        row[column] = z + height;
        return 0;
      });
      return at(given.length + cargo, 10 * x, 10 * y, 10 * z, 1, [counts, 1, 1]);
    });
    arrangements.unshift(...given.map(({ x, y, z }, cargo) => at(cargo, x, y, z)));
    const container: Partial<Container> = { containerType: 'Truck', vehicleType: isOpen ? 'OpenTop' : null };
    const dropped = drops.map(({ length, width, height }) => ({
      length: 10 * length,
      width: 10 * width,
      height: 10 * height,
    }));
    const problem = problemOf(
      [...given, ...dropped].map(({ length, width, height }) => ({ size: { length, width, height }, quantity: 2 })),
      [container],
    );
    return { problem, arrangements };
  });

t.test('an order is found wherever one of all orders of the pieces holds', async (t) => {
  let orders = 0;
  let circles = 0;
  fc.assert(
    fc.property(loads, ({ problem, arrangements }) => {
      const found = inOrder(problem, 0, arrangements);
      const single = arrangements.flatMap((arrangement) =>
        [...placementsOf(arrangement, problem.cargoes)].map(({ cargo, orientation, position }) => ({
          cargo,
          orientation,
          position,
          counts: { length: 1, width: 1, height: 1 },
        })),
      );
      if (found.circle === null) {
        orders++;
        return holds(problem, found.arrangements);
      }
      circles++;
      return !anyOrder(problem, single);
    }),
    { numRuns: 400, seed: 11 },
  );
  t.ok(orders > 300, `${orders} orders`);
  t.ok(circles > 0, `${circles} circles`);
});

/** Tries what may come next again and again: what has come can only hinder, so the first way to go on is as good as any. */
function anyOrder(problem: LoadProblem, pieces: readonly Arrangement[]): boolean {
  const placed: Arrangement[] = [];
  const waiting = [...pieces];
  while (waiting.length > 0) {
    // A piece may come now when it could be the first of all that wait.
    const next = waiting.findIndex((piece) => {
      const rest = waiting.filter((other) => other !== piece);
      return rest.every((other) => holds(problem, [piece, other]));
    });
    if (next < 0) return false;
    placed.push(...waiting.splice(next, 1));
  }
  return holds(problem, placed);
}

t.test('the pieces are the same, whatever was cut', async (t) => {
  fc.assert(
    fc.property(loads, ({ problem, arrangements }) => {
      const placesOf = (list: readonly Arrangement[]) =>
        list
          .flatMap((arrangement) => [...placementsOf(arrangement, problem.cargoes)].map((one) => JSON.stringify(one)))
          .sort()
          .join();
      const found = inOrder(problem, 0, arrangements);
      const parts = found.circle?.elements.flatMap((element) => element.parts.map(({ arrangement }) => arrangement));
      return placesOf(found.arrangements ?? parts!) === placesOf(arrangements);
    }),
    { numRuns: 300, seed: 12 },
  );
  t.pass('pieces compared');
});

t.test('an arrangement is cut where only that helps', async (t) => {
  // Of two side by side the left one carries the long one, on which lies the flat one; the tall one stands before that
  // and behind the right one.
  const problem = problemOf([
    { name: 'pair', quantity: 2 },
    { name: 'long', size: { length: 200, width: 100, height: 100 } },
    { name: 'flat', size: { length: 50, width: 200, height: 100 } },
    { name: 'tall', size: { length: 50, width: 100, height: 300 } },
  ]);
  const load = [at(0, 100, 0, 0, 1, [1, 2, 1]), at(1, 0, 0, 100), at(2, 0, 0, 200), at(3, 50, 100, 0)];
  const { arrangements } = inOrder(problem, 0, load);
  t.same(
    arrangements?.map(({ cargo }) => problem.cargoes[cargo]!.name),
    ['pair', 'long', 'flat', 'tall', 'pair'],
  );
  t.ok(holds(problem, arrangements!));
});

t.test('stacks of rolls on two grounds that interlock come layer by layer', async (t) => {
  const size = { length: 130, width: 130, height: 200 };
  const problem = problemOf(
    [{ style: 'Roll', size, diameter: 130, quantity: 6 }],
    [{ size: { length: 2150, width: 840, height: 940 }, dropDeckFront: { length: 100, width: 0, height: 290 } }],
    { minSupportRate: 0 },
  );
  const two = [1, 1, 2] as const;
  // The upper one on the deck rests on the lower one beside it, too, and that has another one behind it in its run.
  const load = [at(0, 0, 0, 290, 1, two), at(0, 113, 65, 290, 1, two), at(0, 226, 0, 290, 1, two)];
  const { arrangements } = inOrder(problem, 0, load);
  t.ok(arrangements !== null && holds(problem, arrangements));
});

t.test('of a circle what is worth least stays behind, with what rests on it', async (t) => {
  const names = ['tall', 'low', 'long', 'fourth'];
  const problem = problemOf(CIRCLE.map((size, place) => ({ name: names[place]!, size })));
  const arrangements = CIRCLE.map(({ x, y, z }, cargo) => at(cargo, x, y, z));
  const { circle } = inOrder(problem, 0, arrangements);
  t.same(
    circle?.members.map((place) => names[circle.elements[place]!.parts[0]!.arrangement.cargo]).sort(),
    names.sort(),
  );
  const draft = { loads: [{ container: 0, arrangements, loaded: [1, 1, 1, 1], times: 2 }], left: [0, 0, 0, 0] };
  const { loads, left } = loadsInOrder(problem, [], draft);
  t.same(left, [0, 0, 0, 2]);
  t.same(loads[0]!.loaded, [1, 1, 1, 0]);
  t.ok(holds(problem, loads[0]!.arrangements));
  const lot = { places: [0, 3], quantities: [1, 1], reason: 'GroupKeptTogether' as const, detail: '' };
  t.same(loadsInOrder(problem, [lot], draft).left, [2, 0, 0, 2], 'and the rest of its lot');
});

t.test('one wall before the next, one cargo before the next', async (t) => {
  const problem = problemOf([{ quantity: 8 }, { quantity: 8 }]);
  const wall = (x: number) => [at(0, x, 0, 0), at(1, x, 100, 0), at(0, x, 0, 100), at(1, x, 100, 100)];
  const { arrangements } = inOrder(problem, 0, [...wall(100), ...wall(0)].reverse());
  t.same(
    arrangements?.map(({ cargo, position }) => [cargo, position.x, position.z]),
    [
      [0, 0, 0],
      [0, 0, 100],
      [1, 0, 0],
      [1, 0, 100],
      [0, 100, 0],
      [0, 100, 100],
      [1, 100, 0],
      [1, 100, 100],
    ],
  );
});
