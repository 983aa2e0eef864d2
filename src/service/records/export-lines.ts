/**
 * A whole store as a text, and back: one JSON object a line, so that neither end ever holds all of it.
 *
 *     {"format":"stowage","version":1,"exportedAt":...}
 *     {"kind":"user"|"person"|"settings"|"key"|"record"         bodies of loads and editing buffers in base64; users
 *      |"load"|"version"|"deletedLoad"|"deletedRecord"          without their secret, people without the hash of their
 *      |"edit"|"secret"|"link"|"progress"|"audit", ...}          password, and no other secrets, unless they are
 *                                                               wished for; a version after its load
 *     {"end":true,"count":...}                                  shows that nothing is cut off
 */

import type { Store, StoredEntry } from '../../store/index.js';

export const FORMAT = 'stowage';
export const VERSION = 1;

/** What of a store goes into an export. */
export interface ExportOptions {
  /** The secrets that sign the webhooks of users, the hashes of passwords, and what seals addresses of pictures and reports. */
  readonly hasSecrets: boolean;
  /** Told of what is damaged, which is left out; absent: an export of a damaged entry ends. */
  readonly onDamaged?: ((what: string) => void) | undefined;
}

/** @throws Damaged */
export async function* exportLines(
  store: Pick<Store, 'entries'>,
  { hasSecrets, onDamaged }: ExportOptions,
): AsyncGenerator<string> {
  yield lineOf({ format: FORMAT, version: VERSION, exportedAt: new Date().toISOString() });
  let count = 0;
  for await (const entry of store.entries(onDamaged)) {
    if (entry.kind === 'secret' && !hasSecrets) continue;
    yield lineOf(portable(entry, hasSecrets));
    count++;
  }
  yield lineOf({ end: true, count });
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function portable(entry: StoredEntry, hasSecrets: boolean): object {
  if (entry.kind === 'user' && !hasSecrets) {
    const { webhookSecret: _, ...user } = entry.user;
    return { ...entry, user };
  }
  if (entry.kind === 'person' && !hasSecrets) {
    const { passwordHash: _, ...person } = entry.person;
    return { ...entry, person };
  }
  if (entry.kind === 'edit') return { ...entry, edit: { ...entry.edit, body: base64(entry.edit.body) } };
  if (entry.kind === 'load') return { ...entry, load: { ...entry.load, body: base64(entry.load.body) } };
  if (entry.kind === 'version') return { ...entry, version: { ...entry.version, body: base64(entry.version.body) } };
  if (entry.kind === 'deletedLoad') {
    return { ...entry, deleted: { ...entry.deleted, body: base64(entry.deleted.body) } };
  }
  return entry;
}

function base64({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}
