/**
 * How tidy a load is (docs/rules.md, Figures): the fewer spaces and clusters, the less people walk and look for cargo.
 * A cluster is a set of pieces of one cargo that touch by faces; a roll counts as the cuboid around it.
 */
import { type Cuboid, sharedLength } from './geometry.js';
import { type Arrangement, extentOf } from './plan.js';
import type { LoadProblem } from './problem.js';

export interface Tidiness {
  /** Arrangements. */
  readonly spaces: number;
  readonly clusters: number;
  /** How far the cargo reaches along the fill direction, scaled units. */
  readonly reach: number;
}

export function tidinessOf(problem: LoadProblem, arrangements: readonly Arrangement[]): Tidiness {
  return {
    spaces: arrangements.length,
    clusters: clustersIn(problem, arrangements),
    reach: reachOf(problem, arrangements),
  };
}

/** Layer on layer from the floor, instead of wall by wall from the front. */
export function fillsLayers({ rules }: LoadProblem): boolean {
  return rules.fillDirection === 'BottomToTop';
}

/** How far pieces reach from the front wall; where layers are filled, from the floor; scaled units. */
export function reachOf(problem: LoadProblem, arrangements: readonly Arrangement[]): number {
  const end = fillsLayers(problem) ? 'z2' : 'x2';
  return arrangements.reduce((reach, one) => Math.max(reach, extentOf(one, problem.cargoes)[end]), 0);
}

/** Sets of pieces of one cargo that touch by faces. */
export function clustersIn({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]): number {
  const ofCargo = new Map<number, Cuboid[]>();
  for (const one of arrangements) {
    const own = ofCargo.get(one.cargo);
    if (own === undefined) ofCargo.set(one.cargo, [extentOf(one, cargoes)]);
    else own.push(extentOf(one, cargoes));
  }
  let clusters = 0;
  for (const cuboids of ofCargo.values()) clusters += cuboids.length === 1 ? 1 : setsThatTouch(cuboids);
  return clusters;
}

/** A sweep along the length, over disjoint sets (Galler and Fischer 1964). */
function setsThatTouch(cuboids: Cuboid[]): number {
  cuboids.sort((a, b) => a.x1 - b.x1);
  const parents = [...cuboids.keys()];
  const rootOf = (one: number) => {
    let root = one;
    while (parents[root] !== root) root = parents[root]!;
    parents[one] = root;
    return root;
  };
  let sets = cuboids.length;
  let near: number[] = [];
  for (const [place, cuboid] of cuboids.entries()) {
    near = near.filter((other) => cuboids[other]!.x2 >= cuboid.x1);
    for (const other of near) {
      if (!touch(cuboid, cuboids[other]!)) continue;
      const [a, b] = [rootOf(place), rootOf(other)];
      if (a === b) continue;
      parents[b] = a;
      sets--;
    }
    near.push(place);
  }
  return sets;
}

/** Whether two cuboids share a part of a face; interlocked rolls meet with their insides. */
function touch(a: Cuboid, b: Cuboid): boolean {
  if (a.x1 > b.x2 || b.x1 > a.x2 || a.y1 > b.y2 || b.y1 > a.y2 || a.z1 > b.z2 || b.z1 > a.z2) return false;
  const alongX = sharedLength(a.x1, a.x2, b.x1, b.x2) > 0 ? 1 : 0;
  const alongY = sharedLength(a.y1, a.y2, b.y1, b.y2) > 0 ? 1 : 0;
  const alongZ = sharedLength(a.z1, a.z2, b.z1, b.z2) > 0 ? 1 : 0;
  return alongX + alongY + alongZ >= 2;
}
