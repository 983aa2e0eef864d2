/** All words of one language besides English. */
import type { WordList } from '../viewer/words.js';
import type { Vocabulary } from './eng/index.js';

export interface Translation {
  readonly pages: Vocabulary;
  readonly viewer: WordList;
}
