/** Rule profiles: a request names one, and what it leaves open comes from there (docs/rules.md, Rule profiles). */
import { memberOf } from '../../lib/member-of.js';
import { withDefaults } from '../../schema/defaults.js';
import type { Issue } from '../../schema/issue.js';
import { SETTINGS_IN_PROFILES } from '../../schema/rules-profile-check.js';
import { convertForCalculation } from '../convert-record.js';
import type { Warning } from '../types.js';
import { type AccountRules, NO_ACCOUNT_RULES } from './account-rules.js';
import type { CalculationOptions } from './options.js';
import type { StoredRecord, StoredRecords } from './stored-record.js';

type Fields = Readonly<Record<string, unknown>>;

export interface WithProfile {
  /** What stands below the rules of the request; null: the request names no profile, or one that is not there. */
  readonly rules: Fields | null;
  readonly account: AccountRules;
  /** Settings of the account that the profile says. */
  readonly settings: Fields;
  /** The same of what is found later: at a rule of the profile it says so, and a rule without effect is not named. */
  readonly issues: (found: readonly Issue[]) => readonly Issue[];
  readonly warnings: (found: readonly Warning[]) => readonly Warning[];
}

/** Of a raw request: the profile that it names. Undefined: none. */
export function rulesNameOf(body: unknown): string | undefined {
  const name = memberOf(memberOf(body, 'rules'), 'rulesName');
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}

/** The profile that a raw request names, as it is kept. */
export function namedProfile(body: unknown, stored: StoredRecords | undefined): StoredRecord | undefined {
  const name = rulesNameOf(body);
  return name !== undefined && stored !== undefined && Object.hasOwn(stored, name) ? stored[name] : undefined;
}

/** An editing buffer has all rules of its load: its profile may be gone. */
export function withProfile(body: unknown, options: CalculationOptions): WithProfile {
  const { account = NO_ACCOUNT_RULES, storedRules, rulesUnder = {}, uom, edit } = options;
  const name = rulesNameOf(body);
  const unchanged = {
    rules: null,
    account,
    settings: {},
    issues: <T>(found: T) => found,
    warnings: <T>(found: T) => found,
  };
  if (name === undefined) return unchanged;
  const profile = namedProfile(body, storedRules);
  if (profile === undefined) {
    if (edit !== undefined) return storedRules === undefined ? unchanged : { ...unchanged, warnings: withGone(name) };
    const missing = storedRules === undefined ? notHere(name) : notKept(name);
    // Of a request that leaves everything to its profile, that it is missing is all there is to say.
    return { ...unchanged, rules: { calculationType: 'MixLoad' }, issues: (found) => [missing, ...found] };
  }
  const rounded: Warning[] = [];
  const units = { from: profile.uom, to: uom };
  const { name: _, ...kept } = profile.record;
  const fields = convertForCalculation('RulesProfile', kept, units, 'down', (field) => {
    const message = `\`${field.slice(1)}\` was rounded down to 4 decimals.`;
    rounded.push({ code: 'Rounded', pointer: `/rules${field}`, message });
  });
  const [settings, rules] = divided(fields, (field) => SETTINGS_IN_PROFILES.includes(field));
  const own = memberOf(body, 'rules');
  const isOfProfile = ({ pointer }: { readonly pointer: string }) => {
    const [, part, rule = ''] = pointer.split('/');
    return part === 'rules' && rule in rules && (memberOf(own, rule) ?? null) === null;
  };
  const said = <Found extends Issue | Warning>(found: Found): Found =>
    isOfProfile(found) ? { ...found, message: `${found.message} It is a rule of the profile \`${name}\`.` } : found;
  return {
    ...{ rules: { ...rulesUnder, ...rules }, settings },
    account: withDefaults('AccountSettings', { ...account, ...settings }) as AccountRules,
    issues: (found) => found.map(said),
    warnings: (found) =>
      [...rounded.filter(isOfProfile), ...found]
        .filter((warning) => warning.code !== 'NoEffect' || !isOfProfile(warning))
        .map(said),
  };
}

const pointer = '/rules/rulesName';

function notKept(name: string): Issue {
  const message = `\`${name}\` is no rule profile of the company. GET /Database/Rules lists them.`;
  return { pointer, code: 'RulesNotInDatabase', message };
}

/** Of an edit: the rules that its load had are in the buffer. */
function withGone(name: string): WithProfile['warnings'] {
  const message = `\`rulesName\` changes nothing: the company has no rule profile \`${name}\`. The rules of the buffer hold.`;
  return (found) => [{ code: 'NoEffect', pointer, message }, ...found];
}

function notHere(name: string): Issue {
  const message = `Rule profiles are kept by a service, and there is none here: send the rules of \`${name}\` themselves.`;
  return { pointer, code: 'RulesNotInDatabase', message };
}

function divided(fields: Fields, isFirst: (field: string) => boolean): readonly [Fields, Fields] {
  const entries = Object.entries(fields);
  return [
    Object.fromEntries(entries.filter(([field]) => isFirst(field))),
    Object.fromEntries(entries.filter(([field]) => !isFirst(field))),
  ];
}
