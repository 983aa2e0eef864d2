/** What is in the container already stays as it is; what is added keeps every rule together with it. */
import t, { type Test } from 'tap';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import type { Arrangement } from '../../src/domain/plan.js';
import type { Cargo, Container, LoadProblem, Rules } from '../../src/domain/problem.js';
import type { FillResult } from '../../src/engine/port.js';
import { draws } from '../support/draws.js';
import { faultsOf, fillOf, requestOf, SUPPORT_MODES } from '../support/engine/fills.js';
import fc from '../support/fast-check.js';
import { PART_NAMES, refill } from '../support/planning/kept-parts.js';
import { arbitraryProblem } from '../support/problems/arbitrary-request.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at } from '../support/rules/judging.js';

const EFFORT = 1e6;
const MODES = Object.entries(SUPPORT_MODES);
/** More of them: `npm run bench -- storm --kept 500`. */
const RANDOM_LOADS = draws(40);

interface Given {
  readonly cargoes: readonly Partial<Cargo>[];
  readonly size: readonly [length: number, width: number, height: number];
  readonly container?: Partial<Container>;
  readonly rules?: Partial<Rules>;
  readonly kept: readonly Arrangement[];
}

function problemWith({ cargoes, size: [length, width, height], container, rules }: Given): LoadProblem {
  return problemOf(cargoes, [{ size: { length, width, height }, ...container }], rules);
}

/** Adds all that is left beside what is kept. */
function addTo(given: Given): { problem: LoadProblem; result: FillResult } {
  const problem = problemWith(given);
  const counts = problem.cargoes.map(({ quantity }) => quantity);
  for (const { cargo, counts: n } of given.kept) counts[cargo]! -= n.length * n.width * n.height;
  return { problem, result: fillOf(problem, EFFORT, { counts, kept: given.kept }) };
}

/** So many pieces of each cargo are added, nothing kept has moved and, unless it breaks rules itself, all hold. */
function adds(t: Test, what: string, given: Given, loaded: readonly number[], verified = true): void {
  const { problem, result } = addTo(given);
  t.same(result.loaded, loaded, what);
  t.same(
    result.kept.map((place) => result.arrangements[place]),
    given.kept,
    `${what}: kept`,
  );
  if (verified) t.same(faultsOf(problem, result), [], `${what}: verified`);
}

const cube = { size: { length: 100, width: 100, height: 100 } };

t.test('room is found all around a piece in the air', async (t) => {
  for (const [mode, rules] of MODES) {
    const given = { cargoes: [{ ...cube, quantity: 9 }], size: [300, 100, 300] as const, rules };
    adds(t, mode, { ...given, kept: [at(0, 100, 0, 100)] }, [8]);
  }
});

t.test('corners that no cargo would choose', async (t) => {
  for (const [mode, rules] of MODES) {
    const given = { cargoes: [{ ...cube, quantity: 9 }], size: [310, 110, 100] as const, rules };
    adds(t, mode, { ...given, kept: [at(0, 103, 7, 0)] }, [2]);
    adds(t, `${mode}, a gap too small on both sides`, { ...given, kept: [at(0, 99, 3, 0)] }, [1]);
  }
});

t.test('a base may lie across several that are kept', async (t) => {
  const given = {
    cargoes: [{ ...cube, quantity: 2 }, { size: { length: 200, width: 100, height: 100 } }],
    size: [200, 100, 200] as const,
    kept: [at(0, 0, 0, 0), at(0, 100, 0, 0)],
  };
  for (const [mode, rules] of MODES) adds(t, mode, { ...given, rules }, [0, 1]);
  const apart = { ...given, size: [230, 100, 200] as const, kept: [at(0, 0, 0, 0), at(0, 130, 0, 0)] };
  adds(t, 'with a gap of 30 in 200', { ...apart, rules: { minSupportRate: 0.85 } }, [0, 1]);
  adds(t, 'more than the rate allows', { ...apart, rules: { minSupportRate: 1 } }, [0, 0]);
});

t.test('nothing slides under what would then rest on it against a rule', async (t) => {
  const given = { cargoes: [{ ...cube, quantity: 3 }], size: [100, 100, 300] as const, kept: [at(0, 0, 0, 100)] };
  for (const isSafeStackingUsed of [true, false]) {
    adds(t, 'free', { ...given, rules: { isSafeStackingUsed } }, [2], !isSafeStackingUsed);
    const rules = { isSafeStackingUsed, stackingRule: 'AlwaysSingleLayerOnBottom' } as const;
    adds(t, 'ruled', { ...given, rules }, [0], !isSafeStackingUsed);
  }
  // 30 mm below it, which still counts as contact, and so do 30 mm above.
  const gap = { ...given, size: [100, 100, 360] as const, kept: [at(0, 0, 0, 130)] };
  const single = { stackingRule: 'AlwaysSingleLayerOnBottom', isSafeStackingUsed: false } as const;
  adds(t, 'no contact across a gap', { ...gap, rules: single }, [1]);
  adds(t, 'contact across a gap', { ...gap, rules: { ...single, maxDepthToSupport: 30 } }, [0]);
  adds(t, 'a gap that could hold a piece', { ...gap, rules: { ...single, maxDepthToSupport: 130 } }, [0]);
});

