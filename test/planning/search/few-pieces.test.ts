/** Few pieces of one cargo and of two in small boxes: every way of placing them is tried where the search loads less. */
import t from 'tap';
import { check } from '../../../src/calculation/check.js';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { piecesIn } from '../../../src/domain/plan.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import { draws } from '../../support/draws.js';
import { goesIn, type Kind, type Sides } from '../../support/planning/packing-by-cells.js';
import { goesInMore, waysOf } from '../../support/planning/packing-by-sweeps.js';
import { generator } from '../../support/problems/generator.js';

const engine = loadEngine();

/** Cells that the plan fills. */
function filledBy(room: Sides, kinds: readonly Kind[], rules: object, isUpright = false): number {
  const [length, width, height] = room;
  const body = {
    title: 'few',
    cargoes: kinds.map(({ sides, count }, place) => ({
      ...{ style: 'Shipcase', name: `K${place}`, qty: count },
      orientationsAllowed: isUpright ? 'Orientations12' : 'Orientations123456',
      ...{ length: sides[0], width: sides[1], height: sides[2] },
    })),
    emptyContainers: [{ containerType: 'Truck', name: 'Box', length, width, height, qty: 1 }],
    rules: { calculationType: 'MixLoad', optimizationLevel: 1, ...rules },
  };
  const { problem } = check(body, { uom: 'UnitMetric', maxRunTimeSeconds: 300 });
  const plan = planLoad(problem!, { engine });
  const loaded = plan.containers.flatMap(({ arrangements }) => arrangements);
  return loaded.reduce((sum, one) => {
    const [l, w, h] = kinds[one.cargo]!.sides;
    return sum + piecesIn(one) * l * w * h;
  }, 0);
}

const waysOfEach = (kinds: readonly Kind[], isUpright: boolean) =>
  kinds.map(({ sides, count }) => ({ ways: waysOf(sides, isUpright), count }));

t.test('six pieces about the diagonal of a cube', async (t) => {
  const kinds: Kind[] = [{ sides: [10, 8, 4], count: 6 }];
  t.equal(filledBy([14, 14, 14], kinds, { isSafeStackingUsed: false }), 6 * 320);
  t.equal(filledBy([14, 14, 14], kinds, { minSupportRate: 0.5 }), 6 * 320);
});

t.test('two cargoes that fill a box, and nearly', async (t) => {
  const whole: Kind[] = [
    { sides: [2, 5, 3], count: 6 },
    { sides: [4, 5, 1], count: 1 },
  ];
  t.equal(filledBy([8, 5, 5], whole, { isSafeStackingUsed: false }), 200);
  const most: Kind[] = [
    { sides: [3, 4, 3], count: 4 },
    { sides: [4, 4, 1], count: 4 },
  ];
  t.equal(filledBy([5, 7, 4], most, { isSafeStackingUsed: false }), 136);
  const tall: Kind[] = [
    { sides: [5, 2, 2], count: 6 },
    { sides: [3, 3, 1], count: 4 },
  ];
  t.equal(filledBy([4, 5, 8], tall, { isSafeStackingUsed: false }), 156);
});

t.test('random small boxes: no packing cell by cell holds more', async (t) => {
  const next = generator(45);
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const figures = { judged: 0, below: 0, unknown: 0 };
  for (let draw = 0; draw < draws(2_000, 40); draw++) {
    const room: Sides = [between(4, 8), between(4, 8), between(4, 8)];
    const kinds = Array.from({ length: between(1, 2) }, (): Kind => {
      const sides: Sides = [between(2, 5), between(2, 5), between(1, 4)];
      return { sides, count: between(1, 6) };
    });
    const filled = filledBy(room, kinds, { isSafeStackingUsed: false });
    const more = goesIn(room, kinds, filled) ?? goesInMore(room, waysOfEach(kinds, false), filled);
    figures[more === null ? 'unknown' : 'judged']++;
    if (more) {
      figures.below++;
      t.fail(`${room.join(' x ')}: ${JSON.stringify(kinds)} fills more than ${filled} cells`);
    }
  }
  t.comment(JSON.stringify(figures));
  t.ok(figures.judged > 10 * figures.unknown, 'nearly all could be judged');
});

t.test('at most twelve pieces in boxes of any proportions: no packing holds more than a plan of level 2', async (t) => {
  const figures = { whole: 0, judged: 0, below: 0, unknown: 0 };
  for (let draw = 0; draw < draws(2_000, 15); draw++) {
    const next = generator(draw * 7919 + 11);
    const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
    const room: Sides = [between(8, 20), between(8, 20), between(8, 20)];
    const isUpright = next() < 0.4;
    const first = next() < 0.5 ? between(1, 12) : between(1, 11);
    const second = first < 12 && next() < 0.5 ? between(1, 12 - first) : 0;
    const kinds = [first, second].map(
      (count): Kind => ({ sides: [between(2, 12), between(2, 12), between(2, 12)], count }),
    );
    const offered = kinds.filter(({ count }) => count > 0);
    const filled = filledBy(room, offered, { optimizationLevel: 2, isSafeStackingUsed: false }, isUpright);
    if (filled === offered.reduce((sum, { sides: [a, b, c], count }) => sum + count * a * b * c, 0)) {
      figures.whole++;
      continue;
    }
    const more = goesInMore(room, waysOfEach(offered, isUpright), filled);
    figures[more === null ? 'unknown' : 'judged']++;
    if (more) {
      figures.below++;
      t.fail(`${room.join(' x ')}: ${JSON.stringify(offered)} fills more than ${filled}, upright: ${isUpright}`);
    }
  }
  t.comment(JSON.stringify(figures));
  t.ok(figures.judged > 100 * figures.unknown, 'nearly all could be judged');
});
