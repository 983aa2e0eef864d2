/** Each goal decides between two plans that are equal in all goals before it, and none when an earlier one does. */
import t from 'tap';
import type { Arrangement } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import { compare, GOALS, isBetter, Score, SOFT_GOALS } from '../../../src/planning/goals/compare.js';
import { containers } from '../../../src/planning/goals/containers.js';
import type { Draft, DraftLoad } from '../../../src/planning/goals/draft.js';
import type { Goal } from '../../../src/planning/goals/goal.js';
import { problemOf } from '../../support/problems/load-problems.js';

const CUBE = { length: 100, width: 100, height: 100 };

const GROUP = { groupName: 'north', alias: 'a', alias2: 'b', sequence: 1 };

/** A tray of 10 with open sides, twice a cube that names the second container and an orientation. */
const PROBLEM: LoadProblem = problemOf(
  [
    { quantity: 10, price: 1, size: { ...CUBE, width: 50 }, faceOpen: 'LengthSide', ...GROUP },
    { quantity: 10, price: 1, size: CUBE, favourites: ['B'], orientationPriority: [2, 1], ...GROUP, sequence: 2 },
  ],
  [
    { name: 'A', price: 10, priority: 1 },
    { name: 'B', price: 10, priority: 1 },
    { name: 'C', price: 20, priority: 1 },
    { name: 'D', price: 10, priority: 2 },
    { name: 'E', price: 5, priority: 1 },
  ],
  { isPriceLimited: true },
);

/** Without prices the plan as a whole decides which types are taken: A and B in one piece, C and D larger. */
const UNPRICED: LoadProblem = {
  ...PROBLEM,
  containers: PROBLEM.containers.map((type) => ({
    ...type,
    price: 0,
    size: type.name === 'C' || type.name === 'D' ? { ...type.size, length: 2000 } : type.size,
  })),
};

const at = (cargo: number, x: number, fields: Partial<Arrangement> = {}): Arrangement => ({
  ...{ cargo, orientation: 1, position: { x, y: 100, z: 0 }, counts: { length: 1, width: 1, height: 1 } },
  ...fields,
});

function draftOf(...loads: readonly (readonly [name: string, arrangements: readonly Arrangement[]])[]): Draft {
  const left = PROBLEM.cargoes.map(({ quantity }) => quantity);
  const drafted = loads.map(([name, arrangements]): DraftLoad => {
    const loaded = PROBLEM.cargoes.map((_, cargo) => arrangements.filter((one) => one.cargo === cargo).length);
    for (const [cargo, count] of loaded.entries()) left[cargo] = left[cargo]! - count;
    return { container: PROBLEM.containers.findIndex((type) => type.name === name), arrangements, loaded, times: 1 };
  });
  return { loads: drafted, left };
}

