/** Saved loads with their requests. */
import type { LoadResponse } from '../../schema/load.js';
import type { VersionList } from '../../schema/versions.js';
import { read, readPage, withQuery } from '../shell/server.js';
import { language } from '../words/words.js';
import { type StoredLoad, storedLoadOf } from './saved.js';

/** In the unit that it was saved in; null: there is none that the reader may see. @throws ServerFailure */
export async function readLoad(id: string): Promise<LoadResponse | null> {
  const query = { id, limit: '1', requestCreated: 'true', reportLanguage: language.peek() };
  const { items } = await readPage<LoadResponse>(withQuery('/Loads', query));
  return items[0] ?? null;
}

/** One of its versions. @throws ServerFailure */
export function readVersion(owner: string, title: string, version: number): Promise<LoadResponse> {
  const query = { requestCreated: 'true', reportLanguage: language.peek() };
  return read<LoadResponse>(withQuery(`${versionsOf(owner, title)}/${version}`, query));
}

/** Which version there is now; undefined: it is damaged. @throws ServerFailure */
export async function readStored(owner: string, title: string): Promise<StoredLoad | undefined> {
  const [newest] = (await read<VersionList>(versionsOf(owner, title))).items;
  return newest && storedLoadOf((await readVersion(owner, title, newest.version)).document);
}

function versionsOf(owner: string, title: string): string {
  return `/Loads/${encodeURIComponent(owner)}/${encodeURIComponent(title)}/Versions`;
}
