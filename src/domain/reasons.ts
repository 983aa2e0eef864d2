/** Why cargo stays behind, as coded values (docs/interface.md, Cargo left behind). */
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
