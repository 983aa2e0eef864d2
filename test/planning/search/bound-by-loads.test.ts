/** Containers that an order needs by what one of them takes at all: more than sizes tell, never more than a plan needs. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import { tightContainerBound } from '../../../src/planning/bounds/bounds.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { boundByLoads } from '../../../src/planning/search/bound-by-loads.js';
import { draws } from '../../support/draws.js';
import { goesIn, type Sides, waysOf } from '../../support/planning/packing-by-sweeps.js';
import { generator } from '../../support/problems/generator.js';
import { problemOf } from '../../support/problems/load-problems.js';

const MANY = 1_000_000;
const OFTEN = { orientations: 63 };

/** Problem 11 of Ivancic, Mathur and Mohanty: by volume eight pieces go into a container, but only seven find places. */
function eightThatDoNotGoIn(quantities: readonly [number, number]): LoadProblem {
  return problemOf(
    [
      { ...OFTEN, size: { length: 36, width: 28, height: 24 }, quantity: quantities[0] },
      { ...OFTEN, size: { length: 40, width: 32, height: 20 }, quantity: quantities[1] },
    ],
    [{ size: { length: 60, width: 52, height: 64 } }],
  );
}

const bounded = (problem: LoadProblem, most = MANY, known: readonly (readonly number[])[] = []) =>
  boundByLoads(problem, known, Number.POSITIVE_INFINITY, most, () => false);

t.test('what no container takes is ruled out by every way of placing it', async (t) => {
  const problem = eightThatDoNotGoIn([50, 60]);
  t.equal(tightContainerBound(problem), 14);
  const { containers, steps } = bounded(problem);
  t.equal(containers, 16, '110 pieces, seven in a container');
  t.ok(steps < 100_000, `${steps} steps`);
});

t.test('limits that hold together tell more than each alone', async (t) => {
  // Problem 5: with a piece of 12 x 8 x 12 a container takes two of the other two large ones, without it five.
  const cargoes = [
    { ...OFTEN, size: { length: 8, width: 16, height: 4 }, quantity: 45 },
    { ...OFTEN, size: { length: 8, width: 8, height: 8 }, quantity: 60 },
    { ...OFTEN, size: { length: 8, width: 12, height: 12 }, quantity: 50 },
    { ...OFTEN, size: { length: 12, width: 4, height: 4 }, quantity: 25 },
  ];
  const problem = problemOf(cargoes, [{ size: { length: 20, width: 8, height: 16 } }]);
  t.equal(tightContainerBound(problem), 50);
  t.equal(bounded(problem).containers, 51);
});

t.test('a bound that is cut short is one all the same', async (t) => {
  const problem = eightThatDoNotGoIn([50, 60]);
  t.same(bounded(problem, 0), { containers: 0, steps: 0 });
  const { containers } = boundByLoads(problem, [], 16, MANY, () => true);
  t.equal(containers, 0, 'the time is over');
  for (const most of [100, 1000, 5000]) {
    const cut = bounded(problem, most);
    t.ok(cut.containers <= 16 && cut.containers > 0, `${cut.containers} after ${cut.steps} steps`);
  }
});

t.test('loads that are known to go in are not tried', async (t) => {
  const problem = eightThatDoNotGoIn([50, 60]);
  const all = [7, 6, 5, 4, 3, 2, 1, 0].map((count) => [count, 7 - count]);
  t.ok(bounded(problem, MANY, all).steps <= bounded(problem).steps);
  t.equal(bounded(problem, MANY, all).containers, 16);
});

t.test('nothing is known where sides are not all that counts', async (t) => {
  const box = { size: { length: 750, width: 375, height: 375 }, quantity: 5, orientations: 1 };
  const none = { containers: 0, steps: 0 };
  t.equal(bounded(problemOf([box], [{}])).containers, 5);
  t.same(bounded(problemOf([box], [{}, { quantity: 2 }])), none, 'two types');
  t.same(bounded(problemOf([{ ...box, diameter: 375 }], [{}])), none, 'round');
  t.same(bounded(problemOf([box], [{ deckReach: { length: 0, width: 10 } }])), none, 'over the deck');
  const tooLarge = { size: { length: 5000, width: 10, height: 10 } };
  t.same(bounded(problemOf([box, tooLarge], [{}])), none, 'not all fits');
  const small = Array.from({ length: 4 }, () => ({ size: { length: 10, width: 10, height: 10 }, quantity: 50 }));
  t.same(bounded(problemOf(small, [{}])), none, 'too many loads');
});

t.test('more than one container only where no way of placing all pieces in one is found', async (t) => {
  const figures = { one: 0, more: 0, missed: 0, unknown: 0 };
  for (let draw = 0; draw < draws(30_000, 500); draw++) {
    const next = generator(draw * 7919 + 3);
    const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
    const room: Sides = [between(6, 14), between(6, 14), between(6, 14)];
    const kinds = Array.from({ length: between(1, 3) }, () => {
      return { sides: [between(2, 9), between(2, 9), between(2, 9)] as const, count: between(1, 4) };
    });
    const volume = kinds.reduce((sum, { sides: [a, b, c], count }) => sum + count * a * b * c, 0);
    const share = volume / (room[0] * room[1] * room[2]);
    if (share < 0.75 || share > 1) continue;
    const cargoes = kinds.map(({ sides: [length, width, height], count }) => {
      return { ...OFTEN, size: { length, width, height }, quantity: count };
    });
    const problem = problemOf(cargoes, [{ size: { length: room[0], width: room[1], height: room[2] } }]);
    const { containers } = bounded(problem);
    // What fits no container, or needs two by volume, tells nothing.
    if (containers === 0 || tightContainerBound(problem) > 1) continue;
    const goes = goesIn(
      room,
      kinds.map(({ sides, count }) => ({ ways: waysOf(sides, false), count })),
    );
    if (goes === null) figures.unknown++;
    else if (goes) figures.one++;
    else if (containers === 1) figures.missed++;
    else figures.more++;
    if (goes && containers > 1) t.fail(`${room.join(' x ')}: ${JSON.stringify(kinds)}`);
  }
  t.comment(JSON.stringify(figures));
  t.ok(figures.one > 5 && figures.more > 5 * figures.missed, 'nearly all that take two are seen to');
});

t.test('level 3 ends where the loads tell that no plan needs fewer', async (t) => {
  const problem = eightThatDoNotGoIn([8, 0]);
  const [cargo] = problem.cargoes;
  const order = { ...problem, cargoes: [cargo!], rules: { ...problem.rules, optimizationLevel: 3 as const } };
  const { containers, search } = planLoad(order, { engine: loadEngine() });
  t.equal(containers.length, 2);
  t.equal(search.containerBound, 2, 'not 1');
  t.equal(tightContainerBound(order), 1);
});
