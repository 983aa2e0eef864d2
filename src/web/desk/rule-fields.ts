/** Which fields of the rules the sentences and presets of the desk read and write; each writes its own alone. */
import { STACKING_RULE } from '../../schema/enums.js';
import { type Row, withField } from '../plan-request/request-draft.js';

export const RULES = [
  ...['Support', 'Weight', 'Heavier', 'Floor', 'Stops', 'Close', 'GroupWhole', 'RowWhole', 'Mixed', 'Centre'],
] as const satisfies readonly RuleName[];

export type RuleName =
  | 'Support'
  | 'Weight'
  | 'Heavier'
  | 'Floor'
  | 'Stops'
  | 'Close'
  | 'GroupWhole'
  | 'RowWhole'
  | 'Mixed'
  | 'Centre';

/** A flag that says the sentence: `isOn` is its value when it holds, `isUsual` whether it holds where nothing is said. */
const FLAGS = {
  Support: { field: 'isSafeStackingUsed', isOn: true, isUsual: true },
  Weight: { field: 'isWeightLimited', isOn: true, isUsual: true },
  Floor: { field: 'isBalanceSpreadLoadBottom', isOn: true, isUsual: false },
  Stops: { field: 'isSequenceUsed', isOn: true, isUsual: false },
  Close: { field: 'isGroupUsed', isOn: true, isUsual: false },
  GroupWhole: { field: 'isSameGroupAllowedInDifferentContainers', isOn: false, isUsual: false },
  RowWhole: { field: 'isSpreadIdenticalCargoAllowed', isOn: false, isUsual: false },
  Mixed: { field: 'isMultiContainerTypesEnabled', isOn: true, isUsual: true },
  Centre: { field: 'isBalanceAlignLoadCenter', isOn: true, isUsual: false },
} as const;

export function isRuleOn(rules: Row, name: RuleName): boolean {
  if (name === 'Heavier') return STACKING_RULE.match(rules['stackingRule'] ?? '') === 'HeavierBottomFirst';
  const { field, isOn, isUsual } = FLAGS[name];
  const said = rules[field];
  return typeof said === 'boolean' ? said === isOn : isUsual;
}

export function withRuleOn(rules: Row, name: RuleName, isAsked: boolean): Row {
  if (name === 'Heavier') return withField(rules, 'stackingRule', isAsked ? 'HeavierBottomFirst' : undefined);
  const { field, isOn, isUsual } = FLAGS[name];
  const next = withField(rules, field, isAsked === isUsual && name !== 'Stops' ? undefined : isAsked === isOn);
  if (name !== 'Centre') return next;
  const within = { isUsed: true, maxWeightDifference: CENTRED_WITHIN[1] };
  return withField(next, 'balanceConfiguration', isAsked ? within : undefined);
}

/** Percent by which the halves may differ. */
export const CENTRED_WITHIN = [5, 10, 20, 30] as const;

export function centredWithin(rules: Row): number | string {
  const said = rules['balanceConfiguration'] as { readonly maxWeightDifference?: unknown } | undefined;
  return typeof said?.maxWeightDifference === 'number' ? said.maxWeightDifference : '–';
}

export const PRESETS = ['Normal', 'Heavy', 'Tour', 'Study'] as const;
export type Preset = (typeof PRESETS)[number];

/** Heavy below and stops in order combine; a study of volume stands apart from a load. */
export function presetOn(rules: Row, preset: Preset): boolean {
  if (preset === 'Study') return !isRuleOn(rules, 'Support');
  if (preset === 'Heavy') return isRuleOn(rules, 'Heavier');
  if (preset === 'Tour') return isRuleOn(rules, 'Stops');
  return !presetOn(rules, 'Study') && !presetOn(rules, 'Heavy') && !presetOn(rules, 'Tour');
}
