/** A Pallet container filled with one cargo holds no fewer pieces than its best layers on each other. */
import t from 'tap';
import { loadEngine } from '../../../src/calculation/node/node-engine.js';
import { verify } from '../../../src/calculation/verify.js';
import { piecesIn } from '../../../src/domain/plan.js';
import type { Cargo, Container } from '../../../src/domain/problem.js';
import { layersOf } from '../../../src/planning/layers/layer.js';
import { mostPieces } from '../../../src/planning/layers/levels.js';
import { planLoad } from '../../../src/planning/plan-order.js';
import fc from '../../support/fast-check.js';
import { problemOf } from '../../support/problems/load-problems.js';

const engine = loadEngine();
const DECK: Partial<Container> = {
  containerType: 'Pallet',
  size: { length: 1200, width: 1000, height: 1600 },
  quantity: 1,
};

/** Pieces in the container, and in layers on each other without any other rule. */
function filled(cargo: Partial<Cargo>, deck = DECK) {
  const problem = problemOf([cargo], [deck], { optimizationLevel: 1 });
  const plan = planLoad(problem, { engine });
  const [load] = plan.containers;
  const layers = layersOf(problem.cargoes[0]!, problem.containers[0]!, 'BestFit');
  return {
    faults: verify(problem, plan).faults,
    pieces: load!.arrangements.reduce((sum, one) => sum + piecesIn(one), 0),
    layered: mostPieces(layers, DECK.size!.height).reduce((sum, { pieces }) => sum + pieces, 0),
  };
}

t.test('layers that the search alone has missed', async (t) => {
  const carton = { size: { length: 344, width: 244, height: 214 }, quantity: 2000 };
  t.match(filled(carton), { faults: [], pieces: 91, layered: 91 });
  t.match(filled({ ...carton, weight: 10 }, { ...DECK, maxWeight: 905 }), { faults: [], pieces: 90 }, 'by weight');
  t.match(filled({ ...carton, quantity: 89 }), { faults: [], pieces: 89 });
});

t.test('random cartons', async (t) => {
  const carton = fc.record({
    length: fc.integer({ min: 160, max: 600 }),
    width: fc.integer({ min: 140, max: 400 }),
    height: fc.integer({ min: 120, max: 400 }),
  });
  for (const size of fc.sample(carton, { numRuns: 30, seed: 22 })) {
    const { faults, pieces, layered } = filled({ size, quantity: 2000 });
    if (faults.length > 0 || pieces < layered) t.fail(`${JSON.stringify(size)}: ${pieces}, ${layered} in layers`);
  }
  t.pass('30 cartons');
});
