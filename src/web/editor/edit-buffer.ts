/** An edited plan as the editing buffer of the interface takes it: what is placed, in the unit of the request. */
import type { LoadProblem } from '../../domain/problem.js';
import type { EditedPlan } from './edited-plan.js';

export interface FilledByHand {
  readonly emptyContainer: string;
  readonly placements: readonly {
    readonly cargo: number;
    readonly orientation: number;
    readonly pos: { readonly length: number; readonly width: number; readonly height: number };
  }[];
  readonly locked: boolean;
}

/** @throws RangeError for finished pallets, which the buffer takes whole and not by number */
export function filledByHand({ cargoes, containers, scale }: LoadProblem, plan: EditedPlan): FilledByHand[] {
  return plan.containers
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ container, pieces, isLocked }) => ({
      emptyContainer: containers[container]!.name,
      placements: pieces.map(({ cargo, orientation, position: { x, y, z } }) => {
        if (cargoes[cargo]!.contents !== undefined) throw new RangeError('A finished pallet has no number of its own.');
        return { cargo, orientation, pos: { length: x / scale, width: y / scale, height: z / scale } };
      }),
      locked: isLocked,
    }));
}
