import { openEmbeddedStore } from '../../../src/store/embedded/open.js';
import type { Store } from '../../../src/store/index.js';
import { openMongoStore } from '../../../src/store/mongo/open.js';

/** @param place a folder, or an address of MongoDB */
export function openNamedStore(kind: string, place: string): Store {
  return kind === 'mongodb' ? openMongoStore(place) : openEmbeddedStore(place);
}
