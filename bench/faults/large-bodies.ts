/** Sixty bodies of 15 MiB at once, and what the process keeps of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beside, counted, type Finding, heldMilliseconds, keyOfAnother, type Scene } from './scenario.js';

const BODIES = 60;
const BODY_BYTES = 15 * 2 ** 20;
const MOST_IDLE_MEBIBYTES = 150;
const MOST_TIMES_IDLE = 1.5;
const SECONDS_AFTER = 60;

export async function largeBodies(scene: Scene): Promise<readonly Finding[]> {
  const DATA_DIR = scene.folder();
  const victim = await scene.service({ DATA_DIR });
  const key = await keyOfAnother(DATA_DIR);
  await sleep(5000);
  const idle = victim.residentMebibytes();
  let peak = idle;
  const watching = setInterval(() => {
    peak = Math.max(peak, victim.residentMebibytes());
  }, 50);
  const body = largeBody();
  await heldMilliseconds(victim);
  const bodies = Array.from({ length: BODIES }, () =>
    victim.call('/Loads?loadSaved=false', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
  );
  const { result, longest, statuses } = await beside(victim, '/Account/Keys', key, Promise.all(bodies));
  clearInterval(watching);
  const held = await heldMilliseconds(victim);
  await sleep(1000 * SECONDS_AFTER);
  const after = victim.residentMebibytes();
  const waits = result.map(({ headers }) => Number(headers.get('Retry-After') ?? 0)).filter((wait) => wait > 0);
  return [
    {
      asked: `idle with two threads the process has less than ${MOST_IDLE_MEBIBYTES} MiB`,
      seen: `${idle.toFixed(0)} MiB`,
      holds: idle < MOST_IDLE_MEBIBYTES,
    },
    {
      asked: `${BODIES} bodies of 15 MiB at once are taken as far as there is memory for them, others refused before they are read`,
      seen: `${counted(result)}, Retry-After ${Math.min(...waits)} to ${Math.max(...waits)} s, at most ${peak.toFixed(0)} MiB`,
      holds: result.every(({ status }) => status === 200 || status === 503) && victim.lives,
    },
    {
      asked: 'meanwhile another user is answered, and the event loop is not held for a second',
      seen: `${statuses}; held for ${Math.round(held)} ms at most; the longest answer ${Math.round(longest)} ms, beside a sender of 900 MiB in one process`,
      holds: held < 1000 && /^200 x \d+$/.test(statuses),
    },
    {
      asked: `a minute later the process has at most ${MOST_TIMES_IDLE} times as much as idle`,
      seen: `${after.toFixed(0)} MiB, ${(after / idle).toFixed(2)} times`,
      holds: after <= MOST_TIMES_IDLE * idle,
    },
  ];
}

/** More cargoes than a request may have: read whole, and refused. */
function largeBody(): string {
  const cargo = (n: number) =>
    JSON.stringify({ style: 'Shipcase', name: `Carton ${n}`, length: 40, width: 30, height: 20, weight: 12, qty: 4 });
  const cargoes: string[] = [];
  let bytes = 0;
  for (let n = 0; bytes < BODY_BYTES - 200; n++) {
    const one = cargo(n);
    cargoes.push(one);
    bytes += one.length + 1;
  }
  return `{"title":"Large","cargoes":[${cargoes.join(',')}]}`.padEnd(BODY_BYTES);
}
