/** What the viewer shows of loads of every kind: sheets, pieces, steps, links, colours, what carries what. */
import t from 'tap';
import { centreOfGravity } from '../../../src/domain/centre-of-gravity.js';
import { groundsOf } from '../../../src/domain/grounds.js';
import { vehicleLevel } from '../../../src/domain/unit-loads.js';
import { loadedOtherwise } from '../../../src/web/pages/dock/loaded-otherwise.js';
import { COLOURINGS, colouredBy } from '../../../src/web/viewer/colouring.js';
import { linkTo, sheetIn, stateIn } from '../../../src/web/viewer/deep-link.js';
import { CARRIED, CARRIES, drawnParts, GHOST, NOT_DRAWN, nearestFirst, SOLID } from '../../../src/web/viewer/drawn.js';
import { orderOf } from '../../../src/web/viewer/keys.js';
import { sheetNames } from '../../../src/web/viewer/sheets.js';
import { floorMapOf, supportGraphOf } from '../../../src/web/viewer/support-graph.js';
import { freshState, fulfilled, type ViewRequest, type ViewState } from '../../../src/web/viewer/view-state.js';
import { Viewing } from '../../../src/web/viewer/viewing.js';
import { Words } from '../../../src/web/viewer/words.js';
import fc from '../../support/fast-check.js';
import { calculated, REQUESTS, sample } from '../../support/report/report-sources.js';
import { sheetAt } from '../../support/web/viewed-sheets.js';

const cartons = calculated(REQUESTS['cartons']!);
const rolls = calculated(REQUESTS['rolls']!);
const pallets = calculated(REQUESTS['pallets']!);
const ASPECT = 1.6;
const never = () => {
  throw new Error('nobody asked for it');
};

t.test('each container and each different pallet is a sheet; options are called so', async (t) => {
  t.same(
    sheetNames(cartons).map(({ kind, number, count }) => [kind, number, count]),
    [['container', 1, 1]],
  );
  const names = sheetNames(pallets);
  t.equal(names[0]!.kind, 'container');
  t.equal(names.length, pallets.plan.containers.length + pallets.plan.pallets!.length);
  t.equal(names.at(-1)!.kind, 'pallet');
  const { rules, ...rest } = sample('unit-loads');
  const options = calculated({ ...rest, rules: { ...(rules as object), optimizationLevel: 1 } });
  t.ok(options.plan.containers.length > 1, 'the sample has options');
  for (const { kind, count } of sheetNames(options)) t.same([kind, count], ['option', options.plan.containers.length]);
});

t.test('all pieces of the plan are there, in the order of the steps, pallets with their cartons', async (t) => {
  for (const load of [cartons, rolls, pallets]) {
    for (const [place, name] of sheetNames(load).entries()) {
      const { sheet, pieces } = sheetAt(load, place);
      const total = sheet.steps.reduce((sum, step) => sum + step.pieces, 0);
      t.equal(pieces.pieces.length, total);
      t.equal(pieces.loadedAfter.at(-1), total);
      t.equal(pieces.loadedAfter.length, sheet.steps.length + 1);
      t.ok(pieces.pieces.every(({ step }, at) => at === 0 || step >= pieces.pieces[at - 1]!.step));
      t.equal(pieces.parts.length, sheet.scene.solids.length, `${name.kind}: as many bodies as in the pictures`);
    }
  }
});

t.test('a step draws the pieces up to it and no other', async (t) => {
  const { sheet, pieces } = sheetAt(pallets, 0);
  const fresh = freshState(0, sheet, ASPECT);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: sheet.steps.length }), (step) => {
      const { ways } = drawnParts(pieces, { ...fresh, step }, sheet.steps.length, never);
      const drawn = new Set(pieces.parts.filter((_, at) => ways[at] === SOLID).map(({ piece }) => piece));
      drawn.delete(-1);
      return drawn.size === pieces.loadedAfter[step] && [...drawn].every((piece) => pieces.pieces[piece]!.step <= step);
    }),
  );
  t.pass('so it is of all that were drawn');
});

