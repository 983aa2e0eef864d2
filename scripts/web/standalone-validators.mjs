/**
 * In a page no code may be generated (its content security policy): src/schema/compile.ts, which compiles schemas where it
 * runs, is replaced with validators that are generated here, from the same schemas.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

const COMPILE = /[\\/]src[\\/]schema[\\/]compile\.ts$/;

export function standaloneValidators() {
  return {
    name: 'standalone-validators',
    enforce: 'pre',
    async load(id) {
      return COMPILE.test(id) ? validators() : null;
    },
  };
}

async function validators() {
  const { OWN_KEYWORDS } = await import('../../build/src/schema/fields.js');
  const { REQUEST_SCHEMAS } = await import('../../build/src/schema/node.js');
  const ajv = new Ajv2020({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    schemas: [],
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary([...OWN_KEYWORDS]);
  for (const schema of Object.values(REQUEST_SCHEMAS)) ajv.addSchema(schema);
  const names = Object.fromEntries(Object.keys(REQUEST_SCHEMAS).map((name) => [`validate${name}`, name]));
  const { code, imports } = withImports(standaloneCode.default(ajv, names));
  const rows = Object.entries(names).map(([exported, name]) => `${name}: ${exported}`);
  return `${imports}\n${code}
const byName = { ${rows.join(', ')} };
export function shapeErrors(name, value) {
  const validate = byName[name];
  if (validate === undefined) throw new Error('no schema named ' + name);
  return validate(value) ? [] : (validate.errors ?? []);
}
`;
}

/** Ajv's helpers, which it asks for with `require` even in a module. */
function withImports(code) {
  const helpers = new Map();
  const replaced = code.replace(/require\("([^"]+)"\)\.default/g, (_, path) => {
    if (!helpers.has(path)) helpers.set(path, `helper${helpers.size}`);
    return helpers.get(path);
  });
  const imports = [...helpers].map(
    ([path, name]) =>
      `import ${name}Module from '${path}.js';\nconst ${name} = ${name}Module.default ?? ${name}Module;`,
  );
  return { code: replaced, imports: imports.join('\n') };
}
