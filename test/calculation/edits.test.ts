/**
 * A plan moved by hand: what breaks a rule is refused with the rule, the cargo and the place; what keeps them all is
 * kept exactly and completed.
 */
import t from 'tap';
import { calculate } from '../../src/calculation/calculate.js';
import { loadEngine } from '../../src/calculation/node/node-engine.js';
import { present } from '../../src/calculation/present/present.js';
import type { CalculatedLoad } from '../../src/calculation/types.js';
import { verify } from '../../src/calculation/verify.js';
import { placementsOf } from '../../src/domain/plan.js';
import { draws, SEED } from '../support/draws.js';
import fc from '../support/fast-check.js';
import { arbitraryRequest, type RequestBody } from '../support/problems/arbitrary-request.js';
import { ALL } from './plans.js';
import { cargo, container, request } from './requests.js';

const engine = loadEngine();
const UNIT = { uom: 'UnitMetric', maxRunTimeSeconds: 300 } as const;

type Placed = {
  cargo: number | string;
  orientation: number | string;
  pos: { length: number; width: number; height: number };
};
type Container = { emptyContainer: unknown; placements: Placed[]; locked?: boolean };

const built = (body: unknown) => calculate(body, UNIT, engine);
const edited = (body: unknown, filledContainers: readonly Container[], fillRemaining = true) =>
  calculate({ ...(body as object), filledContainers }, { ...UNIT, edit: { fillRemaining } }, engine);

/** What lies in the containers of a load, as a buffer says it. */
function placedIn({ problem, plan, request: { emptyContainers } }: CalculatedLoad): Container[] {
  return plan.containers.map((loaded) => ({
    emptyContainer: emptyContainers[loaded.container]!['name'],
    placements: loaded.arrangements.flatMap((arrangement) =>
      Array.from(placementsOf(arrangement, problem.cargoes), ({ cargo: row, orientation, position }) => ({
        cargo: row,
        orientation,
        pos: {
          length: position.x / problem.scale,
          width: position.y / problem.scale,
          height: position.z / problem.scale,
        },
      })),
    ),
  }));
}

const linesOf = (containers: readonly Container[]) =>
  containers.map(({ placements }) => placements.map((one) => JSON.stringify(one)).sort());

const isWithin = (given: readonly string[], found: readonly string[] | undefined) => {
  const counts = new Map<string, number>();
  for (const line of found ?? []) counts.set(line, (counts.get(line) ?? 0) + 1);
  return given.every((line) => {
    counts.set(line, (counts.get(line) ?? 0) - 1);
    return counts.get(line)! >= 0;
  });
};

/** One change of a plan by hand: a piece is taken out, shifted or turned. */
interface Change {
  what: string;
  container: number;
  piece: number;
  by: { length: number; width: number; height: number };
  orientation: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom('remove', 'remove', 'remove', 'shift', 'turn'),
  container: fc.nat(),
  piece: fc.nat(),
  by: fc.record({
    length: fc.integer({ min: -8, max: 8 }),
    width: fc.integer({ min: -8, max: 8 }),
    height: fc.constantFrom(0, 0, -3, 3),
  }),
  orientation: fc.integer({ min: 1, max: 6 }),
});

/** As many places as a request keeps: a sum of two figures has more. */
const exact = (value: number) => Math.round(value * 10_000) / 10_000;

function changed(containers: readonly Container[], changes: readonly Change[]): Container[] {
  const after = containers.map(({ placements, ...rest }) => ({ ...rest, placements: [...placements] }));
  for (const { what, container: where, piece, by, orientation } of changes) {
    const { placements } = after[where % after.length]!;
    if (placements.length === 0) continue;
    const at = piece % placements.length;
    const one = placements[at]!;
    const { length, width, height } = one.pos;
    if (what === 'remove') placements.splice(at, 1);
    else if (what === 'turn') placements[at] = { ...one, orientation };
    else
      placements[at] = {
        ...one,
        pos: { length: exact(length + by.length), width: exact(width + by.width), height: exact(height + by.height) },
      };
  }
  return after;
}

