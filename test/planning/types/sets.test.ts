/** Sets: whole ones only, and as many as are possible in cases whose best is known by construction. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import { inEnglish } from '../../../src/domain/coded-sentences.js';
import { piecesIn } from '../../../src/domain/plan.js';
import type { Cargo, Container, LoadProblem, Rules } from '../../../src/domain/problem.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { problemOf } from '../../support/problems/load-problems.js';

const engine = loadEngine();

const sized = (length: number, width: number, height: number) => ({ length, width, height });
const CUBE = sized(100, 100, 100);

interface Case {
  readonly what: string;
  readonly cargoes: readonly Partial<Cargo>[];
  readonly containers: readonly Partial<Container>[];
  readonly rules?: Partial<Rules>;
  /** Pieces of each cargo: no plan loads more. */
  readonly loads: readonly number[];
}

/** Volumes of a set of a, b, ... cubes that fill a van of `cubes` to the last. */
const van = (cubes: number, fields: Partial<Container> = {}) => ({
  size: sized(cubes * 25, 200, 200),
  quantity: 1,
  ...fields,
});

const one = (name: string, setRatio: number, quantity: number, size = CUBE, fields: Partial<Cargo> = {}) => ({
  name,
  setRatio,
  quantity,
  size,
  ...fields,
});

const SET_LOADS: readonly Case[] = [
  { what: 'all there is', cargoes: [one('A', 2, 10), one('B', 1, 5)], containers: [{}], loads: [10, 5] },
  { what: 'the scarcest bounds it', cargoes: [one('A', 2, 10), one('B', 1, 3)], containers: [{}], loads: [6, 3] },
  { what: 'what makes no set is left', cargoes: [one('A', 3, 8), one('B', 2, 7)], containers: [{}], loads: [6, 4] },
  { what: 'the room bounds it', cargoes: [one('A', 3, 30), one('B', 1, 10)], containers: [van(16)], loads: [12, 4] },
  { what: 'not quite another one', cargoes: [one('A', 3, 30), one('B', 2, 20)], containers: [van(16)], loads: [9, 6] },
  { what: 'one kind alone', cargoes: [one('A', 5, 33)], containers: [van(16)], loads: [15] },
  {
    what: 'the weight bounds it',
    cargoes: [one('A', 1, 9, CUBE, { weight: 5 }), one('B', 1, 9, CUBE, { weight: 10 })],
    containers: [{ maxWeight: 50, quantity: 1 }],
    loads: [3, 3],
  },
  {
    what: 'in two containers, whole in each',
    cargoes: [one('A', 3, 30), one('B', 2, 20)],
    containers: [van(8, { quantity: 2 })],
    loads: [6, 4],
  },
  {
    what: 'in as many as are needed',
    cargoes: [one('A', 3, 30), one('B', 2, 20)],
    containers: [van(8, { quantity: 0 })],
    loads: [30, 20],
  },
  {
    what: 'in types of which each takes others',
    cargoes: [one('A', 3, 30), one('B', 1, 10)],
    containers: [van(4), van(8)],
    loads: [9, 3],
  },
  {
    what: 'long and short ones',
    cargoes: [one('long', 1, 9, sized(400, 100, 100)), one('short', 2, 99)],
    containers: [{ size: sized(400, 300, 100), quantity: 1 }],
    loads: [2, 4],
  },
  {
    what: 'of three',
    cargoes: [one('A', 1, 9), one('B', 2, 18, sized(200, 100, 100)), one('C', 3, 27)],
    containers: [van(16)],
    loads: [2, 4, 6],
  },
  { what: 'a large set', cargoes: [one('A', 7, 99), one('B', 9, 99)], containers: [van(32)], loads: [14, 18] },
  {
    what: 'many small sets',
    cargoes: [one('A', 1, 500, sized(50, 50, 50)), one('B', 1, 500, sized(50, 50, 50))],
    containers: [van(16)],
    loads: [64, 64],
  },
  {
    what: 'units in a container are counted',
    cargoes: [one('A', 2, 30), one('B', 1, 30)],
    containers: [{}],
    rules: { maxFillQuantityPerContainer: 8 },
    loads: [30, 15],
  },
  {
    what: 'of which one container takes 8 units',
    cargoes: [one('A', 2, 30), one('B', 1, 30)],
    containers: [{ quantity: 1 }],
    rules: { maxFillQuantityPerContainer: 8 },
    loads: [4, 2],
  },
  {
    what: 'rows of one cargo make it together',
    cargoes: [one('A', 4, 3), one('B', 1, 9), one('A', 4, 6, CUBE, { sequence: 1 })],
    containers: [{}],
    loads: [3, 2, 5],
  },
  {
    what: 'nothing bears anything',
    cargoes: [one('A', 1, 9, CUBE, { floorStackSupportsOthers: true }), one('B', 1, 9)],
    containers: [van(16)],
    rules: { stackingRule: 'AlwaysSingleLayerOnBottom' },
    loads: [4, 4],
  },
  {
    what: 'in a sequence',
    cargoes: [one('A', 2, 9, CUBE, { sequence: 2 }), one('B', 2, 9, CUBE, { sequence: 1 })],
    containers: [van(16)],
    rules: { isSequenceUsed: true },
    loads: [8, 8],
  },
  {
    what: 'in layers',
    cargoes: [one('A', 1, 99, sized(100, 100, 50)), one('B', 2, 99, sized(200, 100, 50))],
    containers: [van(16)],
    rules: { fillDirection: 'BottomToTop' },
    loads: [6, 12],
  },
];

