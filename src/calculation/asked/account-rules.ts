/** The rules that come from the account of whoever asks for a load (docs/rules.md, Account settings). */
import type { AccountSettingsBody } from '../../schema/account-settings.js';
import { type Filled, withDefaults } from '../../schema/defaults.js';
import type { SolutionNames } from '../types.js';

export type AccountRules = Filled<AccountSettingsBody>;

export const NO_ACCOUNT_RULES: AccountRules = withDefaults<AccountSettingsBody>('AccountSettings', {});

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
