/** What stands in a container at departure and after each stop but the last, by code of the verifier's own. */
import { loadingRanks } from '../domain/loading-ranks.js';
import type { ContainerLoad } from './geometry/load.js';
import type { Piece } from './geometry/piece.js';

/** Departure first. A stop is one loading rank; what is loaded last leaves first. */
export function stagesOf({ pieces, problem }: ContainerLoad): (readonly Piece[])[] {
  const ranks = loadingRanks(problem);
  const stops = [...new Set(pieces.map(({ cargo }) => ranks[cargo]!))].sort((a, b) => b - a);
  return stops.map((last) => pieces.filter(({ cargo }) => ranks[cargo]! <= last));
}
