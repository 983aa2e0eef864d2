/** Words of the desk. */
import type { DESK } from '../../locales/made/eng/desk.js';
import type { KeyOf, PlainKey } from '../../locales/say.js';
import { laterWords } from '../words/later-words.js';

export type DeskWord = KeyOf<typeof DESK>;
/** A word that nothing is filled into. */
export type DeskLabel = PlainKey<typeof DESK>;

export const desk = await laterWords<typeof DESK>({
  ENG: async () => (await import('../../locales/made/eng/desk.js')).DESK,
  GER: async () => (await import('../../locales/made/ger/desk.js')).DESK,
  SPN: async () => (await import('../../locales/made/spn/desk.js')).DESK,
  FRN: async () => (await import('../../locales/made/frn/desk.js')).DESK,
  BRZ: async () => (await import('../../locales/made/brz/desk.js')).DESK,
  CHN: async () => (await import('../../locales/made/chn/desk.js')).DESK,
  JPN: async () => (await import('../../locales/made/jpn/desk.js')).DESK,
  KOR: async () => (await import('../../locales/made/kor/desk.js')).DESK,
});
