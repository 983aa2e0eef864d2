/** Why cargo stays behind, as coded values (decisions.md section 3, `unloaded`). */
export const UNLOADED_REASONS = [
  'TooBig',
  'WeightLimit',
  'PriceLimit',
  'VolumeLimit',
  'TypeLimit',
  'QuantityLimit',
  'StackingRules',
  'Zone',
  'Sequence',
  'GroupKeptTogether',
  'SetIncomplete',
  'PalletIncomplete',
  'NoContainerLeft',
  'NoSpaceLeft',
  'TimeLimit',
] as const;
export type UnloadedReason = (typeof UNLOADED_REASONS)[number];