t.test('real plans with pieces taken out, moved and turned', async (t) => {
  const seen = { kept: 0, broken: 0, completed: 0 };
  const judge = (body: RequestBody, changes: readonly Change[]) => {
    const before = built(body);
    if (before.status !== 'succeed') return;
    const given = changed(placedIn(before.load), changes);
    const lines = linesOf(given);
    const after = edited(body, given);
    if (after.status === 'failed') {
      seen.broken++;
      for (const { pointer, rule, message } of after.error.issues) {
        if (rule === undefined) continue;
        if (!/^\/filledContainers/.test(pointer) || !/breaks the rule ".+"/.test(message))
          throw new Error(`${pointer}: ${message}`);
      }
      if (changes.length === 0) throw new Error(`a plan of ours is refused: ${after.error.message}`);
      return;
    }
    seen.kept++;
    const { problem, plan } = after.load;
    const isWarned = after.load.warnings.some(({ code }) => code === 'NoStraightOrder');
    const faults = verify(problem, plan).faults.filter(({ rule }) => !isWarned || rule !== 'loading-order');
    if (faults.length > 0) throw new Error(`a broken plan leaves: ${JSON.stringify(faults[0])}`);
    const found = linesOf(placedIn(after.load));
    const filled = lines.filter(({ length }) => length > 0);
    // A container that was emptied may have been filled anew, or be gone.
    let place = 0;
    for (const line of filled) {
      while (place < found.length && !isWithin(line, found[place])) place++;
      if (place++ >= found.length) throw new Error(`what was given is not kept: ${JSON.stringify([filled, found])}`);
    }
    const pieces = (all: readonly (readonly string[])[]) => all.flat().length;
    if (pieces(found) > pieces(lines)) seen.completed++;
    const alone = edited(body, given, false);
    if (pieces(lines) === 0) return;
    if (alone.status === 'succeed') {
      const same = linesOf(placedIn(alone.load));
      if (JSON.stringify(same) !== JSON.stringify(filled)) throw new Error('fillRemaining=false changes something');
    } else if (!alone.error.issues.every(({ rule }) => rule === 'undivided')) throw new Error(alone.error.message);
  };
  const holds = fc.assert(
    fc.property(arbitraryRequest({ isAboutPlans: true }), fc.array(change, { maxLength: 4 }), (body, changes) => {
      const rules = { ...(body['rules'] as object), optimizationLevel: 1 };
      judge({ ...body, rules }, changes);
    }),
    // Of the usual cases it is these that show all three.
    { numRuns: draws(60), seed: SEED + 6, endOnFailure: true },
  );
  t.doesNotThrow(() => holds);
  t.comment(JSON.stringify(seen));
  t.ok(seen.kept > draws(5) && seen.broken > draws(5) && seen.completed > 0, JSON.stringify(seen));
});

const A = cargo({ name: 'A', length: 50, width: 40, height: 25, qty: 8 });
const BODY = request({
  cargoes: [A],
  emptyContainers: [container({ qty: 2 })],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
});
const at = (length: number, width: number, height: number, orientation: number | string = 1): Placed => ({
  cargo: 'A',
  orientation,
  pos: { length, width, height },
});

t.test('each broken rule is named with the cargo and the place', async (t) => {
  const issues = (...placements: Placed[]) => {
    const outcome = edited(BODY, [{ emptyContainer: 'T', placements }]);
    if (outcome.status !== 'failed') throw new Error('it is accepted');
    return outcome.error.issues;
  };
  t.match(issues(at(0, 0, 0), at(20, 0, 0)), [
    {
      pointer: '/filledContainers/0/placements/1',
      rule: 'overlap',
      message: /^Placement 2 of filled container 1, A at length 20, width 0, height 0, breaks the rule ".+": /,
    },
  ]);
  t.match(issues(at(60, 0, 0)), [{ pointer: '/filledContainers/0/placements/0', rule: 'containment' }]);
  t.match(issues(at(0, 0, 10)), [{ pointer: '/filledContainers/0/placements/0', rule: 'support' }]);
  t.match(issues(at(0, 0, 0, 'Orientation3')), [{ rule: 'orientations' }]);
});

