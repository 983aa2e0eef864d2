/** Words of axles, door, floor and centre of gravity: they come with the first container that asks for any. */
import type { VEHICLE } from '../../../locales/made/eng/vehicle.js';
import type { PlainKey } from '../../../locales/say.js';
import { laterWords } from '../../words/later-words.js';

/** A word that nothing is filled into. */
export type VehicleLabel = PlainKey<typeof VEHICLE>;

export const told = await laterWords<typeof VEHICLE>({
  ENG: async () => (await import('../../../locales/made/eng/vehicle.js')).VEHICLE,
  GER: async () => (await import('../../../locales/made/ger/vehicle.js')).VEHICLE,
  SPN: async () => (await import('../../../locales/made/spn/vehicle.js')).VEHICLE,
  FRN: async () => (await import('../../../locales/made/frn/vehicle.js')).VEHICLE,
  BRZ: async () => (await import('../../../locales/made/brz/vehicle.js')).VEHICLE,
  CHN: async () => (await import('../../../locales/made/chn/vehicle.js')).VEHICLE,
  JPN: async () => (await import('../../../locales/made/jpn/vehicle.js')).VEHICLE,
  KOR: async () => (await import('../../../locales/made/kor/vehicle.js')).VEHICLE,
});
