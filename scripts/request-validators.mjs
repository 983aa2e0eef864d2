/**
 * Writes build/src/schema/request-validators.js, declared in src/schema: ajv's validators of every request schema as a
 * module by itself, for the service and for pages, whose content security policy allows no code made at run time.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { OWN_KEYWORDS } from '../build/src/schema/fields.js';
import { REQUEST_SCHEMAS } from '../build/src/schema/node.js';
import { whenChanged } from './when-changed.mjs';

const OUTPUT = 'build/src/schema/request-validators.js';

await whenChanged(
  'build/.request-validators',
  ['src/schema', 'src/domain/words.ts', 'scripts/request-validators.mjs', 'package-lock.json'],
  async () => {
    await build({
      stdin: { contents: validators(), resolveDir: '.', loader: 'js' },
      outfile: OUTPUT,
      // What ajv's code asks for when it runs: two small functions.
      bundle: true,
      format: 'esm',
      target: 'es2023',
      minify: true,
      logLevel: 'warning',
    });
  },
);

function validators() {
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    schemas: [],
    // Sentences are ours (src/schema/shape-issues.ts).
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  ajv.addVocabulary([...OWN_KEYWORDS]);
  for (const schema of Object.values(REQUEST_SCHEMAS)) ajv.addSchema(schema);
  const names = Object.fromEntries(Object.keys(REQUEST_SCHEMAS).map((name) => [`validate${name}`, name]));
  const rows = Object.entries(names).map(([exported, name]) => `${name}: ${exported}`);
  return `${withoutSchemaPaths(standaloneCode.default(ajv, names))}
const byName = { ${rows.join(', ')} };
export function shapeErrors(name, value) {
  const validate = byName[name];
  if (validate === undefined) throw new Error('no schema named ' + name);
  return validate(value) ? [] : (validate.errors ?? []);
}
`;
}

/** Faults carry where in the schema they come from, which nobody reads: pages load 60 kB less. */
function withoutSchemaPaths(code) {
  return code.replaceAll(/schemaPath:"[^"]*",/g, '');
}
