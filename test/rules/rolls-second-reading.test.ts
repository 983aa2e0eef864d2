/** Cylinders read a second time, by points in space and by slices, against the verifier's algebra. */
import t from 'tap';
import { verify } from '../../src/calculation/verify.js';
import type { Orientation } from '../../src/domain/geometry.js';
import type { Arrangement } from '../../src/domain/plan.js';
import type { Cargo, LoadProblem } from '../../src/domain/problem.js';
import fc from '../support/fast-check.js';
import { problemOf } from '../support/problems/load-problems.js';
import { at, planOf } from '../support/rules/judging.js';
import { type Shape, shapeOf, sharedPoint } from '../support/rules/true-shapes.js';

const LYING_ALONG_WIDTH = 3;

function rollOf(diameter: number, axis: number): Partial<Cargo> {
  return {
    style: 'Roll',
    diameter,
    size: { length: diameter, width: diameter, height: axis },
    orientations: 0b111111,
    quantity: 1,
  };
}

/** Ids of the rules that a load of one piece each breaks. */
function broken(problem: LoadProblem, load: readonly Arrangement[]): Set<string> {
  return new Set(verify(problem, planOf(problem, load)).faults.map((fault) => fault.rule));
}

const side = fc.integer({ min: 4, max: 12 });
const piece = fc.record({
  isRoll: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  across: side,
  along: side,
  orientation: fc.constantFrom<Orientation>(1, 3, 4),
  x: fc.integer({ min: 0, max: 10 }),
  y: fc.integer({ min: 0, max: 10 }),
  z: fc.integer({ min: 0, max: 10 }),
});

t.test('two shapes meet when a point in space is in both', async (t) => {
  const seen = { apart: 0, meeting: 0, between: 0 };
  fc.assert(
    fc.property(fc.tuple(piece, piece), (two) => {
      const cargoes = two.map(({ isRoll, across, along }): Partial<Cargo> => {
        const size = { length: across, width: across, height: along };
        return isRoll ? rollOf(across, along) : { size, orientations: 0b111111 };
      });
      const problem = problemOf(cargoes, [{ size: { length: 30, width: 30, height: 30 } }], {
        isSafeStackingUsed: false,
      });
      const load = two.map(({ x, y, z, orientation }, cargo) => at(cargo, x, y, z, orientation));
      const [a, b] = load.map((one) => shapeOf(problem, one)) as [Shape, Shape];
      const meets = broken(problem, load).has('overlap');
      // Every point of both is within half a unit of a point looked at; so the truth lies between these two answers.
      const surely = sharedPoint(a, b, -0.5);
      const possibly = sharedPoint(a, b, 0.5);
      if (meets && !possibly) throw new Error('the verifier lets them meet; they share no point');
      if (!meets && surely) throw new Error('the verifier holds them apart; they share a point');
      seen[surely ? 'meeting' : possibly ? 'between' : 'apart']++;
    }),
    { numRuns: 400 },
  );
  t.ok(seen.meeting > 40 && seen.apart > 40, JSON.stringify(seen));
});

/** The smallest roll measures a thousand units: as coarse as the contract lets a grid be. */
const DIAMETER = 1600;
const LENGTH = 2000;

t.test('a roll is held where slices of it lie on two others', async (t) => {
  const seen = { held: 0, loose: 0 };
  const jitter = fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -12, max: 12 }) },
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1600, max: 2200 }),
      fc.integer({ min: 1000, max: 2600 }),
      jitter,
      jitter,
      fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500)),
      fc.constantFrom(0.5, 0.8, 1),
      (apart, diameter, aside, up, shifts, minSupportRate) => {
        const reach = (DIAMETER + diameter) / 2;
        const rise = Math.sqrt(reach * reach - (apart / 2) * (apart / 2));
        const x = Math.round(apart / 2 + (DIAMETER - diameter) / 2) + aside;
        const z = Math.ceil(rise + (DIAMETER - diameter) / 2) + up;
        const problem = problemOf(
          [rollOf(DIAMETER, LENGTH), rollOf(DIAMETER, LENGTH), rollOf(diameter, LENGTH)],
          [{ size: { length: 9000, width: 9000, height: 9000 } }],
          { minSupportRate },
        );
        const [left, right, top] = shifts;
        const load = [
          at(0, 2000, left, 0, LYING_ALONG_WIDTH),
          at(1, 2000 + apart, right, 0, LYING_ALONG_WIDTH),
          at(2, 2000 + x, top, z, LYING_ALONG_WIDTH),
        ];
        const faults = broken(problem, load);
        if (faults.has('overlap')) return;
        // How far it can sink until it lies on either.
        const middle = { x: x + diameter / 2, z: z + (diameter - DIAMETER) / 2 };
        const sinks = [DIAMETER / 2, apart + DIAMETER / 2].map(
          (other) => middle.z - Math.sqrt(reach * reach - (middle.x - other) ** 2),
        );
        const carried = Array.from({ length: LENGTH }, (_, slice) => top + slice + 0.5).filter((y) =>
          [left, right].every((from) => from < y && y < from + LENGTH),
        ).length;
        const isLong = carried >= minSupportRate * LENGTH;
        const isHeld = isLong && Math.max(...sinks) < 0.001 * diameter;
        const isLoose = !isLong || Math.max(...sinks) > 0.005 * diameter;
        const what = `sinks ${sinks.join(' and ')} of ${diameter}, ${carried} carried`;
        if (isHeld && faults.has('rolls')) throw new Error(`refused: ${what}`);
        if (isLoose && !faults.has('rolls')) throw new Error(`accepted: ${what}`);
        if (isHeld) seen.held++;
        if (isLoose) seen.loose++;
      },
    ),
    { numRuns: 400 },
  );
  t.ok(seen.held > 40 && seen.loose > 40, JSON.stringify(seen));
});
