/** Soft rules: each decides between loads that are equally good otherwise. */
import t from 'tap';
import type { Cargo, Container, LoadProblem, Rules } from '../../../src/domain/problem.js';
import { closedFaces } from '../../../src/planning/goals/faces.js';
import { type Planned, planned } from '../../support/planning/planned.js';
import { problemOf } from '../../support/problems/load-problems.js';

const QUICK: Partial<Rules> = { optimizationLevel: 1 };

/** Takes four cubes of 100. */
const VAN = { size: { length: 400, width: 100, height: 100 }, quantity: 1 };

function vans(cargoes: readonly Partial<Cargo>[], names: readonly string[], rules: Partial<Rules> = {}): LoadProblem {
  const containers = names.map((name): Partial<Container> => ({ ...VAN, name }));
  return problemOf(cargoes, containers, { ...QUICK, ...rules });
}

/** Pieces of each cargo in each filled container, by the container's name. */
function pieces({ containers, cargoes }: LoadProblem, { plan }: Planned): Record<string, number[]> {
  return Object.fromEntries(
    plan.containers.map(({ container, arrangements }) => [
      containers[container]!.name,
      cargoes.map((_, cargo) =>
        arrangements
          .filter((arrangement) => arrangement.cargo === cargo)
          .reduce((sum, { counts }) => sum + counts.length * counts.width * counts.height, 0),
      ),
    ]),
  );
}

const FAVOURITES: readonly (readonly [what: string, problem: LoadProblem, expected: Record<string, number[]>])[] = [
  ['without favourites the first container', vans([{ quantity: 3 }], ['A', 'B']), { A: [3] }],
  ['the favourite', vans([{ quantity: 3, favourites: ['B'] }], ['A', 'B']), { B: [3] }],
  ['the one of two favourites that is tried first', vans([{ favourites: ['C', 'B'] }], ['A', 'B', 'C']), { B: [1] }],
  ['what has no room there goes elsewhere', vans([{ quantity: 6, favourites: ['B'] }], ['A', 'B']), { A: [2], B: [4] }],
  [
    'the favourite is filled with it first, then with others',
    vans([{ quantity: 5 }, { quantity: 3, favourites: ['B'] }], ['A', 'B']),
    { A: [4, 0], B: [1, 3] },
  ],
  [
    'each in its own',
    vans(
      [
        { quantity: 4, favourites: ['B'] },
        { quantity: 4, favourites: ['A'] },
      ],
      ['A', 'B'],
    ),
    { A: [0, 4], B: [4, 0] },
  ],
  ['a favourite opens no second container', vans([{ quantity: 2 }, { favourites: ['B'] }], ['A', 'B']), { B: [2, 1] }],
  ['a name that nothing has', vans([{ favourites: ['Z'] }], ['A', 'B']), { A: [1] }],
  ['one type for all', vans([{ favourites: ['B'] }], ['A', 'B'], { isMultiContainerTypesEnabled: false }), { B: [1] }],
];

for (const [what, problem, expected] of FAVOURITES) {
  t.test(`emptyContainersFavorite: ${what}`, async (t) => {
    t.same(pieces(problem, planned(t, problem)), expected);
  });
}

t.test('emptyContainersFavorite: the lower price of containers counts before', async (t) => {
  const problem = problemOf(
    [{ favourites: ['B'] }],
    [
      { ...VAN, name: 'A', price: 5 },
      { ...VAN, name: 'B', price: 6 },
    ],
    QUICK,
  );
  t.same(pieces(problem, planned(t, problem)), { A: [1] });
});

t.test('isGroupsToPrefContainers: a group goes where one of its cargoes would', async (t) => {
  const cargoes = [{ quantity: 3, groupName: 'north' }, { groupName: 'north', favourites: ['B'] }, { quantity: 4 }];
  const free = vans(cargoes, ['A', 'B']);
  t.same(pieces(free, planned(t, free))['B']![1], 1, 'without it only the cargo itself');
  const asked = vans(cargoes, ['A', 'B'], { isGroupsToPrefContainers: true });
  t.same(pieces(asked, planned(t, asked)), { A: [0, 0, 4], B: [3, 1, 0] });
});

