/** A load to which something was added, in an order of loading: what was added gives way. */
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { inOrder } from './in-order.js';

/**
 * Added pieces that stand against every order are taken out, with those that rest on them.
 * @param isAdded asked of parts of arrangements too, which keep all else that the whole has
 * @returns null when only what was there before stands against it
 */
export function addedInOrder(
  problem: LoadProblem,
  container: number,
  load: readonly Arrangement[],
  isAdded: (arrangement: Arrangement) => boolean,
): readonly Arrangement[] | null {
  let tried = load;
  for (;;) {
    const { arrangements, circle } = inOrder(problem, container, tried);
    if (arrangements !== null) return arrangements;
    const { elements, carried, members } = circle;
    const stays = (place: number) => elements[place]!.parts.some(({ arrangement }) => !isAdded(arrangement));
    const out = new Set(members.filter((place) => !stays(place)));
    for (const place of out) for (const other of carried[place]!) out.add(other);
    if (out.size === 0 || [...out].some(stays)) return null;
    tried = elements.flatMap(({ parts }, place) => (out.has(place) ? [] : parts.map(({ arrangement }) => arrangement)));
  }
}
