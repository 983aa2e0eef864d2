/** Checks a record of the master data and brings it into the form in which it is stored. */
import type { Warning } from '../../calculation/types.js';
import { isObject } from '../../lib/merge-patch.js';
import type { EmptyContainerBody } from '../../schema/empty-container.js';
import { CONTAINER_TYPE } from '../../schema/enums.js';
import type { Issue, Validation } from '../../schema/issue.js';
import type { ResourceName } from '../../schema/node.js';
import { validateCargo, validateContainer, validateRulesProfile } from '../../schema/validate.js';
import type { RecordKind } from '../../store/index.js';

export interface Checked {
  readonly name: string;
  /** Canonical; to be trusted only when there are no issues. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Warning[];
}

export function resourceOf(kind: RecordKind): ResourceName {
  if (kind === 'Cargo') return 'CargoRecord';
  return kind === 'Rules' ? 'RulesProfile' : 'EmptyContainer';
}

/** @param name in the path; the profile may leave it out, and another one is a fault */
export function checkNamedProfile(inPath: string, profile: unknown): Checked {
  const name = inPath.trim();
  const given = isObject(profile) ? profile['name'] : undefined;
  const isAnother = typeof given === 'string' && given.trim() !== name;
  const whole = isObject(profile) ? { ...profile, name } : profile;
  const { value, issues, warnings } = validateRulesProfile(whole);
  const message = `\`name\` is "${given}" in the body and "${name}" in the path.`;
  const fault: Issue = { pointer: '/name', code: 'ValidationFailed', message };
  return { name, fields: { ...value }, issues: isAnother ? [...issues, fault] : issues, warnings };
}

/** @param pointer where the record stands in the body */
export function checkRecord(kind: Exclude<RecordKind, 'Rules'>, record: unknown, pointer: string): Checked {
  const { value, issues, warnings } = kind === 'Cargo' ? validateCargo(record) : checkContainer(kind, record);
  const fields = value as Readonly<Record<string, unknown>>;
  const name = typeof fields['name'] === 'string' ? fields['name'] : '';
  return {
    name,
    fields,
    issues: [...issues, ...nameIssues(name, issues)].map((issue) => ({ ...issue, pointer: pointer + issue.pointer })),
    warnings: warnings.map((warning) => ({ ...warning, pointer: pointer + warning.pointer })),
  };
}

/** The type may be left out: it is the one in the path. Another one is a fault. */
function checkContainer(kind: RecordKind, record: unknown): Validation<EmptyContainerBody> {
  const given = isObject(record) ? record['containerType'] : undefined;
  const isAbsent = given === undefined || given === null;
  const checked = validateContainer(isObject(record) && isAbsent ? { ...record, containerType: kind } : record);
  const type = CONTAINER_TYPE.match(given);
  if (isAbsent || type === undefined || type === kind) return checked;
  const message = `\`containerType\` is ${type} in the body and ${kind} in the path.`;
  return { ...checked, issues: [...checked.issues, { pointer: '/containerType', code: 'ValidationFailed', message }] };
}

/** Names stand in paths: `.` and `..` vanish there, and half a surrogate pair cannot be written. */
function nameIssues(name: string, known: readonly Issue[]): Issue[] {
  const pointer = '/name';
  const isUsable = name !== '.' && name !== '..' && !/\p{Surrogate}/u.test(name);
  if (isUsable || known.some((issue) => issue.pointer === pointer)) return [];
  return [{ pointer, code: 'ValidationFailed', message: '`name` cannot stand in a path.' }];
}
