/** Loading steps: of loads by hand, and of random ones carried out (500 of them: `npm run bench -- steps`). */
import t from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { type Way, wayInto } from '../../src/domain/loading-way.js';
import type { Arrangement } from '../../src/domain/plan.js';
import type { Cargo } from '../../src/domain/problem.js';
import { vehicleLevel } from '../../src/domain/unit-loads.js';
import { inSections } from '../../src/planning/finishing/loading-order/in-sections.js';
import { containerSteps, palletSteps, type Step, stepsOf as stepsIn } from '../../src/scene/steps.js';
import { needsOf, piecesOf, troubles } from '../support/planning/carrying-out.js';
import { cargoOf, problemOf } from '../support/problems/load-problems.js';
import { palletizedLoad, withPallets } from '../support/problems/palletized-loads.js';
import { carriedOut, randomLoads } from '../support/problems/random-steps.js';

const LOADS = 20;

const cube = cargoOf({ name: 'cube' });
const bar = cargoOf({ name: 'bar', size: { length: 500, width: 100, height: 100 } });
const post = cargoOf({ name: 'post', size: { length: 100, width: 100, height: 250 } });
const plank = cargoOf({ name: 'plank', size: { length: 100, width: 200, height: 100 } });
const opening = { width: 1000, height: 1000, sill: 0, position: 0 };
const VEHICLES = {
  fromDoor: {},
  fromLeft: { door: { side: 'Left', ...opening } },
  fromRight: { door: { side: 'Right', ...opening } },
  fromAbove: { vehicleType: 'OpenTop' },
} as const;

/** Of a load in any order, in the order of loading. */
function stepsOf(cargoes: readonly Cargo[], arrangements: readonly Arrangement[], way: Way): Step[] {
  const one = problemOf(cargoes, [VEHICLES[way]]);
  return stepsIn(one, inSections(one, { container: 0, arrangements }), way);
}

const cargoes = [cube, bar, post, plank];
const problem = problemOf(cargoes);

function at(x: number, y: number, z: number, fields: Partial<Arrangement> = {}): Arrangement {
  const counts = { length: 1, width: 1, height: 1 };
  return { cargo: 0, orientation: 1, position: { x, y, z }, counts, ...fields };
}

const shown = (steps: readonly Step[]) => steps.map(({ cargo, parts, pieces }) => [cargo, parts.length, pieces]);

t.test('what carries comes before what is carried, what would be in the way later', async (t) => {
  const steps = stepsOf(cargoes, [at(500, 0, 100), at(500, 0, 0), at(0, 0, 0), at(0, 300, 0)], 'fromDoor');
  const corners = piecesOf(problem, steps).map(({ position: { x, y, z } }) => [x, y, z]);
  t.same(corners, [
    [0, 0, 0],
    [500, 0, 0],
    [500, 0, 100],
    [0, 300, 0],
  ]);
});

t.test('from above, only what lies higher is in the way', async (t) => {
  const steps = stepsOf(cargoes, [at(500, 0, 0), at(0, 0, 0), at(0, 0, 100)], 'fromAbove');
  t.same(
    piecesOf(problem, steps).map(({ position: { x, z } }) => [x, z]),
    [
      [0, 0],
      [500, 0],
      [0, 100],
    ],
  );
});

t.test('a step is one space: an arrangement, or arrangements that make an even one', async (t) => {
  const two = { counts: { length: 2, width: 2, height: 1 } };
  const layers = [at(0, 0, 0, two), at(0, 0, 100, { counts: { length: 2, width: 2, height: 3 } })];
  const [even, ...none] = stepsOf(cargoes, layers, 'fromDoor');
  t.same(none, []);
  t.same(even?.parts, [at(0, 0, 0, { counts: { length: 2, width: 2, height: 4 } })]);
  t.same(even?.spaces, { first: 1, last: 1 });
  const beside = stepsOf(cargoes, [at(0, 0, 0, two), at(0, 200, 0)], 'fromDoor');
  t.same(shown(beside), [
    [0, 1, 4],
    [0, 1, 1],
  ]);
});

t.test('what frees others of a cargo comes before that cargo, inside one section', async (t) => {
  const row = { counts: { length: 2, width: 1, height: 1 } };
  const second = at(0, 100, 100, { ...row, cargo: 0 });
  const under = at(0, 100, 0, { cargo: 3, orientation: 2 });
  t.same(shown(stepsOf(cargoes, [at(0, 0, 0, row), under, second], 'fromDoor')), [
    [0, 1, 2],
    [3, 1, 1],
    [0, 1, 2],
  ]);
});

t.test('steps are numbered through, and say in which section they are', async (t) => {
  const far = { counts: { length: 30, width: 1, height: 1 } };
  const steps = stepsOf(cargoes, [at(0, 0, 0, far)], 'fromDoor');
  t.same(
    steps.map(({ number, section, pieces }) => [number, section, pieces]),
    [
      [1, 1, 11],
      [2, 2, 11],
      [3, 3, 8],
    ],
  );
});

