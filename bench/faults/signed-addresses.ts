/** Somebody who has the address of a picture asks for it without end. */
import { smallRequest } from '../../test/support/problems/requests.js';
import { counted, type Finding, type Scene } from './scenario.js';

const CALLS = 700;
const AT_ONCE = 10;

export async function signedAddresses(scene: Scene): Promise<readonly Finding[]> {
  const victim = await scene.service();
  const built = await victim.post('/Loads?UOM=UnitMetric&graphicsCreated=true', smallRequest());
  const found = /"(https?:[^"]*\/Pictures\/[^"]*)"/i.exec(built.text)?.[1];
  if (found === undefined) throw new Error(`no address of a picture in the answer (${built.status})`);
  const path = found.slice(victim.address.length);
  const answers = [];
  for (let n = 0; n < CALLS; n += AT_ONCE) {
    answers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => victim.call(path)))));
  }
  const waits = answers.filter(({ status }) => status === 429).map(({ headers }) => Number(headers.get('Retry-After')));
  const own = await victim.call('/Account/Keys');
  return [
    {
      asked: 'more than 600 calls a minute from one network address are 429 with Retry-After; calls with a key go on',
      seen: `${counted(answers)}, Retry-After ${Math.min(...waits)} to ${Math.max(...waits)} s; with a key ${own.status}`,
      holds: waits.length === CALLS - 600 && waits.every((wait) => wait > 0 && wait <= 60) && own.status === 200,
    },
  ];
}