/** By goal: a better plan and a worse one, equal before it; what comes after it speaks for the worse one. */
const PAIRS: Readonly<Record<string, readonly [better: Draft, worse: Draft]>> = {
  value: [draftOf(['C', [at(0, 0), at(0, 500)]]), draftOf(['A', [at(0, 0)]])],
  volume: [draftOf(['C', [at(1, 300)]]), draftOf(['A', [at(0, 0)]])],
  cost: [draftOf(['E', [at(1, 0)]], ['E', [at(1, 0)]]), draftOf(['C', [at(1, 0), at(1, 100)]])],
  lastPriorities: [draftOf(['A', [at(1, 0)]], ['A', [at(1, 0)]]), draftOf(['D', [at(1, 0), at(1, 100)]])],
  containers: [draftOf(['C', [at(1, 0), at(1, 100)]]), draftOf(['B', [at(1, 0)]], ['B', [at(1, 0)]])],
  priorities: [draftOf(['A', [at(1, 100)]]), draftOf(['D', [at(1, 0)]])],
  containerVolume: [draftOf(['A', [at(1, 100)]]), draftOf(['C', [at(1, 0)]])],
  favourites: [draftOf(['B', [at(1, 300)]]), draftOf(['A', [at(1, 0, { orientation: 2 })]])],
  groupFavourites: [draftOf(['B', [at(0, 300)]]), draftOf(['A', [at(0, 0)]])],
  groups: [draftOf(['A', [at(0, 300), at(0, 400)]]), draftOf(['A', [at(0, 0), at(0, 300)]])],
  aliases: [draftOf(['A', [at(0, 300), at(0, 400)]]), draftOf(['A', [at(0, 0), at(0, 300)]])],
  secondAliases: [draftOf(['A', [at(0, 300), at(0, 400)]]), draftOf(['A', [at(0, 0), at(0, 300)]])],
  sequences: [draftOf(['A', [at(0, 0)]], ['B', [at(1, 300)]]), draftOf(['B', [at(1, 0)]], ['A', [at(0, 0)]])],
  faces: [
    draftOf(['A', [at(0, 500), at(1, 600)]]),
    draftOf([
      'A',
      [at(0, 0, { position: { x: 0, y: 0, z: 0 } }), at(1, 0, { position: { x: 0, y: 50, z: 0 }, orientation: 2 })],
    ]),
  ],
  orientation: [draftOf(['B', [at(1, 300, { orientation: 2 })]]), draftOf(['B', [at(1, 0)]])],
  earlierTypes: [draftOf(['A', [at(0, 100)]]), draftOf(['B', [at(0, 0)]])],
  compactness: [draftOf(['B', [at(1, 0)]]), draftOf(['B', [at(1, 100)]])],
};

/** Where prices would decide before. */
const OF_UNPRICED = ['lastPriorities', 'containerVolume', 'earlierTypes'];

/** By goal, of those that a rule switches on. */
const SWITCHES: Readonly<Record<string, Partial<LoadProblem['rules']>>> = {
  groupFavourites: { isGroupsToPrefContainers: true },
  groups: { isGroupUsed: true },
  aliases: { isAlias1Together: true },
  secondAliases: { isAlias2Together: true },
  sequences: { isSequenceUsed: true },
};

t.same(
  GOALS.map(({ id }) => id),
  Object.keys(PAIRS),
  'every goal has its pair, in the order in which they count',
);

for (const [id, [better, worse]] of Object.entries(PAIRS)) {
  t.test(id, async (t) => {
    const asked = OF_UNPRICED.includes(id) ? UNPRICED : PROBLEM;
    const problem = { ...asked, rules: { ...asked.rules, ...SWITCHES[id] } };
    const [a, b] = [new Score(problem, better), new Score(problem, worse)];
    t.ok(isBetter(a, b), 'the better one is better');
    t.notOk(isBetter(b, a), 'the worse one is not');
    const differing = GOALS.filter((goal) => goal.compare(a.of(goal), b.of(goal)) !== 0);
    t.equal(differing[0]!.id, id, 'no goal before it tells them apart');
    t.equal(Math.sign(compare(a, b)), Math.sign(differing[0]!.compare(a.of(differing[0]!), b.of(differing[0]!))));
  });
}

t.test('equal plans are not better than each other', async (t) => {
  const [a, b] = [1, 2].map(() => new Score(PROBLEM, draftOf(['A', [at(0, 0)]])));
  t.notOk(isBetter(a!, b!));
  t.equal(compare(a!, b!), 0);
});

t.test('of some goals only those are asked', async (t) => {
  const [a, b] = PAIRS['compactness']!.map((draft) => new Score(PROBLEM, draft));
  t.equal(compare(a!, b!, SOFT_GOALS), 0);
});

t.test('a figure is found once, and only when it decides', async (t) => {
  let asked = 0;
  const counted: Goal = {
    ...containers,
    figure: (...words) => {
      asked++;
      return containers.figure(...words);
    },
  };
  const [a, b] = PAIRS['value']!.map((draft) => new Score(PROBLEM, draft));
  compare(a!, b!, [...GOALS, counted]);
  t.equal(asked, 0, 'the value decides');
  compare(a!, a!, [counted]);
  compare(a!, a!, [counted]);
  t.equal(asked, 1);
});
