/** Faults of shape in words: what was sent, what is allowed, and a hint where a near miss can be told. */

import { ENUMERATIONS } from './enums.js';
import { type Issue, pointTo, shown, thousands } from './issue.js';
import { didYouMean } from './near-miss.js';
import { type Node, nodeAt, type ResourceName, schemaNode } from './node.js';
import { type ShapeError, shapeErrors } from './request-validators.js';

function stepsOf(path: string): string[] {
  return path === ''
    ? []
    : path
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(root: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], root);
}

function byPath(errors: readonly ShapeError[]): Map<string, ShapeError[]> {
  const groups = new Map<string, ShapeError[]>();
  for (const error of errors) {
    const group = groups.get(error.instancePath);
    if (group === undefined) groups.set(error.instancePath, [error]);
    else group.push(error);
  }
  return groups;
}

/** Every place that has one of the paths below it. */
function placesAbove(paths: Iterable<string>): Set<string> {
  const above = new Set<string>();
  for (const path of paths) {
    let parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    while (parent !== '' && !above.has(parent)) {
      above.add(parent);
      parent = parent.slice(0, parent.lastIndexOf('/'));
    }
  }
  return above;
}

/** Of a value with several forms only the errors of the form that it has, or one error that names the forms. */
function withoutOtherForms(errors: readonly ShapeError[]): ShapeError[] {
  const groups = byPath(errors);
  const above = placesAbove(groups.keys());
  return [...groups].flatMap(([instancePath, here]) => {
    if (!here.some((error) => error.keyword === 'anyOf')) return here;
    const ofForm = here.filter((error) => error.keyword !== 'type' && error.keyword !== 'anyOf');
    if (ofForm.length > 0 || above.has(instancePath)) return ofForm;
    const types = here.filter((error) => error.keyword === 'type').map((error) => String(error.params['type']));
    const allowed = [...new Set(types)].filter((type) => type !== 'null');
    return [{ instancePath, keyword: 'type', params: { type: allowed.join(' or ') } }];
  });
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

function typeWords(type: string): string {
  return type
    .split(' or ')
    .map((one) => TYPE_WORDS[one] ?? one)
    .join(' or ');
}

function typeHint(type: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (type === 'number' || type === 'integer') {
    return value.trim() !== '' && Number.isFinite(Number(value)) ? `send ${Number(value)} without quotes` : undefined;
  }
  const flag = value.trim().toLowerCase();
  return type === 'boolean' && (flag === 'true' || flag === 'false') ? `send ${flag} without quotes` : undefined;
}

/** Hints that the name of a field calls for, whatever was sent. */
const FIELD_HINTS: Readonly<Record<string, string>> = { minSupportRate: 'it is a share: 0.8 means 80 %' };

function limitMessage(field: string, value: unknown, bound: string): string {
  return `\`${field}\` must be ${bound}; ${shown(value)} was sent.`;
}

/** `from 1 to 4`; null: a number of this kind is not bounded on both sides. */
function rangeOf({ minimum, maximum }: Node): string | null {
  return minimum === undefined || maximum === undefined ? null : `from ${thousands(minimum)} to ${thousands(maximum)}`;
}

function enumIssue(node: Node, field: string, value: unknown): Pick<Issue, 'message' | 'allowedValues' | 'hint'> {
  // A choice that may be null has its values in one of two forms.
  const form = node.anyOf?.find((one) => one.enum !== undefined) ?? node;
  const values = form.enum ?? [];
  const list = ENUMERATIONS.get(form['x-enum'] ?? '');
  const hint = typeof value === 'string' ? didYouMean(value, list?.values ?? values) : undefined;
  return {
    message: `\`${field}\` must be one of ${values.join(', ')}; ${shown(value)} was sent.`,
    allowedValues: values,
    ...(hint === undefined ? {} : { hint }),
  };
}

function describe(error: ShapeError, node: Node, field: string, value: unknown): Omit<Issue, 'pointer' | 'code'> {
  const { keyword, params } = error;
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return { message: `\`${String(params['missingProperty'])}\` is required.` };
    case 'type': {
      const type = String(params['type']);
      const hint = typeHint(type, value);
      const range = rangeOf(node);
      const words = type === 'integer' && range !== null ? `${typeWords(type)} ${range}` : typeWords(type);
      return { message: limitMessage(field, value, words), ...(hint === undefined ? {} : { hint }) };
    }
    case 'enum':
      return enumIssue(node, field, value);
    case 'minimum':
      return { message: limitMessage(field, value, rangeOf(node) ?? `at least ${thousands(limit)}`) };
    case 'maximum':
      return { message: limitMessage(field, value, rangeOf(node) ?? `at most ${thousands(limit)}`) };
    case 'minLength':
      return { message: `\`${field}\` must not be empty.` };
    case 'maxLength':
      return {
        message: `\`${field}\` must have at most ${thousands(limit)} characters; ${thousands([...String(value)].length)} were sent.`,
      };
    case 'pattern':
      return /^[^\uD800-\uDFFF]*$/u.test(String(value))
        ? { message: `\`${field}\` must not be \`.\` or \`..\`.` }
        : { message: `\`${field}\` must be whole Unicode text; half of a pair of surrogates was sent.` };
    case 'maxItems':
      return { message: `\`${field}\` must have at most ${thousands(limit)} entries.` };
    default:
      return { message: limitMessage(field, value, `valid (${keyword})`) };
  }
}

/** The last step that has a name, with the indexes below it: `emptyContainersFavorite[2]`. */
function fieldName(steps: readonly string[]): string | undefined {
  const named = steps.findLastIndex((step) => !/^\d+$/.test(step));
  if (named < 0) return undefined;
  const indexes = steps.slice(named + 1).map((index) => `[${index}]`);
  return steps[named] + indexes.join('');
}

/** A size that is negative has the code of its field; what is missing or of the wrong kind is plainly invalid. */
const KEYWORDS_OF_FIELD_CODES: ReadonlySet<string> = new Set(['minimum']);

/**
 * @param value in canonical form
 * @param pointer where the value stands in the body
 */
export function shapeIssues(name: ResourceName, value: unknown, pointer: string): Issue[] {
  const errors = shapeErrors(name, value);
  if (errors.length === 0) return [];
  const root = schemaNode(name);
  return withoutOtherForms(errors).map((error): Issue => {
    const steps = stepsOf(error.instancePath);
    const node = nodeAt(root, steps, value) ?? {};
    const field = fieldName(steps) ?? name;
    const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : null;
    const description = describe(error, node, field, valueAt(value, steps));
    const hint = description.hint ?? FIELD_HINTS[field];
    return {
      pointer: missing === null ? pointer + error.instancePath : pointTo(pointer + error.instancePath, missing),
      code: (KEYWORDS_OF_FIELD_CODES.has(error.keyword) ? node['x-fault'] : undefined) ?? 'ValidationFailed',
      ...description,
      ...(hint === undefined ? {} : { hint }),
    };
  });
}