const north = { groupName: 'north' };
const south = { groupName: 'south' };

const MULTIPLE: readonly Case[] = [
  {
    what: 'each group by itself',
    cargoes: [one('A', 2, 5, CUBE, north), one('B', 3, 9, CUBE, south)],
    containers: [{}],
    loads: [4, 9],
  },
  {
    what: 'cargo without a group is one more',
    cargoes: [one('A', 2, 5, CUBE, north), one('B', 3, 9), one('C', 1, 2)],
    containers: [{}],
    loads: [4, 6, 2],
  },
  {
    what: 'a container for each',
    cargoes: [one('A', 1, 4, CUBE, north), one('B', 1, 4, CUBE, south)],
    containers: [van(8, { quantity: 2 })],
    loads: [4, 4],
  },
  {
    what: 'of one container the larger takes it',
    cargoes: [one('A', 1, 4, CUBE, north), one('B', 1, 6, CUBE, south)],
    containers: [van(8)],
    loads: [0, 6],
  },
  {
    what: 'which they may share',
    cargoes: [one('A', 1, 3, CUBE, north), one('B', 1, 5, CUBE, south)],
    containers: [van(8)],
    rules: { areSetsMixed: true },
    loads: [3, 5],
  },
  {
    what: 'both of several cargoes',
    cargoes: [
      one('A', 2, 8, CUBE, north),
      one('B', 1, 8, CUBE, north),
      one('C', 1, 3, CUBE, south),
      one('D', 2, 6, CUBE, south),
    ],
    containers: [van(12, { quantity: 2 })],
    loads: [8, 4, 3, 6],
  },
  {
    what: 'one name in two groups',
    cargoes: [one('A', 2, 5, CUBE, north), one('A', 2, 7, CUBE, south)],
    containers: [{}],
    loads: [4, 6],
  },
  {
    what: 'sharing to the last',
    cargoes: [one('A', 3, 3, CUBE, north), one('B', 5, 5, CUBE, south)],
    containers: [van(8)],
    rules: { areSetsMixed: true },
    loads: [3, 5],
  },
  {
    what: 'two of each in two containers',
    cargoes: [one('A', 4, 8, CUBE, north), one('B', 8, 16, CUBE, south)],
    containers: [van(8, { quantity: 3 })],
    loads: [8, 16],
  },
  {
    what: 'mixed in as few containers',
    cargoes: [one('A', 2, 4, CUBE, north), one('B', 2, 4, CUBE, south)],
    containers: [van(8, { quantity: 1 })],
    rules: { areSetsMixed: true },
    loads: [4, 4],
  },
  {
    what: 'a set that is larger than all',
    cargoes: [one('A', 20, 20, CUBE, north), one('B', 2, 4, CUBE, south)],
    containers: [van(8)],
    loads: [0, 4],
  },
  {
    what: 'a cargo that fits nowhere',
    cargoes: [one('A', 1, 4, sized(900, 900, 900), north), one('C', 1, 4, CUBE, north), one('B', 2, 4, CUBE, south)],
    containers: [van(8)],
    loads: [0, 0, 4],
  },
  {
    what: 'weights',
    cargoes: [one('A', 1, 9, CUBE, { ...north, weight: 10 }), one('B', 1, 9, CUBE, { ...south, weight: 4 })],
    containers: [{ maxWeight: 40, quantity: 2 }],
    loads: [4, 9],
  },
  {
    what: 'three groups in two containers',
    cargoes: [one('A', 1, 8, CUBE, north), one('B', 1, 7, CUBE, south), one('C', 1, 6)],
    containers: [van(8, { quantity: 2 })],
    loads: [8, 7, 0],
  },
  {
    what: 'three that share two containers',
    cargoes: [one('A', 4, 4, CUBE, north), one('B', 6, 6, CUBE, south), one('C', 2, 6)],
    containers: [van(8, { quantity: 2 })],
    rules: { areSetsMixed: true },
    loads: [4, 6, 6],
  },
  {
    what: 'scarce in one group only',
    cargoes: [one('A', 1, 9, CUBE, north), one('B', 1, 2, CUBE, north), one('C', 1, 9, CUBE, south)],
    containers: [{}],
    loads: [2, 2, 9],
  },
  {
    what: 'flat ones',
    cargoes: [one('A', 2, 8, sized(200, 200, 50), north), one('B', 3, 40, sized(100, 200, 100), south)],
    containers: [van(16, { quantity: 2 })],
    loads: [8, 6],
  },
  {
    what: 'one group is as SetLoad',
    cargoes: [one('A', 3, 30, CUBE, north), one('B', 2, 20, CUBE, north)],
    containers: [van(16)],
    loads: [9, 6],
  },
  {
    what: 'no group is as SetLoad',
    cargoes: [one('A', 3, 30), one('B', 1, 10)],
    containers: [van(16)],
    loads: [12, 4],
  },
  {
    what: 'kinds of cargo',
    cargoes: [one('A', 1, 4, CUBE, north), one('B', 1, 4, CUBE, south)],
    containers: [{ maxCargoTypes: 1, quantity: 2 }],
    rules: { areSetsMixed: true },
    loads: [4, 4],
  },
];

