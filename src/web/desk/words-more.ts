/** Words of what is opened now and then: loaded with the first of it. */
import type { DESKMORE } from '../../locales/made/eng/desk-more.js';
import type { PlainKey } from '../../locales/say.js';
import { laterWords } from '../words/later-words.js';

/** A word that nothing is filled into. */
export type MoreLabel = PlainKey<typeof DESKMORE>;

export const more = await laterWords<typeof DESKMORE>({
  ENG: async () => (await import('../../locales/made/eng/desk-more.js')).DESKMORE,
  GER: async () => (await import('../../locales/made/ger/desk-more.js')).DESKMORE,
  SPN: async () => (await import('../../locales/made/spn/desk-more.js')).DESKMORE,
  FRN: async () => (await import('../../locales/made/frn/desk-more.js')).DESKMORE,
  BRZ: async () => (await import('../../locales/made/brz/desk-more.js')).DESKMORE,
  CHN: async () => (await import('../../locales/made/chn/desk-more.js')).DESKMORE,
  JPN: async () => (await import('../../locales/made/jpn/desk-more.js')).DESKMORE,
  KOR: async () => (await import('../../locales/made/kor/desk-more.js')).DESKMORE,
});