t.test('what does not say which cargo, container or orientation is named', async (t) => {
  const outcome = edited(BODY, [
    { emptyContainer: 'U', placements: [] },
    {
      emptyContainer: { name: 'T', containerType: 'Truck' },
      placements: [at(0, 0, 0, 'sideways'), { ...at(0, 0, 0), cargo: 5 }, { ...at(0, 0, 0), cargo: 'B' }],
    },
    { emptyContainer: 'T', placements: Array.from({ length: 9 }, (_, n) => at(0, 0, 25 * n)) },
    { emptyContainer: 'T', placements: [] },
  ]);
  t.match(outcome, {
    status: 'failed',
    error: {
      issues: [
        {
          pointer: '/filledContainers/0/emptyContainer',
          message: 'No container of `emptyContainers` is called "U".',
          allowedValues: ['T'],
        },
        {
          pointer: '/filledContainers/1/placements/0/orientation',
          message: /one of Orientation1 to Orientation6; "sideways"/,
        },
        {
          pointer: '/filledContainers/1/placements/1/cargo',
          message: 'There is no cargo 5: `cargoes` has the rows 0 to 0.',
        },
        { pointer: '/filledContainers/1/placements/2/cargo', message: 'No cargo of `cargoes` is called "B".' },
        {
          pointer: /placements\/8\/cargo$|placements\/6\/cargo$|placements\/7\/cargo$/,
          message: 'More pieces of "A" are placed than the request has: 8.',
        },
      ],
    },
  });
  t.match(outcome, { error: { issues: { length: 7 } } }, 'and one more piece, and one more container, than there are');
});

t.test('kept pieces come first, locked containers stay as they are, the rest goes around', async (t) => {
  const given = [{ emptyContainer: 'T', placements: [at(50, 0, 0, 'Orientation1')], locked: true }];
  const locked = edited(BODY, given);
  if (locked.status !== 'succeed') throw new Error(locked.error.message);
  t.equal(placedIn(locked.load)[0]?.placements.length, 1, 'nothing is added to it');
  t.match(present(locked.load, ALL), { loadSummary: { cargoesLoaded: 5, containersLoaded: 2 } });
  const open = edited(BODY, [{ ...given[0]!, locked: false }]);
  if (open.status !== 'succeed') throw new Error(open.error.message);
  t.match(placedIn(open.load), [{ placements: { length: 4 } }, { placements: { length: 4 } }]);
  t.ok(placedIn(open.load)[0]!.placements.some(({ pos }) => pos.length === 50 && pos.height === 0));
  const alone = edited(BODY, given, false);
  if (alone.status !== 'succeed') throw new Error(alone.error.message);
  t.match(present(alone.load, ALL), {
    loadSummary: { cargoesLoaded: 1, cargoesLeft: 7 },
    unloaded: [{ name: 'A', qty: 7, detail: /nothing was to be added/ }],
  });
  t.match(edited(BODY, [], false), { status: 'failed', error: { code: 'NothingLoaded' } });
});

t.test('where types are not mixed, what is placed by hand decides which one is used', async (t) => {
  const types = (names: readonly (readonly [name: string, qty: number])[], rules: object = {}) =>
    request({
      cargoes: [cargo({ name: 'A', length: 50, width: 40, height: 50, qty: 6 })],
      emptyContainers: names.map(([name, qty]) => container({ name, qty, width: name === 'W' ? 60 : 40 })),
      rules: { calculationType: 'MixLoad', optimizationLevel: 1, isMultiContainerTypesEnabled: false, ...rules },
    });
  const empty = (name: string) => ({ emptyContainer: name, placements: [] });
  const one = (name: string) => ({ emptyContainer: name, placements: [at(0, 0, 0)] });
  const usedIn = (outcome: ReturnType<typeof edited>) => {
    if (outcome.status !== 'succeed') return outcome.error.issues;
    const { containers, search } = outcome.load.plan;
    const { cargoes, scale } = outcome.load.problem;
    t.ok(search.volumeBound >= containers.length * cargoes[0]!.volume, `scale ${scale}`);
    return placedIn(outcome.load).map(({ emptyContainer, placements }) => `${emptyContainer} ${placements.length}`);
  };
  const both = types([
    ['N', 0],
    ['W', 0],
  ]);
  t.same(usedIn(edited(both, [one('W')])), ['W 2', 'W 2', 'W 2']);
  t.same(usedIn(edited(both, [one('N')])), ['N 2', 'N 2', 'N 2']);
  t.same(
    usedIn(edited(both, [empty('W'), one('N')])),
    ['N 2', 'N 2', 'N 2'],
    'an empty one of another type stays empty',
  );
  t.same(usedIn(edited(both, [empty('W'), empty('N')])), ['W 2', 'W 2', 'W 2'], 'the first that is filled');
  t.same(
    usedIn(
      edited(
        types([
          ['N', 0],
          ['W', 1],
        ]),
        [one('W')],
      ),
    ),
    ['W 2'],
    'though more of another are there',
  );
  const issue = { pointer: '/filledContainers', rule: 'container-types', message: /"W" and "N" are filled/ };
  t.match(usedIn(edited(both, [one('W'), one('N')])), [issue]);
});

