/** The rules of the request as the rules of a load problem. */
import type { Balancing, MatrixRow, Rules } from '../../domain/problem.js';
import { figure } from '../../domain/sentences.js';
import type { Filled } from '../../schema/defaults.js';
import type { RulesBody } from '../../schema/rules.js';
import type { AccountRules } from '../asked/account-rules.js';
import type { Issue } from '../types.js';
import type { Grid, Measures } from './measures.js';

export type FilledRules = Filled<RulesBody>;

/** Whether optional cargo is loaded as such: other calculation types than MixLoad load what they are made of. */
export function mayBeOptional(rules: FilledRules): boolean {
  return rules.isBalanceFillWithOptionalCargoes && rules.calculationType === 'MixLoad';
}

type Matrix = NonNullable<FilledRules['stackingMatrix']>;
type MatrixEntry = Matrix[number];

function isSquareRow(entry: MatrixEntry): entry is boolean[] {
  return Array.isArray(entry);
}

/** A square matrix has a row and a column for every cargo; rows of pairs and rows of booleans do not mix. */
export function matrixIssues(matrix: readonly unknown[], cargoes: number): Issue[] {
  const rows = matrix.filter((entry) => Array.isArray(entry));
  if (rows.length === 0) return [];
  const isSquare = matrix.length === cargoes && rows.length === cargoes && rows.every((row) => row.length === cargoes);
  if (isSquare) return [];
  const message =
    `\`stackingMatrix\` must have ${figure(cargoes)} rows of ${figure(cargoes)} booleans, one for each cargo, ` +
    'or be an array of {bottomCargo, topCargo, allowed}.';
  return [{ pointer: '/rules/stackingMatrix', code: 'ValidationFailed', message }];
}

/** A square matrix as rows of pairs: those that are not allowed, for all others are. */
function pairsOf(square: readonly (readonly boolean[])[], names: readonly string[]): MatrixRow[] {
  const pairs = new Map<string, Map<string, boolean>>();
  square.forEach((row, below) => {
    const bottom = names[below]!;
    const tops = pairs.get(bottom) ?? new Map<string, boolean>();
    pairs.set(bottom, tops);
    row.forEach((allowed, above) => {
      tops.set(names[above]!, allowed);
    });
  });
  return [...pairs].flatMap(([bottomCargo, tops]) =>
    [...tops].filter(([, allowed]) => !allowed).map(([topCargo, allowed]) => ({ bottomCargo, topCargo, allowed })),
  );
}

function matrixRows(matrix: Matrix, names: readonly string[]): MatrixRow[] {
  const square = matrix.filter(isSquareRow);
  if (square.length > 0) return pairsOf(square, names);
  return matrix.filter((entry): entry is Exclude<MatrixEntry, boolean[]> => !isSquareRow(entry));
}

/**
 * @param names of the cargoes, in the order of the request
 * @param mostSeconds what a run time of 0 stands for
 * Sizes in ten-thousandths.
 */
