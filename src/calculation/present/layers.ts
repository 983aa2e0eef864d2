/**
 * The layers of a load of one cargo (UnitLoad): what lies between two heights at which no piece is cut.
 */
import { extentOf, type LoadedContainer, piecesIn } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';

export interface Layers {
  /** Pieces in the layer that has most. */
  readonly perLayer: number;
  readonly loaded: number;
  /** Layers in the full container: as many more as its height and its weight allow, where they are all alike. */
  readonly ofFull: number;
  /** All have the same number of pieces, and one piece's height. */
  readonly areEqual: boolean;
}

/** Of a container that is no UnitLoad. */
export const NO_LAYERS: Layers = { perLayer: 0, loaded: 0, ofFull: 0, areEqual: false };

interface Layer {
  bottom: number;
  top: number;
  pieces: number;
  /** Height of the pieces; 0: they differ. */
  height: number;
}

/** Where every height cuts a piece the load is one layer. */
export function layersOf(problem: LoadProblem, { container, arrangements }: LoadedContainer): Layers {
  const layers: Layer[] = [];
  for (const { bottom, top, pieces } of slabsOf(problem, arrangements)) {
    const last = layers.at(-1);
    if (last === undefined || bottom >= last.top) {
      layers.push({ bottom, top, pieces, height: top - bottom });
      continue;
    }
    if (top - bottom !== last.height || bottom !== last.bottom) last.height = 0;
    last.top = Math.max(last.top, top);
    last.pieces += pieces;
  }
  const perLayer = layers.reduce((most, { pieces }) => Math.max(most, pieces), 0);
  const heights = new Set(layers.map(({ height }) => height));
  const [height = 0] = heights;
  const areAlike = heights.size === 1 && height > 0;
  const loaded = layers.length;
  return {
    perLayer,
    loaded,
    ofFull: areAlike ? Math.max(loaded, mostLayers(problem, container, arrangements, perLayer, height)) : loaded,
    areEqual: areAlike && layers.every(({ pieces }) => pieces === perLayer),
  };
}

/** Pieces of one level of an arrangement, from below. */
function slabsOf(problem: LoadProblem, arrangements: LoadedContainer['arrangements']) {
  const slabs = new Map<string, { readonly bottom: number; readonly top: number; pieces: number }>();
  for (const arrangement of arrangements) {
    const { z1, z2 } = extentOf(arrangement, problem.cargoes);
    const { height: levels } = arrangement.counts;
    const height = (z2 - z1) / levels;
    for (let level = 0; level < levels; level++) {
      const bottom = z1 + level * height;
      const key = `${bottom} ${height}`;
      const slab = slabs.get(key) ?? { bottom, top: bottom + height, pieces: 0 };
      slab.pieces += piecesIn(arrangement) / levels;
      slabs.set(key, slab);
    }
  }
  return [...slabs.values()].sort((a, b) => a.bottom - b.bottom || a.top - b.top);
}

function mostLayers(
  problem: LoadProblem,
  container: number,
  arrangements: LoadedContainer['arrangements'],
  perLayer: number,
  height: number,
): number {
  const { size, maxExtent, maxWeight } = problem.containers[container]!;
  const room = maxExtent.height > 0 ? Math.min(size.height, maxExtent.height) : size.height;
  const weight = perLayer * problem.cargoes[arrangements[0]!.cargo]!.weight;
  const byWeight =
    problem.rules.isWeightLimited && maxWeight > 0 && weight > 0
      ? Math.floor((maxWeight / weight) * (1 + 1e-9))
      : Infinity;
  return Math.min(Math.floor(room / height), byWeight);
}
