/** A rule profile: rules that a company keeps by name, and requests name as `rules.rulesName`. */

import { AccountSettingsSchema } from './account-settings.js';
import * as field from './fields.js';
import type { Issue } from './issue.js';
import { checkPallet } from './record-checks.js';
import { RulesSchema } from './rules.js';
import Type, { type Static } from './typebox.js';

const { calculationType, rulesName, ...ofRequests } = RulesSchema.properties;

/** Everything may be absent: what a profile leaves out comes from the account, or has its default. */
export const RulesProfileSchema = Type.Object(
  {
    name: field.optional(field.name('Name of the profile: the one in the path. It may be left out.')),
    calculationType: Type.Optional(calculationType),
    ...ofRequests,
    ...AccountSettingsSchema.properties,
  },
  {
    $id: 'RulesProfile',
    description: 'Rules for all loads that name the profile. Settings of the account are rules of a profile too.',
    // What answers have beside the fields.
    'x-ignored': ['uom', 'warnings'],
  },
);

export type RulesProfileBody = Static<typeof RulesProfileSchema>;

/** Fields that a request cannot set: they win over the settings of the account. */
export const SETTINGS_IN_PROFILES: readonly string[] = Object.keys(AccountSettingsSchema.properties);

/** Characters of a profile as JSON: a store keeps it as one entry. */
const LONGEST_PROFILE = 1_000_000;

/** What the shape does not tell. */
export function checkRulesProfile(profile: RulesProfileBody, pointer: string, known: readonly Issue[]): Issue[] {
  const { MixPallet: pallet, stackingMatrix: matrix } = profile;
  const issues =
    typeof pallet === 'object' && pallet !== null ? checkPallet(pallet, `${pointer}/MixPallet`, known) : [];
  if (Array.isArray(matrix) && matrix.some((row) => Array.isArray(row))) {
    const message = 'A profile names cargoes: `stackingMatrix` must have rows of {bottomCargo, topCargo, allowed}.';
    issues.push({ pointer: `${pointer}/stackingMatrix`, code: 'ValidationFailed', message });
  }
  if (JSON.stringify(profile).length > LONGEST_PROFILE) {
    const message = 'The profile is longer than 1,000,000 characters. Send long matrices with the load.';
    issues.push({ pointer, code: 'ValidationFailed', message });
  }
  return issues;
}
