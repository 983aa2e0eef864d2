import t from 'tap';
import type { Cargo } from '../../src/domain/problem.js';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

/** Diameter 100, axis 300, as fine a grid as the contract asks for: 1 unit is a thousandth of the diameter. */
const roll: Partial<Cargo> = {
  style: 'Roll',
  diameter: 1000,
  size: { length: 1000, width: 1000, height: 3000 },
  orientations: 0b111111,
};
const container = { size: { length: 12000, width: 6000, height: 5000 } };
const problem = problemOf([roll, { size: { length: 1000, width: 3000, height: 1000 } }, roll], [container]);
/** Orientation 3 lies along the width: circles are seen along y. */
const alongWidth = 3;
/** 1000 * sqrt(3) / 2, rounded up. */
const rise = 867;

t.test('standing rolls in staggered rows', async (t) => {
  accepts(t, 'bounding squares overlap', problem, [at(0, 0, 0, 0, 1, [1, 3, 1]), at(0, rise, 500, 0, 1, [1, 2, 1])]);
  rejects(t, 'cylinders overlap', problem, [at(0, 0, 0, 0), at(0, rise - 1, 500, 0)], {
    rule: 'overlap',
    cargo: 'cargo 1',
    at: [866, 500, 0],
  });
});

t.test('lying rolls in the valleys of the row below', async (t) => {
  const row = at(0, 0, 0, 0, alongWidth, [3, 1, 1]);
  accepts(t, 'two in the valleys of three', problem, [row, at(0, 500, 0, rise, alongWidth, [2, 1, 1])]);
  rejects(t, 'two units above the valley', problem, [row, at(0, 500, 0, rise + 2, alongWidth)], {
    rule: 'rolls',
    cargo: 'cargo 1',
    at: [500, 0, 869],
  });
  rejects(t, 'too deep in the valley', problem, [row, at(0, 500, 0, rise - 1, alongWidth)], {
    rule: 'overlap',
    cargo: 'cargo 1',
    at: [500, 0, 866],
  });
  rejects(t, 'on one roll only', problem, [at(0, 0, 0, 0, alongWidth), at(0, 500, 0, rise, alongWidth)], {
    rule: 'rolls',
    cargo: 'cargo 1',
    at: [500, 0, rise],
  });
  rejects(t, 'on the top of a roll', problem, [at(0, 0, 0, 0, alongWidth), at(0, 0, 0, 1000, alongWidth)], {
    rule: 'rolls',
    cargo: 'cargo 1',
    at: [0, 0, 1000],
  });
  rejects(t, 'across a row', problem, [row, at(0, 0, 0, 1000, 4)], {
    rule: 'rolls',
    cargo: 'cargo 1',
    at: [0, 0, 1000],
  });
});

t.test('rolls of different diameters interlock, too', async (t) => {
  const small: Partial<Cargo> = { ...roll, diameter: 600, size: { length: 600, width: 600, height: 3000 } };
  const mixed = problemOf([roll, small], [container]);
  // Middles 500 + 300 = 800 apart, 500 aside: sqrt(640,000 - 250,000) = 624.5 up, 700 less the radius above the floor.
  const row = at(0, 0, 0, 0, alongWidth, [2, 1, 1]);
  accepts(t, 'a small one in a valley', mixed, [row, at(1, 700, 0, 825, alongWidth)]);
});

t.test('a lying roll is carried over its share of the length', async (t) => {
  const flat = problemOf([roll, { size: { length: 1000, width: 2400, height: 1000 } }], [container]);
  accepts(t, '2400 of 3000', flat, [at(1, 0, 0, 0), at(0, 0, 0, 1000, alongWidth)]);
  rejects(t, '2399 of 3000', flat, [at(1, 0, 0, 0), at(0, 0, 1, 1000, alongWidth)], {
    rule: 'rolls',
    cargo: 'cargo 1',
    at: [0, 1, 1000],
  });
  rejects(t, 'the bottom line beside the top', flat, [at(1, 0, 0, 0), at(0, 501, 0, 1000, alongWidth)], {
    rule: 'rolls',
    cargo: 'cargo 1',
    at: [501, 0, 1000],
  });
  rejects(t, 'along the edge of a single top', flat, [at(1, 0, 0, 0), at(0, 500, 0, 1000, alongWidth)], {
    rule: 'rolls',
    cargo: 'cargo 1',
    at: [500, 0, 1000],
  });
  const short = problemOf([roll, { size: { length: 1000, width: 1300, height: 1000 } }], [container]);
  rejects(t, 'a seam counts once', short, [at(1, 0, 0, 0), at(1, 1000, 0, 0), at(0, 500, 0, 1000, alongWidth)], {
    rule: 'rolls',
    cargo: 'cargo 1',
    at: [500, 0, 1000],
  });
  accepts(t, 'along a seam between two', flat, [at(1, 0, 0, 0), at(1, 1000, 0, 0), at(0, 500, 0, 1000, alongWidth)]);
});

t.test('nothing rests on a lying roll but rolls', async (t) => {
  rejects(t, 'a cuboid on two rolls', problem, [at(0, 0, 0, 0, alongWidth, [2, 1, 1]), at(1, 500, 0, 1000)], {
    rule: 'support',
    cargo: 'cargo 2',
    at: [500, 0, 1000],
  });
});

