/** Checks a webhook before it is believed (Standard Webhooks, v1), in Node and in browsers. */
import type { components } from './api.js';

export type Load = components['schemas']['Load'];

export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

export interface ReceivedWebhook {
  /** Exactly as it arrived: JSON that was parsed and written again has another signature. */
  readonly body: string | Uint8Array;
  /** As of a Request, or of Node's `request.headers`. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
}

export interface WebhookTerms {
  /** `whsec_...`, of `GET /Account/WebhookSecret`; several while one is being replaced. */
  readonly secret: string | readonly string[];
  /** How old, or how far ahead, it may be. Absent: 5 minutes. */
  readonly toleranceSeconds?: number;
  /** Milliseconds since 1970; absent: now. */
  readonly now?: number;
}

export interface Webhook {
  /** The same for every attempt: one that is known already needs no more than a 200. */
  readonly id: string;
  readonly processId: string | null;
  readonly load: Load;
}

/** @throws WebhookError when it is not signed with the secret, or too old */
export async function verifyWebhook(
  { body, headers }: ReceivedWebhook,
  { secret, toleranceSeconds = 300, now = Date.now() }: WebhookTerms,
): Promise<Webhook> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (id === null || timestamp === null || signatures === null) {
    throw new WebhookError('It is not signed: webhook-id, webhook-timestamp or webhook-signature is missing.');
  }
  const age = now / 1000 - Number(timestamp);
  if (!/^\d+$/.test(timestamp) || Math.abs(age) > toleranceSeconds) {
    throw new WebhookError(`It was signed ${Math.round(age)} s ago; at most ${toleranceSeconds} s are allowed.`);
  }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  const secrets = typeof secret === 'string' ? [secret] : secret;
  for (const one of secrets) {
    if (await isSignedWith(one, signed, signatures)) {
      const load = JSON.parse(new TextDecoder().decode(bytes)) as Load;
      return { id, processId: headerOf(headers, 'x-process-id'), load };
    }
  }
  throw new WebhookError('It is not signed with this secret.');
}

/** By the platform's own comparison, which takes the same time whatever differs. */
async function isSignedWith(secret: string, signed: Uint8Array<ArrayBuffer>, signatures: string): Promise<boolean> {
  const raw = bytesOf(secret.replace(/^whsec_/, ''));
  if (raw === null) throw new WebhookError('The secret is none: whsec_ and base64 is expected.');
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const given = signature.startsWith('v1,') ? bytesOf(signature.slice('v1,'.length)) : null;
    if (given !== null && (await crypto.subtle.verify('HMAC', key, given, signed))) return true;
  }
  return false;
}

/** Null: no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

function headerOf(headers: ReceivedWebhook['headers'], name: string): string | null {
  if (headers instanceof Headers) return headers.get(name);
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : (value?.[0] ?? null);
}
