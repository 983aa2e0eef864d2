/** `npm run bench -- seen [--loads 300]`: whether pictures of random loads show at each pixel what a ray finds, and the vector pictures the same. */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { VIEWS, type ViewName } from '../src/scene/views.js';
import { scenesOf } from '../test/support/problems/palletized-loads.js';
import { randomLoads } from '../test/support/problems/random-steps.js';
import { frameOf, wrongPixels, wrongVectorPixels } from '../test/support/report/seen-pictures.js';

const NAMES = Object.keys(VIEWS) as ViewName[];

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { loads: { type: 'string', default: '300' } } });
  let at = 0;
  let wrong = 0;
  let trucks = 0;
  for (const load of randomLoads(loadEngine(), Number(values.loads), 3)) {
    at++;
    const scenes = scenesOf(load);
    trucks += scenes.length - 1;
    for (const scene of scenes) {
      for (const name of ['diagram', NAMES[1 + (at % (NAMES.length - 1))]!] as const) {
        const frame = frameOf(scene, name);
        const found = [...wrongPixels(scene.solids, frame), ...(await wrongVectorPixels(scene.solids, frame))];
        wrong += found.length;
        if (found.length > 0) console.log(`load ${at}:`, found.slice(0, 3).join('; '));
      }
    }
  }
  console.log(`${at} loads and ${trucks} trucks of pallets, two views each: ${wrong} pixels wrong`);
  if (wrong > 0) process.exitCode = 1;
}
