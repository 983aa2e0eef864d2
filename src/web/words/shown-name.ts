/**
 * What containers that we offer or ship with samples are called, in the language that is shown. They are kept and sent under
 * their English names, and what somebody named is called so in every language.
 */
import { sayEquipment } from '../../domain/usual-equipment.js';
import { language, viewerWords } from './words.js';

export function shownName(name: string): string {
  if (language.value === 'ENG') return name;
  return sayEquipment(name, (word) => viewerWords.value[word] ?? name);
}
