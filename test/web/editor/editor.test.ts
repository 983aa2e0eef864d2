/** The editor without a page: a long random walk, undone and done again; gravity, snapping, and what can be built. */
import t from 'tap';
import { judgedByHand } from '../../../src/calculation/index.js';
import { overlaps } from '../../../src/domain/geometry.js';
import { groundsOf } from '../../../src/domain/grounds.js';
import { type Command, done } from '../../../src/web/editor/commands.js';
import { bufferOf, unitLoadsOf } from '../../../src/web/editor/edit-buffer.js';
import {
  bodyOfPiece,
  countsOf,
  type EditedPiece,
  type EditedPlan,
  editedPlanOf,
  givenOf,
} from '../../../src/web/editor/edited-plan.js';
import { freePlace } from '../../../src/web/editor/free-place.js';
import { isGoodPlace } from '../../../src/web/editor/good-place.js';
import { landingHeight, settled } from '../../../src/web/editor/gravity.js';
import { commandsOf, executed, type History, historyOf, redone, undone } from '../../../src/web/editor/history.js';
import { inHand } from '../../../src/web/editor/in-hand.js';
import { Lying } from '../../../src/web/editor/lying.js';
import { nextOrientation } from '../../../src/web/editor/orientations.js';
import { slidingWay } from '../../../src/web/editor/sliding.js';
import { snapped } from '../../../src/web/editor/snapping.js';
import { verdictOf as verdictFrom } from '../../../src/web/editor/verdict.js';
import fc from '../../support/fast-check.js';
import { openedBuffer, openedEdit } from '../../support/problems/edits.js';
import { cargoOf, problemOf } from '../../support/problems/load-problems.js';
import { calculated, REQUESTS } from '../../support/report/report-sources.js';

const COMMANDS = 2000;
const edit = openedEdit(calculated(REQUESTS['cartons']!));
const { problem } = edit;
const plan = editedPlanOf(problem, edit.given);
const verdictOf = (one: EditedPlan) => verdictFrom(one, judgedByHand(problem, givenOf(one)));

