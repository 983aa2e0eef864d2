/** The suite mpv: pieces that may not be turned, into as few cubes as possible. */
import { MPV_CLASSES, MPV_PIECES, MPV_TESTS, mpvProblem } from './mpv-recipe.js';
import { BOUND, CONTAINERS, CPU, LEFT, NODES, plannedSuite } from './planned.js';
import type { Fields, RequestProblem, Run, Suite } from './suite.js';

const SIZES = [50];
const TESTS = [1, 2];

/** As the problems are set: no support is asked for. */
const RULES = { calculationType: 'MixLoad', isSafeStackingUsed: false };
/** The length along the container, the height upright. */
const UNTURNED = 1;

export const MPV: Suite = {
  about:
    'containers for pieces that may not be turned (Martello, Pisinger and Vigo 2000): classes 1 to 8 of 50 to 200 pieces, ten tests each',
  figures: [CONTAINERS, BOUND, LEFT, CPU, NODES],
  allowed: { classes: [1, 8], problems: [1, 10], sizes: [1, 1000] },
  async open({ classes = MPV_CLASSES, sizes = SIZES, problems = TESTS }) {
    return plannedSuite(
      classes.flatMap((mpvClass) =>
        sizes.flatMap((pieces) =>
          problems.map((test): RequestProblem => {
            const name = `class ${mpvClass}, ${pieces} pieces, test ${test}`;
            return {
              group: `class ${mpvClass}`,
              name,
              body: requestOf(mpvClass, pieces, test, name),
              uom: 'UnitHighMetric',
            };
          }),
        ),
      ),
    );
  },
  notes: (runs) => (isWholeSet(runs) ? [PUBLISHED] : []),
};

const PUBLISHED =
  'published totals of these 320 problems: 9803 containers before 2012, 9772 (Goncalves and Resende 2012)';

function isWholeSet(runs: readonly Run[]): boolean {
  const published = MPV_CLASSES.flatMap((mpvClass) =>
    MPV_PIECES.flatMap((pieces) =>
      Array.from({ length: MPV_TESTS }, (_, place) => `class ${mpvClass}, ${pieces} pieces, test ${place + 1}`),
    ),
  );
  const names = new Set(runs.map(({ name }) => name));
  return names.size === published.length && published.every((name) => names.has(name));
}

function requestOf(mpvClass: number, pieces: number, test: number, title: string): Fields {
  const problem = mpvProblem(mpvClass, pieces, test);
  return {
    title,
    cargoes: problem.pieces.map((size, place) => ({
      ...{ style: 'Shipcase', name: `Piece ${place + 1}`, ...size, qty: 1 },
      orientationsAllowed: UNTURNED,
    })),
    emptyContainers: [{ containerType: 'SeaVan', name: 'Cube', ...problem.container, qty: 0 }],
    rules: RULES,
  };
}
