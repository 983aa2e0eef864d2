/** Undivided cargo (isSpreadIdenticalCargoAllowed false): all rows of one name are a lot. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Lot } from './lot.js';

export function wholeCargo({ cargoes, rules }: LoadProblem): Lot[] {
  if (!rules.isCargoUndivided) return [];
  const placesOf = new Map<string, number[]>();
  for (const [place, { name, quantity }] of cargoes.entries()) {
    if (quantity === 0) continue;
    const own = placesOf.get(name);
    if (own === undefined) placesOf.set(name, [place]);
    else own.push(place);
  }
  return Array.from(placesOf.values(), (places) => {
    const quantities = places.map((place) => cargoes[place]!.quantity);
    const pieces = quantities.reduce((sum, count) => sum + count, 0);
    return {
      places,
      quantities,
      reason: 'GroupKeptTogether',
      detail: `All ${pieces} pieces must lie in one container (isSpreadIdenticalCargoAllowed is false); none that may be used was found to take them together.`,
    };
  });
}