t.test('weight that rests on what is kept, directly and through others', async (t) => {
  const given = {
    cargoes: [
      { size: { length: 200, width: 100, height: 100 }, weight: 10, maxSupportingWeight: 100 },
      { ...cube, weight: 80 },
      { ...cube, weight: 15, quantity: 2 },
    ],
    size: [200, 100, 200] as const,
  };
  adds(t, 'one of 15 beside one of 80', { ...given, kept: [at(0, 0, 0, 0), at(1, 0, 0, 100)] }, [0, 0, 1]);
  const higher = { ...given, size: [200, 100, 300] as const };
  adds(t, 'a second would be 110', { ...higher, kept: [at(0, 0, 0, 0), at(1, 0, 0, 100)] }, [0, 0, 1]);
  const overloaded = [at(0, 0, 0, 0), at(1, 0, 0, 100), at(2, 100, 0, 100), at(2, 100, 0, 200)];
  adds(t, 'what is overloaded gets no more', { ...given, size: [200, 100, 400], kept: overloaded }, [0, 0, 0], false);
});

t.test('a roll kept in a valley weighs on what carries the rolls below it', async (t) => {
  const roll = {
    style: 'Roll',
    diameter: 2000,
    size: { length: 2000, width: 2000, height: 2000 },
    orientations: 0b000100,
    weight: 30,
    quantity: 3,
  } as const;
  const given = {
    cargoes: [
      { size: { length: 6000, width: 2000, height: 1000 }, orientations: 1, maxSupportingWeight: 100 },
      roll,
      { size: { length: 2000, width: 2000, height: 500 }, orientations: 1, weight: 20 },
    ],
    size: [6000, 2000, 5000] as const,
  };
  const below = [at(0, 0, 0, 0), at(1, 0, 0, 1000, 3), at(1, 2000, 0, 1000, 3)];
  adds(
    t,
    'two rolls: 60 and 20',
    { ...given, cargoes: given.cargoes.map((c, i) => (i === 1 ? { ...c, quantity: 2 } : c)), kept: below },
    [0, 0, 1],
  );
  adds(t, 'three: 90 and 20', { ...given, kept: [...below, at(1, 1000, 0, 2733, 3)] }, [0, 0, 0]);
});

t.test('layers go on from what is kept', async (t) => {
  const cargoes = [{ ...cube, quantity: 5, maxLayers: [3, 0, 0, 0, 0, 0], orientations: 1 }];
  const size = [100, 100, 600] as const;
  adds(t, 'one more', { cargoes, size, kept: [at(0, 0, 0, 0, 1, [1, 1, 2])] }, [1]);
  adds(t, 'kept piece by piece', { cargoes, size, kept: [at(0, 0, 0, 100), at(0, 0, 0, 0)] }, [1]);
});

t.test('deliveries: nothing added blocks what is kept, nothing kept what is added', async (t) => {
  const rules = { isSequenceUsed: true };
  const size = [300, 100, 100] as const;
  for (const [sequence, places] of [
    [1, [0]],
    [2, [0, 200]],
    [3, [200]],
  ] as const) {
    const cargoes = [
      { ...cube, sequence: 2 },
      { ...cube, sequence, quantity: 2 },
    ];
    const given = { cargoes, size, rules, kept: [at(0, 100, 0, 0)] };
    adds(t, `sequence ${sequence}`, given, [0, places.length]);
    const { arrangements } = addTo(given).result;
    const added = arrangements.filter(({ cargo }) => cargo === 1).map(({ position }) => position.x);
    t.same(
      added.sort((a, b) => a - b),
      places,
    );
  }
});

t.test('zones, decks and overhang', async (t) => {
  const zone = { name: 'front', position: { x: 0, y: 0, z: 0 }, size: { length: 200, width: 100, height: 100 } };
  const cargoes = [
    { ...cube, weight: 80 },
    { ...cube, weight: 30 },
  ];
  const kept = [at(0, 100, 0, 0)];
  for (const [maxWeight, added] of [
    [100, 0],
    [110, 1],
  ] as const) {
    const container = { zones: [{ ...zone, maxWeight, allowedGroups: null }] };
    adds(t, `a zone of ${maxWeight}`, { cargoes, size: [200, 100, 100], container, kept }, [0, added]);
  }
  const dropDeckFront = { length: 100, width: 100, height: 50 };
  const deck = { cargoes: [{ ...cube, quantity: 4 }], size: [200, 100, 250] as const, container: { dropDeckFront } };
  adds(t, 'on a deck', { ...deck, kept: [at(0, 0, 0, 50)] }, [3]);
  const pallet = { containerType: 'Pallet', deckReach: { length: 10, width: 0 } } as const;
  const reaching = { cargoes: [{ ...cube, quantity: 2 }], size: [180, 100, 100] as const, container: pallet };
  adds(t, 'over the edge of a pallet', { ...reaching, kept: [at(0, -10, 0, 0)] }, [1]);
});

