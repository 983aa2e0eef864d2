/** Doors in the sides: whatever the rules say of a load behind a door at the rear they say of it turned round, behind one in a side. */
import t from 'tap';
import type { Arrangement } from '../../src/domain/plan.js';
import type { Container, Door } from '../../src/domain/problem.js';
import { reachesIn } from '../../src/domain/reach.js';
import { door } from '../../src/rules/door.js';
import { doorBay } from '../../src/rules/door-bay.js';
import { ContainerLoad, Report } from '../../src/rules/index.js';
import { loadingOrder } from '../../src/rules/loading-order.js';
import { reachesOf } from '../../src/rules/reach-figures.js';
import { sequence } from '../../src/rules/sequence.js';
import fc from '../support/fast-check.js';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

const RULES = [door, doorBay, loadingOrder, sequence];
const INNER = { length: 300, width: 240, height: 250 };

const side = fc.integer({ min: 1, max: 9 }).map((tens) => 10 * tens);
const size = fc.record({ length: side, width: side, height: side });
const place = fc.nat({ max: 20 });
const piece = fc.record({
  size,
  x: place,
  y: place,
  z: fc.nat({ max: 2 }),
  stop: fc.nat({ max: 2 }),
  tilts: fc.boolean(),
});
const opening = fc.record({
  width: fc.integer({ min: 20, max: INNER.width }),
  height: fc.integer({ min: 20, max: INNER.height }),
  sill: fc.constantFrom(0, 10),
  share: fc.constantFrom(0, 0.5, 1),
});

type Piece = typeof piece extends fc.Arbitrary<infer Value> ? Value : never;

/** The load behind a door of that side, each piece a cargo of its own; seen from its door it is always the same. */
function seenFrom(
  doorSide: Door['side'],
  pieces: readonly Piece[],
  { width, height, sill, share }: typeof opening extends fc.Arbitrary<infer V> ? V : never,
) {
  const isRear = doorSide === 'Rear';
  const container: Partial<Container> = {
    size: isRear ? INNER : { ...INNER, length: INNER.width, width: INNER.length },
    door: {
      side: doorSide,
      width,
      height: Math.min(height, INNER.height - sill),
      sill,
      position: share * (INNER.width - width),
    },
  };
  const problem = problemOf(
    pieces.map((one, number) => ({
      name: `${number}`,
      sequence: one.stop,
      size: isRear ? one.size : { ...one.size, length: one.size.width, width: one.size.length },
      weight: 1,
      ...(one.tilts && { tiltsAtDoor: true as const }),
    })),
    [container],
    { isSequenceUsed: true },
  );
  const arrangements = pieces.map(({ size: own, ...corner }, cargo): Arrangement => {
    const [along, across, up] = [10 * corner.x, 10 * corner.y, 90 * corner.z];
    if (isRear) return at(cargo, along, across, up);
    return at(cargo, across, doorSide === 'Right' ? along : INNER.length - along - own.length, up);
  });
  return { problem, loaded: { container: 0, arrangements } };
}

t.test('a load turned round breaks the same rules and is reached as far', async (t) => {
  const broken = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(piece, { minLength: 2, maxLength: 9 }), opening, (pieces, hole) => {
      const [rear, ...sides] = (['Rear', 'Left', 'Right'] as const).map((one) => {
        const { problem, loaded } = seenFrom(one, pieces, hole);
        const load = new ContainerLoad(problem, loaded);
        const faults = RULES.map((rule) => {
          const report = new Report(rule.id, 0);
          rule.check(load, report);
          return `${rule.id}: ${report.faults
            .map(({ cargo }) => cargo)
            .sort()
            .join()}`;
        });
        const reached = reachesOf(load).map(({ reach }) => reach);
        return { faults, reached, again: reachesIn(problem, loaded).map(({ reach }) => reach) };
      });
      t.strictSame(rear!.reached, rear!.again, { diagnostic: false });
      for (const one of sides) t.strictSame(one, rear, { diagnostic: false });
      for (const fault of rear!.faults) {
        const [rule, cargoes] = fault.split(': ') as [string, string];
        if (cargoes !== '') broken.set(rule, (broken.get(rule) ?? 0) + 1);
      }
    }),
    { numRuns: 300, seed: 11 },
  );
  for (const { id } of RULES) t.ok((broken.get(id) ?? 0) > 20, `${id} is broken ${broken.get(id)} times`);
});

t.test('what comes in from a side is in the way of what stands further in', async (t) => {
  const van = (doorSide: 'Left' | 'Right') =>
    problemOf(
      [{ name: 'first' }, { name: 'second' }],
      [
        {
          size: { length: 1000, width: 300, height: 300 },
          door: { side: doorSide, width: 400, height: 200, sill: 0, position: 0 },
        },
      ],
    );
  accepts(t, 'the far one first', van('Left'), [at(0, 0, 200, 0), at(1, 0, 0, 0)]);
  accepts(t, 'beside each other', van('Left'), [at(0, 0, 0, 0), at(1, 100, 200, 0)]);
  accepts(t, 'the far one first', van('Right'), [at(0, 0, 0, 0), at(1, 0, 200, 0)]);
  const faults = (y: number) =>
    ['loading-order', 'door-bay'].map((rule) => ({ rule, cargo: 'second', at: [0, y, 0] as const }));
  rejects(t, 'the near one first', van('Left'), [at(0, 0, 0, 0), at(1, 0, 100, 0)], ...faults(100));
  rejects(t, 'the near one first', van('Right'), [at(0, 0, 200, 0), at(1, 0, 0, 0)], ...faults(0));
});
