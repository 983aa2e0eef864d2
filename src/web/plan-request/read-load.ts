/** Saved loads with their requests. */
import type { LoadResponse } from '../../schema/load.js';
import type { VersionList } from '../../schema/versions.js';
import { pathOfLoad, read, readPage, withQuery } from '../shell/server.js';
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

/** Number of the version that there is now; undefined: it is damaged. @throws ServerFailure */
export async function readNewest(owner: string, title: string): Promise<number | undefined> {
  return (await read<VersionList>(versionsOf(owner, title))).items[0]?.version;
}

/** Which version there is now; undefined: it is damaged. @throws ServerFailure */
export async function readStored(owner: string, title: string): Promise<StoredLoad | undefined> {
  const newest = await readNewest(owner, title);
  return newest === undefined ? undefined : storedLoadOf((await readVersion(owner, title, newest)).document);
}

function versionsOf(owner: string, title: string): string {
  return `${pathOfLoad(owner, title)}/Versions`;
}
