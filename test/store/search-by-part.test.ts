/** The index may only narrow a search down: both stores find what a plain filter over everything finds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import type { Store } from '../../src/store/index.js';
import { fold } from '../../src/store/ngrams.js';
import fc from '../support/fast-check.js';
import { skipWithout } from '../support/parts.js';
import { startMongod } from '../support/service/servers.js';
import { at, cargo, deletion, load } from './samples.js';
import { openNamedStore } from './support/stores.js';

/** Few different characters, so that parts are often found and pieces often shared. */
const text = fc.string({ unit: fc.constantFrom(...'aAbBß.*$%\\"🚚ςΣ    '), minLength: 1, maxLength: 10 });
const texts = fc.uniqueArray(text, { minLength: 1, maxLength: 60 });
const part = fc.string({ unit: fc.constantFrom(...'aAbBß.*$%\\"🚚ςΣ '), maxLength: 5 });
/** Which text, its first character taken and how many. */
const cut = fc.tuple(fc.nat(), fc.nat(5), fc.integer({ min: 4, max: 9 }));

const tenOf = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 10, maxLength: 10 });

async function agrees(t: Test, store: Store, runs: number): Promise<void> {
  let company = 0;
  await fc.assert(
    fc.asyncProperty(texts, tenOf(part), tenOf(cut), async (names, parts, cuts) => {
      const own = { user: `${company}@property.test`, company: `property ${company++}` };
      const isUsed = names.map((_, n) => n % 4 !== 3);
      await store.records.save(names.map((name, n) => cargo(own.company, name, { alias: names.at(-1 - n) }, at(n))));
      for (const [n, title] of names.entries()) await store.loads.save(load(own, title, { createdAt: at(n) }));
      for (const [n, name] of names.entries()) {
        if (isUsed[n]) continue;
        await store.records.delete({ company: own.company, kind: 'Cargo', name }, deletion(own));
        await store.loads.delete(own, own.user, name, deletion(own));
      }
      const used = names.filter((_, n) => isUsed[n]).reverse();
      const cutOut = cuts.map(([n, first, count]) =>
        [...names[n % names.length]!].slice(first, first + count).join(''),
      );
      for (const one of [...parts, ...cutOut]) {
        const request = { limit: 100, sharedOnly: false };
        const titles = (await store.loads.search(own, { ...request, titleContains: one })).items.map(
          ({ title }) => title,
        );
        const expected = used.filter((title) => title.includes(one));
        if (titles.join('\n') !== expected.join('\n')) return false;
        const search = {
          company: own.company,
          kind: 'Cargo',
          contains: { name: one, alias: one },
          limit: 100,
        } as const;
        const found = (await store.records.search(search)).items.map(({ name }) => name);
        const aliasOf = (name: string) => names.at(-1 - names.indexOf(name))!;
        const matching = used.filter((name) => [name, aliasOf(name)].every((value) => fold(value).includes(fold(one))));
        if (found.join('\n') !== matching.join('\n')) return false;
      }
      return true;
    }),
    { numRuns: runs },
  );
  t.pass();
}

t.test('embedded', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stowage-search-'));
  const store = openNamedStore('embedded', folder);
  t.teardown(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  await agrees(t, store, 40);
});

t.test('MongoDB', { skip: skipWithout('mongod'), timeout: 240_000 }, async (t) => {
  const server = await startMongod();
  const store = openNamedStore('mongodb', server.url);
  t.teardown(async () => {
    await store.close();
    await server.stop();
  });
  await agrees(t, store, 10);
});