t.test('limits of the container count what is kept', async (t) => {
  const cargoes = [
    { ...cube, name: 'a', weight: 10, price: 10, quantity: 3 },
    { ...cube, name: 'b', weight: 10, price: 10, quantity: 3 },
  ];
  const given = { cargoes, size: [600, 100, 100] as const, kept: [at(0, 200, 0, 0)] };
  const total = ({ loaded }: FillResult) => loaded.reduce((sum, count) => sum + count, 0);
  t.equal(total(addTo(given).result), 5);
  for (const [what, limited] of [
    ['weight', { container: { maxWeight: 30 } }],
    ['price', { container: { maxPrice: 30 }, rules: { isPriceLimited: true } }],
    ['volume', { container: { maxVolumePercent: 50 } }],
    ['units', { rules: { maxFillQuantityPerContainer: 3 } }],
    ['types', { container: { maxCargoTypes: 1 } }],
  ] as const) {
    const { problem, result } = addTo({ ...given, ...limited });
    t.equal(total(result), 2, what);
    t.same(faultsOf(problem, result), [], `${what}: verified`);
  }
});

t.test('what is kept may break every rule: the search goes on beside it', async (t) => {
  for (const [mode, rules] of MODES) {
    const given = { cargoes: [{ ...cube, quantity: 6, weight: 5 }], size: [300, 100, 100] as const, rules };
    adds(t, `${mode}: two in one place`, { ...given, kept: [at(0, 0, 0, 0), at(0, 30, 0, 0)] }, [1], false);
    adds(t, `${mode}: through a wall`, { ...given, kept: [at(0, 250, 50, -50)] }, [2], false);
    adds(t, `${mode}: outside`, { ...given, kept: [at(0, 900, 0, 0), at(0, -500, 0, 40_000)] }, [3], false);
    const heavy = { container: { maxWeight: 4 } };
    adds(t, `${mode}: too heavy`, { ...given, ...heavy, kept: [at(0, 0, 0, 0)] }, [0], false);
  }
});

t.test('a container too long for 16-bit lanes', async (t) => {
  const cargoes = [{ size: { length: 20_000, width: 100, height: 100 }, quantity: 3 }];
  adds(t, 'wide', { cargoes, size: [60_000, 100, 100], kept: [at(0, 20_000, 0, 0)] }, [2]);
});

t.test('fills with and without go by turns', async (t) => {
  for (const [mode, rules] of MODES) {
    const problem = problemOf(
      [
        { ...cube, quantity: 12 },
        { size: { length: 70, width: 60, height: 50 }, quantity: 30, orientations: 0b111111 },
      ],
      [{ size: { length: 400, width: 230, height: 240 } }],
      rules,
    );
    const engine = loadEngine();
    const filler = engine.prepare(problem, 0, EFFORT);
    const plain = requestOf(problem, EFFORT);
    const kept = [at(0, 150, 60, 0), at(0, 150, 60, 100)];
    const before = filler.fill(plain);
    const counts = [10, 30];
    const first = filler.fill({ ...plain, counts, kept });
    t.same(filler.fill(plain), before, `${mode}: as before`);
    t.same(filler.fill({ ...plain, kept: [] }), before, `${mode}: nothing kept`);
    t.same(filler.fill({ ...plain, counts, kept }), first, `${mode}: again`);
    t.same(faultsOf(problem, first), [], mode);
    t.ok(first.loaded[0]! + first.loaded[1]! > 10, `${mode}: ${first.loaded}`);
  }
});

t.test('random loads cut in half and filled again', async (t) => {
  const engine = loadEngine();
  const filled = new Map<string, number>();
  const property = fc.property(arbitraryProblem({ rolls: 2 }), (problem) => {
    for (const { part, fault, added } of refill(engine, problem)) {
      if (fault !== null) throw new Error(`${part}: ${fault}`);
      if (added > 0) filled.set(part, (filled.get(part) ?? 0) + 1);
    }
  });
  t.doesNotThrow(() => fc.assert(property, { numRuns: RANDOM_LOADS }));
  for (const part of PART_NAMES) t.ok((filled.get(part) ?? 0) > RANDOM_LOADS / 8, `${part}: ${filled.get(part)}`);
});
