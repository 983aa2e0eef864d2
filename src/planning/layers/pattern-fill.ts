/** A Pallet or Carton that is filled with one cargo: the layers of pallets, where the search has found fewer pieces. */
import type { LoadProblem } from '../../domain/problem.js';
import { amountsOf, type Filled } from '../fills/port.js';
import { type Building, mostByWeight, PatternStacks, problemOfOne } from './pattern-stacks.js';

const ANY_PATTERN: Building = {
  bottomPattern: 'BestFit',
  topPattern: 'BestFit',
  layersTurned: 0,
  isTopFlat: false,
  fixedCount: 0,
};

/**
 * The better of what the search has loaded and layers.
 * @param counts pieces of each cargo that may be loaded
 */
export function orInLayers(problem: LoadProblem, container: number, counts: readonly number[], found: Filled): Filled {
  const type = problem.containers[container]!;
  const place = counts.findIndex((count) => count > 0);
  if (place < 0 || counts.some((count, other) => count > 0 && other !== place)) return found;
  if (type.containerType !== 'Pallet' && type.containerType !== 'Carton') return found;
  const known = found.loaded[place]!;
  const cargo = problem.cargoes[place]!;
  const one = problemOfOne(problem, cargo, type, counts[place]!);
  if (known === 0 || known >= mostByWeight(one, counts[place]!)) return found;
  const { arrangements, pieces } = new PatternStacks(cargo, type, ANY_PATTERN).best(one, counts[place]!);
  if (pieces <= known) return found;
  const loaded = found.loaded.map((count, other) => (other === place ? pieces : count));
  return {
    ...found,
    arrangements: arrangements.map((arrangement) => ({ ...arrangement, cargo: place })),
    loaded,
    ...amountsOf(problem, loaded),
  };
}
