/** Reads a request's body as raw bytes: content type, encoding and size are checked, nothing is parsed. */
import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { bodyCutShort, bodyTooLarge, Problem, wrongContentEncoding, wrongContentType } from './errors.js';

/** The contract's four; parameters apart from the charset are ignored. */
const JSON_TYPES = /^(application\/json|text\/json|application\/[a-z0-9!#$&^_.+-]+\+json)$/;

/** How much of a body that is too large is still read, so that its sender gets to see the answer. */
const DRAIN_FACTOR = 8;

/** @throws Problem 400 or 413 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  try {
    checkHeaders(request);
    return await getRawBody(request, { length: request.headers['content-length'] ?? null, limit });
  } catch (error) {
    drain(request, limit * DRAIN_FACTOR);
    throw asProblem(error, limit);
  }
}

function checkHeaders(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw wrongContentEncoding(encoding);
  const contentType = request.headers['content-type'] ?? '';
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (!JSON_TYPES.test(type) || !isUtf8) throw wrongContentType(contentType);
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

/** Lets the rest of the body pass unread, up to `most` bytes; then the connection is cut. */
function drain(request: IncomingMessage, most: number): void {
  let left = most;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
