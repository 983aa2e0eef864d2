/** Validation of what may be sent: a load request, a cargo, a container. Every fault is listed, not the first only. */
import { Canonicaliser } from './canonical.js';
import type { CargoBody } from './cargo.js';
import type { IssueCode } from './codes.js';
import type { EmptyContainerBody } from './empty-container.js';
import { type Issue, pointTo, shown, thousands, type Validation } from './issue.js';
import { LIMITS } from './limits.js';
import type { LeftOutBody } from './load-request.js';
import { type BodyOf, type ResourceName, schemaNode } from './node.js';
import { checkCargo, checkContainer, checkPallet } from './record-checks.js';
import { readEnvelope } from './request-envelope.js';
import type { RulesBody } from './rules.js';
import type { RulesProfileBody } from './rules-profile.js';
import { checkRulesProfile } from './rules-profile-check.js';
import { shapeIssues } from './shape-issues.js';

/** Faults beyond these are counted, not listed: nobody reads so many, and a body could hold millions. */
const MOST_ISSUES = 10_000;

type Check<T> = (value: T, pointer: string, known: readonly Issue[]) => Issue[];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notAnObject(pointer: string, what: string, value: unknown): Issue {
  return { pointer, code: 'ValidationFailed', message: `${what} must be an object; ${shown(value)} was sent.` };
}

/** Every entry of a list is the same place to the warnings. */
const LAST_INDEX = /\/\d+$/;

/** One record: its canonical form, with the faults of its shape and what `check` finds. */
function validateRecord<T extends object>(
  canonicaliser: Canonicaliser,
  name: ResourceName,
  record: unknown,
  pointer: string,
  check: Check<T> | null,
): { value: T; issues: Issue[] } {
  if (!isObject(record)) return { value: {} as T, issues: [notAnObject(pointer, `A ${name}`, record)] };
  const place = pointer.replace(LAST_INDEX, '/*');
  const value = canonicaliser.canonical(schemaNode(name), record, pointer, place) as T;
  const issues = shapeIssues(name, value, pointer);
  return { value, issues: check === null ? issues : [...issues, ...check(value, pointer, issues)] };
}

function validateOne<T extends object>(name: ResourceName, record: unknown, check: Check<T>): Validation<T> {
  const canonicaliser = new Canonicaliser();
  const { value, issues } = validateRecord(canonicaliser, name, record, '', check);
  return { value, issues: [...canonicaliser.issues, ...issues], warnings: canonicaliser.warnings() };
}

/** A cargo of the master data; it needs no quantity. Pointers are relative to the record. */
export function validateCargo(record: unknown): Validation<CargoBody> {
  return validateOne('CargoRecord', record, checkCargo);
}

/** A container of the master data; it needs a name. Pointers are relative to the record. */
export function validateContainer(record: unknown): Validation<EmptyContainerBody> {
  return validateOne<EmptyContainerBody>('EmptyContainer', record, (container, pointer, known) => {
    const issues = checkContainer(container, pointer, known);
    if ((container.name ?? '') === '') {
      issues.push({ pointer: '/name', code: 'ValidationFailed', message: '`name` is required.' });
    }
    return issues;
  });
}

/** A rule profile of the master data. Pointers are relative to it. */
export function validateRulesProfile(profile: unknown): Validation<RulesProfileBody> {
  return validateOne('RulesProfile', profile, checkRulesProfile);
}

/** Anything whose shape is all there is to check. */
export function validateShape<Name extends ResourceName>(name: Name, body: unknown): Validation<BodyOf<Name>> {
  return validateOne<BodyOf<Name> & object>(name, body, () => []);
}

export interface ValidationOptions {
  /** Cargoes are named only; their details come from the master data. */
  readonly cargoesFromDatabase?: boolean;
  readonly containersFromDatabase?: boolean;
  /** In canonical form: they hold where the rules of the request say nothing. */
  readonly rulesBelow?: Readonly<Record<string, unknown>> | null;
  /** Most seconds that `rules.maxRunTimeSeconds` may ask for. */
  readonly maxRunTimeSeconds: number;
}

/** A load request in canonical form; defaults are not filled in yet. */
export interface ValidRequest {
  readonly title: string | null;
  readonly description: string;
  readonly cargoes: readonly CargoBody[];
  readonly containers: readonly EmptyContainerBody[];
  readonly rules: RulesBody;
  readonly leftOut: readonly LeftOutBody[];
  /** Where containers stand in the body: `/emptyContainers` or `/containers`. */
  readonly containersPointer: string;
}

class RequestValidator {
  readonly canonicaliser = new Canonicaliser();
  readonly issues: Issue[] = [];
  private notListed = 0;

