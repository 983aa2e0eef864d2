/**
 * Pieces that are alike but for whom they belong to change places: a full container has no second way to be filled, yet its
 * equal pieces can be handed out from the front, class after class.
 */
import { orientedSize } from '../../../domain/geometry.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { type Arrangement, placementsOf } from '../../../domain/plan.js';
import type { Cargo, LoadProblem } from '../../../domain/problem.js';
import { fillsLayers } from '../../../domain/tidiness.js';
import type { DraftLoad } from '../../goals/draft.js';
import type { Classes } from './classes.js';

/** Each piece becomes an arrangement of its own, which is judged anew. */
const MOST_PIECES = 3_000;

export interface EqualPieces {
  /** By cargo; undefined: no other class has its like. */
  readonly kinds: ReadonlyMap<number, string>;
  /** By kind, from the front to the door; layer on layer, from the floor. */
  readonly pieces: ReadonlyMap<string, readonly Arrangement[]>;
  readonly others: readonly Arrangement[];
}

/** @returns null: no pieces of two classes are alike, or too many are */
export function equalPieces(problem: LoadProblem, load: DraftLoad, classes: Classes): EqualPieces | null {
  const kinds = sharedKinds(problem, classes);
  const count = [...kinds.keys()].reduce((sum, cargo) => sum + load.loaded[cargo]!, 0);
  if (count === 0 || count > MOST_PIECES) return null;
  const pieces = new Map<string, Arrangement[]>();
  const others: Arrangement[] = [];
  for (const one of load.arrangements) {
    const kind = kinds.get(one.cargo);
    if (kind === undefined) {
      others.push(one);
      continue;
    }
    const own = pieces.get(kind) ?? [];
    for (const { position } of placementsOf(one, problem.cargoes)) {
      own.push({ ...one, position, counts: { length: 1, width: 1, height: 1 } });
    }
    pieces.set(kind, own);
  }
  for (const own of pieces.values()) fromTheFront(problem, own);
  return { kinds, pieces, others };
}

/** @param order of the same classes */
export function handedOut({ kinds, pieces, others }: EqualPieces, load: DraftLoad, order: Classes): Arrangement[] {
  const labels = new Map<string, number[]>();
  for (const cargo of order.flat()) {
    const kind = kinds.get(cargo);
    if (kind === undefined) continue;
    const own = labels.get(kind) ?? [];
    for (let piece = 0; piece < load.loaded[cargo]!; piece++) own.push(cargo);
    labels.set(kind, own);
  }
  const changed = [...labels].flatMap(([kind, own]) =>
    pieces.get(kind)!.map((piece, place) => ({ ...piece, cargo: own[place]! })),
  );
  return [...others, ...changed];
}

/** By cargo, of kinds that several classes have. */
function sharedKinds(problem: LoadProblem, classes: Classes): Map<number, string> {
  const { cargoes } = problem;
  const ranks = loadingRanks(problem);
  const kinds = new Map<number, string>();
  const owners = new Map<string, Set<number>>();
  for (const [place, members] of classes.entries()) {
    for (const cargo of members) {
      if (cargoes[cargo]!.style === 'Roll') continue;
      const kind = kindOf(cargoes[cargo]!, ranks[cargo]!);
      kinds.set(cargo, kind);
      owners.set(kind, (owners.get(kind) ?? new Set()).add(place));
    }
  }
  return new Map([...kinds].filter(([, kind]) => owners.get(kind)!.size > 1));
}

function fromTheFront(problem: LoadProblem, pieces: Arrangement[]): void {
  const axis = fillsLayers(problem) ? 'z' : 'x';
  const side = fillsLayers(problem) ? 'height' : 'length';
  const middle = ({ cargo, orientation, position }: Arrangement) =>
    2 * position[axis] + orientedSize(problem.cargoes[cargo]!.size, orientation)[side];
  pieces.sort(
    (a, b) =>
      middle(a) - middle(b) ||
      a.position.y - b.position.y ||
      a.position.x - b.position.x ||
      a.position.z - b.position.z,
  );
}

/** All that a place can depend on; what rules say of names and groups is asked of the changed load. */
function kindOf(cargo: Cargo, rank: number): string {
  const { name: _, groupName: _group, alias: _alias, alias2: _second, quantity: _quantity, ...rest } = cargo;
  return JSON.stringify([rank, rest]);
}
