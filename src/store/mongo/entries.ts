/** All that the MongoDB store keeps, as of one moment where the server can look back (replica set, cluster). */
import type { Db } from 'mongodb';
import type { StoredEntry } from '../index.js';
import { keyCollection, keyOf, settingsCollection, userCollection, userOf } from './accounts.js';
import { auditCollection, entryOf } from './audit.js';
import { deletedRecordOf, deletionOf } from './bin.js';
import type { Bodies } from './bodies.js';
import type { Connection, ReadOptions } from './connection.js';
import { editCollection } from './edits.js';
import { linkCollection, linkOf } from './links.js';
import { headOfDocument, type LoadDocument, loadCollection } from './load-document.js';
import type { LoadVersions } from './load-versions.js';
import { personCollection, personOf } from './people.js';
import { secretCollection } from './pictures.js';
import { keptProgress } from './progress.js';
import { recordCollection, recordOf } from './record-document.js';

const READ_ATTEMPTS = 10;

export function entriesOf(connection: Connection, bodies: Bodies, versions: LoadVersions): AsyncGenerator<StoredEntry> {
  return connection.lookingBack((options) => read(connection.db, bodies, versions, options));
}

async function* read(
  db: Db,
  bodies: Bodies,
  versions: LoadVersions,
  options: ReadOptions,
): AsyncGenerator<StoredEntry> {
  const oldestFirst = { ...options, sort: { _id: 1 } } as const;
  for await (const user of userCollection(db).find({}, oldestFirst)) yield { kind: 'user', user: userOf(user) };
  for await (const person of personCollection(db).find({}, oldestFirst)) {
    yield { kind: 'person', person: personOf(person) };
  }
  for await (const { _id, settings } of settingsCollection(db).find({}, oldestFirst)) {
    yield { kind: 'settings', user: _id, settings: JSON.parse(settings) };
  }
  for await (const key of keyCollection(db).find({}, oldestFirst)) yield { kind: 'key', key: keyOf(key) };
  for await (const record of recordCollection(db).find({}, oldestFirst)) {
    const { bin } = record;
    if (!bin) yield { kind: 'record', record: recordOf(record) };
    else if (!bin.isGoing) yield { kind: 'deletedRecord', deleted: deletedRecordOf(record, bin) };
  }
  for await (const document of loadCollection(db).find({}, oldestFirst)) {
    const entry = await loadEntry(document, db, bodies, options);
    if (!entry) continue;
    yield entry;
    const { id, version } = entry.kind === 'load' ? entry.load.head : entry.deleted.head;
    for await (const earlier of versions.all(id, version, options)) yield { kind: 'version', version: earlier };
  }
  for await (const { _id, body, uom, updatedAt } of editCollection(db).find({}, oldestFirst)) {
    // One that was replaced or deleted since is left out on a single server: the buffer is its user's draft.
    const read = await bodies.read(body, options);
    if (read) yield { kind: 'edit', user: _id, edit: { uom, updatedAt, body: read } };
  }
  for await (const { _id, secret } of secretCollection(db).find({}, oldestFirst)) {
    yield { kind: 'secret', name: _id, secret };
  }
  for await (const link of linkCollection(db).find({}, oldestFirst)) yield { kind: 'link', link: linkOf(link) };
  for await (const progress of keptProgress(db, options)) yield { kind: 'progress', progress };
  for await (const entry of auditCollection(db).find({}, oldestFirst)) {
    yield { kind: 'audit', entry: entryOf(entry) };
  }
}

/** On a single server the load may have changed since its head was read; null when it was deleted. */
async function loadEntry(
  document: LoadDocument,
  db: Db,
  bodies: Bodies,
  options: ReadOptions,
): Promise<Extract<StoredEntry, { kind: 'load' | 'deletedLoad' }> | null> {
  let current: LoadDocument | null = document;
  for (let attempt = 0; current && attempt < READ_ATTEMPTS; attempt++) {
    const body = await bodies.read(current.body, options);
    const { bin } = current;
    if (bin?.isGoing) return null;
    const head = headOfDocument(current);
    if (body && bin) return { kind: 'deletedLoad', deleted: { head, body, deletion: deletionOf(bin) } };
    if (body) return { kind: 'load', load: { head, body } };
    current = await loadCollection(db).findOne({ _id: document._id }, options);
  }
  if (current) throw new Error(`the body of load "${current.title}" of ${current.owner} is not there`);
  return null;
}
