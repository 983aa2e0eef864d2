/**
 * The validators of what may be sent. The only file that compiles schemas: where no code may be generated (a page
 * under a content security policy) it is replaced with validators generated at build.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { OWN_KEYWORDS } from './fields.js';
import { REQUEST_SCHEMAS, type ResourceName } from './node.js';

export type ShapeError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params'>;

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, schemas: [] });
ajv.addVocabulary([...OWN_KEYWORDS]);
for (const schema of Object.values(REQUEST_SCHEMAS)) ajv.addSchema(schema);

const compiled = new Map<ResourceName, ValidateFunction>();

/** What is wrong with the shape of a value; empty when nothing is. */
export function shapeErrors(name: ResourceName, value: unknown): readonly ShapeError[] {
  let validate = compiled.get(name);
  if (validate === undefined) {
    validate = ajv.getSchema(name);
    if (validate === undefined) throw new Error(`no schema named ${name}`);
    compiled.set(name, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []);
}
