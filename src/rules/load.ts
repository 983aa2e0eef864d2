/** One filled container, unfolded piece by piece, with everything that the rules ask about it. */
import { type LoadedContainer, type Placement, placementsOf } from '../domain/plan.js';
import type { Container, LoadProblem } from '../domain/problem.js';
import { type Contacts, findContacts } from './contacts.js';
import { axisOf, type Piece } from './piece.js';

export class ContainerLoad {
  readonly container: Container;
  /** In loading order. */
  readonly pieces: readonly Piece[];
  private found: Contacts | null = null;

  constructor(
    readonly problem: LoadProblem,
    loaded: LoadedContainer,
  ) {
    this.container = problem.containers[loaded.container]!;
    const pieces: Piece[] = [];
    loaded.arrangements.forEach((arrangement, place) => {
      for (const placement of placementsOf(arrangement, problem.cargoes)) {
        pieces.push(pieceOf(problem, placement, pieces.length, place));
      }
    });
    this.pieces = pieces;
  }

  /** Who touches whom; found at the first question. */
  get contacts(): Contacts {
    this.found ??= findContacts(this.pieces, this.container, this.problem.rules.maxDepthToSupport);
    return this.found;
  }

  /** A scaled length in the units of the request, for messages. */
  units(scaled: number): number {
    return scaled / this.problem.scale;
  }

  /** A piece by its name and corner, in the units of the request, for messages. */
  describe(piece: Piece): string {
    return `${piece.kind.name} at (${this.units(piece.x1)}, ${this.units(piece.y1)}, ${this.units(piece.z1)})`;
  }
}

export function pieceOf(problem: LoadProblem, placement: Placement, index: number, arrangement: number): Piece {
  const { cargo, orientation, position, size } = placement;
  const kind = problem.cargoes[cargo]!;
  return {
    index,
    arrangement,
    cargo,
    kind,
    orientation,
    axis: axisOf(kind, orientation),
    x1: position.x,
    y1: position.y,
    z1: position.z,
    x2: position.x + size.length,
    y2: position.y + size.width,
    z2: position.z + size.height,
  };
}
