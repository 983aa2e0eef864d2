/** One company asks for thirty builds of the highest level; another for small ones. */
import { smallRequest } from '../../test/support/problems/requests.js';
import { until } from '../../test/support/service/processes.js';
import { counted, type Finding, keyOfAnother, type Scene } from './scenario.js';

const BUILDS = 30;
const OTHERS = 10;
const MOST_MILLISECONDS = 2000;
const NOT_SAVED = '/Loads?loadSaved=false&UOM=UnitMetric';

export async function greedyKey(scene: Scene): Promise<readonly Finding[]> {
  const DATA_DIR = scene.folder();
  const victim = await scene.service({ DATA_DIR });
  const key = await keyOfAnother(DATA_DIR);
  const leave = new AbortController();
  const refused: { status: number; wait: number }[] = [];
  const builds = Array.from({ length: BUILDS }, (_, n) =>
    victim.post(NOT_SAVED, longBuild(n), { signal: leave.signal }).then(
      ({ status, headers }) => void refused.push({ status, wait: Number(headers.get('Retry-After')) }),
      () => {},
    ),
  );
  await until(async () => (await waiting(victim)) >= BUILDS / 2);
  const answers = [];
  for (let n = 0; n < OTHERS; n++) answers.push(await victim.post(NOT_SAVED, smallRequest(), { key }));
  const stillWaiting = await waiting(victim);
  leave.abort();
  await Promise.all(builds);
  const longest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const waits = refused.map(({ wait }) => wait).sort((a, b) => a - b);
  return [
    {
      asked: `beside ${BUILDS} builds of level 4 a build of level 1 of another company is answered within 2 s`,
      seen: `${counted(answers)}, the longest ${Math.round(longest)} ms; ${stillWaiting} builds went on waiting`,
      holds: answers.every(({ status }) => status === 200) && longest <= MOST_MILLISECONDS,
    },
    {
      asked: 'those for whom there is no place are told when to come again, by what waits',
      seen: `${counted(refused)}, Retry-After ${waits[0] ?? '-'} to ${waits.at(-1) ?? '-'} s`,
      holds: refused.every(({ status, wait }) => status !== 503 || wait > 0),
    },
  ];
}

async function waiting(victim: { call(path: string): Promise<{ readonly text: string }> }): Promise<number> {
  return Number(/^stowage_calculations_waiting (\d+)/m.exec((await victim.call('/metrics')).text)![1]);
}

/** Goes on until it is told to stop. */
export function longBuild(n: number) {
  const cargoes = Array.from({ length: 40 }, (_, k) => ({
    ...{ style: 'Shipcase', name: `C${k}`, weight: 10 + k, qty: 20 + ((7 * k + n) % 13) },
    ...{ length: 300 + ((37 * k) % 500), width: 250 + ((53 * k) % 300), height: 200 + ((29 * k) % 400) },
  }));
  const [container] = smallRequest().emptyContainers;
  return {
    ...{ title: `Long ${n}`, cargoes, emptyContainers: [{ ...container, qty: 8 }] },
    rules: { calculationType: 'MixLoad', optimizationLevel: 4, maxRunTimeSeconds: 300 },
  };
}
