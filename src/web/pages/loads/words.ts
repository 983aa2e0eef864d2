/** Words of the list of saved loads, of one of them, and of its links. */
import type { LOADS } from '../../../locales/made/eng/loads.js';
import { laterWords } from '../../words/later-words.js';

export const ofLoads = await laterWords<typeof LOADS>({
  ENG: async () => (await import('../../../locales/made/eng/loads.js')).LOADS,
  GER: async () => (await import('../../../locales/made/ger/loads.js')).LOADS,
  SPN: async () => (await import('../../../locales/made/spn/loads.js')).LOADS,
  FRN: async () => (await import('../../../locales/made/frn/loads.js')).LOADS,
  BRZ: async () => (await import('../../../locales/made/brz/loads.js')).LOADS,
  CHN: async () => (await import('../../../locales/made/chn/loads.js')).LOADS,
  JPN: async () => (await import('../../../locales/made/jpn/loads.js')).LOADS,
  KOR: async () => (await import('../../../locales/made/kor/loads.js')).LOADS,
});
