/** Names of the catalogue, apart from it: whoever only names one needs none of its figures. */

/** Those that are asked for most, by name. */
export const USUAL_EQUIPMENT = {
  sea20: '20 ft container',
  sea40: '40 ft container',
  sea40High: '40 ft high cube',
  sea45High: '45 ft high cube',
  trailer: 'Semi-trailer 13.6 m',
  euroPallet: 'EUR pallet 1200 x 800',
  megaTrailer: 'Mega trailer 13.6 m',
  swapBody: 'Swap body 7.45 m',
  boxTruck: 'Box truck 7.2 m',
  dryVan53: '53 ft dry van',
} as const;

/** Names that the samples have for some of them. */
export const EQUIPMENT_OF_SAMPLES = {
  sea20: '20 ft',
  sea40: '40-foot container',
  trailer: 'Trailer 13.6 m',
  euroPallet: 'Euro pallet',
} as const;

/** By name the word that says it in other languages. */
const WORDS = {
  [USUAL_EQUIPMENT.sea20]: 'nameSea20',
  [EQUIPMENT_OF_SAMPLES.sea20]: 'nameSea20',
  [USUAL_EQUIPMENT.sea40]: 'nameSea40',
  [EQUIPMENT_OF_SAMPLES.sea40]: 'nameSea40',
  [USUAL_EQUIPMENT.sea40High]: 'nameSea40High',
  [USUAL_EQUIPMENT.sea45High]: 'nameSea45High',
  [USUAL_EQUIPMENT.trailer]: 'nameTrailer',
  [EQUIPMENT_OF_SAMPLES.trailer]: 'nameTrailer',
  [USUAL_EQUIPMENT.megaTrailer]: 'nameMegaTrailer',
  [USUAL_EQUIPMENT.swapBody]: 'nameSwapBody',
  [USUAL_EQUIPMENT.boxTruck]: 'nameBoxTruck',
  [USUAL_EQUIPMENT.dryVan53]: 'nameDryVan53',
  [USUAL_EQUIPMENT.euroPallet]: 'namePallet',
  [EQUIPMENT_OF_SAMPLES.euroPallet]: 'namePallet',
} as const;

export type EquipmentWord = (typeof WORDS)[keyof typeof WORDS];

/**
 * A name as another language says it: one of these, or one of several of a type, with its number behind it. What somebody
 * named is called so in every language.
 */
export function sayEquipment(name: string, say: (word: EquipmentWord) => string): string {
  const [, type = name, number = ''] = /^(.+?)( \d+)?$/.exec(name) ?? [];
  const known: Readonly<Record<string, EquipmentWord | undefined>> = WORDS;
  const whole = known[name];
  if (whole !== undefined) return say(whole);
  const word = known[type];
  return word === undefined ? name : say(word) + number;
}
