/**
 * What containers that we offer or ship with samples are called, in the language that is shown. They are kept and sent under
 * their English names, and what somebody named is called so in every language.
 */
import { EQUIPMENT_OF_SAMPLES, USUAL_EQUIPMENT } from '../../domain/usual-equipment.js';
import { language } from '../words/words.js';
import { type DeskLabel, desk } from './words.js';

const LABELS: Readonly<Record<string, DeskLabel>> = {
  [USUAL_EQUIPMENT.sea20]: 'nameSea20',
  [EQUIPMENT_OF_SAMPLES.sea20]: 'nameSea20',
  [USUAL_EQUIPMENT.sea40]: 'nameSea40',
  [EQUIPMENT_OF_SAMPLES.sea40]: 'nameSea40',
  [USUAL_EQUIPMENT.sea40High]: 'nameSea40High',
  [USUAL_EQUIPMENT.sea45High]: 'nameSea45High',
  [USUAL_EQUIPMENT.trailer]: 'chipTrailer',
  [EQUIPMENT_OF_SAMPLES.trailer]: 'chipTrailer',
  [USUAL_EQUIPMENT.megaTrailer]: 'nameMegaTrailer',
  [USUAL_EQUIPMENT.swapBody]: 'nameSwapBody',
  [USUAL_EQUIPMENT.boxTruck]: 'nameBoxTruck',
  [USUAL_EQUIPMENT.dryVan53]: 'nameDryVan53',
  [USUAL_EQUIPMENT.euroPallet]: 'chipPallet',
  [EQUIPMENT_OF_SAMPLES.euroPallet]: 'chipPallet',
};

export function shownName(name: string): string {
  const label = LABELS[name];
  return label === undefined || language.value === 'ENG' ? name : desk(label);
}
