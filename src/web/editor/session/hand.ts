/** The pieces in hand: taken, moved over the picture, dropped or let go. Nothing is done to the plan before the drop. */
import { signal } from '@preact/signals';
import type { Position } from '../../../domain/geometry.js';
import { text } from '../../words/words.js';
import type { Command } from '../commands.js';
import { dragged, type Grab, type Held, type HeldPiece, heldAt, type Surroundings } from '../dragging.js';
import { bodyOfPiece } from '../edited-plan.js';
import { type HandState, isBeside } from '../in-hand.js';
import { nextOrientation } from '../orientations.js';
import type { Acting } from './acting.js';
import type { EditView } from './edit-view.js';
import type { EditedLoad } from './edited-load.js';
import type { Moves } from './moves.js';

interface Taken {
  readonly grab: Grab;
  readonly around: Surroundings;
  /** Null: not over the picture yet. */
  readonly held: Held | null;
}

const STATES = {
  free: 'editMoved',
  outside: 'editHandOutside',
  overlaps: 'editHandOverlaps',
  leans: 'editHandLeans',
} as const satisfies Readonly<Record<HandState, string>>;

/** How something would lie that is in hand. */
export function stateText(state: HandState): string {
  return text(state === 'free' ? 'editHandFree' : STATES[state]);
}

export class Hand {
  /** Null: nothing is in hand. */
  readonly taken = signal<Taken | null>(null);

  constructor(
    private readonly load: EditedLoad,
    private readonly view: EditView,
    private readonly acting: Acting,
    private readonly moves: Moves,
  ) {}

  /** Takes what is chosen. @param first the piece that was grabbed; @param point where */
  take(first: number, point: Position, reach: number): boolean {
    const container = this.view.container.peek();
    const pieces = this.view.selected.peek();
    if (container === null || container.isLocked || pieces.length === 0) return false;
    const inOrder = [...pieces].sort((a, b) => Number(b.id === first) - Number(a.id === first));
    this.taken.value = {
      grab: { pieces: inOrder, point },
      around: this.acting.aroundIn(
        this.view.place.peek(),
        pieces.map(({ id }) => id),
        reach,
      ),
      held: null,
    };
    return true;
  }

  /** A piece out of the tray, not over the picture yet. */
  takeNew(cargo: number, reach: number): boolean {
    const now = this.load.edit.peek();
    const container = this.view.container.peek();
    if (now === null || container === null || container.isLocked) return false;
    const { problem } = now.opened;
    const { orientations, size } = problem.cargoes[cargo]!;
    const orientation = ([1, 2, 3, 4, 5, 6] as const).find((one) => ((orientations >> (one - 1)) & 1) === 1) ?? 1;
    const piece: HeldPiece = { id: null, cargo, orientation, position: { x: 0, y: 0, z: 0 } };
    const point = { x: size.length / 2, y: size.width / 2, z: 0 };
    this.taken.value = {
      grab: { pieces: [piece], point },
      around: this.acting.aroundIn(this.view.place.peek(), [], reach),
      held: null,
    };
    return true;
  }

  carry(ray: Parameters<typeof dragged>[1] | null): void {
    const now = this.taken.peek();
    if (now === null) return;
    this.taken.value = { ...now, held: ray && dragged(now.grab, ray, now.around) };
  }

  /** Turns what is in hand, or what is chosen. */
  turn(): void {
    const now = this.taken.peek();
    if (now === null) {
      this.moves.turnChosen();
      return;
    }
    const [first] = now.grab.pieces;
    if (now.grab.pieces.length > 1 || first === undefined) return;
    const orientation = nextOrientation(now.around.problem, { ...first, id: 0 });
    const pieces = [{ ...first, orientation }];
    const at = now.held?.pieces[0]?.position;
    this.taken.value = {
      ...now,
      grab: { ...now.grab, pieces },
      held: at ? heldAt(pieces, at, now.around, true) : null,
    };
  }

  /** Where it is, what is in hand goes into the plan; beside the container, into the tray. */
  drop(): void {
    const now = this.taken.peek();
    this.taken.value = null;
    if (now === null || now.held === null) return;
    const { pieces } = now.held;
    const [first] = pieces;
    const before = now.grab.pieces[0]!;
    const place = this.view.place.peek();
    const isOut = pieces.every((piece) =>
      isBeside(bodyOfPiece(piece, now.around.problem.cargoes), now.around.container),
    );
    if (first === undefined) return;
    if (first.id === null) {
      if (isOut) return;
      const { cargo, orientation, position } = first;
      const id = this.load.plan.peek()!.nextId;
      this.acting.act({ kind: 'place', cargo, orientation, container: place, position }, text('editPutIn'));
      this.view.select([id]);
    } else if (isOut) this.moves.takeOut();
    else if (pieces.length === 1) {
      const { id, orientation, position } = first;
      const move: Command = { kind: 'move', piece: id, container: place, position };
      const turning: Command = { kind: 'turn', piece: id, orientation };
      const command: Command =
        orientation === before.orientation ? move : { kind: 'several', commands: [turning, move] };
      this.acting.act(command, text(STATES[now.held.state]));
    } else {
      const by = {
        x: first.position.x - before.position.x,
        y: first.position.y - before.position.y,
        z: first.position.z - before.position.z,
      };
      this.acting.act({ kind: 'shift', pieces: pieces.map(({ id }) => id!), by }, text(STATES[now.held.state]));
    }
  }

  /** Lets go of what is in hand: it lies where it lay. @returns whether there was anything */
  letGo(): boolean {
    if (this.taken.peek() === null) return false;
    this.taken.value = null;
    return true;
  }
}