t.test('a standing roll counts as its bounding square', async (t) => {
  accepts(t, 'cargo on standing rolls', problem, [at(0, 0, 0, 0, 1, [1, 3, 1]), at(1, 0, 0, 3000)]);
  const staggered = [at(0, 0, 0, 0, 1, [1, 3, 1]), at(0, rise, 500, 0, 1, [1, 2, 1])];
  const over = (length: number) => problemOf([roll, { size: { length, width: 3000, height: 1000 } }], [container]);
  // Covered once: 1000 x 3000 and 867 x 2000.
  accepts(t, '84 % over staggered rows', over(1867), [...staggered, at(1, 0, 0, 3000)]);
  rejects(t, '79 % over staggered rows', over(1995), [...staggered, at(1, 0, 0, 3000)], {
    rule: 'support',
    cargo: 'cargo 2',
    at: [0, 0, 3000],
  });
});

t.test('each roll below bears half', async (t) => {
  const bearing = (most: number) =>
    problemOf(
      [
        { ...roll, weight: 10, maxSupportingWeight: most },
        { ...roll, weight: 10 },
      ],
      [container],
    );
  const load = [at(0, 0, 0, 0, alongWidth), at(1, 1000, 0, 0, alongWidth), at(1, 500, 0, rise, alongWidth)];
  accepts(t, '5 each', bearing(5), load);
  rejects(t, '4.9 allowed', bearing(4.9), load, { rule: 'supporting-weight', cargo: 'cargo 1', at: [0, 0, 0] });
});

t.test('cylinders at right angles', async (t) => {
  const floating = problemOf([roll], [container], { isSafeStackingUsed: false });
  // A standing roll, 500 + sqrt(500^2 - 400^2) = 800 wide where the end of the lying one comes to it.
  accepts(t, 'in the corner beside a standing one', floating, [at(0, 0, 0, 0), at(0, 800, 900, 0, alongWidth)]);
  rejects(t, 'a unit nearer', floating, [at(0, 0, 0, 0), at(0, 799, 900, 0, alongWidth)], {
    rule: 'overlap',
    cargo: 'cargo 1',
    at: [799, 900, 0],
  });
  rejects(t, 'crossed, axes 999 apart', floating, [at(0, 1000, 0, 0, alongWidth), at(0, 0, 1000, 999, 4)], {
    rule: 'overlap',
    cargo: 'cargo 1',
    at: [0, 1000, 999],
  });
  accepts(t, 'an end above the round of another', floating, [at(0, 1000, 0, 0, alongWidth), at(0, 1900, 1000, 900, 4)]);
});

t.test('a cuboid and a roll', async (t) => {
  const beside = problemOf([roll, { size: { length: 1000, width: 1000, height: 1000 } }], [container]);
  // 500 / sqrt(2) = 353.6 from the middle: the round leaves 146 x 146 in the corner.
  accepts(t, 'in the corner of the bounding square', beside, [at(0, 0, 0, 0), at(1, 854, 854, 0)]);
  rejects(t, 'a unit nearer', beside, [at(0, 0, 0, 0), at(1, 853, 853, 0)], {
    rule: 'overlap',
    cargo: 'cargo 2',
    at: [853, 853, 0],
  });
});

t.test('where no support is asked for, a lying roll touches each one that it lies against from above', async (t) => {
  const free = { isSafeStackingUsed: false } as const;
  const single = problemOf([roll], [container], { ...free, stackingRule: 'AlwaysSingleLayerOnBottom' });
  const fault = (z: number, x = 0) => ({ rule: 'stacking-rule', cargo: 'cargo 1', at: [x, 0, z] }) as const;
  const low = at(0, 0, 0, 0, alongWidth);
  rejects(t, 'from straight above', single, [low, at(0, 0, 0, 1000, alongWidth)], fault(1000));
  rejects(t, 'from one side', single, [low, at(0, 500, 0, rise, alongWidth)], fault(rise, 500));
  accepts(t, 'with a gap', single, [low, at(0, 0, 0, 1003, alongWidth)]);
  accepts(t, 'beside it', single, [low, at(0, 1000, 0, 0, alongWidth)]);
  accepts(t, 'beyond its end', single, [low, at(0, 0, 3000, 0, alongWidth)]);
  accepts(t, 'across', single, [low, at(0, 0, 0, 1000, 4)]);
  const layered = problemOf([{ ...roll, maxLayers: [0, 0, 2, 0, 0, 0] }], [container], free);
  accepts(t, 'two layers', layered, [at(0, 0, 0, 0, alongWidth, [1, 1, 2])]);
  rejects(t, 'three', layered, [at(0, 0, 0, 0, alongWidth, [1, 1, 3])], {
    rule: 'layers',
    cargo: 'cargo 1',
    at: [0, 0, 2000],
  });
  const bearing = (most: number) =>
    problemOf(
      [
        { ...roll, weight: 10, maxSupportingWeight: most },
        { ...roll, weight: 10 },
      ],
      [container],
      free,
    );
  const leaning = [low, at(1, 500, 0, rise, alongWidth)];
  accepts(t, 'the whole weight on one', bearing(10), leaning);
  rejects(t, 'more than it bears', bearing(9), leaning, { rule: 'supporting-weight', cargo: 'cargo 1', at: [0, 0, 0] });
  const inValley = [...leaning, at(1, 1000, 0, 0, alongWidth)];
  accepts(t, 'half in a valley', bearing(5), [low, inValley[2]!, inValley[1]!]);
  const asked = problemOf([roll], [container], { stackingRule: 'AlwaysSingleLayerOnBottom' });
  rejects(t, 'with support asked for it hangs in the air', asked, [low, at(0, 0, 0, 1000, alongWidth)], {
    rule: 'rolls',
    cargo: 'cargo 1',
    at: [0, 0, 1000],
  });
});
