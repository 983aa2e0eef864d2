/** Rules that most people ask for; the others are found by looking for them. */
export const FIRST_RULES: readonly string[] = [
  ...['calculationType', 'optimizationLevel', 'algorithmType', 'fillDirection', 'isSafeStackingUsed', 'minSupportRate'],
  ...['stackingRule', 'isSequenceUsed', 'isGroupUsed', 'isWeightLimited', 'bestFitContainersSelectionType'],
  ...['isSpreadIdenticalCargoAllowed', 'isBalanceAlignLoadCenter', 'maxRunTimeSeconds'],
];
