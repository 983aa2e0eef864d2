/** Room before the door: cases worked out by hand, and faults planted. */
import t from 'tap';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const INNER = { length: 11998, width: 2330, height: 2350 };
const DOOR = { side: 'Rear', width: 2286, height: 2261, sill: 0, position: 22 } as const;

const van = (...sizes: (readonly [length: number, width: number, height: number])[]) =>
  problemOf(
    sizes.map(([length, width, height], place) => ({
      name: `piece ${place}`,
      size: { length, width, height },
      weight: 100,
    })),
    [{ containerType: 'SeaVan', size: INNER, door: DOOR }],
  );

t.test("'door-bay' is planted and found", async (t) => {
  const stack = van([1200, 1000, 1200], [1200, 1000, 1100]);
  const fault = (corner: readonly [number, number, number]) => ({ rule: 'door-bay', cargo: 'piece 1', at: corner });
  rejects(
    t,
    'the last stack ends above the door',
    stack,
    [at(0, 10798, 22, 0), at(1, 10798, 22, 1200)],
    fault([10798, 22, 1200]),
  );
  accepts(t, 'further in it may', stack, [at(0, 9598, 22, 0), at(1, 9598, 22, 1200)]);
  const row = van([800, 1200, 1000], [800, 1130, 1000]);
  rejects(
    t,
    'the last row is wider than the door',
    row,
    [at(0, 11198, 0, 0), at(1, 11198, 1200, 0)],
    fault([11198, 1200, 0]),
  );
  const narrow = van([800, 1150, 1000], [800, 1130, 1000]);
  accepts(t, 'as wide as the door', narrow, [at(0, 11198, 22, 0), at(1, 11198, 1172, 0)]);
  const turned = van([300, 2300, 1000], [200, 200, 200]);
  accepts(t, 'turned first', turned, [at(0, 11000, 0, 0), at(1, 11500, 0, 0)]);
});
