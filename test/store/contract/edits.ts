import type { Test } from 'tap';
import { at } from '../samples.js';
import type { OpenStore } from './open-store.js';

export async function editsContract(t: Test, open: OpenStore): Promise<void> {
  const { edits, close } = await open();
  t.teardown(close);
  const buffer = (text: string, minute: number, uom: 'UnitMetric' | 'UnitEnglish' = 'UnitMetric') => {
    return { uom, updatedAt: at(minute), body: Buffer.from(text) };
  };

  t.equal(await edits.get('ann'), null);
  t.equal(await edits.delete('ann'), false);
  await edits.put('ann', buffer('first', 1));
  await edits.put('bob', buffer('of bob', 2));
  await edits.put('ann', buffer('second', 3, 'UnitEnglish'));
  const found = await edits.get('ann');
  t.match(found, { uom: 'UnitEnglish', updatedAt: at(3) }, 'the last one');
  t.equal(Buffer.from(found!.body).toString(), 'second');
  const large = Buffer.alloc(17 * 1024 * 1024, 'large');
  await edits.put('ann', { ...buffer('', 4), body: large });
  t.ok(large.equals((await edits.get('ann'))!.body), 'of any size');
  t.equal(await edits.delete('ann'), true);
  t.equal(await edits.get('ann'), null);
  t.equal(Buffer.from((await edits.get('bob'))!.body).toString(), 'of bob', 'that of another user stays');
}
