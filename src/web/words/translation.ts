/** All words of one language besides English. */
import type { WordList } from '../viewer/words.js';
import type { Vocabulary } from './eng/index.js';

export interface Translation {
  readonly pages: Vocabulary;
  readonly viewer: WordList;
}

/** What the folder of a language exports: the words of the viewer, and those of the pages, a file each. */
type Folder = Readonly<Record<string, Vocabulary | WordList>> & { readonly VIEWER: WordList };

export function translationOf({ VIEWER, ...pages }: Folder): Translation {
  return { pages: Object.assign({}, ...Object.values(pages)), viewer: VIEWER };
}
