/** Reads the body that a route asks for. */
import type { Warning } from '../../schema/issue.js';
import { validateShape } from '../../schema/validate.js';
import { invalidBody } from '../../service/failures.js';
import { parseJson } from '../../service/json-body.js';
import type { RequestContext } from '../state.js';
import { drain } from './drain.js';
import { identityOf, readForm } from './form.js';
import { hasBody } from './headers.js';
import { readJsonBytes } from './json.js';
import type { BodiesMemory, HeldMemory } from './memory.js';
import type { BodySpec, CheckedBodySpec, FormBodySpec, JsonBodySpec } from './spec.js';

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
  readonly memory: BodiesMemory;
}

const PLAIN = { warnings: [], dispose: async () => {} } as const;

/** @throws Problem 400, 413 or 503, ServiceFailure MalformedJson, ValidationFailed */
export async function readRequestBody(
  spec: BodySpec | null,
  context: RequestContext,
  limits: BodyLimits,
): Promise<RequestBody> {
  if (spec === null || spec.kind === 'form') return await readUnheld(spec, context, limits.maxUpload);
  const { req, state } = context;
  if (spec.kind === 'bytes' && spec.isOptional === true && !hasBody(req)) {
    const none = Buffer.alloc(0);
    return { ...PLAIN, value: none, identity: none };
  }
  let held: HeldMemory;
  try {
    held = limits.memory.hold(state.caller?.keyId ?? context.ip, req, limits.maxBody);
  } catch (error) {
    drain(req, limits.maxBody);
    throw error;
  }
  const dispose = async () => held.leave();
  try {
    const bytes = await readJsonBytes(req, limits.maxBody, held);
    return { ...PLAIN, ...valueAsAsked(spec, bytes), identity: bytes, dispose };
  } catch (error) {
    held.leave();
    throw error;
  }
}

/** What takes no memory for long: no body, or files, which lie on the disk. */
async function readUnheld(spec: FormBodySpec | null, context: RequestContext, maxUpload: number): Promise<RequestBody> {
  if (spec === null) return { ...PLAIN, value: null, identity: '' };
  const optional = Object.keys(spec.optionalFiles ?? {});
  const form = await readForm(context, Object.keys(spec.files), optional, maxUpload);
  return { ...PLAIN, value: { files: form.files }, identity: identityOf(form), dispose: form.dispose };
}

function valueAsAsked(
  spec: JsonBodySpec | CheckedBodySpec,
  bytes: Buffer,
): { readonly value: unknown; readonly warnings?: readonly Warning[] } {
  switch (spec.kind) {
    case 'bytes':
      return { value: bytes };
    case 'json':
      return { value: parseJson(bytes) };
    case 'checked': {
      const { value, issues, warnings } = validateShape(spec.schema, parseJson(bytes));
      if (issues.length > 0) throw invalidBody(issues);
      return { value, warnings };
    }
  }
}
