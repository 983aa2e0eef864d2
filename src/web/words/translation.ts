/** All words of one language besides English. */
import type {
  CALCULATION_ERROR_CODES,
  ErrorCode,
  IssueCode,
  UNLOADED_REASONS,
  WarningCode,
} from '../../schema/codes.js';
import type { WordList } from '../viewer/words.js';
import type { Vocabulary } from './eng/index.js';

/** Refusals that pages cannot bring about: they are told in the words of the service. */
type UnmetCode =
  | 'BadCursor'
  | 'BadForm'
  | 'BadIdempotencyKey'
  | 'BadPath'
  | 'BadRequest'
  | 'BodyCutShort'
  | 'BodyNotAnObject'
  | 'ExpectationFailed'
  | 'HeadersTooLarge'
  | 'IdempotencyKeyReused'
  | 'WrongContentEncoding'
  | 'WrongContentType'
  | 'WrongMethod'
  | 'WrongScheme';

type ToldCode =
  | IssueCode
  | WarningCode
  | (typeof CALCULATION_ERROR_CODES)[number]
  | (typeof UNLOADED_REASONS)[number]
  | Exclude<ErrorCode, UnmetCode>;

/** By code: what the service says with it, in general. */
export type CodeWords = Readonly<Record<ToldCode, string>>;

/** By field, as the interface names it; a field with a number has the word of those before it. */
export type FieldWords = Readonly<Record<string, string>>;

export interface Translation {
  readonly pages: Vocabulary;
  readonly viewer: WordList;
  readonly fields: FieldWords;
  /** What a field does; those that are not here are told in English. */
  readonly hints: FieldWords;
  readonly codes: CodeWords;
}

/** What the folder of a language exports: the words of the pages are a file each. */
type Folder = Readonly<Record<string, Vocabulary | WordList | FieldWords | CodeWords>> & {
  readonly VIEWER: WordList;
  readonly FIELDS: FieldWords;
  readonly HINTS: FieldWords;
  readonly CODES: CodeWords;
};

export function translationOf({ VIEWER, FIELDS, HINTS, CODES, ...pages }: Folder): Translation {
  const merged: Vocabulary = Object.assign({}, ...Object.values(pages));
  return { pages: merged, viewer: VIEWER, fields: FIELDS, hints: HINTS, codes: CODES };
}