t.test('what the containers of the order take whole is not divided over those that are left', async (t) => {
  const order = (rules: object) =>
    request({
      cargoes: [
        cargo({ name: 'A', length: 50, width: 40, height: 40, qty: 2, groupName: 'pair' }),
        cargo({ name: 'B', length: 100, width: 40, height: 50, qty: 1 }),
      ],
      emptyContainers: [container({ name: 'long', qty: 1 }), container({ name: 'short', length: 50, qty: 0 })],
      rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
    });
  for (const rules of [
    { isSpreadIdenticalCargoAllowed: false },
    {
      isSameGroupAllowedInDifferentContainers: false,
      isSameGroupDividedToDifferentContainersWhenNotKeptTogether: true,
    },
  ]) {
    const body = order(rules);
    const before = built(body);
    if (before.status !== 'succeed') throw new Error(before.error.message);
    const unloaded = [{ name: 'A', qty: 2, reason: 'GroupKeptTogether' }];
    t.match(present(before.load, ALL), { unloaded });
    const after = edited(body, placedIn(before.load));
    if (after.status !== 'succeed') throw new Error(after.error.message);
    t.same(placedIn(after.load), placedIn(before.load));
    t.match(present(after.load, ALL), { unloaded });
  }
  const long = {
    ...order({ isSpreadIdenticalCargoAllowed: false }),
    emptyContainers: [container({ length: 50, qty: 0 })],
  };
  const divided = edited(long, [{ emptyContainer: 'T', placements: [] }]);
  t.equal(divided.status === 'succeed' && divided.load.plan.containers.length, 2, 'what none of them takes is divided');
});

t.test('what cannot be loaded straight in is kept with a warning, and nothing is added to it', async (t) => {
  // b lies on a and c on b; c lies behind d, and d behind a: each would have to come before the next, in a circle.
  const sizes = { a: [10, 20, 10], b: [50, 10, 10], c: [20, 20, 10], d: [20, 10, 30] } as const;
  const places = { a: [40, 0, 0], b: [0, 10, 10], c: [0, 0, 20], d: [20, 0, 0] } as const;
  const body = request({
    cargoes: Object.entries(sizes).map(([name, [length, width, height]]) =>
      cargo({ name, length, width, height, qty: 2 }),
    ),
    emptyContainers: [container({ length: 60, width: 20, height: 30 })],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, isSafeStackingUsed: false },
  });
  const placements = Object.entries(places).map(([name, [length, width, height]]): Placed => {
    return { cargo: name, orientation: 1, pos: { length, width, height } };
  });
  const outcome = edited(body, [{ emptyContainer: 'T', placements }]);
  if (outcome.status !== 'succeed') throw new Error(outcome.error.message);
  const ofOrder = (warnings: CalculatedLoad['warnings']) => warnings.filter(({ code }) => code === 'NoStraightOrder');
  t.match(ofOrder(outcome.load.warnings), [
    { code: 'NoStraightOrder', pointer: '/filledContainers/0', message: /nothing is added/ },
  ]);
  const [kept, ...others] = placedIn(outcome.load);
  t.equal(kept?.placements.length, 4);
  t.ok(others.length > 0, 'the rest goes elsewhere');
  const three = edited(body, [{ emptyContainer: 'T', placements: placements.slice(0, 3) }], false);
  t.strictSame(three.status === 'succeed' && ofOrder(three.load.warnings), []);
});

