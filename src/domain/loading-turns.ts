/**
 * The pieces of a container in the order in which they are loaded: by arrangement, inside one as `placementsOf` gives them.
 * Arrangements of rolls that follow each other directly in one section, with one axis direction, one loading rank and one ground, are
 * one run: its pieces come by the height of the axis (of standing rolls the base), then along the length, then the width.
 */
import { type Body, bodyOf, centreOf } from './bodies.js';
import { groundsOf, groundUnder } from './grounds.js';
import { loadingRanks } from './loading-ranks.js';
import { extentOf, type LoadedContainer, placementsOf } from './plan.js';
import type { LoadProblem } from './problem.js';

export interface PieceInTurn {
  /** Place of its arrangement in the container. */
  readonly arrangement: number;
  /** Its place among the pieces of the arrangement. */
  readonly piece: number;
  readonly cargo: number;
  readonly body: Body;
}

export function piecesInTurn(
  problem: LoadProblem,
  { container, arrangements, sections = [] }: LoadedContainer,
): PieceInTurn[] {
  const { cargoes } = problem;
  const ranks = loadingRanks(problem);
  const grounds = groundsOf(problem.containers[container]!);
  const under = arrangements.map((one) => groundUnder(grounds, extentOf(one, cargoes)));
  const starts = new Set<number>();
  let start = 0;
  for (const section of sections) {
    starts.add(start);
    start += section.arrangements;
  }
  const pieces: PieceInTurn[] = [];
  let run: PieceInTurn[] = [];
  const endRun = () => {
    for (const piece of run.sort((a, b) => inRun(a.body, b.body))) pieces.push(piece);
    run = [];
  };
  arrangements.forEach((one, arrangement) => {
    let piece = 0;
    for (const placement of placementsOf(one, cargoes)) {
      const next = { arrangement, piece: piece++, cargo: one.cargo, body: bodyOf(placement, cargoes) };
      const [first] = run;
      const isOfRun =
        first !== undefined &&
        next.body.axis === first.body.axis &&
        ranks[one.cargo] === ranks[first.cargo] &&
        under[arrangement] === under[first.arrangement] &&
        !(piece === 1 && starts.has(arrangement));
      if (!isOfRun) endRun();
      if (next.body.axis === null) pieces.push(next);
      else run.push(next);
    }
  });
  endRun();
  return pieces;
}

function inRun(a: Body, b: Body): number {
  const height = a.axis === 'z' ? a.z1 - b.z1 : centreOf(a, 'z') - centreOf(b, 'z');
  return height || centreOf(a, 'x') - centreOf(b, 'x') || centreOf(a, 'y') - centreOf(b, 'y');
}
