/** In which containers the pieces of a cargo lie, and from where to where along them. */
import { cargoSolids } from '../../scene/scene.js';
import type { ShownLoad } from '../../scene/shown-load.js';

export interface Whereabouts {
  /** Of the container in the plan. */
  readonly place: number;
  readonly pieces: number;
  /** Along the container, in units of the problem's grid. */
  readonly from: number;
  readonly to: number;
}

/** @param cargo of the request, on pallets too */
export function whereIs(load: ShownLoad, cargo: number): Whereabouts[] {
  return load.plan.containers.flatMap(({ arrangements }, place) => {
    const own = cargoSolids(load, arrangements).filter((solid) => solid.cargo === cargo && solid.isFurther !== true);
    if (own.length === 0) return [];
    const from = own.reduce((least, { x1 }) => Math.min(least, x1), Number.POSITIVE_INFINITY);
    const to = own.reduce((most, { x2 }) => Math.max(most, x2), 0);
    return [{ place, pieces: own.length, from, to }];
  });
}
