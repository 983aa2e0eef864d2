/** `npm run bench -- seen [--loads 300]`: whether pictures of random loads show at each pixel what a ray finds, and the vector pictures the same. */
import { parseArgs } from 'node:util';
import { loadEngine } from '../src/calculation/node/node-engine.js';
import { sceneOf } from '../src/scene/scene.js';
import { VIEWS, type ViewName } from '../src/scene/views.js';
import { randomLoads, shownLoadOf } from '../test/support/random-steps.js';
import { frameOf, wrongPixels, wrongVectorPixels } from '../test/support/seen-pictures.js';

const NAMES = Object.keys(VIEWS) as ViewName[];

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { loads: { type: 'string', default: '300' } } });
  let at = 0;
  let wrong = 0;
  for (const load of randomLoads(loadEngine(), Number(values.loads), 3)) {
    const scene = sceneOf(shownLoadOf(load), 0);
    for (const name of ['diagram', NAMES[1 + (at++ % (NAMES.length - 1))]!] as const) {
      const frame = frameOf(scene, name);
      const found = [...wrongPixels(scene.solids, frame), ...(await wrongVectorPixels(scene.solids, frame))];
      wrong += found.length;
      if (found.length > 0) console.log(`load ${at}:`, found.slice(0, 3).join('; '));
    }
  }
  console.log(`${at} loads, two views each: ${wrong} pixels wrong`);
  if (wrong > 0) process.exitCode = 1;
}
