/** Why cargo stays behind, as coded values; `schema/codes.ts` lists them for answers. */
export type UnloadedReason =
  | 'TooBig'
  | 'WeightLimit'
  | 'PriceLimit'
  | 'VolumeLimit'
  | 'TypeLimit'
  | 'QuantityLimit'
  | 'StackingRules'
  | 'Zone'
  | 'Sequence'
  | 'Reach'
  | 'GroupKeptTogether'
  | 'SetIncomplete'
  | 'PalletIncomplete'
  | 'PoorUtilization'
  | 'NoContainerLeft'
  | 'NoSpaceLeft'
  | 'TimeLimit';
