/**
 * What containers that we offer or ship with samples are called, in the language that is shown. They are kept and sent under
 * their English names, and what somebody named is called so in every language.
 */
import { USUAL_EQUIPMENT } from '../../domain/usual-equipment.js';
import { language } from '../words/words.js';
import { type DeskLabel, desk } from './words.js';

const LABELS: Readonly<Record<string, DeskLabel>> = {
  [USUAL_EQUIPMENT.sea20]: 'nameSea20',
  '20 ft': 'nameSea20',
  [USUAL_EQUIPMENT.sea40]: 'nameSea40',
  '40-foot container': 'nameSea40',
  [USUAL_EQUIPMENT.sea40High]: 'nameSea40High',
  [USUAL_EQUIPMENT.sea45High]: 'nameSea45High',
  [USUAL_EQUIPMENT.trailer]: 'chipTrailer',
  'Trailer 13.6 m': 'chipTrailer',
  [USUAL_EQUIPMENT.megaTrailer]: 'nameMegaTrailer',
  [USUAL_EQUIPMENT.swapBody]: 'nameSwapBody',
  [USUAL_EQUIPMENT.boxTruck]: 'nameBoxTruck',
  [USUAL_EQUIPMENT.dryVan53]: 'nameDryVan53',
  [USUAL_EQUIPMENT.euroPallet]: 'chipPallet',
  'Euro pallet': 'chipPallet',
};

export function shownName(name: string): string {
  const label = LABELS[name];
  return label === undefined || language.value === 'ENG' ? name : desk(label);
}
