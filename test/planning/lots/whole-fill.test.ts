/** Lots of any kind: rows of several cargoes together, beside cargo that may be divided. */
import t from 'tap';
import type { LoadProblem } from '../../../src/domain/problem.js';
import type { Filler } from '../../../src/engine/port.js';
import { amountsOf } from '../../../src/planning/fills/port.js';
import type { Lot } from '../../../src/planning/lots/lot.js';
import { WholeFill } from '../../../src/planning/lots/whole-fill.js';
import { naiveEngine } from '../../support/engine/naive-engine.js';
import { problemOf } from '../../support/problems/load-problems.js';

const CUBE = { length: 100, width: 100, height: 100 };
/** Takes 25 cubes. */
const VAN = { size: { length: 100, width: 500, height: 500 } };

function lot(problem: LoadProblem, ...places: number[]): Lot {
  const quantities = places.map((place) => problem.cargoes[place]!.quantity);
  return { places, quantities, reason: 'GroupKeptTogether', detail: 'together' };
}

/** Pieces loaded of each cargo, and the counts of each search. */
function filled(problem: LoadProblem, lots: readonly Lot[], offered = problem.cargoes.map((one) => one.quantity)) {
  const filler: Filler = naiveEngine().prepare(problem, 0, 1);
  const searches: (readonly number[])[] = [];
  const result = new WholeFill(problem, lots).fill(0, offered, (counts) => {
    searches.push(counts);
    const found = filler.fill({ values: null, counts, effort: 1, seed: 1 });
    return { ...found, ...amountsOf(problem, found.loaded) };
  });
  return { loaded: result.loaded, effort: result.effort, searches };
}

t.test('without lots a fill is a fill', async (t) => {
  const problem = problemOf([{ size: CUBE, quantity: 30 }], [VAN]);
  t.match(filled(problem, []), { loaded: [25], searches: [[30]] });
});

t.test('a lot of several cargoes goes whole', async (t) => {
  const problem = problemOf(
    [10, 10, 8, 4].map((quantity) => ({ size: CUBE, quantity })),
    [VAN],
  );
  const lots = [lot(problem, 0, 1), lot(problem, 2), lot(problem, 3)];
  t.same(filled(problem, lots).loaded, [10, 10, 0, 4]);
  t.same(filled(problem, lots, [10, 0, 8, 4]).loaded, [0, 0, 8, 4], 'of which not all is offered');
});

t.test('cargo in no lot fills the rest, and is divided', async (t) => {
  const problem = problemOf(
    [20, 12].map((quantity) => ({ size: CUBE, quantity })),
    [VAN],
  );
  const { loaded } = filled(problem, [lot(problem, 0)]);
  t.equal(loaded[0]! % 20, 0, 'whole or not at all');
  t.equal(loaded[0]! + loaded[1]!, loaded[0] === 20 ? 25 : 12);
});

t.test('a lot that goes into no container leaves room for what is in none', async (t) => {
  const problem = problemOf(
    [26, 12].map((quantity) => ({ size: CUBE, quantity })),
    [VAN],
  );
  const { loaded, effort } = filled(problem, [lot(problem, 0)]);
  t.same(loaded, [0, 12]);
  t.ok(effort > 0);
});

t.test('names count once, whatever lots they are in', async (t) => {
  const cargoes = [0, 1, 2].map(() => ({ name: 'same', size: CUBE, quantity: 5 }));
  const problem = problemOf(cargoes, [{ ...VAN, maxCargoTypes: 1 }]);
  const lots = [0, 1, 2].map((place) => lot(problem, place));
  t.same(filled(problem, lots).loaded, [5, 5, 5]);
});
