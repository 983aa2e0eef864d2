/** A process dies with a job; the clock of the one that lives was set back by an hour. */
import { until } from '../../test/support/service/processes.js';
import { longBuild } from './greedy-key.js';
import { type Finding, type Scene, Victim } from './scenario.js';

const MOST_SECONDS = 10;
/** All of a process goes by this clock, but not performance.now(). */
const SET_BACK = `
const { Date } = globalThis;
const now = () => Date.now() - 3_600_000;
globalThis.Date = class extends Date {
  constructor(...given) { super(...(given.length === 0 ? [now()] : given)); }
  static now() { return now(); }
};`;

export async function clockSetBack(scene: Scene): Promise<readonly Finding[]> {
  const DATA_DIR = scene.folder();
  const first = await scene.service({ DATA_DIR });
  const asked = await first.post('/Loads?multiProcessed=true&UOM=UnitMetric', longBuild(0));
  const { processId } = (JSON.parse(asked.text) as { document: { processId: string } }).document;
  await until(async () => (await first.json<{ state: string }>(`/Processes/${processId}`)).state === 'running');
  const service = scene.start({
    DATA_DIR,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(SET_BACK)}`,
  });
  await service.ready;
  const second = new Victim(service, await service.address);
  const killed = performance.now();
  await first.kill();
  await until(() => service.lines.some((line) => line.includes('job taken over')), 90);
  const seconds = (performance.now() - killed) / 1000;
  const dates = service.lines.map((line) => (JSON.parse(line) as { time: string | number }).time);
  const behind = (Date.now() - new Date(dates.at(-1)!).getTime()) / 60_000;
  await second.kill();
  return [
    {
      asked: `the job of a killed process is taken over within ${MOST_SECONDS} s by one whose clock was set back`,
      seen: `after ${seconds.toFixed(1)} s; its clock was ${behind.toFixed(0)} minutes behind`,
      holds: seconds <= MOST_SECONDS && behind > 59,
    },
  ];
}
