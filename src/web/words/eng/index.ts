/**
 * The words of the pages in English, a file a page; `{{name}}` is filled in. Every other language has the same keys in a
 * folder of its own, and the words of the viewer with them.
 */
import { LIST_FAULTS } from '../../../tables/lists/sentences.js';
import { ACCOUNT } from './account.js';
import { COMPARE } from './compare.js';
import { DIALOGS } from './dialogs.js';
import type { DOCK } from './dock.js';
import { EDITOR } from './editor.js';
import type { LISTS } from './lists.js';
import { LOADS } from './loads.js';
import { PLAN } from './plan.js';
import { PROCESSES } from './processes.js';
import type { RECORDS } from './records.js';
import { SHELL } from './shell.js';
import { UPLOAD } from './upload.js';

export const ENG = {
  ...LIST_FAULTS,
  ...SHELL,
  ...PLAN,
  ...DIALOGS,
  ...COMPARE,
  ...LOADS,
  ...PROCESSES,
  ...ACCOUNT,
  ...UPLOAD,
  ...EDITOR,
} as const;

/** A key that has forms by number is asked for without its ending. */
type WithoutForm<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** All of them: some are loaded with what needs them (`addEnglish`). */
export type WholeKey = keyof typeof ENG | keyof typeof LISTS | keyof typeof RECORDS | keyof typeof DOCK;

export type WordKey = WithoutForm<WholeKey>;

/** What a language lacks is shown in English; a test finds it. */
export type Vocabulary = Readonly<Partial<Record<WholeKey, string>>>;
