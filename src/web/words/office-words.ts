/** Words of the pages of what a company keeps and its programs do: records, uploads, background jobs, webhooks. */
import type { OFFICE } from '../../locales/made/eng/office.js';
import { laterWords } from './later-words.js';

export const office = await laterWords<typeof OFFICE>({
  ENG: async () => (await import('../../locales/made/eng/office.js')).OFFICE,
  GER: async () => (await import('../../locales/made/ger/office.js')).OFFICE,
  SPN: async () => (await import('../../locales/made/spn/office.js')).OFFICE,
  FRN: async () => (await import('../../locales/made/frn/office.js')).OFFICE,
  BRZ: async () => (await import('../../locales/made/brz/office.js')).OFFICE,
  CHN: async () => (await import('../../locales/made/chn/office.js')).OFFICE,
  JPN: async () => (await import('../../locales/made/jpn/office.js')).OFFICE,
  KOR: async () => (await import('../../locales/made/kor/office.js')).OFFICE,
});
