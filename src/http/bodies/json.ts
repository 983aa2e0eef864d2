/** Reads a JSON body as raw bytes: content type, encoding and size are checked, nothing is parsed. */
import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { bodyCutShort, bodyTooLarge, Problem, wrongContentType } from '../errors.js';
import { drain } from './drain.js';
import { checkContentEncoding, contentTypeOf } from './headers.js';

/** The interface's four, the last also as it is written there; parameters apart from the charset are ignored. */
const JSON_TYPES = /^(application\/json|text\/json|application\/(\*|[a-z0-9!#$&^_.+-]+)\+json)$/;

/** @throws Problem 400 or 413 */
export async function readJsonBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  try {
    checkContentEncoding(request);
    checkContentType(request);
    return await getRawBody(request, { length: request.headers['content-length'] ?? null, limit });
  } catch (error) {
    drain(request, limit);
    throw asProblem(error, limit);
  }
}

function checkContentType(request: IncomingMessage): void {
  const { sent, type, parameters } = contentTypeOf(request);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (!JSON_TYPES.test(type) || !isUtf8) throw wrongContentType(sent);
}

function asProblem(error: unknown, limit: number): unknown {
  if (error instanceof Problem) return error;
  switch ((error as getRawBody.RawBodyError).type) {
    case 'entity.too.large':
      return bodyTooLarge(limit);
    case 'request.aborted':
    case 'request.size.invalid':
      return bodyCutShort();
    default:
      return error;
  }
}
