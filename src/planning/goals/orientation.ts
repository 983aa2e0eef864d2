/** orientationPriority, soft: pieces lie in the orientations that their cargo names first. */
import { piecesIn } from '../../domain/plan.js';
import { sumOfLoads } from './draft.js';
import { type Goal, least } from './goal.js';

/** The figure: places in orientationPriority of all pieces together. */
export const orientation: Goal = {
  id: 'orientation',
  figure: ({ cargoes }, draft) =>
    sumOfLoads(draft, ({ arrangements }) =>
      arrangements.reduce((sum, arrangement) => {
        const { orientationPriority } = cargoes[arrangement.cargo]!;
        const place = orientationPriority.indexOf(arrangement.orientation);
        return sum + piecesIn(arrangement) * (place < 0 ? orientationPriority.length : place);
      }, 0),
    ),
  compare: least,
};
