/** The pieces that stand in the truck by what the dock told of a version: what they are and where they lie. */

import { heldOf, nameOfPlace, type ProgressEvent, type ProgressPlace, tickAt } from '../../../domain/progress.js';
import type { Uom } from '../../../domain/words.js';
import type { LoadResponse } from '../../../schema/load.js';
import type { KeptContainer, KeptPiece, KeptPieces } from '../../plan-request/kept-pieces.js';

/** @param load the version, with spaces and placements; @param told see kept-pieces.ts */
export function standingPieces(load: LoadResponse, events: readonly ProgressEvent[], told: string): KeptPieces {
  const held = heldOf(events);
  const problemAt = (place: ProgressPlace) => held.get(nameOfPlace(place))?.problem ?? null;
  const containers = load.filledContainers.map(({ emptyContainer, spaces = [] }, at): KeptContainer => {
    const pieces = spaces.flatMap(
      ({ isEmpty, sequence, section, cargo, cargoesLoaded, placements = [] }): KeptPiece[] => {
        if (isEmpty || cargo === null) return [];
        const place = { container: at + 1, section: section ?? 1, space: sequence };
        const tick = tickAt(held, place);
        if (tick?.kind !== 'Done') return [];
        const isCounted = tick.space !== undefined && tick.count !== undefined;
        const problem = isCounted ? null : problemAt(place);
        // Which pieces of a step are missing nobody noted: those that are loaded last.
        const count = isCounted
          ? tick.count!
          : cargoesLoaded - (problem === null ? 0 : (problem.count ?? cargoesLoaded));
        return placements
          .slice(0, Math.max(0, count))
          .map(({ fillDirection, pos, size }) => ({ cargo: { ...cargo }, orientation: fillDirection, pos, size }));
      },
    );
    return { emptyContainer: { ...(emptyContainer as object) }, pieces };
  });
  return { told, uom: load.uom as Uom, containers: containers.filter(({ pieces }) => pieces.length > 0) };
}