t.test('at the dock what is noted as not loaded is not drawn, and what is loaded before its turn is', async (t) => {
  const { sheet, pieces } = sheetAt(cartons, 0);
  const count = sheet.steps.length;
  const fresh = { ...freshState(0, sheet, ASPECT), step: count - 1 };
  const ofStep = (number: number) => pieces.pieces.flatMap(({ step }, at) => (step === number ? [at] : []));
  const note = { sheet: 0, step: 1, pieces: 1, reason: 'reasonDamaged', note: '' } as const;
  const loaded = loadedOtherwise({ pieces }, [note], [count]);
  const { ways } = drawnParts(pieces, { ...fresh, loaded }, count, never);
  const drawn = (piece: number) => pieces.parts.some((part, at) => part.piece === piece && ways[at] !== NOT_DRAWN);
  t.strictSame(
    pieces.pieces.flatMap((_, at) => (drawn(at) ? [] : [at])),
    ofStep(1).slice(-1),
    'of the step the last one',
  );
  t.equal(loadedOtherwise({ pieces }, [], []), null);
});

t.test('what is hidden is not drawn, what is seen through is a ghost', async (t) => {
  const { sheet, pieces } = sheetAt(cartons, 0);
  const supportGraph = () => supportGraphOfSheet(cartons, 0);
  const fresh = freshState(0, sheet, ASPECT);
  const count = (state: Parameters<typeof drawnParts>[1], way: number) =>
    drawnParts(pieces, state, sheet.steps.length, supportGraph).ways.filter((one) => one === way).length;
  const ofCargo = pieces.pieces.filter(({ cargo }) => cargo === 0).length;
  t.equal(count({ ...fresh, hiddenCargoes: new Set([0]) }, NOT_DRAWN), ofCargo);
  t.equal(count({ ...fresh, hiddenPieces: new Set([3, 5]) }, NOT_DRAWN), 2);
  t.equal(count({ ...fresh, isXray: true }, SOLID), 0);
  t.equal(count({ ...fresh, hasFloorMap: true }, GHOST), pieces.parts.length);
  const marked = { ...fresh, marked: new Set([3, 5]) };
  t.equal(count(marked, SOLID), 2, 'beside pieces that are marked all others are ghosts');
  t.equal(count({ ...marked, spotlight: 0 }, SOLID), ofCargo, 'a cargo that is pointed at goes before them');
  const { below, above } = supportGraph();
  const selected = below.findIndex((carriers, at) => carriers.length > 0 && above[at]!.length > 0);
  const { ways, emphases } = drawnParts(pieces, { ...fresh, isXray: true, selected }, sheet.steps.length, supportGraph);
  t.same(
    [...ways].flatMap((way, at) => (way === SOLID ? [at] : [])),
    [...new Set([...below[selected]!, selected, ...above[selected]!])].sort((a, b) => a - b),
  );
  t.ok(below[selected]!.every((one) => emphases[one] === CARRIES));
  t.ok(above[selected]!.every((one) => emphases[one] === CARRIED));
});

t.test('all weight goes down to the floor, by way of what carries it', async (t) => {
  for (const [load, place] of [
    [cartons, 0],
    [rolls, 0],
    [pallets, 0],
    [pallets, sheetNames(pallets).length - 1],
  ] as const) {
    const { pieces } = sheetAt(load, place);
    const weight = pieces.pieces.reduce((sum, { cargo }) => sum + pieces.cargoes[cargo]!.weight, 0);
    const { onGround, support, burden } = supportGraphOfSheet(load, place);
    const onFloor = onGround.reduce((sum, one) => sum + one.weight, 0);
    t.ok(Math.abs(onFloor - weight) < 1e-6 * weight, `${onFloor} of ${weight}`);
    t.ok(
      support.every((share) => share >= 0.79 && share <= 1),
      'as the rules ask',
    );
    t.ok(burden.every((one) => one >= 0));
    const { length, width } = load.problem.containers[0]!.size;
    if (place > 0) continue;
    const map = floorMapOf(onGround, length, width);
    const cell = (length / map.columns) * (width / map.rows);
    const mapped = map.pressures.reduce((sum, one) => sum + one * cell, 0);
    t.ok(Math.abs(mapped - weight) < 1e-6 * weight, 'and the map shows it all');
  }
});

