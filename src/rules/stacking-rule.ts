/** Stacking rule: which piece may lie directly on which; the sixteen rules of the interface. */

import type { LoadProblem, MatrixRow } from '../domain/problem.js';
import { matrixAllows } from '../domain/stacking-matrix.js';
import type { StackingRule } from '../domain/words.js';
import { compareProducts, exceeds } from './geometry/exact.js';
import { isSameCargo, type Piece } from './geometry/piece.js';
import type { Rule } from './rule.js';

type PairTest = (upper: Piece, lower: Piece) => boolean;

const always: PairTest = () => true;

/** FollowStackMatrix needs the matrix of the request and stands apart. */
const TESTS: Readonly<Record<Exclude<StackingRule, 'FollowStackMatrix'>, PairTest>> = {
  BestFit: always,
  FloorStack: always,
  StackValue: (upper, lower) => upper.kind.stackValue >= lower.kind.stackValue,
  StackCode: (upper, lower) => upper.kind.stackCode === lower.kind.stackCode,
  HigherStackValueBottomFirst: (upper, lower) => upper.kind.stackValue <= lower.kind.stackValue,
  AllowedTopBottmStackValueSame: (upper, lower) => upper.kind.stackValue === lower.kind.stackValue,
  AllowedTopBottomFootPrintSame: hasSameFootprint,
  HeavierBottomFirst: (upper, lower) => !exceeds(upper.kind.weight, lower.kind.weight),
  LargerFootprintBottomFirst: (upper, lower) =>
    compareProducts(lengthOf(upper), widthOf(upper), lengthOf(lower), widthOf(lower)) <= 0,
  DenserBottomFirst: (upper, lower) =>
    !exceeds(upper.kind.weight * lower.kind.volume, lower.kind.weight * upper.kind.volume),
  LowerSequenceBottomFirst: (upper, lower) => upper.kind.sequence >= lower.kind.sequence,
  SameGroupOnly: (upper, lower) => upper.kind.groupName === lower.kind.groupName,
  SameAliasOnly: (upper, lower) => upper.kind.alias === lower.kind.alias,
  AlwaysNotAllowed: isSameCargo,
  AlwaysSingleLayerOnBottom: () => false,
};

export const stackingRule: Rule = {
  id: 'stacking-rule',
  title: 'Which cargo may rest on which',
  fields: ['stackingRule', 'stackingMatrix', 'stackValue', 'stackCode'],
  isUsed: ({ rules }) => rules.stackingRule !== 'BestFit' && rules.stackingRule !== 'FloorStack',
  check(load, report) {
    const mayRest = testOf(load.problem);
    for (const { upper, lower } of load.contacts.pairs) {
      if (mayRest(upper, lower)) continue;
      const name = load.problem.rules.stackingRule;
      report.placement(upper, `${load.describe(upper)} may not rest on ${load.describe(lower)}: ${name}.`, {
        ...{ kind: name, others: [lower] },
      });
    }
  },
};

function testOf({ rules }: LoadProblem): PairTest {
  return rules.stackingRule === 'FollowStackMatrix' ? matrixTest(rules.stackingMatrix) : TESTS[rules.stackingRule];
}

function matrixTest(rows: readonly MatrixRow[]): PairTest {
  const allows = matrixAllows(rows);
  return (upper, lower) => allows(upper.kind.name, lower.kind.name);
}

function hasSameFootprint(upper: Piece, lower: Piece): boolean {
  const [upperLength, upperWidth] = [lengthOf(upper), widthOf(upper)];
  const [lowerLength, lowerWidth] = [lengthOf(lower), widthOf(lower)];
  const isSame = upperLength === lowerLength && upperWidth === lowerWidth;
  const isSameTurned = upperLength === lowerWidth && upperWidth === lowerLength;
  return isSame || isSameTurned;
}

function lengthOf(piece: Piece): number {
  return piece.x2 - piece.x1;
}

function widthOf(piece: Piece): number {
  return piece.y2 - piece.y1;
}
