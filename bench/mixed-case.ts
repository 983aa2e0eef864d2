/**
 * Mixed-case orders (in the style of Elhedhli, Gzara and Yildiz 2019): a line for each case, tab-separated: width,
 * depth, height, weight, load capacity, reductions, shape, repetition, number. The load capacity is the weight that may
 * rest on a case; cases stand upright on pallets of 1,200 x 800 x 2,055 mm.
 */
import type { LoadProblem } from '../src/domain/problem.js';
import { problemOf } from '../test/support/problems/load-problems.js';

const PALLET = { length: 1200, width: 800, height: 2055 };

export function mixedCaseProblem(text: string): LoadProblem {
  const rows = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((row) => row.length >= 10);
  return problemOf(
    rows.map((row, place) => {
      const [width, depth, height, weight, capacity] = row.slice(0, 5).map(Number);
      return {
        name: `${row[9]} ${place}`,
        size: { length: width!, width: depth!, height: height! },
        weight: weight!,
        maxSupportingWeight: capacity!,
        quantity: Number(row[8]),
      };
    }),
    [{ containerType: 'Pallet', size: PALLET }],
    { optimizationLevel: 2 },
  );
}
