/** What a load is loaded into, in words. */
import type { LoadResponse } from '../../../schema/load.js';
import { shownName } from '../../words/shown-name.js';
import { number } from '../../words/words.js';

/** `2 × 40 ft, 1 × 20 ft` */
export function containersOf({ filledContainers }: Pick<LoadResponse, 'filledContainers'>): string {
  const kinds = new Map<string, number>();
  for (const { emptyContainer } of filledContainers) {
    const name = shownName(emptyContainer.name ?? '');
    kinds.set(name, (kinds.get(name) ?? 0) + 1);
  }
  return [...kinds].map(([name, count]) => `${number(count)} × ${name}`).join(', ');
}
