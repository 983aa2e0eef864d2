/** All that the embedded store keeps, as of one moment. */
import type { RootDatabase } from 'lmdb';
import type { StoredEntry } from '../index.js';
import type { EmbeddedAccounts } from './accounts.js';
import type { EmbeddedAudit } from './audit.js';
import type { BinRows } from './bin-rows.js';
import type { EmbeddedEdits } from './edits.js';
import type { EmbeddedLinks } from './links.js';
import type { EmbeddedLoads } from './loads.js';
import type { EmbeddedPeople } from './people.js';
import type { EmbeddedSecrets } from './pictures.js';
import type { EmbeddedRecords } from './records.js';

interface Parts {
  readonly accounts: EmbeddedAccounts;
  readonly people: EmbeddedPeople;
  readonly audit: EmbeddedAudit;
  readonly records: EmbeddedRecords;
  readonly loads: EmbeddedLoads;
  readonly bin: BinRows;
  readonly edits: EmbeddedEdits;
  readonly secrets: EmbeddedSecrets;
  readonly links: EmbeddedLinks;
}

export async function* entriesOf(
  root: RootDatabase,
  { accounts, people, audit, records, loads, bin, edits, secrets, links }: Parts,
): AsyncGenerator<StoredEntry> {
  const transaction = root.useReadTransaction();
  try {
    for (const { value } of accounts.users.getRange({ transaction })) yield { kind: 'user', user: value };
    for (const { value } of people.people.getRange({ transaction })) yield { kind: 'person', person: value };
    for (const { key, value } of accounts.settings.getRange({ transaction })) {
      yield { kind: 'settings', user: key, settings: value };
    }
    for (const { value } of accounts.keys.getRange({ transaction })) yield { kind: 'key', key: value };
    for (const { row } of records.table.all(transaction)) yield { kind: 'record', record: row };
    for (const { id, row } of loads.heads.all(transaction)) {
      yield { kind: 'load', load: { head: row, body: loads.kept.body(id, row.version, { transaction })! } };
      for (const version of loads.kept.all(id, { transaction })) yield { kind: 'version', version };
    }
    for (const { id, number, deletion, load, record } of bin.rows.all(transaction)) {
      if (record) yield { kind: 'deletedRecord', deleted: { id, record, deletion } };
      if (!load) continue;
      const body = loads.kept.body(number, load.version, { transaction })!;
      yield { kind: 'deletedLoad', deleted: { head: load, body, deletion } };
      for (const version of loads.kept.all(number, { transaction })) yield { kind: 'version', version };
    }
    for (const { key, value } of edits.heads.getRange({ transaction })) {
      yield { kind: 'edit', user: key, edit: { ...value, body: edits.bodies.get(key, { transaction })! } };
    }
    for (const { key, value } of secrets.rows.getRange({ transaction })) {
      yield { kind: 'secret', name: key, secret: value };
    }
    for (const { value } of links.links.getRange({ transaction })) yield { kind: 'link', link: value };
    for (const { value } of audit.entries.getRange({ transaction })) yield { kind: 'audit', entry: value };
  } finally {
    transaction.done();
  }
}