  constructor(private readonly options: ValidationOptions) {}

  add(issues: readonly Issue[]): void {
    for (const issue of issues) {
      if (this.issues.length < MOST_ISSUES) this.issues.push(issue);
      else this.notListed++;
    }
  }

  allIssues(): Issue[] {
    this.add(this.canonicaliser.issues);
    if (this.notListed === 0) return this.issues;
    const message = `${thousands(this.notListed)} more faults are not listed.`;
    return [...this.issues, { pointer: '', code: 'ValidationFailed', message }];
  }

  /** The records of a list; the fault `whenEmpty` when there is none. */
  list<T extends object>(
    name: ResourceName,
    given: unknown,
    pointer: string,
    most: number,
    whenEmpty: IssueCode,
    check: Check<T> | null,
  ): T[] {
    if (given === undefined || given === null || (Array.isArray(given) && given.length === 0)) {
      this.add([{ pointer, code: whenEmpty, message: `\`${pointer.slice(1)}\` must have at least one entry.` }]);
      return [];
    }
    if (!Array.isArray(given)) {
      const message = `\`${pointer.slice(1)}\` must be an array; ${shown(given)} was sent.`;
      this.add([{ pointer, code: 'ValidationFailed', message }]);
      return [];
    }
    if (given.length > most) {
      const message = `${thousands(given.length)} entries were sent; at most ${thousands(most)} are allowed.`;
      this.add([{ pointer, code: 'ValidationFailed', message }]);
    }
    return given.slice(0, most).map((record, index) => {
      const { value, issues } = validateRecord(this.canonicaliser, name, record, pointTo(pointer, index), check);
      this.add(issues);
      return value;
    });
  }

  rules(given: unknown): RulesBody {
    const whole = isObject(given) ? overBelow(given, this.options.rulesBelow ?? {}) : given;
    const { value, issues } = validateRecord<RulesBody>(this.canonicaliser, 'Rules', whole, '/rules', checkRules);
    this.add(issues);
    const seconds = value.maxRunTimeSeconds;
    const most = this.options.maxRunTimeSeconds;
    if (typeof seconds === 'number' && seconds > most) {
      const message = `\`maxRunTimeSeconds\` must be at most ${most} here; ${shown(seconds)} was sent.`;
      this.add([{ pointer: '/rules/maxRunTimeSeconds', code: 'ValidationFailed', message }]);
    }
    return value;
  }
}

/** Null is as if absent. */
function overBelow(given: Readonly<Record<string, unknown>>, below: Readonly<Record<string, unknown>>) {
  const said = Object.entries(given).filter(([field, value]) => value !== null || !(field in below));
  return { ...below, ...Object.fromEntries(said) };
}

function checkRules(rules: RulesBody, pointer: string, known: readonly Issue[]): Issue[] {
  const { calculationType, MixPallet: pallet } = rules;
  const missing: Issue[] =
    calculationType === undefined
      ? [{ pointer: `${pointer}/calculationType`, code: 'ValidationFailed', message: '`calculationType` is required.' }]
      : [];
  return pallet === undefined || pallet === null || typeof pallet !== 'object'
    ? missing
    : [...missing, ...checkPallet(pallet, `${pointer}/MixPallet`, known)];
}

/** A whole load request. Pointers lead into the body as it was sent, aliases included. */
export function validateLoadRequest(body: unknown, options: ValidationOptions): Validation<ValidRequest> {
  const validator = new RequestValidator(options);
  const envelope = readEnvelope(isObject(body) ? body : {}, validator.canonicaliser);
  if (!isObject(body)) validator.add([notAnObject('', 'A load request', body)]);
  else validator.add(envelope.issues);
  const { cargoesFromDatabase = false, containersFromDatabase = false } = options;
  const cargoes = validator.list<CargoBody>(
    cargoesFromDatabase ? 'CargoReference' : 'Cargo',
    envelope.cargoes,
    '/cargoes',
    LIMITS.cargoes,
    'EmptyCargoList',
    cargoesFromDatabase ? null : checkCargo,
  );
  const containers = validator.list<EmptyContainerBody>(
    'EmptyContainer',
    envelope.containers,
    envelope.containersPointer,
    LIMITS.containerTypes,
    'EmptyContainerList',
    containersFromDatabase ? null : checkContainer,
  );
  const rules = validator.rules(envelope.rules);
  const { title, description, leftOut, containersPointer } = envelope;
  return {
    value: { title, description, cargoes, containers, rules, leftOut, containersPointer },
    issues: validator.allIssues(),
    warnings: validator.canonicaliser.warnings(),
  };
}
