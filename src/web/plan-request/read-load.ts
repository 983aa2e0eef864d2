/** A saved load with its request, by its id. */
import type { LoadResponse } from '../../schema/load.js';
import { readPage, withQuery } from '../shell/server.js';
import { language } from '../words/words.js';

/** In the unit that it was saved in; null: there is none that the reader may see. @throws ServerFailure */
export async function readLoad(id: string): Promise<LoadResponse | null> {
  const query = { id, limit: '1', requestCreated: 'true', reportLanguage: language.peek() };
  const { items } = await readPage<LoadResponse>(withQuery('/Loads', query));
  return items[0] ?? null;
}
