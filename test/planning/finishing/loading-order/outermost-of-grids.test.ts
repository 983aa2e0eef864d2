/** What pieces wait for, by the layers that face each other: against what the rule says of each pair of pieces. */
import t from 'tap';
import type { Cuboid, Size } from '../../../../src/domain/geometry.js';
import { cuboidAt } from '../../../../src/domain/geometry.js';
import { type Arrangement, placementsOf } from '../../../../src/domain/plan.js';
import type { Cargo } from '../../../../src/domain/problem.js';
import { outermostOfGrids } from '../../../../src/planning/finishing/loading-order/outermost-of-grids.js';
import fc from '../../../support/fast-check.js';
import { cargoOf } from '../../../support/problems/load-problems.js';

const LOADS = 400;

/** A room cut in two again and again, each part filled with pieces from its corner on, as far as they go. */
interface Load {
  readonly cargoes: readonly Cargo[];
  readonly arrangements: readonly Arrangement[];
}

const ROOM: Cuboid = { x1: 0, y1: 0, z1: 0, x2: 24, y2: 12, z2: 12 };

const load: fc.Arbitrary<Load> = fc
  .record({
    cuts: fc.array(fc.record({ part: fc.nat(), axis: fc.nat(2), at: fc.double({ min: 0.2, max: 0.8, noNaN: true }) }), {
      maxLength: 9,
    }),
    sizes: fc.array(fc.record({ length: fc.integer({ min: 1, max: 5 }), width: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 10,
      maxLength: 10,
    }),
    heights: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 10, maxLength: 10 }),
  })
  .map(({ cuts, sizes, heights }) => {
    const parts = [ROOM];
    for (const { part, axis, at } of cuts) parts.push(...cutInTwo(parts.splice(part % parts.length, 1)[0]!, axis, at));
    const cargoes: Cargo[] = [];
    const arrangements: Arrangement[] = [];
    parts.forEach(({ x1, y1, z1, x2, y2, z2 }, place) => {
      const size: Size = { ...sizes[place]!, height: heights[place]! };
      const counts = {
        length: Math.floor((x2 - x1) / size.length),
        width: Math.floor((y2 - y1) / size.width),
        height: Math.floor((z2 - z1) / size.height),
      };
      if (counts.length * counts.width * counts.height === 0) return;
      arrangements.push({ cargo: cargoes.length, orientation: 1, position: { x: x1, y: y1, z: z1 }, counts });
      cargoes.push(cargoOf({ size }));
    });
    return { cargoes, arrangements };
  });

function cutInTwo(part: Cuboid, axis: number, share: number): Cuboid[] {
  const [low, high] = (
    [
      ['x1', 'x2'],
      ['y1', 'y2'],
      ['z1', 'z2'],
    ] as const
  )[axis]!;
  const at = part[low] + Math.round(share * (part[high] - part[low]));
  return [
    { ...part, [high]: at },
    { ...part, [low]: at },
  ];
}

/** Each pair of pieces, and what they wait for in turn. */
function naive({ cargoes, arrangements }: Load, sight: 'x' | 'z', depth: number): number[] {
  const pieces = arrangements.flatMap((one) =>
    Array.from(placementsOf(one, cargoes), ({ position, size }) => cuboidAt(position, size)),
  );
  const isBefore = (other: Cuboid, piece: Cuboid) => {
    if (other.y1 >= piece.y2 || piece.y1 >= other.y2) return false;
    const isBehind = sight === 'x' && other.x2 <= piece.x1 && piece.z1 < other.z2 && other.z1 < piece.z2;
    if (isBehind) return true;
    const gap = piece.z1 - other.z2;
    return gap >= 0 && piece.x1 < other.x2 && other.x1 < piece.x2 && (sight === 'z' || gap <= depth);
  };
  const before = pieces.map((piece) => {
    const others: number[] = [];
    for (let place = 0; place < pieces.length; place++) if (isBefore(pieces[place]!, piece)) others.push(place);
    return others;
  });
  const most = pieces.map((piece) => (sight === 'x' ? piece.x2 : piece.z2));
  for (let isDone = false; !isDone; ) {
    isDone = true;
    before.forEach((others, place) => {
      let far = most[place]!;
      for (const other of others) far = Math.max(far, most[other]!);
      if (far > most[place]!) isDone = false;
      most[place] = far;
    });
  }
  return most;
}

for (const sight of ['x', 'z'] as const) {
  t.test(`pieces heed all that comes before them, seen along ${sight}`, async (t) => {
    let compared = 0;
    fc.assert(
      fc.property(load, fc.integer({ min: 0, max: 3 }), (one, depth) => {
        const { cargoes, arrangements } = one;
        const faces = Float64Array.from(
          arrangements.flatMap((all) =>
            Array.from(placementsOf(all, cargoes), ({ position: { x, z }, size }) =>
              sight === 'x' ? x + size.length : z + size.height,
            ),
          ),
        );
        const ranks = arrangements.map(() => 0);
        const found = outermostOfGrids(arrangements, cargoes, faces, ranks, sight, depth);
        // Whole arrangements may wait for each other where none of their pieces do.
        if (found === null) return;
        compared++;
        t.strictSame([...found], naive(one, sight, depth));
      }),
      { numRuns: LOADS },
    );
    t.ok(compared > 0.9 * LOADS, `${compared} loads compared`);
  });
}

t.test('arrangements that lie inside each other are left to their pieces', async (t) => {
  const cargoes = [cargoOf({})];
  const one: Arrangement = {
    cargo: 0,
    orientation: 1,
    position: { x: 0, y: 0, z: 0 },
    counts: { length: 2, width: 1, height: 1 },
  };
  const other = { ...one, position: { x: 50, y: 0, z: 0 } };
  t.equal(outermostOfGrids([one, other], cargoes, Float64Array.of(1, 2, 3, 4), [0, 0], 'x', 0), null);
});
