/**
 * Several requests under several settings, each pair one calculation: what POST /Loads/Compare, the command line and
 * pages compare. A setting is a part of the rules, laid over those of the request.
 */
import { type Issue, pointTo, shown, type Warning } from '../../schema/issue.js';
import { LIMITS } from '../../schema/limits.js';
import { validateShape } from '../../schema/validate.js';
import { rulesOver } from '../asked/rules-over.js';

/** Calculations of one call. */
export const MOST_COMPARED = 100;

export interface ComparedRequest {
  /** Its place among the requests, from 0. */
  readonly request: number;
  /** Empty when the request has none that is a text. */
  readonly title: string;
  readonly label: string;
  /** Where the parts of it stand in the comparison. */
  readonly places: ComparedPlaces;
  /** The request with the rules of the setting. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Rules of the request below the rule profile that the setting names; absent: it names none. */
  readonly rulesUnder?: Readonly<Record<string, unknown>>;
}

export interface ComparedPlaces {
  /** Pointer to the request. */
  readonly request: string;
  /** Pointer to the setting. */
  readonly setting: string;
  /** Rules that the setting lays over those of the request. */
  readonly rules: readonly string[];
}

export type Comparison =
  /** Request by request, each under all settings in their order. */
  | { readonly kind: 'sound'; readonly items: readonly ComparedRequest[] }
  /** Pointers lead into the body of the comparison. */
  | { readonly kind: 'faulty'; readonly issues: readonly Issue[] };

type Fields = Readonly<Record<string, unknown>>;

interface Setting {
  readonly label: string;
  readonly rules: Fields;
}

/**
 * What is wrong with a request itself is left to its calculation; a setting is judged here, for all requests at once.
 * @param body parsed JSON, as it was sent
 */
export function readComparison(body: Fields): Comparison {
  const issues: Issue[] = [];
  const requests = requestsOf(body, issues);
  const settings = settingsOf(body['settings'], issues);
  const count = requests.length * settings.length;
  if (count > MOST_COMPARED) {
    const product = `${requests.length} requests x ${settings.length} settings are ${count} calculations`;
    issues.push(fault('', `${product}; at most ${MOST_COMPARED} are allowed in one call.`));
  }
  if (issues.length > 0) return { kind: 'faulty', issues };
  const items = requests.flatMap((request, place) =>
    settings.map(({ label, rules }, setting) => ({
      request: place,
      title: titleOf(request),
      label,
      places: {
        request: body['request'] === undefined ? pointTo('/requests', place) : '/request',
        setting: pointTo('/settings', setting),
        rules: Object.keys(rules),
      },
      ...underSetting(request, rules),
    })),
  );
  return { kind: 'sound', items };
}

/** Warnings of compared requests, each once, with pointers into the comparison. */
export function warningsOfAll(
  items: readonly { readonly places: ComparedPlaces; readonly warnings: readonly Warning[] }[],
): Warning[] {
  const found = new Map<string, Warning>();
  for (const { places, warnings } of items) {
    for (const warning of warnings) {
      const placed = { ...warning, pointer: pointerIn(places, warning.pointer) };
      found.set(JSON.stringify(placed), placed);
    }
  }
  return [...found.values()];
}

function pointerIn({ request, setting, rules }: ComparedPlaces, pointer: string): string {
  const [, part, rule = ''] = pointer.split('/');
  return (part === 'rules' && rules.includes(rule) ? setting : request) + pointer;
}

/** A profile that a setting names wins over the request, as the setting's own rules do. */
function underSetting(request: Fields, rules: Fields): Pick<ComparedRequest, 'body' | 'rulesUnder'> {
  const body = withRules(request, rules);
  if (typeof rules['rulesName'] !== 'string' || !isObject(body['rules'])) return { body };
  const under = isObject(request['rules']) ? request['rules'] : {};
  return { body: { ...body, rules: rulesOver({}, rules) }, rulesUnder: rulesOver(under, {}) };
}

/** A request under a setting: members of the setting win, null takes one of the request away. */
export function withRules(request: Fields, rules: Fields): Fields {
  const own = request['rules'] ?? undefined;
  if (own !== undefined && !isObject(own)) return request;
  const document = isObject(request['document']) ? request['document'] : {};
  const base = own ?? { calculationType: document['calculationType'] ?? 'MixLoad' };
  return { ...request, rules: rulesOver(base, rules) };
}

function requestsOf(body: Fields, issues: Issue[]): readonly Fields[] {
  const { request, requests } = body;
  if ((request === undefined) === (requests === undefined)) {
    const sent = request === undefined ? 'Neither was sent' : 'Both were sent';
    issues.push(fault('/requests', `\`request\` or \`requests\` must say what is compared. ${sent}.`));
    return [];
  }
  if (request !== undefined) return onlyObjects([request], () => '/request', 'A request', issues);
  if (!isFilled(requests, '/requests', issues)) return [];
  return onlyObjects(requests, (place) => pointTo('/requests', place), 'A request', issues);
}

function settingsOf(settings: unknown, issues: Issue[]): readonly Setting[] {
  if (!isFilled(settings, '/settings', issues)) return [];
  const pointer = (place: number) => pointTo('/settings', place);
  const found = onlyObjects(settings, pointer, 'A setting', issues).map((setting, place) =>
    settingOf(setting, pointer(place), issues),
  );
  const seen = new Set<string>();
  for (const [place, { label }] of found.entries()) {
    if (seen.has(label)) {
      issues.push(fault(`${pointer(place)}/label`, `${shown(label)} is the label of an earlier setting too.`));
    }
    seen.add(label);
  }
  return found;
}

function settingOf({ label, rules = {} }: Fields, pointer: string, issues: Issue[]): Setting {
  if (typeof label !== 'string' || label.trim() === '' || label.length > LIMITS.nameLength) {
    const bounds = `a text of 1 to ${LIMITS.nameLength} characters`;
    issues.push(fault(`${pointer}/label`, `\`label\` must be ${bounds}; ${shown(label)} was sent.`));
  }
  if (!isObject(rules)) {
    issues.push(fault(`${pointer}/rules`, `\`rules\` must be an object; ${shown(rules)} was sent.`));
    return { label: String(label), rules: {} };
  }
  const known = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== null));
  const { issues: found } = validateShape('Rules', { calculationType: 'MixLoad', ...known });
  issues.push(...found.map((issue) => ({ ...issue, pointer: `${pointer}/rules${issue.pointer}` })));
  return { label: String(label), rules };
}

function isFilled(list: unknown, pointer: string, issues: Issue[]): list is readonly unknown[] {
  if (Array.isArray(list) && list.length > 0) return true;
  issues.push(fault(pointer, `\`${pointer.slice(1)}\` must be an array with at least one entry.`));
  return false;
}

function onlyObjects(
  list: readonly unknown[],
  pointer: (place: number) => string,
  what: string,
  issues: Issue[],
): readonly Fields[] {
  for (const [place, entry] of list.entries()) {
    if (!isObject(entry)) issues.push(fault(pointer(place), `${what} must be an object; ${shown(entry)} was sent.`));
  }
  return list.map((entry) => (isObject(entry) ? entry : {}));
}

function titleOf({ title, document }: Fields): string {
  const given = title ?? (isObject(document) ? document['title'] : undefined);
  return typeof given === 'string' ? given.trim() : '';
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fault(pointer: string, message: string): Issue {
  return { pointer, code: 'ValidationFailed', message };
}
