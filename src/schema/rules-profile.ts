/** A rule profile: rules that a company keeps by name, and requests name as `rules.rulesName`. */

import { AccountSettingsSchema } from './account-settings.js';
import * as field from './fields.js';
import { RulesSchema } from './rules.js';
import Type, { type Static } from './typebox.js';

const { rulesName, ...ofRequests } = RulesSchema.properties;

/** Everything may be absent: what a profile leaves out comes from the account, or has its default. */
export const RulesProfileSchema = Type.Object(
  {
    name: field.optional(field.name('Name of the profile: the one in the path. It may be left out.')),
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
