/** Warnings about favourite containers: names that nothing has, and cargo that had to go elsewhere. */

import { type LoadPlan, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { figure } from '../../domain/sentences.js';
import { vehicleLevel } from '../../domain/unit-loads.js';
import { isElsewhere } from '../../planning/goals/favourites.js';
import type { Warning } from '../types.js';

function pointerOf(cargo: number): string {
  return `/cargoes/${cargo}/emptyContainersFavorite`;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

export function favouritesIgnored({ cargoes, containers }: LoadProblem): Warning[] {
  const known = new Set(containers.map(({ name }) => name));
  return cargoes.flatMap(({ favourites }, cargo): Warning[] => {
    const unknown = favourites.filter((name) => !known.has(name));
    if (unknown.length === 0) return [];
    const message =
      `The request has no container named ${listed(unknown)}, so this favourite is ignored. ` +
      `Its containers are named ${listed([...known])}.`;
    return [{ code: 'FavouriteIgnored', pointer: pointerOf(cargo), message }];
  });
}

/** Of the pieces of an order; a pallet counts with what stands on it. */
export function favouritesFull(problem: LoadProblem, plan: LoadPlan): Warning[] {
  // Of alternatives anyone may take the favourite.
  if (plan.alternatives) return [];
  const vehicles = vehicleLevel(problem, plan);
  const elsewhere = problem.cargoes.map(() => 0);
  for (const { container, arrangements } of vehicles.plan.containers) {
    for (const arrangement of arrangements) {
      const pieces = piecesIn(arrangement);
      const { contents = [{ cargo: arrangement.cargo, quantity: 1 }] } = vehicles.problem.cargoes[arrangement.cargo]!;
      for (const { cargo, quantity } of contents) {
        if (isElsewhere(problem, cargo, container)) elsewhere[cargo]! += pieces * quantity;
      }
    }
  }
  return problem.cargoes.flatMap(({ favourites, name, quantity }, cargo): Warning[] => {
    const pieces = elsewhere[cargo]!;
    if (pieces === 0) return [];
    const message =
      `${figure(pieces)} of ${figure(quantity)} pieces of "${name}" lie in other containers than ${listed(favourites)}. ` +
      'These had no room left for them, or more containers would have been needed.';
    return [{ code: 'FavouriteFull', pointer: pointerOf(cargo), message }];
  });
}
