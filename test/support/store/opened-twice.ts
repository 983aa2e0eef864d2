/** Run by itself: opens the store of the folder that is named while another opening of it writes, again and again. */
import { openEmbeddedStore } from '../../../src/store/embedded/open.js';

const TIMES = 20;

const folder = process.argv[2]!;
const link = (hash: string) => ({ hash, user: 'ann', expiresAt: new Date().toISOString(), usedAt: null });
const first = openEmbeddedStore(folder);
for (let time = 0; time < TIMES; time++) {
  const writing = first.sessions.addLink(link(`first ${time}`));
  await new Promise((resolve) => setImmediate(resolve));
  const second = openEmbeddedStore(folder);
  await second.sessions.addLink(link(`second ${time}`));
  await second.close();
  await writing;
}
await first.close();
process.stdout.write('closed');
