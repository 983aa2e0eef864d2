/** The parts of a picture as they come together: what is drawn where, in which way, and which piece it is. */
import type { Body } from '../../../domain/bodies.js';
import { orientedSize } from '../../../domain/geometry.js';
import type { LoadProblem } from '../../../domain/problem.js';
import type { Scene } from '../../../scene/scene.js';
import type { openedPieces } from '../../../scene/unit-load-solids.js';
import { type Coloured, type Paint, WOOD } from '../../viewer/colouring.js';
import { type Drawn, PLAIN, SOLID } from '../../viewer/drawn.js';
import type { Part, Pieces } from '../../viewer/pieces.js';
import type { EditedPiece } from '../edited-plan.js';

export interface DrawnPieces {
  readonly pieces: Pieces;
  readonly drawn: Drawn;
  readonly painting: Coloured;
  /** By part: id of its piece; -1: none that can be chosen. */
  readonly ids: readonly number[];
}

/** How a part is drawn. */
interface Shown {
  /** -1: it cannot be chosen. */
  readonly id: number;
  readonly way: number;
  readonly emphasis: number;
  /** Null: in the colour of its cargo. */
  readonly paint: Paint | null;
}

export class DrawnParts {
  readonly #parts: Part[] = [];
  readonly #shown: Shown[] = [];

  /** @param opened finished pallets as what stands on them */
  constructor(
    private readonly room: Scene,
    private readonly cargoes: LoadProblem['cargoes'],
    private readonly opened: ReturnType<typeof openedPieces>,
  ) {}

  /** @param shownOf how what is of a cargo is drawn */
  addPiece(piece: Omit<EditedPiece, 'id'>, body: Body, shownOf: (cargo: number) => Shown): void {
    const { cargo, orientation } = piece;
    const size = orientedSize(this.cargoes[cargo]!.size, orientation);
    for (const part of this.opened({ ...piece, size }) ?? [{ ...body, cargo }])
      this.add(part, part.cargo, shownOf(part.cargo));
  }

  add(body: Body & { readonly isFurther?: boolean }, cargo: number, shown: Shown): void {
    const kind = this.room.looks[cargo] === undefined ? 'pallet' : 'cargo';
    this.#parts.push({ ...body, piece: this.#parts.length, cargo, kind });
    this.#shown.push(shown);
  }

  /** With what belongs to the room itself. */
  drawn(): DrawnPieces {
    const { looks, solids } = this.room;
    const parts = [...this.#parts, ...solids.map(({ arrangement: _, ...solid }): Part => ({ ...solid, piece: -1 }))];
    const shown = [...this.#shown, ...solids.map(() => OF_ROOM)];
    return {
      pieces: { pieces: [], parts, cargoes: this.cargoes, loadedAfter: [0] },
      drawn: {
        ways: Uint8Array.from(shown, ({ way }) => way),
        emphases: Uint8Array.from(shown, ({ emphasis }) => emphasis),
      },
      painting: { paintOf: ({ piece, cargo }) => shown[piece]?.paint ?? looks[cargo] ?? WOOD, meanings: [] },
      ids: shown.map(({ id }) => id),
    };
  }
}

const OF_ROOM: Shown = { id: -1, way: SOLID, emphasis: PLAIN, paint: null };
