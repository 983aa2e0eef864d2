/** Overlap: no two pieces are in the same place. Rolls are judged as cylinders: their bounding boxes may overlap. */
import { shapesMeet } from './geometry/cylinders.js';
import type { Rule } from './rule.js';

export const overlap: Rule = {
  id: 'overlap',
  title: 'No two pieces in the same place',
  fields: ['length', 'width', 'height', 'diameter', 'bulgeSize', 'style'],
  isUsed: () => true,
  check(load, report) {
    load.neighbours.forEachPair(0, (lower, upper) => {
      if (lower.z2 > upper.z1 && shapesMeet(lower, upper)) {
        report.placement(upper, `${load.describe(upper)} overlaps ${load.describe(lower)}.`, { others: [lower] });
      }
      return !report.isFull;
    });
  },
};
