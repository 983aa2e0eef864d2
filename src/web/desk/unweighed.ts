/** Rows without a weight: the plan counts them as nothing. */
import { computed } from '@preact/signals';
import { draft } from '../plan-request/draft-store.js';
import type { Row } from '../plan-request/request-draft.js';

/** Places of the rows; none where nobody weighed anything: then it is a study of volumes. */
export const unweighedRows = computed((): readonly number[] => {
  const { cargoes } = draft.value;
  if (!cargoes.some(isWeighed)) return [];
  return cargoes.flatMap((row, place) => (isUnweighed(row) ? [place] : []));
});

export function isUnweighed(row: Row): boolean {
  return isSized(row) && !isWeighed(row);
}

function isWeighed({ weight }: Row): boolean {
  return figureOf(weight) > 0;
}

/** One that names a record of the company has its sizes, and its weight, from there. */
function isSized({ length, diameter, height }: Row): boolean {
  return [length, diameter, height].some((size) => figureOf(size) > 0);
}

function figureOf(value: unknown): number {
  const figure = typeof value === 'object' && value !== null && 'figure' in value ? value.figure : value;
  return typeof figure === 'number' ? figure : 0;
}