t.test('every colouring paints every piece, and its legend counts them all', async (t) => {
  for (const load of [cartons, rolls, pallets]) {
    const { sheet, pieces } = sheetAt(load, 0);
    for (const colouring of COLOURINGS) {
      const words = {
        ...{ unit: 'kg' as const, weightOf: (value: number) => value },
        ...{ none: 'no group', stopOf: (cargo: number) => String(cargo % 2) },
      } as const;
      const { paintOf, meanings } = colouredBy(
        colouring,
        pieces,
        sheet.scene.looks,
        () => supportGraphOfSheet(load, 0),
        words,
      );
      const total = meanings.reduce((sum, one) => sum + one.pieces, 0);
      const cargo = pieces.parts.filter(({ kind }) => kind === 'cargo').length;
      t.equal(total, colouring === 'cargo' ? cargo : pieces.pieces.length, colouring);
      const known = new Set(meanings.map(({ colour }) => colour));
      const isKnown = (part: (typeof pieces.parts)[number]) => {
        return known.has(paintOf(part).colour);
      };
      t.ok(pieces.parts.filter(({ kind }) => kind === 'cargo').every(isKnown), colouring);
    }
  }
});

const { sheet: shownSheet, pieces: shownPieces } = sheetAt(pallets, 0);
const arbitraryViewRequest: fc.Arbitrary<ViewRequest> = fc.oneof(
  fc.record({
    kind: fc.constant('orbit' as const),
    across: fc.double({ min: -3, max: 3, noNaN: true }),
    upward: fc.double({ min: -1, max: 1, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('pan' as const),
    across: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    upward: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('zoom' as const), factor: fc.double({ min: 0.5, max: 2, noNaN: true }) }),
  fc.record({
    kind: fc.constant('view' as const),
    name: fc.constantFrom('top' as const, 'rear' as const, 'diagram' as const),
  }),
  fc.record({ kind: fc.constant('perspective' as const) }),
  fc.record({ kind: fc.constant('step' as const), to: fc.integer({ min: -5, max: 99 }) }),
  fc.record({ kind: fc.constant('steps' as const), by: fc.constantFrom(-1, 1) }),
  fc.record({ kind: fc.constant('colour' as const), by: fc.constantFrom(...COLOURINGS) }),
  fc.record({
    kind: fc.constant('cut' as const),
    cut: fc.record({ height: fc.integer({ min: 0, max: 100 }).map((one) => one / 100) }),
  }),
  fc.record({
    kind: fc.constant('switch' as const),
    which: fc.constantFrom('isXray' as const, 'hasLabels' as const, 'hasFloorMap' as const),
  }),
  fc.record({
    kind: fc.constant('select' as const),
    piece: fc.option(fc.integer({ min: 0, max: shownPieces.pieces.length - 1 })),
  }),
);

t.test('a link leads to what was looked at', async (t) => {
  fc.assert(
    fc.property(fc.array(arbitraryViewRequest, { maxLength: 12 }), (requests) => {
      const around = { sheet: shownSheet, aspect: ASPECT };
      const state = requests.reduce(
        (before, request) => fulfilled(before, request, around),
        freshState(0, shownSheet, ASPECT),
      );
      const link = linkTo(state, shownSheet, ASPECT);
      const read = stateIn(link, sheetIn(link, 3), shownSheet, shownPieces.pieces.length, ASPECT);
      const { camera, hiddenCargoes: _, hiddenPieces: __, ...rest } = read;
      for (const [key, value] of Object.entries(rest)) {
        if (JSON.stringify(value) !== JSON.stringify(state[key as keyof ViewState])) return false;
      }
      const isNear = (a: number, b: number, by: number) => Math.abs(a - b) <= by;
      return (
        isNear(camera.target.x, state.camera.target.x, 20) &&
        isNear(camera.height, state.camera.height, 20) &&
        isNear(Math.sin(camera.yaw), Math.sin(state.camera.yaw), 1e-3) &&
        camera.hasPerspective === state.camera.hasPerspective &&
        linkTo(read, shownSheet, ASPECT) === link
      );
    }),
  );
  t.pass('so it is of all that were drawn');
});

t.test('whatever a link holds, something can be shown', async (t) => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('1', '0', '-1', '1e9', 'NaN', '__proto__', 'toString', '1_2_3_4_5_6_p', '0_0_0_0_0_0_p'),
  );
  const name = fc.constantFrom('sheet', 'step', 'view', 'colour', 'cut', 'xray', 'piece', '__proto__');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, word)), (pairs) => {
      const link = new URLSearchParams(pairs).toString();
      const state = stateIn(link, sheetIn(link, 2), shownSheet, shownPieces.pieces.length, ASPECT);
      const { x, y, z } = state.camera.target;
      return (
        [state.step, state.cut.length, state.cut.height, state.camera.height, state.camera.yaw, x, y, z].every(
          Number.isFinite,
        ) &&
        state.camera.height > 0 &&
        state.step >= 0 &&
        state.step <= shownSheet.steps.length
      );
    }),
  );
  t.pass('so it is of all that were drawn');
});

