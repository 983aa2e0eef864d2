import type { Test } from 'tap';
import { at } from '../samples.js';
import type { OpenStore } from './open-store.js';

export async function linksContract(t: Test, open: OpenStore): Promise<void> {
  const { links, close } = await open();
  t.teardown(close);
  const link = (id: string, user: string, minute: number) => {
    return { id, user, title: `Tour ${id}`, createdAt: at(minute), expiresAt: at(minute + 5) };
  };

  t.equal(await links.get('one'), null);
  t.same(await links.list('ann'), []);
  await links.add(link('two', 'ann', 2));
  await links.add(link('one', 'ann', 1));
  await links.add(link('three', 'bob', 3));
  t.same(await links.get('one'), link('one', 'ann', 1));
  t.same(await links.list('ann'), [link('one', 'ann', 1), link('two', 'ann', 2)], 'oldest first');
  t.equal(await links.delete('bob', 'one'), false, "another user's");
  t.equal(await links.delete('ann', 'one'), true);
  t.equal(await links.delete('ann', 'one'), false);
  t.equal(await links.get('one'), null);
  t.same(await links.list('ann'), [link('two', 'ann', 2)]);
  t.same(await links.list('bob'), [link('three', 'bob', 3)]);

  await links.add({ ...link('four', 'eve', 4), allows: 'Dock' });
  t.same(await links.get('four'), { ...link('four', 'eve', 4), allows: 'Dock' });
}
