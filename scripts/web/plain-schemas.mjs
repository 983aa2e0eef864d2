/**
 * Pages read the schemas of requests as plain data, written from the build: the package that builds them is larger than they
 * are. What is said of their fields is a module of its own, which comes with what shows it.
 */
import { DESCRIPTIONS } from '../../build/src/schema/descriptions.js';
import { REQUEST_SCHEMAS } from '../../build/src/schema/request-schemas.js';

const SCHEMAS = /\/src\/schema\/request-schemas\.ts$/;
const SAID = /\/src\/schema\/descriptions\.ts$/;

/** Of which neither a form nor a check in a page asks. */
const OF_SERVICE = [
  'NewKey',
  'NewLink',
  'NewProgress',
  'SignIn',
  'LinkWish',
  'NewPassword',
  'Profile',
  'NewPerson',
  'PersonChange',
];
/** Whole requests, which workers check; pages change their rows. */
const OF_WORKERS = ['LoadRequest', 'EditBuffer', 'RulesProfile'];

const without = (schemas, names) =>
  Object.fromEntries(Object.entries(schemas).filter(([name]) => !names.includes(name)));
const CHECKED = without(REQUEST_SCHEMAS, OF_SERVICE);
const TYPED = without(CHECKED, OF_WORKERS);

/** @param isOfPage somebody types in its fields */
export function plainSchemas(isOfPage) {
  return {
    name: 'plain-schemas',
    enforce: 'pre',
    load(id) {
      if (SAID.test(id)) return `export const DESCRIPTIONS=${JSON.stringify(DESCRIPTIONS)};`;
      return SCHEMAS.test(id) ? moduleOf(isOfPage ? TYPED : CHECKED) : null;
    },
  };
}

/** What is said of a field, and what only the interface definition shows. */
const isUnread = (key, value) => (key === 'description' && typeof value === 'string') || key === 'x-shown';

/** Parts that are alike are written once, whoever described them how. */
function moduleOf(schemas) {
  const uses = new Map();
  count(schemas, uses);
  const names = new Map();
  const declared = [];
  const written = (value) => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const key = readOf(value);
    if (names.has(key)) return names.get(key);
    const text = Array.isArray(value)
      ? `[${value.map(written).join(',')}]`
      : `{${partsOf(value)
          .map(([field, part]) => `${JSON.stringify(field)}:${written(part)}`)
          .join(',')}}`;
    if (uses.get(key) === 1) return text;
    const name = `shared${names.size}`;
    names.set(key, name);
    declared.push(`const ${name}=${text};`);
    return name;
  };
  const exported = written(schemas);
  return `${declared.join('\n')}\nexport const REQUEST_SCHEMAS=${exported};`;
}

/** How often parts that are alike are referred to. */
function count(value, uses) {
  if (typeof value !== 'object' || value === null) return;
  const key = readOf(value);
  uses.set(key, (uses.get(key) ?? 0) + 1);
  if (uses.get(key) === 1) for (const [, part] of partsOf(value)) count(part, uses);
}

const partsOf = (value) => Object.entries(value).filter(([key, part]) => !isUnread(key, part));

/** All of a part that is read, as text. */
const readOf = (value) => JSON.stringify(value, (key, part) => (isUnread(key, part) ? undefined : part));