export function measureRules(
  rules: FilledRules,
  account: AccountRules,
  names: readonly string[],
  mostSeconds: number,
  measures: Measures,
): Rules {
  const depth = rules.maxDepthToSupportForSafeStacking;
  const height = rules.maxStackingHeight;
  const isCargoDivided =
    !rules.isSpreadIdenticalCargoAllowed && !account.isIdenticalCargoStayInOneContainerWhenNotSpread;
  const isGroupDivided =
    !rules.isSameGroupAllowedInDifferentContainers && rules.isSameGroupDividedToDifferentContainersWhenNotKeptTogether;
  return {
    calculationType: rules.calculationType,
    algorithmType: rules.algorithmType,
    fillDirection: rules.fillDirection,
    optimizationLevel: rules.optimizationLevel as Rules['optimizationLevel'],
    seed: rules.seed,
    maxRunTimeSeconds: rules.maxRunTimeSeconds > 0 ? rules.maxRunTimeSeconds : mostSeconds,
    isWeightLimited: rules.isWeightLimited,
    isPriceLimited: rules.isPriceLimited,
    isCargoUndivided: !rules.isSpreadIdenticalCargoAllowed,
    ...(isCargoDivided ? { isCargoDividedWhenTooLarge: true } : {}),
    isEmptySpaceMerged: rules.isEmptySpaceMerged,
    isSequenceUsed: rules.isSequenceUsed,
    isSequenceReversed: account.isCargoSequenceUsedInOppositeOrder,
    ...(rules.lastStop > 0 ? { lastStop: rules.lastStop } : {}),
    isCargoSizeConsolidated: rules.isCargoSizeConsolidated,
    isTuned: rules.isTuned,
    maxSearchVolumePercentage: rules.maxSearchVolPerncentage,
    maxSearchDepth: rules.maxSearchDepth,
    maxFillQuantityPerContainer: rules.maxFillQtyPerContainer,
    isMultiContainerTypesEnabled: rules.isMultiContainerTypesEnabled,
    bestFitSelection: rules.bestFitContainersSelectionType,
    bestFitMaxVolumeThreshold: rules.bestFitContainersSelectionMaxVolUtilThreshold,
    bestFitMaxWeightThreshold: rules.bestFitContainersSelectionMaxWeightUtilThreshold,
    isSafeStackingUsed: rules.isSafeStackingUsed,
    minSupportRate: rules.minSupportRate,
    maxDepthToSupport: measures.of(depth, 'down', '/rules/maxDepthToSupportForSafeStacking'),
    minWeightDifferencePercentage: rules.minWeightDifferencePercentageForStackingTwoCargoes,
    stackingRule: rules.stackingRule,
    groupsStackingRule: rules.groupsStackingRule,
    stackingMatrix: matrixRows(rules.stackingMatrix ?? [], names),
    // A rate that is absent or 0 limits nothing.
    maxStackingHeightRate: (height?.isUsed === true && height.proportionalRateToSetMaxStackingHeight) || null,
    isGroupUsed: rules.isGroupUsed,
    ...(rules.isSameAlias1TogetherInSameGroup ? { isAlias1Together: true } : {}),
    ...(rules.isSameAlias2TogetherInSameAlias1AndGroup ? { isAlias2Together: true } : {}),
    ...(rules.isGroupsToPrefContainers ? { isGroupsToPrefContainers: true } : {}),
    isGroupSequenceUsed: rules.isGroupSequenceUsed,
    isSameGroupAllowedInDifferentContainers: rules.isSameGroupAllowedInDifferentContainers,
    ...(isGroupDivided ? { isGroupDividedWhenTooLarge: true } : {}),
    ...(rules.maxLoadingReach > 0
      ? { maxLoadingReach: measures.of(rules.maxLoadingReach, 'down', '/rules/maxLoadingReach') }
      : {}),
    ...(rules.axleRegulation === 'None' ? {} : { axleRegulation: rules.axleRegulation }),
    optionalFilling: rules.optionalCargoesFillingAction,
    ...(rules.calculationType === 'MultipleSetLoad' && rules.isDifferentGroupAllowedOnMultiSetLoad
      ? { areSetsMixed: true as const }
      : {}),
    ...(account.isEasyLoadUsed ? { isEasyLoadUsed: true as const } : {}),
    ...(account.isSideSpaceOfCargoFilledWithSameCargo ? { isSideFilledAlike: true as const } : {}),
    ...balancingOf(rules),
    ...(rules.isBalanceFillWithAdditionalAmountofExstingCargoes ? { isExtraCargoAllowed: true } : {}),
  };
}

/** The lengths that were measured, in scaled units. */
export function rulesOnGrid(rules: Rules, grid: Grid): Rules {
  return {
    ...rules,
    maxDepthToSupport: grid.whole(rules.maxDepthToSupport),
    ...(rules.maxLoadingReach === undefined ? {} : { maxLoadingReach: grid.whole(rules.maxLoadingReach) }),
  };
}

/** Nothing where nothing is asked for. */
function balancingOf(rules: FilledRules): Pick<Rules, 'balancing'> {
  const { balanceConfiguration: halves } = rules;
  const balancing: Balancing = {
    isLastOnly: rules.isBalanceAppliedToLastSolution && !rules.isBalanceAppliedToAllSolutions,
    isCentred: rules.isBalanceAlignLoadCenter,
    isSpread: rules.isBalanceSpreadLoadBottom,
    maxWeightDifference: halves?.isUsed === true ? halves.maxWeightDifference : null,
    isLastSmaller: rules.isBalanceReplacedWithSmallerSizes,
    poorUtilization: rules.isBalancePoorUtlizationUnloaded ? rules.maxUtilizationForBalanceUnload : 0,
  };
  const { isLastOnly, ...asked } = balancing;
  // Which containers, says something of the steps that are asked for, those of other cargo too.
  const isFilledUp = mayBeOptional(rules) || rules.isBalanceFillWithAdditionalAmountofExstingCargoes;
  const isAsked =
    (isLastOnly && isFilledUp) ||
    Object.values(asked).some((value) => value !== false && value !== null && value !== 0);
  return isAsked ? { balancing } : {};
}
