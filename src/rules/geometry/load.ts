/** One filled container, unfolded piece by piece, with everything that the rules ask about it. */

import { groundReach } from '../../domain/grounds.js';
import { type LoadedContainer, type Placement, placementsOf } from '../../domain/plan.js';
import type { Container, LoadProblem } from '../../domain/problem.js';
import { measure } from '../../domain/sentences.js';
import { UNITS } from '../../domain/units.js';
import { type Contacts, findContacts } from './contacts.js';
import { Neighbours } from './neighbours.js';
import { axisOf, type Piece } from './piece.js';
import { type Standing, standingOf } from './standing.js';

export class ContainerLoad {
  readonly container: Container;
  /** In loading order. */
  readonly pieces: readonly Piece[];
  /** Places of the arrangements with which a section begins. */
  readonly sectionStarts: ReadonlySet<number>;
  private near: Neighbours | null = null;
  private found: Contacts | null = null;
  private sorted: readonly Piece[] | null = null;
  private reach: number | null = null;

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
    const starts = new Set<number>();
    let start = 0;
    for (const { arrangements } of loaded.sections ?? []) {
      starts.add(start);
      start += arrangements;
    }
    this.sectionStarts = starts;
  }

  /** Sorted at the first question: what is asked of a load that is tried is often none about neighbours. */
  get neighbours(): Neighbours {
    this.near ??= new Neighbours(this.pieces, this.container.size);
    return this.near;
  }

  /** Who touches whom; found at the first question. */
  get contacts(): Contacts {
    const { maxDepthToSupport, isSafeStackingUsed } = this.problem.rules;
    this.found ??= findContacts(this.pieces, this.neighbours, this.container, maxDepthToSupport, isSafeStackingUsed);
    return this.found;
  }

  /** How a piece stands on floor and decks. */
  standing(piece: Piece): Standing {
    this.reach ??= groundReach(this.problem);
    return standingOf(piece, this.container, this.reach);
  }

  /** Every piece after all those on which it rests: those have their middle lower, under rolls in valleys too. */
  get upwards(): readonly Piece[] {
    this.sorted ??= [...this.pieces].sort((a, b) => a.z1 + a.z2 - b.z1 - b.z2);
    return this.sorted;
  }

  /** A piece by its name and corner, in the units of the request, for messages. */
  describe({ kind, x1, y1, z1 }: Piece): string {
    const { scale, uom } = this.problem;
    const [along, across, up] = [x1, y1, z1].map((at) => `${measure(at / scale)} ${UNITS[uom].length}`);
    return `${kind.name} (${along} from the front, ${across} from the left, ${up} above the floor)`;
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
