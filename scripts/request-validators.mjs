/**
 * Writes build/src/schema/request-validators.js, declared in src/schema: ajv's validators of every request schema as a
 * module by itself, for the service and for pages, whose content security policy allows no code made at run time. Pages
 * check requests of loads only, whose cargo is written out where no master data is at hand, and take
 * build/page-validators.js, which has no more than these.
 */
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { REQUEST_SCHEMAS } from '../build/src/schema/request-schemas.js';
import { whenChanged } from './when-changed.mjs';

const OUTPUTS = {
  'build/src/schema/request-validators.js': Object.keys(REQUEST_SCHEMAS),
  'build/page-validators.js': ['Cargo', 'EmptyContainer', 'UnitLoad', 'Rules', 'LoadRequest'],
};

await whenChanged(
  'build/.request-validators',
  ['src/schema', 'src/domain/words.ts', 'scripts/request-validators.mjs', 'package-lock.json'],
  async () => {
    await Promise.all(Object.entries(OUTPUTS).map(([outfile, names]) => write(outfile, names)));
  },
);

function write(outfile, names) {
  return build({
    stdin: { contents: validators(names), resolveDir: '.', loader: 'js' },
    outfile,
    // What ajv's code asks for when it runs: two small functions.
    bundle: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    logLevel: 'warning',
  });
}

/** @param resources names of schemas that are checked by themselves */
function validators(resources) {
  // Its class for the latest draft also counts which fields were checked, for keywords that no schema here has.
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    schemas: [],
    // Sentences are ours (src/schema/shape-issues.ts).
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  for (const schema of Object.values(REQUEST_SCHEMAS)) ajv.addSchema(checkedPart(schema));
  const names = Object.fromEntries(resources.map((name) => [`validate${name}`, name]));
  const rows = Object.entries(names).map(([exported, name]) => `${name}: ${exported}`);
  return `${withShortFaults(withoutUnread(standaloneCode.default(ajv, names)))}
function added(faults, fault) {
  if (faults === null) return [fault];
  faults.push(fault);
  return faults;
}
const byName = { ${rows.join(', ')} };
export function shapeErrors(name, value) {
  const validate = byName[name];
  if (validate === undefined) throw new Error('no schema named ' + name);
  return validate(value) ? [] : (validate.errors ?? []);
}
`;
}

/** What is said of fields, what holds without them and our own keywords are no part of a check. */
function checkedPart(schema) {
  const isUnread = (key, value) =>
    (key === 'description' && typeof value === 'string') || key === 'default' || key.startsWith('x-');
  return JSON.parse(JSON.stringify(schema, (key, value) => (isUnread(key, value) ? undefined : value)));
}

/**
 * Faults carry where in the schema they come from, how a limit is compared and the values of a choice, which nobody reads:
 * for the values alone the code would hold every schema a second time.
 */
function withoutUnread(code) {
  return code.replaceAll(/schemaPath:"[^"]*",|comparison: "[<>=]+", |allowedValues: [\w.[\]"]+/g, '');
}

/** Each fault has a name of its own and six lines that add it: one call says the same. */
function withShortFaults(code) {
  return code.replaceAll(
    /const (err\d+) = (\{[^;]*\});\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/g,
    'vErrors = added(vErrors, $2);errors++;',
  );
}
