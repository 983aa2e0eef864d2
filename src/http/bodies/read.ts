/** Reads the body that a route asks for. */
import { parseJson } from '../../service/json-body.js';
import type { BodySpec } from '../route.js';
import type { RequestContext } from '../state.js';
import { identityOf, readForm } from './form.js';
import { readJsonBytes } from './json.js';

export interface RequestBody {
  /** As `BodyOf` of the route. */
  readonly value: unknown;
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

const keepNothing = async () => {};

/** @throws Problem 400 or 413, ServiceFailure MalformedJson */
export async function readRequestBody(
  spec: BodySpec | null,
  context: RequestContext,
  { maxBody, maxUpload }: BodyLimits,
): Promise<RequestBody> {
  switch (spec?.kind) {
    case undefined:
      return { value: null, identity: '', dispose: keepNothing };
    case 'form': {
      const form = await readForm(context, Object.keys(spec.files), maxUpload);
      return { value: { files: form.files }, identity: identityOf(form), dispose: form.dispose };
    }
    case 'bytes':
    case 'json': {
      const bytes = await readJsonBytes(context.req, maxBody);
      const value = spec.kind === 'bytes' ? bytes : parseJson(bytes);
      return { value, identity: bytes, dispose: keepNothing };
    }
  }
}
