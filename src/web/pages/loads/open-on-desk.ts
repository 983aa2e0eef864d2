/** A saved load is opened on the desk, as a draft of its own. */
import type { LoadResponse } from '../../../schema/load.js';
import { openLoad } from '../../plan-request/open-load.js';
import { goTo } from '../../shell/routes.js';
import { readPage } from '../../shell/server.js';

/** @throws ServerFailure */
export async function openOnDesk(load: LoadResponse): Promise<void> {
  openLoad(await withRequest(load));
  goTo('/');
}

/** Lists and the answer of a process are without. */
async function withRequest(load: LoadResponse): Promise<LoadResponse> {
  const { createdBy, title } = load.document ?? {};
  if (load.request !== undefined || createdBy === undefined || title === undefined) return load;
  const path = `/Loads/${encodeURIComponent(createdBy)}/${encodeURIComponent(title)}?requestCreated=true`;
  const { items } = await readPage<LoadResponse>(path);
  return items.find((one) => one.document?.title === title) ?? load;
}
