/** Reads a JSON body as raw bytes: content type, encoding and size are checked, nothing is parsed. */
import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { bodyCutShort, bodyTooLarge, Problem, wrongContentType } from '../errors.js';
import { drain } from './drain.js';
import { checkContentEncoding, contentTypeOf } from './headers.js';
import type { HeldMemory } from './memory.js';

/** The interface's four, the last also as it is written there; parameters apart from the charset are ignored. */
const JSON_TYPES = /^(application\/json|text\/json|application\/(\*|[a-z0-9!#$&^_.+-]+)\+json)$/;

/** @param held of a body in chunks it grows as they come; @throws Problem 400, 413 or 503 */
export async function readJsonBytes(request: IncomingMessage, limit: number, held: HeldMemory): Promise<Buffer> {
  try {
    checkContentEncoding(request);
    checkContentType(request);
    const { 'content-length': length = null } = request.headers;
    const isTaken = length === null ? chunksTaken(request, held) : null;
    const read = getRawBody(request, { length, limit });
    return isTaken === null ? await read : await Promise.race([read, isTaken]);
  } catch (error) {
    drain(request, limit);
    throw asProblem(error, limit);
  }
}

/** Rejects as soon as a chunk comes for which there is no memory; never resolves. */
function chunksTaken(request: IncomingMessage, held: HeldMemory): Promise<never> {
  return new Promise((_, reject) => {
    request.on('data', (chunk: Buffer) => {
      try {
        held.more(chunk.length);
      } catch (error) {
        request.removeAllListeners('data');
        reject(error);
      }
    });
  });
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
