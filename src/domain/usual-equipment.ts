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
