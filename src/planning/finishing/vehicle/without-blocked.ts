/**
 * A load wall by wall from the front, without the pieces that cannot come in any more because of what stands before the door
 * then: mostly the tops of the last stacks.
 */
import { type Arrangement, placementsOf } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { sideFrame } from '../../../domain/side-frame.js';
import { baysTaken } from '../../../rules/door-bay.js';
import { ContainerLoad, Report, RULES } from '../../../rules/index.js';
import { slicesOf } from '../balance/parts.js';

/** So often pieces are taken out: what stood before the door of others may go with the first of them. */
const MOST_ROUNDS = 3;

/** Null: that is no load that holds every rule, or it has no pieces. */
export function withoutBlocked(
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
): readonly Arrangement[] | null {
  if (arrangements.some(({ isKept }) => isKept === true)) return null;
  const frame = sideFrame(problem, container);
  let load =
    frame === null
      ? wallByWall(problem, container, arrangements)
      : [...frame.inRows(wallByWall(frame.problem, container, frame.seen(arrangements)))];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const judged = new ContainerLoad(problem, { container, arrangements: load });
    const blocked = new Set(Array.from(baysTaken(judged), ([piece]) => piece.arrangement));
    if (blocked.size === 0) return load.length > 0 && holds(problem, judged) ? load : null;
    load = load.filter((_, place) => !blocked.has(place));
  }
  return null;
}

/** Walls in their own order; those before the door piece by piece, from below, then from the front. */
function wallByWall(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): Arrangement[] {
  const { length } = problem.containers[container]!.size;
  const deepest = arrangements.reduce((most, { cargo }) => {
    const { size } = problem.cargoes[cargo]!;
    return Math.max(most, size.length + size.width + size.height);
  }, 0);
  return slicesOf(problem, arrangements).flatMap((wall) =>
    wall.x2 <= length - deepest ? wall.arrangements : onePerPiece(problem, wall.arrangements),
  );
}

function onePerPiece({ cargoes }: LoadProblem, arrangements: readonly Arrangement[]): Arrangement[] {
  return arrangements
    .flatMap((one) =>
      Array.from(placementsOf(one, cargoes), ({ position }): Arrangement => {
        return { ...one, position, counts: { length: 1, width: 1, height: 1 } };
      }),
    )
    .sort((a, b) => a.position.z - b.position.z || a.position.x - b.position.x || a.position.y - b.position.y);
}

function holds(problem: LoadProblem, load: ContainerLoad): boolean {
  return RULES.every((rule) => {
    if (!rule.isUsed(problem)) return true;
    const report = new Report(rule.id, 0);
    rule.check(load, report);
    return report.faults.length === 0;
  });
}
