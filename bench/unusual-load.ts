/** A load with a field of each kind that generated clients have been seen to lose or to refuse. In millimetres and kilograms. */
import type { LoadRequest } from '../src/client/index.js';

export function unusualLoad(): LoadRequest {
  return {
    title: 'Unusual Grüße 箱',
    cargoes: [
      {
        ...{ style: 'Shipcase', name: 'Carton', length: 600, width: 400, height: 300, weight: 12.5, qty: 40 },
        orientationsAllowed: 3,
        orientationPriority: { used: true, orientationNumberPrimary: 2 },
        emptyContainersFavorite: [{ name: 'Elsewhere' }, '20 ft'],
        handling: null,
        bulgeSize: { length: 1, width: 2, height: 3 },
        property1: 'Grüße 箱',
      },
      {
        ...{ style: 'Roll', name: 'Reel', diameter: 400, height: 500, weight: 80, qty: 3 },
        orientationsAllowed: 'Orientations1256',
        orientationPriority: 'Orientations51',
        handling: 'Machine',
        stackValue: -5,
      },
      {
        ...{ style: 'Shipcase', name: 'On pallets', length: 300, width: 200, height: 200, weight: 5, qty: 50 },
        isPalletized: true,
        palletizing: {
          pallet: { containerType: 'Pallet', name: 'EUR', length: 1200, width: 800, height: 1500 },
          partialPalletsAllowed: false,
        },
      },
    ],
    emptyContainers: [
      { containerType: 'SeaVan', name: '20 ft', length: 5890, width: 2330, height: 2380, maxWeight: 20_000 },
    ],
    rules: {
      calculationType: 'MixLoad',
      optimizationLevel: 1,
      // As a square of booleans openapi-generator's Java cannot write it: its unions take no arrays.
      stackingMatrix: [{ bottomCargo: 'Reel', topCargo: 'Carton', allowed: false }],
    },
  };
}
