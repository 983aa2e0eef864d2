/** What comes of an order, in one sentence. */
import type { LoadResponse } from '../../schema/load.js';
import { desk } from './words.js';

export function headlineOf({ loadSummary }: Pick<LoadResponse, 'loadSummary'>): string {
  const { cargoesLoaded: loaded, cargoesLeft } = loadSummary;
  return cargoesLeft === 0
    ? desk('allLoad', { count: loaded })
    : desk('someLoad', { loaded, count: loaded + cargoesLeft });
}

/** Whether one of several has yet to be chosen; one that is left alone is a load like any other. */
export function isChoice({ alternatives, filledContainers }: Pick<LoadResponse, 'alternatives' | 'filledContainers'>) {
  return alternatives === true && filledContainers.length > 1;
}

/** What its card is called. */
export function typeOf({ name, emptyContainer }: LoadResponse['filledContainers'][number]): string {
  return (emptyContainer as { readonly name?: string }).name || name;
}
