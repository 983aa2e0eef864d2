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