/** Volume of a piece for each setRatio: with equal ratios equal volumes. */
const BY_VOLUME: readonly Case[] = [
  { what: 'all there is', cargoes: [one('A', 1, 4), one('B', 1, 4)], containers: [{}], loads: [4, 4] },
  {
    what: 'half as many of the larger',
    cargoes: [one('A', 1, 8), one('B', 1, 4, sized(200, 100, 100))],
    containers: [{}],
    loads: [8, 4],
  },
  { what: 'the scarcest bounds it', cargoes: [one('A', 1, 9), one('B', 1, 3)], containers: [{}], loads: [3, 3] },
  {
    what: 'up to where the scarce one would be more',
    cargoes: [one('A', 1, 9), one('B', 1, 1, sized(300, 100, 100))],
    containers: [{}],
    loads: [5, 1],
  },
  {
    what: 'at least one',
    cargoes: [one('A', 1, 2), one('B', 1, 1, sized(900, 100, 100))],
    containers: [{}],
    loads: [2, 1],
  },
  {
    what: 'as much as two containers bear, if each gets its share',
    cargoes: [
      one('A', 3, 4, sized(14, 49, 28), { weight: 25.9, volume: 14 * 49 * 28 }),
      one('B', 4, 5, sized(40, 28, 19), { weight: 19, volume: 40 * 28 * 19 }),
    ],
    containers: [{ containerType: 'Pallet', quantity: 2, maxWeight: 102, size: sized(118, 105, 151) }],
    loads: [4, 5],
  },
  { what: 'the room bounds it', cargoes: [one('A', 1, 50), one('B', 1, 50)], containers: [van(16)], loads: [8, 8] },
  { what: 'three to one', cargoes: [one('A', 3, 50), one('B', 1, 50)], containers: [van(16)], loads: [12, 4] },
  {
    what: 'two to one, not to the last',
    cargoes: [one('A', 2, 50), one('B', 1, 50)],
    containers: [van(16)],
    loads: [11, 5],
  },
  {
    what: 'over two containers',
    cargoes: [one('A', 1, 50), one('B', 1, 50)],
    containers: [van(8, { quantity: 2 })],
    loads: [8, 8],
  },
  {
    what: 'not whole in each',
    cargoes: [one('A', 1, 5, sized(200, 200, 100)), one('B', 1, 50)],
    containers: [van(8, { quantity: 2 })],
    loads: [2, 8],
  },
  {
    what: 'as many as are needed',
    cargoes: [one('A', 1, 50), one('B', 1, 50)],
    containers: [van(8, { quantity: 0 })],
    loads: [50, 50],
  },
  {
    what: 'weights',
    cargoes: [one('A', 1, 50, CUBE, { weight: 10 }), one('B', 1, 50, CUBE, { weight: 5 })],
    containers: [{ quantity: 1, maxWeight: 62 }],
    loads: [4, 4],
  },
  { what: 'one kind alone', cargoes: [one('A', 7, 50)], containers: [van(16)], loads: [16] },
  {
    what: 'three kinds',
    cargoes: [one('A', 1, 50), one('B', 1, 50), one('C', 2, 50)],
    containers: [van(16)],
    loads: [4, 4, 8],
  },
  {
    what: 'a cargo that fits nowhere',
    cargoes: [one('A', 1, 5), one('B', 1, 5, sized(900, 900, 900))],
    containers: [van(16)],
    loads: [0, 0],
  },
  {
    what: 'no room for one of each',
    cargoes: [one('A', 1, 5, sized(400, 200, 100)), one('B', 1, 5, sized(400, 200, 200))],
    containers: [van(16)],
    loads: [0, 0],
  },
  {
    what: 'rows of one cargo',
    cargoes: [one('A', 1, 3), one('B', 1, 9), one('A', 1, 3, CUBE, { sequence: 1 })],
    containers: [{}],
    loads: [3, 6, 3],
  },
  {
    what: 'small ones',
    cargoes: [one('A', 1, 200, sized(50, 50, 50)), one('B', 1, 200)],
    containers: [van(16)],
    loads: [64, 8],
  },
  {
    what: 'two types of container',
    cargoes: [one('A', 1, 50), one('B', 1, 50)],
    containers: [van(4), van(8)],
    loads: [6, 6],
  },
  {
    what: 'one type only',
    cargoes: [one('A', 1, 50), one('B', 1, 50)],
    containers: [van(4), van(8)],
    rules: { isMultiContainerTypesEnabled: false },
    loads: [4, 4],
  },
];