t.test('isGroupsToPrefContainers: a small piece brings its group before larger ones without favourites', async (t) => {
  const cubes = (side: number, height = side) => ({ length: side, width: side, height });
  const problem = problemOf(
    [
      { size: cubes(500), quantity: 6, groupName: 'g1' },
      { size: cubes(500, 480), quantity: 6, groupName: 'g2' },
      { size: cubes(300), quantity: 2, groupName: 'g1', favourites: ['t2'] },
    ],
    ['t1', 't2'].map((name) => ({ name, size: cubes(1000), quantity: 1 })),
    { ...QUICK, isGroupsToPrefContainers: true },
  );
  t.same(pieces(problem, planned(t, problem)), { t1: [0, 6, 0], t2: [6, 0, 2] });
});

/** Extents along the room of what has one text in a field of its cargo. */
function extentsOf(problem: LoadProblem, { placements }: Planned, field: 'groupName' | 'alias' | 'alias2') {
  const texts = [...new Set(problem.cargoes.map((cargo) => cargo[field]))].filter((text) => text !== '');
  return texts.map((text) => {
    const own = placements.filter(({ cargo }) => problem.cargoes[cargo]![field] === text);
    const ends = own.map(({ position, size }) => position.x + size.length);
    return Math.max(...ends) - Math.min(...own.map(({ position }) => position.x));
  });
}

/** Four cargoes of eight pieces each, which fill three quarters of a room of 1200 x 200 x 200; every other one alike. */
function mixed(fields: (isOdd: boolean) => Partial<Cargo>, rules: Partial<Rules>): LoadProblem {
  const sizes = [120, 140, 90, 110].map((length) => ({ length, width: 100, height: 100 }));
  const cargoes = sizes.map((size, place): Partial<Cargo> => {
    return { size, quantity: 8, orientations: 0b000001, ...fields(place % 2 === 1) };
  });
  return problemOf(cargoes, [{ quantity: 1, size: { length: 1200, width: 200, height: 200 } }], { ...QUICK, ...rules });
}

const LEVELS = [
  ['isGroupUsed', 'groupName', { isGroupUsed: true }],
  ['isSameAlias1TogetherInSameGroup', 'alias', { isAlias1Together: true }],
  ['isSameAlias2TogetherInSameAlias1AndGroup', 'alias2', { isAlias2Together: true }],
] as const;

for (const [name, field, rules] of LEVELS) {
  t.test(`${name}: what belongs together lies together`, async (t) => {
    const fields = (isOdd: boolean) => ({ [field]: isOdd ? 'odd' : 'even' });
    const problem = mixed(fields, rules);
    const found = planned(t, problem);
    t.same(found.loaded, [8, 8, 8, 8]);
    const reach = Math.max(...found.placements.map(({ position, size }) => position.x + size.length));
    const extents = extentsOf(problem, found, field);
    t.ok(extents[0]! + extents[1]! <= reach, `one group after the other: ${extents.join(', ')} of ${reach}`);
  });
}

t.test('isGroupUsed: over several containers each group lies in one', async (t) => {
  const cargoes = ['north', 'south', 'north', 'south'].map((groupName) => ({ groupName, quantity: 2 }));
  const problem = problemOf(cargoes, [{ ...VAN, quantity: 0, name: 'A' }], { ...QUICK, isGroupUsed: true });
  const { plan } = planned(t, problem);
  t.equal(plan.containers.length, 2);
  for (const { arrangements } of plan.containers) {
    t.equal(new Set(arrangements.map(({ cargo }) => cargo % 2)).size, 1);
  }
});

t.test('isGroupUsed never costs cargo', async (t) => {
  const problem = mixed((isOdd) => ({ groupName: isOdd ? 'odd' : 'even', quantity: 12 }), { isGroupUsed: true });
  const free = { ...problem, rules: { ...problem.rules, isGroupUsed: false } };
  t.same(planned(t, problem).loaded, planned(t, free).loaded);
});

