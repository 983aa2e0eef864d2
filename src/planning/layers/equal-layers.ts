/**
 * One cargo in equal layers: the best pattern of a single layer, found by the search in a room as high as one piece,
 * stacked as often as height, weight and the other rules allow, with a part of a layer on top for what is left.
 */

import { maskAllows, ORIENTATIONS, orientedSize } from '../../domain/geometry.js';
import { dropDecksOf } from '../../domain/grounds.js';
import { type Arrangement, piecesIn, placementsOf } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { withContainers, withEachCargo } from '../../domain/sub-problems.js';
import { usableSize } from '../bounds/capacity.js';
import { holdsEveryRule } from '../fills/every-rule.js';

/** The first of the load's own height, as a search of the problem finds it. */
type LayerOf = (problem: LoadProblem) => readonly Arrangement[];

/** @param problem of one cargo and one container type; @returns a load for each height in which its pieces may lie */
export function equalLayers(problem: LoadProblem, layerOf: LayerOf): (readonly Arrangement[])[] {
  const [cargo] = problem.cargoes;
  const [type] = problem.containers;
  if (dropDecksOf(type!).length > 0) return [];
  const allowed = ORIENTATIONS.filter((orientation) => maskAllows(cargo!.orientations, orientation));
  const heights = new Set(allowed.map((orientation) => orientedSize(cargo!.size, orientation).height));
  return [...heights].flatMap((height) => {
    const most = Math.floor(usableSize(type!).height / height);
    if (most < 1) return [];
    const layer = layerOf(ofOneLayer(problem, height));
    const pieces = piecesOf(layer);
    if (pieces === 0) return [];
    const full = Math.min(most, Math.floor(cargo!.quantity / pieces));
    const layers = mostThatHold(full, (count) => holds(problem, stacked(layer, count)));
    const whole = stacked(layer, layers);
    // On top what makes no layer by itself: fewer pieces, where weight or what is left allows no more.
    const rest = layers < most ? Math.min(pieces - 1, cargo!.quantity - layers * pieces) : 0;
    const onTop = mostThatHold(rest, (count) =>
      holds(problem, [...whole, ...raised(problem, layer, layers * height, count)]),
    );
    const load = [...whole, ...raised(problem, layer, layers * height, onTop)];
    return load.length > 0 ? [load] : [];
  });
}

/** In a room as high as the layer, its pieces only as they lie in it. */
function ofOneLayer(problem: LoadProblem, height: number): LoadProblem {
  const lying = (orientations: number, size: LoadProblem['cargoes'][number]['size']) =>
    ORIENTATIONS.filter(
      (orientation) => maskAllows(orientations, orientation) && orientedSize(size, orientation).height === height,
    ).reduce((mask, orientation) => mask | (1 << (orientation - 1)), 0);
  const flat = withEachCargo(problem, (cargo) => ({ ...cargo, orientations: lying(cargo.orientations, cargo.size) }));
  const low = problem.containers.map((type) => ({ ...type, maxExtent: { ...type.maxExtent, height } }));
  return withContainers(flat, low);
}

function stacked(layer: readonly Arrangement[], layers: number): Arrangement[] {
  if (layers === 0) return [];
  return layer.map((one) => ({ ...one, counts: { ...one.counts, height: layers } }));
}

/** So many pieces of the layer, at a height. */
function raised(problem: LoadProblem, layer: readonly Arrangement[], height: number, count: number): Arrangement[] {
  let left = count;
  return layer.flatMap((one): Arrangement[] => {
    const position = { ...one.position, z: one.position.z + height };
    const pieces = piecesIn(one);
    if (left >= pieces) {
      left -= pieces;
      return [{ ...one, position }];
    }
    const singles = [...placementsOf({ ...one, position }, problem.cargoes)].slice(0, left);
    left -= singles.length;
    return singles.map(({ cargo, orientation, position: at }) => ({
      cargo,
      orientation,
      position: at,
      counts: { length: 1, width: 1, height: 1 },
    }));
  });
}

function holds(problem: LoadProblem, arrangements: readonly Arrangement[]): boolean {
  return holdsEveryRule(problem, { container: 0, arrangements });
}

/** The largest count that holds, where fewer hold as soon as more do. */
function mostThatHold(most: number, holdsWith: (count: number) => boolean): number {
  if (most === 0 || holdsWith(most)) return most;
  let [held, broken] = [0, most];
  while (broken - held > 1) {
    const middle = (held + broken) >> 1;
    if (holdsWith(middle)) held = middle;
    else broken = middle;
  }
  return held;
}

function piecesOf(arrangements: readonly Arrangement[]): number {
  return arrangements.reduce((sum, arrangement) => sum + piecesIn(arrangement), 0);
}