/**
 * A post stands behind what carries one end of a bar; on the bar's other end lies a cube, behind the post's top. Round
 * and round: post, footing, bar, cube, post.
 */
const spiral = (footing: Arrangement) => [
  at(200, 0, 0, { cargo: 2 }),
  footing,
  at(0, 100, 100, { cargo: 1 }),
  at(0, 50, 200),
];

t.test('an arrangement is divided where its pieces and others wait for each other', async (t) => {
  const steps = stepsOf(cargoes, spiral(at(400, 0, 0, { counts: { length: 1, width: 2, height: 1 } })), 'fromDoor');
  t.same(
    piecesOf(problem, steps).map(({ cargo, position: { x, y } }) => [cargo, x, y]),
    [
      [0, 400, 100],
      [1, 0, 100],
      [0, 0, 50],
      [2, 200, 0],
      [0, 400, 0],
    ],
  );
  t.ok(steps.every(({ isStraight }) => isStraight));
});

t.test(
  'pieces that wait for each other still have steps, what carries first; what finds another in its way says so',
  async (t) => {
    const steps = stepsOf(cargoes, spiral(at(400, 0, 0, { cargo: 3 })), 'fromDoor');
    t.same(
      steps.map(({ cargo, isStraight }) => [cargo, isStraight]),
      [
        [2, true],
        [3, true],
        [1, true],
        [0, false],
      ],
    );
  },
);

t.test('standing rolls in staggered rows are one step, from the front wall to the door', async (t) => {
  const roll = cargoOf({ name: 'roll', style: 'Roll', size: { length: 40, width: 40, height: 60 }, diameter: 40 });
  const row = { counts: { length: 2, width: 1, height: 1 } };
  const rolls = problemOf([roll]);
  const [step, ...none] = stepsOf([roll], [at(0, 0, 0, row), at(20, 35, 0, row)], 'fromDoor');
  t.same(none, []);
  t.same(
    piecesOf(rolls, [step!]).map(({ position: { x } }) => x),
    [0, 20, 40, 60],
  );
});

t.test('stacks apart from each other are one step with a row that interlocks them all', async (t) => {
  const reel = cargoOf({ name: 'reel', style: 'Roll', size: { length: 40, width: 40, height: 60 }, diameter: 40 });
  const other = cargoOf({ ...reel, name: 'other', sequence: 1 });
  const rolls = problemOf([reel, other]);
  const row = at(20, 35, 0, { counts: { length: 11, width: 1, height: 1 } });
  const stacks = [0, 80, 160, 240, 320, 400].map((x) =>
    at(x, 0, 0, { cargo: 1, counts: { length: 1, width: 1, height: 2 } }),
  );
  const loaded = { container: 0, arrangements: [...stacks, row] };
  const steps = stepsIn(rolls, loaded, 'fromDoor');
  t.same(troubles(piecesOf(rolls, steps), needsOf(rolls, loaded, 'fromDoor')), []);
  t.ok(steps.every(({ spaces }) => spaces.first === 1 && spaces.last === 7));

  const apart = stepsIn(rolls, { container: 0, arrangements: [stacks[0]!, stacks[5]!] }, 'fromDoor');
  t.same(apart.length, 2, 'what touches nothing stays a step of its own');

  const sequences = problemOf([cargoOf({ ...reel, sequence: 2 }), other], [{}], { isSequenceUsed: true });
  t.same(
    stepsIn(sequences, loaded, 'fromDoor').map(({ cargo }) => cargo),
    [1, 1, 1, 1, 1, 1, 0],
    'another loading rank is another run',
  );
});

t.test('alike pallets are built alike, and loaded as they stand in the vehicle', async (t) => {
  const load = palletizedLoad({
    problem: problemOf([cube], [{ containerType: 'Pallet', size: { length: 200, width: 200, height: 300 } }]),
    loaded: { container: 0, arrangements: [at(0, 0, 0, { counts: { length: 2, width: 2, height: 3 } })] },
  });
  t.same(shown(palletSteps(load, 0)), [[0, 1, 12]]);
  const vehicle = containerSteps(load, 0);
  t.same(
    vehicle.flatMap(({ cargo, parts }) =>
      parts.map(({ position, orientation }) => [cargo, position.x, position.z, orientation]),
    ),
    [
      [1, 0, 315, 1],
      [1, 0, 0, 1],
      [1, 200, 0, 2],
    ],
    'as they stand in the plan; finished pallets lie beyond the cargoes of the request',
  );
  t.equal(vehicle[0]!.weight, vehicleLevel(load.problem, load.plan).problem.cargoes[1]!.weight);
});

t.test(`the steps of ${LOADS} random loads can be carried out`, async (t) => {
  const ways = new Set<string>();
  for (const load of randomLoads(loadEngine(), LOADS, 1)) {
    ways.add(wayInto(load.problem.containers[load.loaded.container]!));
    for (const one of withPallets(load)) t.same(carriedOut(one).troubles, []);
  }
  t.same([...ways].sort(), ['fromAbove', 'fromDoor', 'fromLeft', 'fromRight']);
});
