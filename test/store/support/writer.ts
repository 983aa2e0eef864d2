/**
 * Saves loads until it is killed and prints a line for each that the store acknowledged: `<title> <version>`.
 * Arguments: `embedded FOLDER` or `mongodb URL`, then a number that tells this writer's bodies from others'.
 */

import { openNamedStore } from './stores.js';
import { versionedLoad } from './versions.js';

const WRITERS = 4;
const TITLES = 6;

const [kind, place, round] = process.argv.slice(2);
const store = openNamedStore(kind!, place!);
let version = Number(round) * 1_000_000;

async function write(writer: number): Promise<never> {
  for (;;) {
    const mine = ++version;
    // Each writer has titles of its own, so that the versions of one title rise in the order of its saves.
    const title = `load ${writer} ${mine % TITLES}`;
    await store.loads.save(versionedLoad(title, mine));
    process.stdout.write(`${title}\t${mine}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
