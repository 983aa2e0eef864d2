/** Words of the loading dock: they come with its pages. */
import type { DOCK } from '../../../locales/made/eng/dock.js';
import { laterWords } from '../../words/later-words.js';

export const dock = await laterWords<typeof DOCK>({
  ENG: async () => (await import('../../../locales/made/eng/dock.js')).DOCK,
  GER: async () => (await import('../../../locales/made/ger/dock.js')).DOCK,
  SPN: async () => (await import('../../../locales/made/spn/dock.js')).DOCK,
  FRN: async () => (await import('../../../locales/made/frn/dock.js')).DOCK,
  BRZ: async () => (await import('../../../locales/made/brz/dock.js')).DOCK,
  CHN: async () => (await import('../../../locales/made/chn/dock.js')).DOCK,
  JPN: async () => (await import('../../../locales/made/jpn/dock.js')).DOCK,
  KOR: async () => (await import('../../../locales/made/kor/dock.js')).DOCK,
});
