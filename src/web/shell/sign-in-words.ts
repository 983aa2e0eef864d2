/** Words of signing in and of passwords. */
import type { SIGNIN } from '../../locales/made/eng/sign-in.js';
import { laterWords } from '../words/later-words.js';

export const signInText = await laterWords<typeof SIGNIN>({
  ENG: async () => (await import('../../locales/made/eng/sign-in.js')).SIGNIN,
  GER: async () => (await import('../../locales/made/ger/sign-in.js')).SIGNIN,
  SPN: async () => (await import('../../locales/made/spn/sign-in.js')).SIGNIN,
  FRN: async () => (await import('../../locales/made/frn/sign-in.js')).SIGNIN,
  BRZ: async () => (await import('../../locales/made/brz/sign-in.js')).SIGNIN,
  CHN: async () => (await import('../../locales/made/chn/sign-in.js')).SIGNIN,
  JPN: async () => (await import('../../locales/made/jpn/sign-in.js')).SIGNIN,
  KOR: async () => (await import('../../locales/made/kor/sign-in.js')).SIGNIN,
});
