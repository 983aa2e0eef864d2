/** A volume as the desk shows it: in the unit that is shown, to a tenth. */
import { UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import { draft } from '../plan-request/draft-store.js';
import { volumeShown } from '../units/measured.js';
import { number } from '../words/words.js';

export function volumeText(volume: number, uom: Uom): string {
  const { shown } = draft.value;
  return `${number(volumeShown(volume, uom, shown), 1)} ${UNITS[shown].volume === 'm3' ? 'm³' : 'ft³'}`;
}
