/** Vehicles of which it is known what their axles may carry, in millimetres and kilograms. */
const TRAILER = {
  containerType: 'Truck',
  name: 'Trailer',
  length: 13_500,
  width: 2440,
  height: 2900,
  maxWeight: 24_000,
  qty: 1,
  maxWeightPerLength: 3000,
  axles: {
    layout: 'SemiTrailer',
    steer: { position: -1660, emptyWeight: 5950 },
    drive: { position: 2140, emptyWeight: 4107, maxWeight: 11_500 },
    trailer: { position: 9300, count: 3, spacing: 1310, emptyWeight: 5052, maxWeight: 24_000 },
    kingpin: { position: 1670, emptyWeight: 2248 },
  },
};

const pallet = (name: string, weight: number, qty: number, sequence?: number) => ({
  ...{ style: 'Palletload', name, length: 1200, width: 800, height: 1600, weight, qty, nothingOnTop: true },
  ...(sequence === undefined ? {} : { sequence }),
});

/** Loaded from the front wall on they would be too much for the drive axle. */
export const THIRTY_PALLETS = {
  title: 'Thirty pallets',
  cargoes: [pallet('Pallet', 800, 30)],
  emptyContainers: [TRAILER],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1 },
};

export const THREE_STOPS = {
  title: 'Tour with three stops',
  cargoes: [pallet('Gent', 900, 8, 3), pallet('Lille', 520, 12, 2), pallet('Paris', 850, 8, 1)],
  emptyContainers: [TRAILER],
  rules: { calculationType: 'MixLoad', optimizationLevel: 1, isSequenceUsed: true },
};