/** Numbers from a seed: the walk is the same on every machine. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomCommand(draw: (below: number) => number, { plan }: History): Command {
  const container = draw(plan.containers.length);
  const { pieces, isLocked } = plan.containers[container]!;
  if (isLocked) return { kind: 'lock', container, isLocked: false };
  const piece = () => pieces[draw(Math.max(1, pieces.length))]?.id ?? 0;
  const position = { x: draw(4200), y: draw(2000), z: draw(2100) };
  const cargo = draw(plan.tray.length);
  switch (draw(9)) {
    case 0:
      return { kind: 'remove', pieces: [piece(), piece()] };
    case 1:
    case 2:
      return { kind: 'place', cargo, orientation: draw(2) === 0 ? 1 : 2, container, position };
    case 3:
      return { kind: 'shift', pieces: [piece(), piece()], by: { x: draw(200) - 100, y: draw(200) - 100, z: 0 } };
    case 4:
      return { kind: 'turn', piece: piece(), orientation: draw(2) === 0 ? 1 : 2 };
    case 5:
      return { kind: 'swap', pieces: [piece(), piece()] };
    case 6:
      return draw(10) === 0
        ? { kind: 'lock', container, isLocked: true }
        : { kind: 'move', piece: piece(), container, position };
    case 7: {
      const by = { x: draw(200) - 100, y: 0, z: 0 };
      const commands: Command[] = [
        { kind: 'shift', pieces: [piece()], by },
        { kind: 'turn', piece: piece(), orientation: 2 },
      ];
      return draw(9) === 0 ? { kind: 'open', container: 0 } : { kind: 'several', commands };
    }
    default:
      return { kind: 'move', piece: piece(), container, position: { ...position, z: 0 } };
  }
}

t.test(`${COMMANDS} random commands, undone and done again, give the same plan`, async (t) => {
  const draw = numbers(7);
  const start = historyOf(plan);
  const ordered = countsOf(plan);
  let history = start;
  let refused = 0;
  for (let turn = 0; turn < COMMANDS; turn++) {
    const next = executed(problem, history, randomCommand(draw, history), draw(4) === 0 ? turn >> 2 : null);
    if (next === history) refused++;
    history = next;
    if (turn % 100 === 0) t.same(countsOf(history.plan), ordered, 'no piece is lost or made');
  }
  t.ok(refused < COMMANDS / 2, 'most of them do something');
  const end = history;
  while (history.past.length > 0) history = undone(history);
  t.equal(history.plan, plan, 'undone, it is the plan at first');
  while (history.future.length > 0) history = redone(history);
  t.same(history.plan, end.plan, 'done again, it is the plan at last');
  const anew = commandsOf(end).reduce((before, command) => executed(problem, before, command), start);
  t.same(anew.plan, end.plan, 'and so it is from the commands alone');
});

t.test('the commands of one drag are undone at once', async (t) => {
  const [piece] = plan.containers[0]!.pieces;
  const to = (x: number): Command => ({ kind: 'move', piece: piece!.id, container: 0, position: { x, y: 0, z: 0 } });
  const dragged = [100, 900, 3600].reduce((history, x) => executed(problem, history, to(x), 1), historyOf(plan));
  t.equal(dragged.past.length, 1);
  t.equal(undone(dragged).plan, plan);
  t.equal(executed(problem, dragged, to(50), 2).past.length, 2, 'another drag is another entry');
});

t.test(
  'the plan of the search can be built; one that the verifier refuses cannot, and its sentence is shown',
  async (t) => {
    t.same(verdictOf(plan), { plan, canBeBuilt: true, faults: [], withoutOrder: [] });
    const [first, second] = plan.containers[0]!.pieces;
    const onto = { kind: 'move', piece: second!.id, container: 0, position: first!.position } as const;
    const { canBeBuilt, faults } = verdictOf(done(problem, plan, onto).plan);
    t.equal(canBeBuilt, false);
    t.match(faults[0], { rule: 'overlap', container: 0, sentence: /\w/ });
    t.ok([first!.id, second!.id].includes(faults[0]!.piece!));
    const outside = { kind: 'move', piece: second!.id, container: 0, position: { x: 9000, y: 0, z: 0 } } as const;
    t.equal(verdictOf(done(problem, plan, outside).plan).canBeBuilt, false);
  },
);

t.test('what loses what it rests on comes down, and is counted; what is locked does not move', async (t) => {
  const cube = problemOf([cargoOf({ name: 'cube', quantity: 3 })]);
  const at = (id: number, z: number) => ({ id, cargo: 0, orientation: 1 as const, position: { x: 0, y: 0, z } });
  const stack = {
    containers: [{ container: 0, pieces: [at(1, 0), at(2, 100), at(3, 200)], isLocked: false }],
    tray: [0],
    nextId: 4,
  };
  const { plan: after, settled: count } = done(cube, stack, { kind: 'remove', pieces: [1] });
  t.equal(count, 2);
  t.same(
    after.containers[0]!.pieces.map(({ position: { z } }) => z),
    [0, 100],
  );
  t.same(after.tray, [1]);
  const locked = done(cube, stack, { kind: 'lock', container: 0, isLocked: true }).plan;
  t.equal(done(cube, locked, { kind: 'remove', pieces: [1] }).plan, locked);
});

const side = fc.integer({ min: 20, max: 200 });
const piece = fc.record({ length: side, width: side, height: side });

t.test('dropped from above, a piece lies on the highest thing below it and over nothing', async (t) => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(piece, fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 300 })), { maxLength: 12 }),
      (drops) => {
        const room = problemOf(drops.map(([size]) => cargoOf({ size })));
        const [container] = room.containers;
        const grounds = groundsOf(container!);
        const pieces: EditedPiece[] = [];
        for (const [cargo, [, x, y]] of drops.entries()) {
          const lying = pieces.map((one) => bodyOfPiece(one, room.cargoes));
          const wanted: EditedPiece = { id: cargo, cargo, orientation: 1, position: { x, y, z: 0 } };
          const z = landingHeight(bodyOfPiece(wanted, room.cargoes), lying, grounds);
          pieces.push({ ...wanted, position: { x, y, z } });
        }
        const bodies = pieces.map((one) => bodyOfPiece(one, room.cargoes));
        const isApart = bodies.every((a, at) => bodies.slice(at + 1).every((b) => !overlaps(a, b)));
        return isApart && settled(pieces, container!, room).count === 0;
      },
    ),
    { numRuns: 60 },
  );
  t.pass('so it is of all that were drawn');
});

t.test('a piece near a face or a wall is drawn to it, one far from all stays', async (t) => {
  const room = { length: 1000, width: 500, height: 500 };
  const size = { length: 100, width: 100, height: 100 };
  const other = { x1: 300, y1: 200, z1: 0, x2: 400, y2: 300, z2: 100, axis: null };
  t.same(snapped({ x: 8, y: 395, z: 0 }, size, [], room, 20), { x: 0, y: 400, z: 0 });
  t.same(snapped({ x: 193, y: 207, z: 0 }, size, [other], room, 20), { x: 200, y: 200, z: 0 });
  t.same(snapped({ x: 411, y: 120, z: 0 }, size, [other], room, 20), { x: 400, y: 100, z: 0 });
  t.same(snapped({ x: 700, y: 60, z: 0 }, size, [other], room, 20), { x: 700, y: 60, z: 0 });
  const container = problemOf([]).containers[0]!;
  const body = (x: number, z: number) => ({ x1: x, y1: 200, z1: z, x2: x + 100, y2: 300, z2: z + 100, axis: null });
  const state = (x: number, z: number) => {
    const { rules } = problemOf([]);
    return inHand(body(x, z), new Lying([other], container.size.length), container, rules).state;
  };
  t.equal(state(-1, 0), 'outside');
  t.equal(state(350, 0), 'overlaps');
  t.equal(state(350, 150), 'leans');
  t.equal(state(350, 100), 'leans', 'half of it is carried');
  t.equal(state(310, 100), 'free');
});

t.test('turns go through the orientations that the cargo may lie in', async (t) => {
  const first = plan.containers[0]!.pieces.find(({ cargo }) => cargo === 0)!;
  const next = nextOrientation(problem, first);
  t.not(next, first.orientation);
  t.ok(((problem.cargoes[first.cargo]!.orientations >> (next - 1)) & 1) === 1);
  const cube = plan.containers[0]!.pieces.find(({ cargo }) => cargo === 1)!;
  t.equal(nextOrientation(problem, cube), cube.orientation, 'a cube looks the same in all of them');
});

t.test('the editing buffer has every piece in the unit of the request, and is read as the same plan', async (t) => {
  const moved = done(problem, plan, { kind: 'remove', pieces: [plan.containers[0]!.pieces[3]!.id] }).plan;
  const body = bufferOf(edit, moved, 'By hand');
  t.equal(body.title, 'By hand');
  const { position } = moved.containers[0]!.pieces[5]!;
  t.equal(body.filledContainers[0]!.placements[5]!.pos.length, position.x / problem.scale);
  const again = openedBuffer(body, edit.uom);
  t.same(again.problem, problem);
  t.same(again.given, givenOf(moved));
  const byPlan = { ...edit, given: edit.given.map((one) => ({ ...one, isPlanned: true })) };
  const flags = (of: typeof plan) => bufferOf(byPlan, of, 'Plan').filledContainers.map(({ planned }) => planned);
  t.same(flags(plan)[0], true, 'touched by no hand');
  t.same(flags(moved)[0], undefined);
});

t.test('a finished pallet is one piece, and goes into the buffer as it is', async (t) => {
  const palletized = openedEdit(calculated(REQUESTS['pallets']!));
  const start = editedPlanOf(palletized.problem, palletized.given);
  const unitLoads = unitLoadsOf(palletized);
  t.ok(unitLoads.size > 0);
  const [pallet] = start.containers[0]!.pieces.filter(({ cargo }) => unitLoads.has(cargo));
  const away = done(palletized.problem, start, { kind: 'remove', pieces: [pallet!.id] }).plan;
  t.equal(away.tray[pallet!.cargo], 1);
  const before = bufferOf(palletized, start, 'x').filledContainers[0]!.placements;
  const after = bufferOf(palletized, away, 'x').filledContainers[0]!.placements;
  t.equal(after.length, before.length - 1);
  t.ok(before.some(({ unitload }) => unitload !== undefined));
});

t.test('a free place is one that the verifier accepts', async (t) => {
  const [container] = plan.containers;
  const kind = problem.containers[container!.container]!;
  const last = container!.pieces.at(-1)!;
  const less = done(problem, plan, { kind: 'remove', pieces: [last.id] }).plan;
  const bodies = less.containers[0]!.pieces.map((piece) => bodyOfPiece(piece, problem.cargoes));
  const found = freePlace(problem, kind, new Lying(bodies, kind.size.length), last.cargo);
  t.ok(found);
  const put = done(problem, less, { kind: 'place', cargo: last.cargo, container: 0, ...found! });
  t.equal(put.settled, 0);
  t.equal(verdictOf(put.plan).faults.filter(({ rule }) => rule === 'overlap' || rule === 'support').length, 0);
});

t.test('a free place that keeps the order of stops comes before one further in', async (t) => {
  const piece = { style: 'Shipcase' as const, length: 250, width: 400, height: 500, weight: 5, qty: 2 };
  const placements = [250, 500].map((length, cargo) => ({
    ...{ cargo, orientation: 1, pos: { length, width: 0, height: 0 } },
  }));
  const { problem, given } = openedBuffer(
    {
      title: 'Two stops',
      cargoes: [
        { ...piece, name: 'Last off', sequence: 1 },
        { ...piece, name: 'First off', sequence: 2 },
      ],
      emptyContainers: [
        { containerType: 'Truck', name: 'T', length: 1000, width: 400, height: 500, maxWeight: 0, qty: 1 },
      ],
      rules: { calculationType: 'MixLoad', isSequenceUsed: true },
      filledContainers: [{ emptyContainer: 'T', placements }],
    },
    'UnitMetric',
  );
  const [container] = editedPlanOf(problem, given).containers;
  const kind = problem.containers[container!.container]!;
  const bodies = container!.pieces.map((one) => bodyOfPiece(one, problem.cargoes));
  const placeOf = (cargo: number) => {
    const isGood = isGoodPlace(problem, kind, container!.pieces, cargo);
    return freePlace(problem, kind, new Lying(bodies, kind.size.length), cargo, null, isGood)!.position.x;
  };
  t.equal(placeOf(0), 0, 'behind what comes off before it');
  t.equal(placeOf(1), (kind.size.length * 3) / 4, 'at the door, not behind what comes off later');
});

t.test('a free place on what may carry nothing is none of the good ones', async (t) => {
  const piece = { style: 'Shipcase' as const, length: 250, width: 400, height: 200, weight: 5, qty: 1 };
  const { problem, given } = openedBuffer(
    {
      title: 'Bare',
      cargoes: [
        { ...piece, name: 'Glass', nothingOnTop: true },
        { ...piece, name: 'Box' },
      ],
      emptyContainers: [
        { containerType: 'Truck', name: 'T', length: 1000, width: 400, height: 500, maxWeight: 0, qty: 1 },
      ],
      rules: { calculationType: 'MixLoad' },
      filledContainers: [
        { emptyContainer: 'T', placements: [{ cargo: 0, orientation: 1, pos: { length: 0, width: 0, height: 0 } }] },
      ],
    },
    'UnitMetric',
  );
  const [container] = editedPlanOf(problem, given).containers;
  const kind = problem.containers[container!.container]!;
  const lying = new Lying(
    container!.pieces.map((one) => bodyOfPiece(one, problem.cargoes)),
    kind.size.length,
  );
  const isGood = isGoodPlace(problem, kind, container!.pieces, 1);
  t.equal(freePlace(problem, kind, lying, 1)!.position.x, 0, 'the first one is on top');
  t.same(freePlace(problem, kind, lying, 1, null, isGood)!.position, { x: kind.size.length / 4, y: 0, z: 0 });
});

t.test('a piece slides until it meets another or a wall', async (t) => {
  const [container] = problemOf([]).containers;
  const body = (x: number) => ({ x1: x, y1: 200, z1: 0, x2: x + 100, y2: 300, z2: 100, axis: null });
  t.equal(slidingWay(body(300), [body(120)], container!, 'x', -1), -80);
  t.equal(slidingWay(body(300), [body(120)], container!, 'x', 1), container!.size.length - 400);
  t.equal(slidingWay(body(220), [body(120)], container!, 'x', -1), 0);
});

t.test('what the search adds is one command; a container more is opened only when there is one', async (t) => {
  const removed = plan.containers[0]!.pieces.slice(-3);
  const less = done(problem, plan, { kind: 'remove', pieces: removed.map(({ id }) => id) }).plan;
  const pieces = removed.map(({ id: _, ...piece }) => piece);
  const { container } = plan.containers[0]!;
  const full = done(problem, less, { kind: 'fill', additions: [{ place: 0, container, pieces }] }).plan;
  t.same(countsOf(full), countsOf(plan));
  t.equal(full.containers[0]!.pieces.length, plan.containers[0]!.pieces.length);
  const twice = done(problem, full, { kind: 'fill', additions: [{ place: 0, container, pieces }] }).plan;
  t.equal(
    twice === full,
    pieces.some(({ cargo }) => full.tray[cargo]! === 0),
    'not more than there are',
  );
  const stocked = { ...problem, containers: problem.containers.map((one) => ({ ...one, quantity: 1 })) };
  t.equal(done(stocked, plan, { kind: 'open', container }).plan, plan);
});

t.test('several commands are done together or not at all', async (t) => {
  const [first] = plan.containers[0]!.pieces;
  const shift = { kind: 'shift', pieces: [first!.id], by: { x: 10, y: 0, z: 0 } } as const;
  const wrong = { kind: 'remove', pieces: [99_999] } as const;
  t.equal(done(problem, plan, { kind: 'several', commands: [shift, wrong] }).plan, plan);
  t.not(done(problem, plan, { kind: 'several', commands: [shift] }).plan, plan);
});