function loadsOf(problem: LoadProblem) {
  const plan = planLoad(problem, { engine });
  const loads = problem.cargoes.map(() => 0);
  for (const { cargo, ...arrangement } of plan.containers.flatMap(({ arrangements }) => arrangements)) {
    loads[cargo] = loads[cargo]! + piecesIn({ cargo, ...arrangement });
  }
  return { plan, loads };
}

for (const [calculationType, cases] of [
  ['SetLoad', SET_LOADS],
  ['MultipleSetLoad', MULTIPLE],
  ['SetLoadByVolume', BY_VOLUME],
] as const) {
  for (const { what, cargoes, containers, rules = {}, loads } of cases) {
    t.test(`${calculationType}: ${what}`, async (t) => {
      for (const optimizationLevel of [1, 2] as const) {
        const problem = problemOf(cargoes, containers, { calculationType, optimizationLevel, ...rules });
        const found = loadsOf(problem);
        t.same(verify(problem, found.plan).faults, []);
        t.same(found.loads, loads, `level ${optimizationLevel}`);
        for (const { reason, detail } of found.plan.unloaded) {
          const text = inEnglish(problem, detail);
          t.ok(text.length > 20, `${reason}: ${text}`);
        }
      }
    });
  }
}

t.test('it says what is missing of a set', async (t) => {
  const { plan } = loadsOf(
    problemOf([one('chair', 4, 13), one('table', 1, 5)], [{}], { calculationType: 'SetLoad', optimizationLevel: 1 }),
  );
  t.match(plan.unloaded, [
    {
      cargo: 0,
      quantity: 1,
      reason: 'SetIncomplete',
      detail: { code: 'EnoughForSets', values: { pieces: { count: 13 } } },
    },
    {
      cargo: 1,
      quantity: 2,
      reason: 'SetIncomplete',
      detail: { values: { set: '4 x "chair", 1 x "table"', sets: { count: 3 } } },
    },
  ]);
  const tight = loadsOf(
    problemOf([one('A', 3, 30), one('B', 2, 20)], [van(16)], { calculationType: 'SetLoad', optimizationLevel: 1 }),
  );
  t.match(tight.plan.unloaded, [
    {
      cargo: 0,
      quantity: 21,
      reason: 'SetIncomplete',
      detail: { code: 'NoRoomForSet', values: { loaded: { count: 3 }, sets: { count: 10 } } },
    },
    { cargo: 1, quantity: 14, reason: 'SetIncomplete' },
  ]);
});
