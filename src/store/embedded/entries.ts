/** All that the embedded store keeps, as of one moment. */
import type { Database, RootDatabase } from 'lmdb';
import { Damaged, type StoredEntry } from '../index.js';
import type { EmbeddedAccounts } from './accounts.js';
import type { EmbeddedAudit } from './audit.js';
import type { BinRows } from './bin-rows.js';
import { orDamaged } from './damage.js';
import type { EmbeddedEdits } from './edits.js';
import type { EmbeddedLinks } from './links.js';
import type { EmbeddedLoads } from './loads.js';
import type { EmbeddedPeople } from './people.js';
import type { EmbeddedSecrets } from './pictures.js';
import { type EmbeddedProgress, sumOfRow } from './progress.js';
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
  readonly progress: EmbeddedProgress;
}

/** @param onDamaged told of what is damaged, in words; absent: then it throws `Damaged` */
export async function* entriesOf(
  root: RootDatabase,
  { accounts, people, audit, records, loads, bin, edits, secrets, links, progress }: Parts,
  onDamaged?: (what: string) => void,
): AsyncGenerator<StoredEntry> {
  const transaction = root.useReadTransaction();
  const asOfNow = { transaction };
  function* sound<K extends string | number | [string, string | number]>(
    keys: Iterable<K>,
    word: string,
    read: (key: K) => StoredEntry,
  ) {
    for (const key of keys) {
      try {
        yield orDamaged(`${word} ${key}`, () => read(key));
      } catch (error) {
        if (!(error instanceof Damaged && onDamaged)) throw error;
        onDamaged(error.what);
      }
    }
  }
  function* versionsOf(number: number) {
    for (const version of loads.kept.numbers(number, asOfNow)) {
      yield* sound([version], `of load number ${number} the version`, () => ({
        kind: 'version',
        version: loads.kept.earlierVersion(number, version, asOfNow)!,
      }));
    }
  }
  const keysOf = (table: Database<unknown, string>) => table.getKeys(asOfNow) as Iterable<string>;
  try {
    yield* sound(keysOf(accounts.users), 'the user', (key) => ({
      kind: 'user',
      user: accounts.users.get(key, asOfNow)!,
    }));
    yield* sound(keysOf(people.people), 'the person', (key) => ({
      kind: 'person',
      person: people.people.get(key, asOfNow)!,
    }));
    yield* sound(keysOf(accounts.settings), 'the settings of', (user) => ({
      kind: 'settings',
      user,
      settings: accounts.settings.get(user, asOfNow)!,
    }));
    yield* sound(keysOf(accounts.keys), 'the key', (key) => ({ kind: 'key', key: accounts.keys.get(key, asOfNow)! }));
    yield* sound(records.table.numbers(transaction), 'record number', (id) => ({
      kind: 'record',
      record: records.table.row(id, asOfNow)!,
    }));
    for (const number of loads.heads.numbers(transaction)) {
      yield* sound([number], 'load number', () => {
        const head = loads.heads.row(number, asOfNow)!;
        return { kind: 'load', load: { head, body: loads.kept.body(number, head, asOfNow) } };
      });
      yield* versionsOf(number);
    }
    for (const id of bin.rows.ids(transaction)) {
      let ofLoad: number | null = null;
      yield* sound([id], 'in the bin', () => {
        const { number, deletion, load, record } = bin.rows.get(id, asOfNow)!;
        if (record) return { kind: 'deletedRecord', deleted: { id, record, deletion } };
        ofLoad = number;
        return { kind: 'deletedLoad', deleted: { head: load, body: loads.kept.body(number, load, asOfNow), deletion } };
      });
      if (ofLoad !== null) yield* versionsOf(ofLoad);
    }
    yield* sound(keysOf(edits.heads), 'the editing buffer of', (user) => ({
      kind: 'edit',
      user,
      edit: { ...edits.heads.get(user, asOfNow)!, body: edits.bodies.get(user, asOfNow)! },
    }));
    yield* sound(keysOf(secrets.rows), 'the secret', (name) => ({
      kind: 'secret',
      name,
      secret: secrets.rows.get(name, asOfNow)!,
    }));
    yield* sound(keysOf(links.links), 'the link', (id) => ({ kind: 'link', link: links.links.get(id, asOfNow)! }));
    const ofProgress = progress.sumRows.getKeys(asOfNow) as Iterable<[string, number]>;
    yield* sound(ofProgress, 'what the dock told of the load and version', ([load, version]) => {
      const sum = sumOfRow(progress.sumRows.get([load, version], asOfNow)!);
      const events = progress.eventsOf({ load, version }, asOfNow);
      return { kind: 'progress', progress: { load, version, sum, events } };
    });
    const ofAudit = audit.entries.getKeys(asOfNow) as Iterable<[string, string]>;
    yield* sound(ofAudit, 'the entry of the audit', (key) => ({
      kind: 'audit',
      entry: audit.entries.get(key, asOfNow)!,
    }));
  } finally {
    transaction.done();
  }
}
