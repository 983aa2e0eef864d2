/** Rules that come from the account; in a request they are ignored. Pages need their names, and no schema. */
const OF_THE_ACCOUNT = [
  'isCargoCostComputedFromShipCost',
  'isIdenticalCargoStayInOneContainerWhenNotSpread',
  'isSideSpaceOfCargoFilledWithSameCargo',
  'isCargoSequenceUsedInOppositeOrder',
  'isBottomOrientationRespected',
  'isEasyLoadUsed',
  'maxCargoTypesPerContainer',
  'maxPlacementSize',
  'isCustomRuleUsedForSolutionsNames',
  'prefixOfSolutionsNames',
  'suffixOfSolutionsNames',
  'sequenceStartingNumberOfSolutionsNames',
  'sequenceLengthOfSolutionsNames',
] as const;

export type AccountRule = (typeof OF_THE_ACCOUNT)[number];

export const READ_ONLY_RULES: readonly string[] = [...OF_THE_ACCOUNT, 'isUnitloadFilledWithDifferentCargoes'];

/** Rules of a load as a request may send them again: what comes from the account or a profile comes from there again. */
export function withoutReadOnly(rules: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(rules).filter(([rule]) => !READ_ONLY_RULES.includes(rule)));
}
