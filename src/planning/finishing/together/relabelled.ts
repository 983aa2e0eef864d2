/**
 * Pieces that are alike but for whom they belong to change places: a full container has no second way to be filled, yet its
 * equal pieces can be handed out from the front, class after class.
 */
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { type Arrangement, placementsOf } from '../../../domain/plan.js';
import type { Cargo, LoadProblem } from '../../../domain/problem.js';
import { fillsLayers } from '../../../domain/tidiness.js';
import type { DraftLoad } from '../../goals/draft.js';
import type { Classes } from './classes.js';

/** Each piece becomes an arrangement of its own, which is judged anew. */
const MOST_PIECES = 3_000;

/** @returns piece by piece what changed hands; null: no pieces of two classes are alike, or too many are */
export function relabelled(problem: LoadProblem, load: DraftLoad, order: Classes): readonly Arrangement[] | null {
  const { cargoes } = problem;
  const ranks = loadingRanks(problem);
  const kinds = new Map<string, number[][]>();
  for (const members of order) {
    const own = new Map<string, number[]>();
    for (const cargo of members) {
      if (cargoes[cargo]!.style === 'Roll') continue;
      const kind = kindOf(cargoes[cargo]!, ranks[cargo]!);
      own.set(kind, [...(own.get(kind) ?? []), cargo]);
    }
    for (const [kind, alike] of own) kinds.set(kind, [...(kinds.get(kind) ?? []), alike]);
  }
  const shared = [...kinds.values()].filter((classes) => classes.length > 1).map((classes) => classes.flat());
  if (shared.length === 0) return null;
  const isShared = new Set(shared.flat());
  const pieces = [...isShared].reduce((sum, cargo) => sum + load.loaded[cargo]!, 0);
  if (pieces > MOST_PIECES) return null;
  const others = load.arrangements.filter(({ cargo }) => !isShared.has(cargo));
  return others.concat(shared.flatMap((members) => handedOut(problem, load, members)));
}

/** Of one kind, from the front to the door; layer on layer, from the floor. */
function handedOut(problem: LoadProblem, load: DraftLoad, members: readonly number[]): Arrangement[] {
  const [axis, side] = fillsLayers(problem) ? (['z', 'height'] as const) : (['x', 'length'] as const);
  const pieces = load.arrangements
    .filter(({ cargo }) => members.includes(cargo))
    .flatMap((one) =>
      [...placementsOf(one, problem.cargoes)].map(({ position, size }) => ({
        middle: 2 * position[axis] + size[side],
        piece: { ...one, position, counts: { length: 1, width: 1, height: 1 } },
      })),
    );
  pieces.sort(
    (a, b) =>
      a.middle - b.middle ||
      a.piece.position.y - b.piece.position.y ||
      a.piece.position.x - b.piece.position.x ||
      a.piece.position.z - b.piece.position.z,
  );
  const labels = members.flatMap((cargo) => Array<number>(load.loaded[cargo]!).fill(cargo));
  return pieces.map(({ piece }, place) => ({ ...piece, cargo: labels[place]! }));
}

/** All that a place can depend on; what rules say of names and groups is asked of the changed load. */
function kindOf(cargo: Cargo, rank: number): string {
  const { name: _, groupName: _group, alias: _alias, alias2: _second, quantity: _quantity, ...rest } = cargo;
  return JSON.stringify([rank, rest]);
}
