/** The suite br: one container to be filled as full as possible. */
import { brProblem } from './br-recipe.js';
import { CPU, LEFT, NODES, plannedSuite, VOLUME } from './planned.js';
import type { RequestProblem, Suite } from './suite.js';
import { requestOfThpack } from './thpack-request.js';

const CLASSES = [1, 7, 15];
const PROBLEMS = [1, 2, 3];

export const BR: Suite = {
  about:
    'fills one 20-foot container (Bischoff and Ratcliff 1995; Davies and Bischoff 1999): classes 0 to 15 of 1 to 100 cargoes',
  figures: [VOLUME, LEFT, CPU, NODES],
  allowed: { classes: [0, 15], problems: [1, 1_000_000] },
  async open({ classes = CLASSES, problems = PROBLEMS }) {
    return plannedSuite(
      classes.flatMap((brClass) =>
        problems.map((number): RequestProblem => {
          const name = `BR${brClass}-${number}`;
          const body = requestOfThpack(brProblem(brClass, number), name, 1);
          return { group: `BR${brClass}`, name, body, uom: 'UnitHighMetric' };
        }),
      ),
    );
  },
};
