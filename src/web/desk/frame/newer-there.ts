/** Whether the load on the desk was saved again elsewhere; whoever comes back to the page is told. */
import { draftId, lastSaved } from '../../plan-request/draft-store.js';
import { readLoad, readNewest } from '../../plan-request/read-load.js';
import { saving } from '../saving.js';
import { tellBeside } from './beside.js';

/** Whoever goes to and fro asks no more often. */
const SELDOM_MILLISECONDS = 5000;

let askedAt = Number.NEGATIVE_INFINITY;

export async function lookForNewer(): Promise<void> {
  const saved = lastSaved.peek();
  if (saved?.load === undefined || saving.peek().kind === 'saving') return;
  if (performance.now() - askedAt < SELDOM_MILLISECONDS) return;
  askedAt = performance.now();
  const { id, owner, version } = saved.load;
  const of = draftId.peek();
  try {
    const newest = await readNewest(owner, saved.title);
    if (newest === undefined || newest <= version) return;
    const load = await readLoad(id);
    if (load !== null) tellBeside({ kind: 'newer', of, load });
  } catch {
    // Without the server, or where it is gone, saving and printing say so.
  }
}