t.test('sequence over containers: earlier containers hold lower sequences', async (t) => {
  const cargoes = [3, 1, 2].map((sequence) => ({ sequence, quantity: 4 }));
  for (const isSequenceReversed of [false, true]) {
    const problem = problemOf(cargoes, [{ ...VAN, quantity: 0, name: 'A' }], {
      ...QUICK,
      isSequenceUsed: true,
      isSequenceReversed,
    });
    const { plan } = planned(t, problem);
    const sequences = plan.containers.map(({ arrangements }) => [
      ...new Set(arrangements.map(({ cargo }) => problem.cargoes[cargo]!.sequence)),
    ]);
    t.same(sequences, isSequenceReversed ? [[3], [2], [1]] : [[1], [2], [3]]);
  }
});

/** Two trays of 100 x 60 and a room in which they lie side by side or one behind the other. */
function trays(faceOpen: Cargo['faceOpen'], orientations: number, size: Container['size']): LoadProblem {
  const tray: Partial<Cargo> = { size: { length: 100, width: 60, height: 50 }, quantity: 2, orientations, faceOpen };
  return problemOf([tray], [{ quantity: 1, size }], QUICK);
}

function closed(problem: LoadProblem, { plan }: Planned): number {
  return plan.containers.reduce(
    (sum, { container, arrangements }) => sum + closedFaces(problem, container, arrangements),
    0,
  );
}

t.test('faceOpen: trays turn, so that one of the two faces is free', async (t) => {
  const orientations = (faceOpen: Cargo['faceOpen']) => {
    const problem = trays(faceOpen, 0b000011, { length: 120, width: 100, height: 50 });
    const found = planned(t, problem);
    t.same(found.loaded, [2]);
    return [closed(problem, found), found.placements.map(({ orientation }) => orientation)];
  };
  // One behind the other, each from wall to wall: its length runs along the width, both long faces look along the room.
  t.same(orientations('WidthSide'), [2, [2, 2]], 'no other way: both lie between the side walls');
  const wide = trays('WidthSide', 0b000011, { length: 120, width: 120, height: 50 });
  t.equal(closed(wide, planned(t, wide)), 0, 'room beside them');
});

t.test('faceOpen: gaps are left where there is room for them', async (t) => {
  const tray: Partial<Cargo> = {
    size: { length: 100, width: 60, height: 50 },
    quantity: 3,
    orientations: 0b000001,
  };
  const room = { length: 100, width: 200, height: 50 };
  const usual = problemOf([tray], [{ quantity: 1, size: room }], QUICK);
  const open = problemOf([{ ...tray, faceOpen: 'LengthSide' }], [{ quantity: 1, size: room }], QUICK);
  const asked = planned(t, open);
  t.same(asked.loaded, [3]);
  t.ok(closed(open, planned(t, usual)) > 0, 'side by side the one in the middle has no free face');
  t.equal(closed(open, asked), 0, 'with gaps each has one');
});

t.test('faceOpen never costs cargo', async (t) => {
  const tray: Partial<Cargo> = { size: { length: 100, width: 60, height: 50 }, quantity: 9, orientations: 0b000001 };
  const room = { length: 300, width: 180, height: 50 };
  const open = problemOf([{ ...tray, faceOpen: 'BothSides' }], [{ quantity: 1, size: room }], QUICK);
  t.same(planned(t, open).loaded, [9]);
});

t.test('orientationPriority: of equal loads the one with more preferred placements', async (t) => {
  for (const first of [1, 2] as const) {
    const cargo: Partial<Cargo> = {
      size: { length: 200, width: 100, height: 100 },
      quantity: 4,
      orientationPriority: [first],
    };
    const problem = problemOf([cargo], [{ quantity: 1, size: { length: 400, width: 200, height: 100 } }], QUICK);
    const { loaded, placements } = planned(t, problem);
    t.same(loaded, [4]);
    t.same(
      placements.map(({ orientation }) => orientation),
      [first, first, first, first],
    );
  }
});
