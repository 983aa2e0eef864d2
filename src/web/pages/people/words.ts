/** Words of the pages of people: who may use the service, what was done and used, the bin, versions. */
import type { PEOPLE } from '../../../locales/made/eng/people.js';
import { laterWords } from '../../words/later-words.js';

export const peopleText = await laterWords<typeof PEOPLE>({
  ENG: async () => (await import('../../../locales/made/eng/people.js')).PEOPLE,
  GER: async () => (await import('../../../locales/made/ger/people.js')).PEOPLE,
  SPN: async () => (await import('../../../locales/made/spn/people.js')).PEOPLE,
  FRN: async () => (await import('../../../locales/made/frn/people.js')).PEOPLE,
  BRZ: async () => (await import('../../../locales/made/brz/people.js')).PEOPLE,
  CHN: async () => (await import('../../../locales/made/chn/people.js')).PEOPLE,
  JPN: async () => (await import('../../../locales/made/jpn/people.js')).PEOPLE,
  KOR: async () => (await import('../../../locales/made/kor/people.js')).PEOPLE,
});
