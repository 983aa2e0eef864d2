/** Words of editing in the desk's picture: they come with the editor. */
import type { HAND } from '../../../locales/made/eng/hand.js';
import { laterWords } from '../../words/later-words.js';

export const said = await laterWords<typeof HAND>({
  ENG: async () => (await import('../../../locales/made/eng/hand.js')).HAND,
  GER: async () => (await import('../../../locales/made/ger/hand.js')).HAND,
  SPN: async () => (await import('../../../locales/made/spn/hand.js')).HAND,
  FRN: async () => (await import('../../../locales/made/frn/hand.js')).HAND,
  BRZ: async () => (await import('../../../locales/made/brz/hand.js')).HAND,
  CHN: async () => (await import('../../../locales/made/chn/hand.js')).HAND,
  JPN: async () => (await import('../../../locales/made/jpn/hand.js')).HAND,
  KOR: async () => (await import('../../../locales/made/kor/hand.js')).HAND,
});
