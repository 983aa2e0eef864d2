/** The rules that come from a user's account. */
import type { Warning } from '../calculation/types.js';
import type { AccountSettingsBody } from '../schema/account-settings.js';
import { type Filled, withDefaults } from '../schema/defaults.js';
import { validateAccountSettings } from '../schema/validate.js';
import type { AccountStore } from '../store/store.js';
import { invalidBody, ServiceFailure } from './failures.js';
import { isObject, mergePatch } from './merge-patch.js';

export type AccountSettings = Filled<AccountSettingsBody>;

/** Settings that no plan obeys yet; the others that are not here have no effect by their meaning. */
const NOT_YET_APPLIED = [
  'isIdenticalCargoStayInOneContainerWhenNotSpread',
  'isCargoSequenceUsedInOppositeOrder',
  'isEasyLoadUsed',
  'isSideSpaceOfCargoFilledWithSameCargo',
  'maxCargoTypesPerContainer',
  'isCustomRuleUsedForSolutionsNames',
] as const;

export class SettingsKeeper {
  constructor(private readonly store: AccountStore) {}

  async read(user: string): Promise<AccountSettings> {
    return withDefaults('AccountSettings', (await this.store.getSettings(user)) as AccountSettingsBody);
  }

  /**
   * Sets what the body names, as a merge patch: null puts a setting back, what is absent stays.
   * @throws ServiceFailure BodyNotAnObject, ValidationFailed
   */
  async change(user: string, patch: unknown): Promise<{ settings: AccountSettings; warnings: readonly Warning[] }> {
    if (!isObject(patch)) throw new ServiceFailure('BodyNotAnObject', 'The body must be a JSON object.');
    let warnings: readonly Warning[] = [];
    const settings = await this.store.changeSettings(user, (before) => {
      const checked = validateAccountSettings(mergePatch(before, patch));
      if (checked.issues.length > 0) throw invalidBody(checked.issues);
      warnings = checked.warnings;
      return checked.value;
    });
    const filled = withDefaults('AccountSettings', settings as AccountSettingsBody);
    return { settings: filled, warnings: [...warnings, ...notYetApplied(filled)] };
  }
}

function notYetApplied(settings: AccountSettings): Warning[] {
  return NOT_YET_APPLIED.filter((field) => settings[field]).map((field) => ({
    code: 'NotYetApplied',
    pointer: `/${field}`,
    message: `\`${field}\` is stored and shown, but no plan obeys it yet.`,
  }));
}
