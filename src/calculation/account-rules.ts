/** The rules that come from the account of whoever asks for a load (docs/rules.md, Account settings). */
import type { AccountSettingsBody } from '../schema/account-settings.js';
import { type Filled, withDefaults } from '../schema/defaults.js';
import type { SolutionNames, Warning } from './types.js';

export type AccountRules = Filled<AccountSettingsBody>;

export const NO_ACCOUNT_RULES: AccountRules = withDefaults<AccountSettingsBody>('AccountSettings', {});

/** Those that no plan obeys yet; the others without a use here have no effect by their meaning. */
const NOT_YET_APPLIED = ['isEasyLoadUsed', 'isSideSpaceOfCargoFilledWithSameCargo'] as const;

/** Names of the settings that are switched on, but that no plan obeys yet. */
export function accountRulesNotApplied(account: AccountRules): string[] {
  return NOT_YET_APPLIED.filter((setting) => account[setting]);
}

/** For a load: the settings are no part of its request, so nothing there is pointed at. */
export function accountWarnings(account: AccountRules): Warning[] {
  return accountRulesNotApplied(account).map((setting) => ({
    code: 'NotYetApplied',
    pointer: '',
    message: `\`${setting}\` is set in the settings of the account, but no plan obeys it yet.`,
  }));
}

/** Null: filled containers are named after their type. */
export function solutionNamesOf(account: AccountRules): SolutionNames | null {
  if (!account.isCustomRuleUsedForSolutionsNames) return null;
  return {
    prefix: account.prefixOfSolutionsNames ?? '',
    suffix: account.suffixOfSolutionsNames ?? '',
    first: account.sequenceStartingNumberOfSolutionsNames ?? 1,
    digits: account.sequenceLengthOfSolutionsNames ?? 0,
  };
}
