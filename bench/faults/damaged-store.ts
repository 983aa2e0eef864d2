/** The disk changes the file of the store while nothing runs; then the service is started. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallRequest } from '../../test/support/problems/requests.js';
import { titles } from './full-disk.js';
import { type Finding, type Scene, stowage, Victim } from './scenario.js';

const LOADS = 60;
const PAGE_BYTES = 4096;
const FILE = 'stowage.lmdb';

export async function damagedStore(scene: Scene): Promise<readonly Finding[]> {
  const DATA_DIR = scene.folder();
  const before = await scene.service({ DATA_DIR });
  for (let n = 0; n < LOADS; n++) await before.post('/Loads?UOM=UnitMetric', smallRequest({ title: `Load ${n}` }));
  await before.stop();
  const whole = readFileSync(join(DATA_DIR, FILE));
  const findings: Finding[] = [];
  const fatal: Record<string, (bytes: Buffer) => Buffer> = {
    'a header of zeros': (bytes) => bytes.fill(0, 0, PAGE_BYTES),
    'a file cut short': (bytes) => bytes.subarray(0, bytes.length >> 1),
    'zeroed pages': (bytes) => withoutPagesOf(bytes, '"title":"Load 20"'),
  };
  for (const [what, change] of Object.entries(fatal)) {
    const folder = join(scene.folder(), 'data');
    mkdirSync(folder);
    writeFileSync(join(folder, FILE), change(Buffer.from(whole)));
    findings.push(...(await startedAndRepaired(scene, what, folder)));
  }
  findings.push(await oneEntry(scene, Buffer.from(whole)));
  return findings;
}

async function startedAndRepaired(scene: Scene, what: string, folder: string): Promise<Finding[]> {
  const service = scene.start({ DATA_DIR: folder });
  service.ready.catch(() => {});
  const code = await service.ended;
  const said = service.errors.join(' ');
  const target = join(scene.folder(), 'repaired');
  const repaired = await stowage({ DATA_DIR: folder }, 'data', 'repair', target);
  const [lost, kept] = [repaired.out.split('Lost: ').length - 1, await loadsIn(scene, target)];
  return [
    {
      asked: `${what}: the start stops with a sentence that names file and way out`,
      seen: `exit code ${code}, "${said.replace(/\S*\/(?=stowage)/, '').slice(0, 75)}"`,
      holds: code === 1 && /stowage\.lmdb is damaged.*backup.*repair/.test(said),
    },
    {
      asked: `${what}: repair writes what can be read into a store from which the service starts, and names what is lost`,
      seen: `exit code ${repaired.code}, ${kept ?? 'no'} of ${LOADS} loads, ${lost} lines of what is lost`,
      holds: [0, 3].includes(Number(repaired.code)) && kept !== null && (kept === LOADS || lost > 0),
    },
  ];
}

/** Null: no service starts there. */
async function loadsIn(scene: Scene, folder: string): Promise<number | null> {
  const service = scene.start({ DATA_DIR: folder });
  try {
    await service.ready;
  } catch {
    return null;
  }
  const victim = new Victim(service, await service.address);
  const found = await titles(victim).catch(() => []);
  await victim.stop();
  return found.length;
}

async function oneEntry(scene: Scene, bytes: Buffer): Promise<Finding> {
  const folder = scene.folder();
  writeFileSync(join(folder, FILE), misspelt(bytes, '"title":"Load 7","description"'));
  const victim = await scene.service({ DATA_DIR: folder });
  const ready = await victim.json<{ damaged?: number }>('/health/ready');
  const { items, warnings } = await victim.json<{ items: unknown[]; warnings: { code: string }[] }>(
    '/Loads?limit=1000',
  );
  const read = await victim.call('/Loads/bench@example.com/Load%207/1');
  const deleted = await victim.call('/Loads/bench@example.com/Load%207', { method: 'DELETE' });
  const codes = warnings.map(({ code }) => code).join();
  return {
    asked: 'one damaged load is left out of lists and named, refused when it is read, and can be deleted',
    seen: `damaged: ${ready.damaged}; ${items.length} of ${LOADS} listed, warnings ${codes}; read ${read.status}, deleted ${deleted.status}`,
    holds: items.length === LOADS - 1 && codes === 'Damaged' && read.status === 400 && deleted.status === 200,
  };
}

/** A letter of every copy of a text is changed. */
function misspelt(bytes: Buffer, text: string): Buffer {
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) bytes[at]! ^= 0x20;
  return bytes;
}

function withoutPagesOf(bytes: Buffer, text: string): Buffer {
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    const page = Math.floor(at / PAGE_BYTES) * PAGE_BYTES;
    bytes.fill(0, page, page + PAGE_BYTES);
  }
  return bytes;
}
