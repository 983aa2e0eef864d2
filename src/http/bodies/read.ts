/** Reads the body that a route asks for. */
import type { Warning } from '../../schema/issue.js';
import { validateShape } from '../../schema/validate.js';
import { invalidBody } from '../../service/failures.js';
import { parseJson } from '../../service/json-body.js';
import type { RequestContext } from '../state.js';
import { identityOf, readForm } from './form.js';
import { hasBody } from './headers.js';
import { readJsonBytes } from './json.js';
import type { BodySpec } from './spec.js';

export interface RequestBody {
  /** As `BodyOfCall` of the route. */
  readonly value: unknown;
  readonly warnings: readonly Warning[];
  /** Equal for two bodies that say the same. */
  readonly identity: Uint8Array | string;
  /** To be called once the request is answered. */
  dispose(): Promise<void>;
}

export interface BodyLimits {
  /** Bytes. */
  readonly maxBody: number;
  /** Bytes of the files of a form. */
  readonly maxUpload: number;
}

const PLAIN = { warnings: [], dispose: async () => {} } as const;

/** @throws Problem 400 or 413, ServiceFailure MalformedJson, ValidationFailed */
export async function readRequestBody(
  spec: BodySpec | null,
  context: RequestContext,
  { maxBody, maxUpload }: BodyLimits,
): Promise<RequestBody> {
  switch (spec?.kind) {
    case undefined:
      return { ...PLAIN, value: null, identity: '' };
    case 'form': {
      const optional = Object.keys(spec.optionalFiles ?? {});
      const form = await readForm(context, Object.keys(spec.files), optional, maxUpload);
      return { ...PLAIN, value: { files: form.files }, identity: identityOf(form), dispose: form.dispose };
    }
    case 'bytes': {
      const isNone = spec.isOptional === true && !hasBody(context.req);
      const bytes = isNone ? Buffer.alloc(0) : await readJsonBytes(context.req, maxBody);
      return { ...PLAIN, value: bytes, identity: bytes };
    }
    case 'json': {
      const bytes = await readJsonBytes(context.req, maxBody);
      return { ...PLAIN, value: parseJson(bytes), identity: bytes };
    }
    case 'checked': {
      const bytes = await readJsonBytes(context.req, maxBody);
      const { value, issues, warnings } = validateShape(spec.schema, parseJson(bytes));
      if (issues.length > 0) throw invalidBody(issues);
      return { ...PLAIN, value, warnings, identity: bytes };
    }
  }
}
