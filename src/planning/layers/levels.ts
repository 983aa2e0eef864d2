/** Layers on each other: how many pieces so many of them hold, which are turned, which go together. */
import { cuboidAt, sharedArea } from '../../domain/geometry.js';
import { type Arrangement, extentOf, placementsOf } from '../../domain/plan.js';
import type { Cargo, LoadProblem } from '../../domain/problem.js';
import { arrangementsOf, type Layer, partOfLayer, type Turn } from './layer.js';

/** What stands on one pallet, measured from its deck. */
export interface Stack {
  readonly arrangements: readonly Arrangement[];
  readonly pieces: number;
  readonly height: number;
}

export const EMPTY: Stack = { arrangements: [], pieces: 0, height: 0 };

/** A layer as it lies. */
export interface StackedLayer {
  readonly layer: Layer;
  readonly turn: Turn;
}

export const TURNS: readonly Turn[] = ['half', 'mirrorLength', 'mirrorWidth'];

/** Height of the highest cargo, from the deck. */
export function topOf({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]): number {
  return arrangements.reduce((top, one) => Math.max(top, extentOf(one, cargoes).z2), 0);
}

/** Turned, as it was, turned, ... from the second layer on, until so many layers differ from the one below. */
export function isTurnedAt(level: number, layersTurned: number): boolean {
  return Math.min(level, layersTurned) % 2 === 1;
}

/** Layers on each other from the deck up: each as it lies below others, and as it lies when it is the top one. */
export interface Stacking {
  readonly below: readonly StackedLayer[];
  readonly top: readonly StackedLayer[];
}

/** Every layer and the top one alike: of a single layer always. */
function levelsOf({ below, top }: Stacking, layers: number): StackedLayer[] {
  return layers === 0 ? [] : [...below.slice(0, layers - 1), layers === 1 ? below[0]! : top[layers - 1]!];
}

/** Whole layers from below, and on them what is left of the pieces: on a layer that is not whole, or left away. */
export function piled(stacking: Stacking, pieces: number, isTopFlat: boolean): Stack {
  let [layers, most, under] = [0, 0, 0];
  for (let count = 1; count <= stacking.below.length && under < pieces; count++) {
    const { layer } = count === 1 ? stacking.below[0]! : stacking.top[count - 1]!;
    const onTop = Math.min(layer.pieces, pieces - under);
    if (under + onTop > most && (!isTopFlat || onTop === layer.pieces)) [layers, most] = [count, under + onTop];
    under += stacking.below[count - 1]!.layer.pieces;
  }
  return built(levelsOf(stacking, layers), most);
}

/**
 * As many pieces, where the top layer takes fewer than one below, and more than it takes are left: they are divided between
 * the last two layers, with fewer and fewer of them on top.
 */
export function* piledOnPart(stacking: Stacking, pieces: number): Generator<Stack> {
  let under = 0;
  for (const [place, { layer }] of stacking.below.slice(0, -1).entries()) {
    const rest = pieces - under;
    const atTop = stacking.top[place + 1]!.layer.pieces;
    if (rest > atTop && rest <= layer.pieces) {
      const levels = levelsOf(stacking, place + 2);
      const whole = built(levels.slice(0, place), under);
      const [last, top] = [levels[place]!, levels[place + 1]!];
      const level = whole.height + layer.height;
      for (let onTop = Math.min(atTop, rest >> 1); onTop > 0; onTop >>= 1) {
        const both = [...partOf(last, whole.height, rest - onTop), ...partOf(top, level, onTop)];
        yield { arrangements: [...whole.arrangements, ...both], pieces, height: level + top.layer.height };
      }
      return;
    }
    under += layer.pieces;
  }
}

/** So many pieces from below, equal layers in one arrangement; the last layer may be part of one. */
function built(levels: readonly StackedLayer[], pieces: number): Stack {
  const arrangements: Arrangement[] = [];
  let z = 0;
  let left = pieces;
  for (let level = 0; level < levels.length && left > 0; ) {
    const { layer, turn } = levels[level]!;
    let same = 1;
    while (levels[level + same]?.layer === layer && levels[level + same]!.turn === turn) same++;
    const layers = Math.min(same, Math.floor(left / layer.pieces));
    if (layers > 0) arrangements.push(...arrangementsOf(layer, turn, z, layers));
    z += layers * layer.height;
    left -= layers * layer.pieces;
    level += layers;
    if (layers === same || left === 0) continue;
    arrangements.push(...partOfLayer(layer, turn, z, left));
    z += layer.height;
    left = 0;
  }
  return { arrangements, pieces, height: z };
}

function partOf({ layer, turn }: StackedLayer, z: number, pieces: number): Arrangement[] {
  return partOfLayer(layer, turn, z, pieces);
}

/** Exactly so many pieces in layers of as many each; of the fewest layers that do it. */
export function evenly(stacking: Stacking, pieces: number): Stack {
  for (let layers = 1; layers <= stacking.below.length; layers++) {
    const each = pieces / layers;
    const used = levelsOf(stacking, layers);
    if (!Number.isInteger(each) || used.some(({ layer }) => layer.pieces < each)) continue;
    let z = 0;
    const arrangements = used.flatMap((level) => {
      const found = partOf(level, z, each);
      z += level.layer.height;
      return found;
    });
    return { arrangements, pieces, height: z };
  }
  return EMPTY;
}

/** Layers of most pieces together that are no higher than that, those of most pieces below. */
export function mostPieces(layers: readonly Layer[], height: number): Layer[] {
  let best: { readonly pieces: number; readonly counts: readonly number[] } = { pieces: 0, counts: [] };
  const tryCounts = (kind: number, left: number, pieces: number, counts: readonly number[]) => {
    if (kind === layers.length) {
      if (pieces > best.pieces) best = { pieces, counts };
      return;
    }
    const layer = layers[kind]!;
    const most = Math.floor(left / layer.height);
    for (let count = most; count >= (kind === layers.length - 1 ? most : 0); count--) {
      tryCounts(kind + 1, left - count * layer.height, pieces + count * layer.pieces, [...counts, count]);
    }
  };
  tryCounts(0, height, 0, []);
  return best.counts
    .flatMap((count, kind) => Array<Layer>(count).fill(layers[kind]!))
    .sort((a, b) => b.extent.length * b.extent.width - a.extent.length * a.extent.width);
}

/** Pieces of a turned layer that rest on more than one of the layer below. */
export function jointsBroken(layer: Layer, turn: Turn, cargo: Cargo): number {
  const rectangles = (way: Turn) =>
    arrangementsOf(layer, way, 0, 1).flatMap((arrangement) =>
      [...placementsOf(arrangement, [cargo])].map(({ position, size }) => cuboidAt(position, size)),
    );
  const below = rectangles('none');
  return rectangles(turn).filter((upper) => below.filter((lower) => sharedArea(upper, lower) > 0).length > 1).length;
}
