/** What must hold of a rule profile besides its shape; apart from its schema, which nothing that plans needs to build. */
import type { Issue } from './issue.js';
import { schemaNode } from './node.js';
import { checkPallet } from './record-checks.js';
import type { RulesProfileBody } from './rules-profile.js';

/** Fields that a request cannot set: they win over the settings of the account. */
export const SETTINGS_IN_PROFILES: readonly string[] = Object.keys(schemaNode('AccountSettings').properties ?? {});

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
