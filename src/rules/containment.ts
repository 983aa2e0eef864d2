/** Containment: every piece lies inside the container; over or inside the edges of a pallet as far as it is allowed. */
import type { Rule } from './rule.js';

export const containment: Rule = {
  id: 'containment',
  title: 'Inside the container',
  fields: [
    'emptyContainers.length',
    'emptyContainers.width',
    'emptyContainers.height',
    'palletOverhang',
    'palletOverhangLength',
    'palletOverhangWidth',
    'palletUnderhang',
    'palletUnderhangLength',
    'palletUnderhangWidth',
  ],
  isUsed: () => true,
  check(load, report) {
    const { size, deckReach } = load.container;
    for (const piece of load.pieces) {
      const isInside =
        piece.x1 >= -deckReach.length &&
        piece.y1 >= -deckReach.width &&
        piece.z1 >= 0 &&
        piece.x2 <= size.length + deckReach.length &&
        piece.y2 <= size.width + deckReach.width &&
        piece.z2 <= size.height;
      if (!isInside) report.placement(piece, `${load.describe(piece)} is not inside the container.`);
    }
  },
};
