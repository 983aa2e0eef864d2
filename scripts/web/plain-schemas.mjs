/**
 * Pages read the schemas of requests as plain data, written from the build: the package that builds them is larger than they
 * are. Parts that several schemas share stay one object, as the walks over them expect.
 */
import { REQUEST_SCHEMAS } from '../../build/src/schema/request-schemas.js';

const FILE = /\/src\/schema\/request-schemas\.ts$/;

/** Of which neither a form nor a check in a page asks. */
const OF_SERVICE = ['NewKey', 'NewLink', 'SignIn', 'LinkWish', 'NewPassword', 'Profile', 'NewPerson', 'PersonChange'];
/** Whole requests, which workers check; pages change their rows. */
const OF_WORKERS = ['LoadRequest', 'EditBuffer'];

const without = (schemas, names) =>
  Object.fromEntries(Object.entries(schemas).filter(([name]) => !names.includes(name)));
const CHECKED = without(REQUEST_SCHEMAS, OF_SERVICE);
const TYPED = without(CHECKED, OF_WORKERS);

/** @param isOfPage somebody types in its fields, and reads what is said of them */
export function plainSchemas(isOfPage) {
  return {
    name: 'plain-schemas',
    enforce: 'pre',
    load(id) {
      return FILE.test(id) ? moduleOf(isOfPage ? TYPED : CHECKED, isOfPage) : null;
    },
  };
}

/** Of which tables and forms show what is said of each field; of what lies deeper in them nothing is shown. */
const IN_TABLES = ['Cargo', 'CargoRecord', 'EmptyContainer', 'Rules', 'AccountSettings'];

/** Nodes whose description somebody reads. */
function describedNodes(schemas) {
  const fields = IN_TABLES.flatMap((name) => Object.values(schemas[name].properties));
  return new Set(fields.flatMap((field) => [field, ...(field.anyOf ?? [])]));
}

function moduleOf(schemas, isDescribed) {
  const described = isDescribed ? describedNodes(schemas) : new Set();
  const uses = new Map();
  count(schemas, uses);
  const names = new Map();
  const declared = [];
  const written = (value) => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (names.has(value)) return names.get(value);
    const text = Array.isArray(value)
      ? `[${value.map(written).join(',')}]`
      : `{${Object.entries(value)
          .filter(([key, inner]) => described.has(value) || key !== 'description' || typeof inner !== 'string')
          .map(([key, inner]) => `${JSON.stringify(key)}:${written(inner)}`)
          .join(',')}}`;
    if (uses.get(value) === 1) return text;
    const name = `shared${names.size}`;
    names.set(value, name);
    declared.push(`const ${name}=${text};`);
    return name;
  };
  const exported = written(schemas);
  return `${declared.join('\n')}\nexport const REQUEST_SCHEMAS=${exported};`;
}

/** How often each object is referred to. */
function count(value, uses) {
  if (typeof value !== 'object' || value === null) return;
  uses.set(value, (uses.get(value) ?? 0) + 1);
  if (uses.get(value) === 1) for (const inner of Object.values(value)) count(inner, uses);
}
