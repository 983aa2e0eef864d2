/** Words of what is behind the top bar of the desk, and of its start. */
import type { FRAME } from '../../../locales/made/eng/frame.js';
import type { PlainKey } from '../../../locales/say.js';
import { laterWords } from '../../words/later-words.js';

/** A word that nothing is filled into. */
export type FrameLabel = PlainKey<typeof FRAME>;

export const frame = await laterWords<typeof FRAME>({
  ENG: async () => (await import('../../../locales/made/eng/frame.js')).FRAME,
  GER: async () => (await import('../../../locales/made/ger/frame.js')).FRAME,
  SPN: async () => (await import('../../../locales/made/spn/frame.js')).FRAME,
  FRN: async () => (await import('../../../locales/made/frn/frame.js')).FRAME,
  BRZ: async () => (await import('../../../locales/made/brz/frame.js')).FRAME,
  CHN: async () => (await import('../../../locales/made/chn/frame.js')).FRAME,
  JPN: async () => (await import('../../../locales/made/jpn/frame.js')).FRAME,
  KOR: async () => (await import('../../../locales/made/kor/frame.js')).FRAME,
});
