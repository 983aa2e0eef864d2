/** What the headers say of a body, before any of it is read. */
import type { IncomingMessage } from 'node:http';
import { wrongContentEncoding } from '../errors.js';

export interface ContentType {
  /** As it was sent; empty when there is none. */
  readonly sent: string;
  /** Lower case, without parameters. */
  readonly type: string;
  /** Lower case. */
  readonly parameters: readonly string[];
}

export function contentTypeOf(request: IncomingMessage): ContentType {
  const sent = request.headers['content-type'] ?? '';
  const [type = '', ...parameters] = sent.split(';').map((part) => part.trim().toLowerCase());
  return { sent, type, parameters };
}

/** Whether the request brings a body, which may be empty. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** @throws Problem 400 when the body is compressed */
export function checkContentEncoding(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw wrongContentEncoding(encoding);
}
