/** Extent: all cargo together, from the container's origin, within maxLength, maxWidth and maxHeight. */
import type { Rule } from './rule.js';

export const extent: Rule = {
  id: 'extent',
  title: 'Extent of the cargo',
  fields: ['emptyContainers.maxLength', 'emptyContainers.maxWidth', 'emptyContainers.maxHeight'],
  isUsed: ({ containers }) =>
    containers.some(({ maxExtent }) => maxExtent.length > 0 || maxExtent.width > 0 || maxExtent.height > 0),
  check(load, report) {
    const { length, width, height } = load.container.maxExtent;
    for (const piece of load.pieces) {
      if (isBeyond(piece.x2, length) || isBeyond(piece.y2, width) || isBeyond(piece.z2, height)) {
        report.placement(piece, `${load.describe(piece)} reaches beyond the largest extent of the cargo.`);
      }
    }
  },
};

/** A limit of 0 is none. */
function isBeyond(reach: number, limit: number): boolean {
  return limit > 0 && reach > limit;
}
