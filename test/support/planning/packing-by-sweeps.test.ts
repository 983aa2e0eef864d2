/** The judge of packings itself: known packings, and the same verdicts as cell by cell. */
import t from 'tap';
import { draws } from '../draws.js';
import { generator } from '../problems/generator.js';
import * as byCells from './packing-by-cells.js';
import { goesIn, goesInMore, type Kind, type Sides, waysOf } from './packing-by-sweeps.js';

const kindOf = (sides: Sides, count: number): Kind => ({ ways: waysOf(sides, false), count });

t.test('known packings', async (t) => {
  const blocks = kindOf([10, 8, 4], 6);
  t.equal(goesIn([14, 14, 14], [blocks]), true, 'six about the diagonal of a cube');
  t.equal(goesIn([14, 14, 14], [{ ...blocks, count: 7 }]), false, 'and no seventh, though there is volume for eight');
  const puzzle = [kindOf([1, 2, 2], 6), kindOf([1, 1, 1], 3)];
  t.equal(goesIn([3, 3, 3], puzzle), true, 'the puzzle of Slothouber and Graatsma');
  t.equal(goesIn([3, 3, 3], [{ ways: waysOf([2, 2, 1], true), count: 6 }, puzzle[1]!]), false, 'not upright');
  t.equal(goesInMore([14, 14, 14], [{ ...blocks, count: 12 }], 5 * 320), true);
  t.equal(goesInMore([14, 14, 14], [{ ...blocks, count: 12 }], 6 * 320), false);
});

t.test('random boxes: the same as cell by cell', async (t) => {
  const next = generator(7);
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const figures = { same: 0, unknown: 0 };
  for (let draw = 0; draw < draws(3_000, 300); draw++) {
    const room: Sides = [between(3, 6), between(3, 6), between(3, 6)];
    const pieces = Array.from({ length: between(1, 2) }, () => {
      const sides: Sides = [between(1, 4), between(1, 4), between(1, 4)];
      return { sides, count: between(1, 5) };
    });
    const most = pieces.reduce((sum, { sides: [a, b, c], count }) => sum + count * a * b * c, 0);
    const filled = Math.floor(Math.min(most, room[0] * room[1] * room[2]) * (0.6 + 0.4 * next())) - 1;
    const cells = byCells.goesIn(room, pieces, filled);
    const swept = goesInMore(
      room,
      pieces.map(({ sides, count }) => kindOf(sides, count)),
      filled,
    );
    if (cells !== null && swept !== null && cells !== swept) {
      t.fail(
        `${room.join(' x ')}: ${JSON.stringify(pieces)}, more than ${filled}: ${cells} cell by cell, ${swept} swept`,
      );
    }
    figures[cells === null || swept === null ? 'unknown' : 'same']++;
  }
  t.comment(JSON.stringify(figures));
  t.ok(figures.same > 20 * figures.unknown, 'nearly all could be judged');
});
