/** Pages of searches: how large one may be, and a cursor that none of them gave. */
import { BadCursor } from '../store/index.js';
import { ServiceFailure } from './failures.js';

/** No page of a search is larger; a larger limit is taken as this. */
export const LARGEST_PAGE = 1000;

/** A cursor that is none of the store's becomes a failure of the request. */
export async function knownCursor<T>(page: Promise<T>): Promise<T> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof BadCursor) throw new ServiceFailure('BadCursor', `This is refused: ${error.message}.`);
    throw error;
  }
}