t.test('what is near is drawn first', async (t) => {
  const toward = { x: 0.6, y: -0.6, z: 0.5 };
  const order = nearestFirst(shownPieces, toward);
  t.same(
    [...order].sort((a, b) => a - b),
    shownPieces.parts.map((_, at) => at),
  );
  const nearness = (place: number) => {
    const { x1, x2, y1, y2, z1, z2 } = shownPieces.parts[place]!;
    return (x1 + x2) * toward.x + (y1 + y2) * toward.y + (z1 + z2) * toward.z;
  };
  t.ok(order.every((place, at) => at === 0 || nearness(place) <= nearness(order[at - 1]!)));
});

t.test('keys turn, shift, zoom, step and switch; those of the browser are left to it', async (t) => {
  const press = (key: string, held: object = {}) =>
    orderOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });
  t.match(press('ArrowLeft'), { kind: 'orbit' });
  t.match(press('ArrowLeft', { shiftKey: true }), { kind: 'pan' });
  t.same(press('2'), { kind: 'view', name: 'top' });
  t.same(press('.'), { kind: 'steps', by: 1 });
  t.same(press('X', { shiftKey: true }), { kind: 'switch', which: 'isXray' });
  t.equal(press('x', { ctrlKey: true }), null);
  t.equal(press('Tab'), null);
  t.equal(press('toString'), null);
  t.equal(press('Enter'), null);
  const ruled = (key: string, shiftKey = false) =>
    orderOf({ key, shiftKey, ctrlKey: false, altKey: false, metaKey: false }, true);
  t.match(ruled('ArrowLeft'), { kind: 'moveCross', across: -0.02, upward: 0 });
  t.match(ruled('ArrowUp', true), { kind: 'moveCross', upward: 0.002 });
  t.same(ruled('Enter'), { kind: 'mark' });
  t.same(ruled('Escape'), { kind: 'ruler' });
  t.same(ruled('2'), { kind: 'view', name: 'top' }, 'the view is chosen as ever');
});

t.test('the centre of gravity is that of the answer', async (t) => {
  const level = vehicleLevel(pallets.problem, pallets.plan);
  const { x } = centreOfGravity(level.problem.cargoes, level.plan.containers[0]!.arrangements);
  t.ok(x > 0 && x < level.problem.containers[0]!.size.length);
});

t.test('the centre of gravity that is shown is that of what is loaded by then', async (t) => {
  const view = new Viewing(cartons, new Words({}));
  const { sheet, pieces, centre } = view.opened.value;
  const { length } = sheet.steps;
  t.same(view.centre.value, centre);
  view.ask({ kind: 'step', to: 1 });
  t.same(view.centre.value, centreOfGravity(pieces.cargoes, sheet.steps[0]!.parts));
  t.ok(length > 1 && view.centre.value!.x < centre.x, 'the first step stands at the front wall');
  view.ask({ kind: 'step', to: 0 });
  t.equal(view.centre.value, null);
});

function supportGraphOfSheet(load: typeof cartons, place: number) {
  const { sheet, pieces } = sheetAt(load, place);
  const { problem, plan } = load;
  const kind = sheet.kind === 'pallet' ? problem.pallets! : problem.containers;
  const filled = sheet.kind === 'pallet' ? plan.pallets! : plan.containers;
  return supportGraphOf(
    pieces.pieces.map(({ body }) => body),
    pieces.pieces.map(({ cargo }) => pieces.cargoes[cargo]!.weight),
    groundsOf(kind[filled[sheet.place]!.container]!),
    { depth: problem.rules.maxDepthToSupport, isSafeStackingUsed: problem.rules.isSafeStackingUsed },
  );
}
