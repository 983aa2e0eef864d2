/** The most of everything that a request may hold. */
export const LIMITS = {
  cargoes: 10_000,
  pieces: 1_000_000,
  containerTypes: 100,
  containersFilled: 10_000,
  /** In the unit of the request. */
  size: 1_000_000,
  weight: 1e9,
  price: 1e9,
  nameLength: 255,
  descriptionLength: 50,
  propertyLength: 50,
  zones: 1_000,
  favourites: 1_000,
  matrixRows: 100_000,
  whole: 2_147_483_647,
  optimizationLevel: 4,
} as const;
