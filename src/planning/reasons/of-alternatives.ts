/** Why cargo stays behind under UnitLoad, whose containers are alternatives: the one with most pieces of a cargo counts. */
import { said } from '../../domain/coded-sentences.js';
import type { LoadedContainer, Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { piecesByCargo } from '../goals/draft.js';
import { unloadedOf } from './reasons.js';

/** Of each cargo what the alternative with most pieces leaves; of what is in none of them why. */
export function unloadedOfAlternatives(problem: LoadProblem, containers: readonly LoadedContainer[]): Unloaded[] {
  const best = problem.cargoes.map(() => ({ container: 0, pieces: 0 }));
  for (const { container, arrangements } of containers) {
    for (const [cargo, pieces] of piecesByCargo(problem, arrangements).entries()) {
      if (pieces > best[cargo]!.pieces) best[cargo] = { container, pieces };
    }
  }
  return best.flatMap(({ container, pieces }, cargo) =>
    pieces > 0 ? leftByMost(problem, cargo, container, pieces) : whyNone(problem, cargo),
  );
}

/** What is left of a cargo of which that container takes most. */
export function leftByMost(
  { cargoes, containers }: LoadProblem,
  cargo: number,
  container: number,
  pieces: number,
): Unloaded[] {
  const ordered = cargoes[cargo]!.quantity;
  if (ordered <= pieces) return [];
  const detail = said('OtherAlternative', {
    containers: { names: [containers[container]!.name] },
    pieces: { count: pieces },
    ordered: { count: ordered },
  });
  return [{ cargo, quantity: ordered - pieces, reason: 'NoContainerLeft', detail }];
}

function whyNone(problem: LoadProblem, cargo: number): Unloaded[] {
  const left = problem.cargoes.map(({ quantity }, place) => (place === cargo ? quantity : 0));
  return unloadedOf(problem, [], { loads: [], left }, false);
}
