/** The rules that come from a user's account. */
import type { AccountRules } from '../../calculation/asked/account-rules.js';
import type { Warning } from '../../calculation/types.js';
import { isObject, mergePatch } from '../../lib/merge-patch.js';
import type { AccountSettingsBody } from '../../schema/account-settings.js';
import { withDefaults } from '../../schema/defaults.js';
import { validateShape } from '../../schema/validate.js';
import type { AccountStore } from '../../store/index.js';
import { invalidBody, ServiceFailure } from '../failures.js';

export class SettingsKeeper {
  constructor(private readonly store: AccountStore) {}

  async read(user: string): Promise<AccountRules> {
    return withDefaults('AccountSettings', (await this.store.getSettings(user)) as AccountSettingsBody);
  }

  /**
   * Sets what the body names, as a merge patch: null puts a setting back, what is absent stays.
   * @throws ServiceFailure BodyNotAnObject, ValidationFailed
   */
  async change(user: string, patch: unknown): Promise<{ settings: AccountRules; warnings: readonly Warning[] }> {
    if (!isObject(patch)) throw new ServiceFailure('BodyNotAnObject', 'The body must be a JSON object.');
    let warnings: readonly Warning[] = [];
    const settings = await this.store.changeSettings(user, (before) => {
      const checked = validateShape('AccountSettings', mergePatch(before, patch));
      if (checked.issues.length > 0) throw invalidBody(checked.issues);
      warnings = checked.warnings;
      return checked.value;
    });
    return { settings: withDefaults('AccountSettings', settings as AccountSettingsBody), warnings };
  }
}
