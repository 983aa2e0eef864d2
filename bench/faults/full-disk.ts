/** The disk of the store fills up, and gets room again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { smallRequest } from '../../test/support/problems/requests.js';
import { smallDisk } from '../../test/support/service/small-disk.js';
import { type Finding, type Scene, stowage, type Victim } from './scenario.js';

const MEGABYTES = 8;
const MOST_LOADS = 2000;
const MOST_SECONDS = 30;

export async function fullDisk(scene: Scene): Promise<readonly Finding[] | null> {
  const disk = smallDisk(scene, MEGABYTES);
  if (disk === null) return null;
  const victim = await scene.service({ DATA_DIR: disk.folder });
  const acknowledged: string[] = [];
  let refused: Awaited<ReturnType<Victim['post']>> | null = null;
  for (let n = 0; n < MOST_LOADS && refused === null; n++) {
    if (n === 5) disk.fill();
    const answer = await save(victim, n);
    if (answer.status === 200) acknowledged.push(`Load ${n}`);
    else refused = answer;
  }
  const kept = await titles(victim);
  const ready = await victim.call('/health/ready');
  const metric = /^stowage_store_writable (\d)/m.exec((await victim.call('/metrics')).text)?.[1];
  const backup = await stowage({ DATA_DIR: disk.folder }, 'data', 'backup', scene.folder());
  const alive = victim.lives;
  disk.free();
  const begun = performance.now();
  let isWriting = false;
  while (!isWriting && performance.now() - begun < 1000 * MOST_SECONDS) {
    isWriting = (await victim.json<{ writes: boolean }>('/health/ready')).writes;
    if (!isWriting) await sleep(100);
  }
  const seconds = (performance.now() - begun) / 1000;
  const again = await save(victim, MOST_LOADS);
  const all = await titles(victim);
  const message = refused === null ? '' : (JSON.parse(refused.text) as { message: string }).message;
  return [
    {
      asked: 'a write is 503 and says what to do; the process lives',
      seen: `${refused?.status} after ${acknowledged.length} loads, "${message.slice(0, 70)}", Retry-After ${refused?.headers.get('Retry-After')}`,
      holds: refused?.status === 503 && /makes room/.test(message) && alive,
    },
    {
      asked: 'reads go on, all that was acknowledged is there and nothing else',
      seen: `${kept.length} of ${acknowledged.length} loads listed`,
      holds: same(kept, acknowledged),
    },
    {
      asked: '/health/ready stays 200 with writes: false, the metric is 0',
      seen: `${ready.status}, ${ready.text.slice(0, 110)}, metric ${metric}`,
      holds: ready.status === 200 && ready.text.includes('"writes":false') && metric === '0',
    },
    {
      asked: 'a backup to another disk can still be made',
      seen: `exit code ${backup.code}, "${(backup.out || backup.errors).trim().split('\n')[0]!.replace(/\S*\//g, '').slice(0, 80)}"`,
      holds: backup.code === 0,
    },
    {
      asked: 'with room it writes again by itself',
      seen: `after ${seconds.toFixed(1)} s: ${again.status}, ${all.length} loads`,
      holds: again.status === 200 && same(all, [...acknowledged, `Load ${MOST_LOADS}`]),
    },
  ];
}

function save(victim: Victim, n: number) {
  return victim.post('/Loads?UOM=UnitMetric', smallRequest({ title: `Load ${n}`, qty: 4 }));
}

export async function titles(victim: Victim): Promise<string[]> {
  const { items } = await victim.json<{ items: { document: { title: string } }[] }>('/Loads?limit=1000');
  return items.map(({ document }) => document.title);
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return JSON.stringify([...some].sort()) === JSON.stringify([...others].sort());
}
