/** Words of the common containers to choose from. */
import type { EQUIPMENT } from '../../../locales/made/eng/equipment.js';
import type { PlainKey } from '../../../locales/say.js';
import { laterWords } from '../../words/later-words.js';

/** A word that nothing is filled into. */
export type EquipmentLabel = PlainKey<typeof EQUIPMENT>;

export const equipment = await laterWords<typeof EQUIPMENT>({
  ENG: async () => (await import('../../../locales/made/eng/equipment.js')).EQUIPMENT,
  GER: async () => (await import('../../../locales/made/ger/equipment.js')).EQUIPMENT,
  SPN: async () => (await import('../../../locales/made/spn/equipment.js')).EQUIPMENT,
  FRN: async () => (await import('../../../locales/made/frn/equipment.js')).EQUIPMENT,
  BRZ: async () => (await import('../../../locales/made/brz/equipment.js')).EQUIPMENT,
  CHN: async () => (await import('../../../locales/made/chn/equipment.js')).EQUIPMENT,
  JPN: async () => (await import('../../../locales/made/jpn/equipment.js')).EQUIPMENT,
  KOR: async () => (await import('../../../locales/made/kor/equipment.js')).EQUIPMENT,
});