t.test('sets that are begun by hand are completed, and more are added', async (t) => {
  const cubes = (name: string, qty: number, setRatio: number) =>
    cargo({ name, length: 100, width: 100, height: 100, qty, setRatio, weight: 1 });
  const order = (calculationType: string) =>
    request({
      cargoes: [cubes('chair', 20, 3), cubes('table', 6, 1)],
      emptyContainers: [container({ name: 'van', length: 400, width: 200, height: 200, qty: 1 })],
      rules: { calculationType, optimizationLevel: 1 },
    });
  const placed = (count: number) => [
    {
      emptyContainer: 'van',
      placements: Array.from({ length: count }, (_, i) => ({
        cargo: 'chair',
        orientation: 1,
        pos: { length: 100 * i, width: 0, height: 0 },
      })),
    },
  ];
  const loadsOf = (outcome: ReturnType<typeof built>) => {
    if (outcome.status !== 'succeed') return outcome.error.issues;
    return outcome.load.problem.cargoes.map(({ quantity }, row) => {
      const left = outcome.load.plan.unloaded.find(({ cargo: one }) => one === row)?.quantity ?? 0;
      return quantity - left;
    });
  };
  t.same(loadsOf(edited(order('SetLoad'), placed(4))), [12, 4], 'four sets fill the van');
  t.same(loadsOf(edited(order('MultipleSetLoad'), placed(4))), [12, 4]);
  t.same(loadsOf(edited(order('SetLoadByVolume'), placed(3))), [12, 4], 'three to one');
  t.match(
    loadsOf(edited(order('SetLoad'), placed(4), false)),
    [{ pointer: '/filledContainers', rule: 'whole-sets', message: /holds 4 of it, 3 for a set/ }],
    'nothing may be added',
  );
  const locked = placed(4).map((one) => ({ ...one, locked: true }));
  t.match(loadsOf(edited(order('SetLoad'), locked)), [{ pointer: '/filledContainers', rule: 'whole-sets' }]);
});

const FREE_RULES = { calculationType: 'MixLoad', isSafeStackingUsed: false };

t.test('without support nothing escapes its rules by hovering', async (t) => {
  const refusedBy = (body: unknown, placements: Placed[]) => {
    const outcome = edited(body, [{ emptyContainer: 'T', placements }], false);
    return outcome.status === 'failed'
      ? [...new Set(outcome.error.issues.map(({ message }) => message))].join(' ')
      : '';
  };
  const lying = (place: number, ...[length, width, height]: number[]): Placed => ({
    ...{ cargo: place, orientation: 1 },
    pos: { length: length!, width: width!, height: height! },
  });
  const bottomOnly = cargo({ name: 'K', length: 100, width: 50, height: 90, qty: 2, floorStackType: 'BottomOnly' });
  const inTheAir = request({
    cargoes: [bottomOnly],
    emptyContainers: [container({ length: 500, width: 220, height: 300 })],
    rules: FREE_RULES,
  });
  t.match(refusedBy(inTheAir, [lying(0, 0, 0, 90)]), /for the floor only/, 'in mid-air');
  t.equal(refusedBy(inTheAir, [lying(0, 0, 0, 0)]), '', 'on the floor');
  const atDeckHeight = request({
    cargoes: [bottomOnly],
    emptyContainers: [
      container({
        ...{ length: 500, width: 220, height: 300 },
        vehicleDropDeckRearSize: { length: 140, width: 0, height: 73 },
      }),
    ],
    rules: FREE_RULES,
  });
  t.match(refusedBy(atDeckHeight, [lying(0, 0, 100, 73)]), /for the floor only/, 'at the height of a deck elsewhere');
  t.equal(refusedBy(atDeckHeight, [lying(0, 400, 100, 73)]), '', 'on the deck');
  const stacked = request({
    cargoes: [
      cargo({ name: 'K', length: 37, width: 37, height: 37 }),
      cargo({ name: 'L', length: 40, width: 39, height: 27 }),
    ],
    emptyContainers: [container({ length: 110, width: 126, height: 134 })],
    rules: {
      ...FREE_RULES,
      maxStackingHeight: { isUsed: true, proportionalRateToSetMaxStackingHeight: 2 },
    },
  });
  const tower = [lying(0, 0, 0, 0), lying(0, 0, 0, 37), lying(1, 35, 37, 47), lying(1, 0, 0, 74)];
  t.match(refusedBy(stacked, tower), /higher than 2 times its foot of 37/, 'beside a piece that hovers');
});
