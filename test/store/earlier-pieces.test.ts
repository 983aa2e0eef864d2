/** Records and loads that an earlier version wrote have no pieces across blanks, and are found all the same. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { type Document, MongoClient } from 'mongodb';
import t, { type Test } from 'tap';
import { openEmbeddedStore } from '../../src/store/embedded/open.js';
import type { Store } from '../../src/store/index.js';
import { openMongoStore } from '../../src/store/mongo/open.js';
import { skipWithout } from '../support/parts.js';
import { databaseAt, startMongod } from '../support/service/servers.js';
import { ANN, at, cargo, load } from './samples.js';

const EARLIER = ['Crate steel bolts', 'steel bolts 2'];
/** Each with the texts it is in, newest first. */
const PARTS: readonly (readonly [part: string, found: readonly string[]])[] = [
  ['steel bolts', ['steel bolts 2', 'Crate steel bolts']],
  ['te steel bo', ['Crate steel bolts']],
  ['bolts steel', []],
];

/** Any piece is `field:piece` or `piece`; the earlier ones were of at most three characters. */
const isEarlier = (piece: string) => [...piece.replace(/^[^:]+:/, '')].length <= 3;

interface Place {
  readonly open: () => Store;
  /** Leaves what an earlier version would have written. */
  readonly turnEarlier: () => Promise<void>;
  readonly marks: () => Promise<readonly string[]>;
}

async function save(store: Store, texts: readonly string[], minutes: number): Promise<void> {
  for (const [n, text] of texts.entries()) {
    await store.records.save([cargo('acme', text, { alias: text }, at(minutes + n))]);
    await store.loads.save(load(ANN, text, { createdAt: at(minutes + n) }));
  }
}

async function found(store: Store, part: string): Promise<readonly (readonly string[])[]> {
  const records = { company: 'acme', kind: 'Cargo', contains: { name: part, alias: part }, limit: 10 } as const;
  return [
    (await store.records.search(records)).items.map(({ name }) => name),
    (await store.loads.search(ANN, { titleContains: part, sharedOnly: false, limit: 10 })).items.map(
      ({ title }) => title,
    ),
  ];
}

async function survives(t: Test, { open, turnEarlier, marks }: Place): Promise<void> {
  const opened: Store[] = [];
  const reopen = async () => {
    await opened.pop()?.close();
    opened.push(open());
    return opened[0]!;
  };
  t.teardown(() => opened.pop()?.close());

  await save(await reopen(), EARLIER, 0);
  t.strictSame(await marks(), ['loads', 'records'], 'empty at first: marked');
  for (const [part, texts] of PARTS) t.strictSame(await found(await reopen(), part), [texts, texts], part);
  t.strictSame(await marks(), ['loads', 'records'], 'still marked');

  await opened.pop()?.close();
  await turnEarlier();
  const store = await reopen();
  for (const [part, texts] of PARTS) t.strictSame(await found(store, part), [texts, texts], `earlier: ${part}`);
  t.strictSame(await marks(), [], 'not marked, as earlier texts are there');

  await save(store, ['steel bolts 3', EARLIER[0]!], 10);
  const three = ['steel bolts 3', 'steel bolts 2', 'Crate steel bolts'];
  t.strictSame(await found(store, 'steel bolts'), [three, three], 'earlier, rewritten and new');
  t.strictSame(await found(await reopen(), 'steel bolts'), [three, three], 'the same after reopening');
  t.strictSame(await marks(), []);
}

t.test('embedded', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-earlier-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const inside = async <T>(action: (root: ReturnType<typeof open>) => T): Promise<T> => {
    const root = open({ path: join(folder, 'stowage.lmdb'), maxDbs: 32 });
    const result = action(root);
    await root.flushed;
    await root.close();
    return result;
  };
  const marksOf = (root: ReturnType<typeof open>) => root.openDB({ name: 'indexedAcrossBlanks', encoding: 'json' });
  await survives(t, {
    open: () => openEmbeddedStore(folder),
    turnEarlier: () =>
      inside((root) => {
        marksOf(root).clearSync();
        let removed = 0;
        for (const [table, ofText] of [
          ['loads', /^title:/],
          ['records', /^(name|alias):/],
        ] as const) {
          const terms = root.openDB<Uint8Array, Buffer>({ name: `${table}.terms`, keyEncoding: 'binary' });
          for (const key of [...terms.getKeys()]) {
            const term = Buffer.from(key).subarray(0, -5).toString();
            if (ofText.test(term) && !isEarlier(term)) removed += Number(terms.removeSync(key));
          }
        }
        t.ok(removed >= 6, `${removed} pieces removed`);
      }),
    marks: () => inside((root) => [...marksOf(root).getKeys()].map(String)),
  });
});

t.test('MongoDB', { skip: skipWithout('mongod'), timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  const client = await new MongoClient(server.url).connect();
  t.teardown(async () => {
    await client.close();
    await server.stop();
  });
  const at = (name: string) => {
    const db = client.db(name);
    const marks = () => db.collection<Document & { _id: string }>('indexedAcrossBlanks');
    return {
      open: () => openMongoStore(databaseAt(server.url, name)),
      turnEarlier: async () => {
        await marks().deleteMany({});
        for (const collection of ['loads', 'records']) {
          for (const { _id, grams } of await db.collection(collection).find().toArray()) {
            const earlier = grams.filter(isEarlier);
            t.ok(earlier.length < grams.length, `${grams.length - earlier.length} pieces removed`);
            await db.collection(collection).updateOne({ _id }, { $set: { grams: earlier } });
          }
        }
      },
      marks: async () => (await marks().find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
    };
  };
  await t.test('an earlier database', (t) => survives(t, at('earlier')));

  await t.test('several services that open an empty database at once', async (t) => {
    const { open, marks } = at('several');
    const stores = Array.from({ length: 6 }, open);
    t.teardown(() => Promise.all(stores.map((store) => store.close())));
    await Promise.all(stores.map((store, n) => save(store, [`steel bolts ${n}`], n)));
    t.strictSame(await marks(), ['loads', 'records']);
    for (const store of stores) {
      const [records, loads] = await found(store, 'steel bolts');
      t.strictSame([records!.length, loads!.length], [6, 6]);
      t.strictSame(await found(store, 'bolts steel'), [[], []]);
    }
  });
});
