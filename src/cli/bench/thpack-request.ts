/** Problems in the "thpack" format as load requests. */
import type { Fields } from './suite.js';
import { orientationsOf, type ThpackProblem } from './thpack-format.js';

/** @param containers how many there are; 0 as many as needed */
export function requestOfThpack({ cargoes, container }: ThpackProblem, title: string, containers: number): Fields {
  return {
    title,
    cargoes: cargoes.map((cargo, place) => ({
      ...{ style: 'Shipcase', name: `Cargo ${place + 1}`, ...cargo.size, qty: cargo.quantity },
      orientationsAllowed: orientationsOf(cargo),
    })),
    emptyContainers: [{ containerType: 'SeaVan', name: 'Container', ...container, qty: containers }],
  };
}
