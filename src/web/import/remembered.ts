/** How lists of a sender were read, by their line of titles: the next one is read alike. Kept on this device. */
import type { Choices, Understood } from './messages.js';

const KEPT = 'stowage.lists';
/** Senders; the one that was not seen for longest is forgotten. */
const MOST = 60;

export function remembered(): Readonly<Record<string, Choices>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Choices>;
  } catch {
    return {};
  }
}

export function remember(understood: Understood, choices: Choices): void {
  const { key } = understood;
  if (key === null) return;
  const { [key]: _, ...others } = remembered();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...Object.fromEntries(kept), [key]: lasting(understood, choices) }));
  } catch {
    // No room: the next list is read without.
  }
}

/** What holds for other lists with these titles: no sheet and no row. */
function lasting({ columns, sizes, weights, weightIs, weightWhy }: Understood, choices: Choices): Choices {
  const { insteadOfSizes, insteadOfWeights } = choices;
  return {
    columns: Object.fromEntries(columns.map(({ index, choice }) => [index, choice])),
    // What the totals of one list showed those of the next show again.
    ...(weightWhy === 'chosen' && weightIs !== 'unknown' && { weightIs }),
    ...(!sizes.isSaid && { unitOfSizes: sizes.unit }),
    ...(!weights.isSaid && { unitOfWeights: weights.unit }),
    ...(insteadOfSizes && { insteadOfSizes }),
    ...(insteadOfWeights && { insteadOfWeights }),
  };
}
