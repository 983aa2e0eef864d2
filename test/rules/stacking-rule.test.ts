import t from 'tap';
import type { Cargo, MatrixRow } from '../../src/domain/problem.js';
import type { StackingRule } from '../../src/domain/words.js';
import { problemOf } from '../support/problems/load-problems.js';
import { accepts, at, rejects } from '../support/rules/judging.js';

interface Pair {
  readonly upper: Partial<Cargo>;
  readonly lower: Partial<Cargo>;
}

const small = { length: 100, width: 90, height: 100 };

/** For each rule pairs that it allows and pairs that it forbids; cargo 1 lies on cargo 2. */
const PAIRS: Readonly<Record<Exclude<StackingRule, 'FollowStackMatrix'>, { allowed: Pair[]; forbidden: Pair[] }>> = {
  BestFit: { allowed: [{ upper: { stackValue: 1 }, lower: { stackValue: 2 } }], forbidden: [] },
  FloorStack: { allowed: [{ upper: { weight: 9 }, lower: { weight: 2 } }], forbidden: [] },
  StackValue: {
    allowed: [
      { upper: { stackValue: 2 }, lower: { stackValue: 1 } },
      { upper: { stackValue: 2 }, lower: { stackValue: 2 } },
    ],
    forbidden: [{ upper: { stackValue: 1 }, lower: { stackValue: 2 } }],
  },
  StackCode: {
    allowed: [
      { upper: { stackCode: 'A' }, lower: { stackCode: 'A' } },
      { upper: {}, lower: {} },
    ],
    forbidden: [
      { upper: { stackCode: 'A' }, lower: { stackCode: 'B' } },
      { upper: { stackCode: 'A' }, lower: {} },
    ],
  },
  HigherStackValueBottomFirst: {
    allowed: [{ upper: { stackValue: 1 }, lower: { stackValue: 2 } }],
    forbidden: [{ upper: { stackValue: 2 }, lower: { stackValue: 1 } }],
  },
  AllowedTopBottmStackValueSame: {
    allowed: [{ upper: { stackValue: 2 }, lower: { stackValue: 2 } }],
    forbidden: [{ upper: { stackValue: 2 }, lower: { stackValue: 1 } }],
  },
  AllowedTopBottomFootPrintSame: {
    allowed: [{ upper: { size: { ...small, height: 10 } }, lower: { size: small } }],
    forbidden: [{ upper: { size: small }, lower: {} }],
  },
  HeavierBottomFirst: {
    allowed: [{ upper: { weight: 5 }, lower: { weight: 5 } }],
    forbidden: [{ upper: { weight: 5.001 }, lower: { weight: 5 } }],
  },
  LargerFootprintBottomFirst: {
    allowed: [{ upper: { size: small }, lower: {} }],
    forbidden: [{ upper: {}, lower: { size: small } }],
  },
  DenserBottomFirst: {
    allowed: [{ upper: { weight: 5, size: small }, lower: { weight: 6 } }],
    forbidden: [{ upper: { weight: 5, size: small }, lower: { weight: 5 } }],
  },
  LowerSequenceBottomFirst: {
    allowed: [
      { upper: { sequence: 2 }, lower: { sequence: 1 } },
      { upper: { sequence: 2 }, lower: { sequence: 2 } },
    ],
    forbidden: [{ upper: { sequence: 1 }, lower: { sequence: 2 } }],
  },
  SameGroupOnly: {
    allowed: [{ upper: { groupName: 'g' }, lower: { groupName: 'g' } }],
    forbidden: [{ upper: { groupName: 'g' }, lower: {} }],
  },
  SameAliasOnly: {
    allowed: [{ upper: { alias: 'x' }, lower: { alias: 'x' } }],
    forbidden: [{ upper: { alias: 'x' }, lower: { alias: 'y' } }],
  },
  AlwaysNotAllowed: {
    allowed: [{ upper: { name: 'same' }, lower: { name: 'same' } }],
    forbidden: [{ upper: { name: 'one' }, lower: { name: 'other' } }],
  },
  AlwaysSingleLayerOnBottom: { allowed: [], forbidden: [{ upper: {}, lower: {} }] },
};

const onTop = [at(1, 0, 0, 0), at(0, 0, 0, 100)];

for (const [name, { allowed, forbidden }] of Object.entries(PAIRS)) {
  t.test(name, async (t) => {
    const rules = { stackingRule: name as StackingRule, minSupportRate: 0.5 };
    allowed.forEach((pair, i) => {
      accepts(t, `${name} ${i}`, problemOf([pair.upper, pair.lower], [{}], rules), onTop);
    });
    forbidden.forEach((pair, i) => {
      rejects(t, `${name} ${i}`, problemOf([pair.upper, pair.lower], [{}], rules), onTop, {
        rule: 'stacking-rule',
        cargo: pair.upper.name ?? 'cargo 1',
        at: [0, 0, 100],
      });
    });
  });
}

t.test('footprints count as placed, turned or not', async (t) => {
  const problem = problemOf([{ size: small }, { size: small }], [{}], {
    stackingRule: 'AllowedTopBottomFootPrintSame',
    minSupportRate: 0.5,
  });
  accepts(t, 'turned by a quarter', problem, [at(1, 0, 0, 0), at(0, 0, 0, 100, 2)]);
});

t.test('FollowStackMatrix: the exact pair, (bottom, *), (*, top), (*, *); later rows win', async (t) => {
  const row = (bottomCargo: string, topCargo: string, allowed: boolean): MatrixRow => ({
    bottomCargo,
    topCargo,
    allowed,
  });
  const [exact, bottom, top, any] = [
    ['b', 't'],
    ['b', '*'],
    ['*', 't'],
    ['*', '*'],
  ] as const;
  const cases: readonly [rows: MatrixRow[], isAllowed: boolean][] = [
    [[], true],
    [[row('x', 't', false), row('b', 'x', false)], true],
    [[row('t', 'b', false)], true],
    [[row(...exact, false)], false],
    [[row(...exact, true), row(...bottom, false)], true],
    [[row(...bottom, true), row(...top, false)], true],
    [[row(...top, true), row(...any, false)], true],
    [[row(...top, false), row(...any, true)], false],
    [[row(...any, false)], false],
    [[row(...exact, false), row(...exact, true)], true],
    [[row(...exact, true), row(...exact, false)], false],
  ];
  for (const [stackingMatrix, isAllowed] of cases) {
    const problem = problemOf([{ name: 't' }, { name: 'b' }], [{}], {
      stackingRule: 'FollowStackMatrix',
      stackingMatrix,
    });
    const what = JSON.stringify(stackingMatrix);
    if (isAllowed) accepts(t, what, problem, onTop);
    else rejects(t, what, problem, onTop, { rule: 'stacking-rule', cargo: 't', at: [0, 0, 100] });
  }
});
