/** Words of the cards on which containers are compared. */
import type { CARDS } from '../../../locales/made/eng/cards.js';
import { laterWords } from '../../words/later-words.js';

export const cards = await laterWords<typeof CARDS>({
  ENG: async () => (await import('../../../locales/made/eng/cards.js')).CARDS,
  GER: async () => (await import('../../../locales/made/ger/cards.js')).CARDS,
  SPN: async () => (await import('../../../locales/made/spn/cards.js')).CARDS,
  FRN: async () => (await import('../../../locales/made/frn/cards.js')).CARDS,
  BRZ: async () => (await import('../../../locales/made/brz/cards.js')).CARDS,
  CHN: async () => (await import('../../../locales/made/chn/cards.js')).CARDS,
  JPN: async () => (await import('../../../locales/made/jpn/cards.js')).CARDS,
  KOR: async () => (await import('../../../locales/made/kor/cards.js')).CARDS,
});
