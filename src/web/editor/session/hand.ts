/** The pieces in hand: taken, moved over the picture, dropped or let go. Nothing is done to the plan before the drop. */
import { signal } from '@preact/signals';
import type { Position } from '../../../domain/geometry.js';
import { text } from '../../words/words.js';
import { type Command, done } from '../commands.js';
import { dragged, type Grab, type Held, type HeldPiece, heldAt, type Surroundings } from '../dragging.js';
import { bodyOfPiece, type EditedPlan } from '../edited-plan.js';
import { type HandState, isBeside } from '../in-hand.js';
import { nextOrientation } from '../orientations.js';
import type { Acting } from './acting.js';
import type { EditView } from './edit-view.js';
import type { EditedLoad } from './edited-load.js';
import type { Moves } from './moves.js';

export interface Taken {
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

  /**
   * Where it is, what is in hand goes into the plan; beside the container, into the tray.
   * @returns whether it was taken out of the plan
   */
  drop(): boolean {
    const now = this.taken.peek();
    this.taken.value = null;
    if (now === null || now.held === null) return false;
    const isNew = now.grab.pieces[0]!.id === null;
    if (isOut(now)) {
      if (!isNew) this.moves.takeOut();
      return !isNew;
    }
    const id = this.load.plan.peek()!.nextId;
    this.acting.act(this.#commandFor(now, now.held), text(isNew ? 'editPutIn' : STATES[now.held.state]));
    if (isNew) this.view.select([id]);
    return false;
  }

  /** The plan as a drop would leave it; null: nothing would lie in the container. */
  droppedPlan(now: Taken): EditedPlan | null {
    const plan = this.load.plan.peek();
    if (plan === null || now.held === null || isOut(now)) return null;
    return done(now.around.problem, plan, this.#commandFor(now, now.held)).plan;
  }

  #commandFor({ grab }: Taken, { pieces }: Held): Command {
    const [first, before] = [pieces[0]!, grab.pieces[0]!];
    const { id, cargo, orientation, position } = first;
    const container = this.view.place.peek();
    if (id === null) return { kind: 'place', cargo, orientation, container, position };
    if (pieces.length > 1) {
      const by = {
        x: position.x - before.position.x,
        y: position.y - before.position.y,
        z: position.z - before.position.z,
      };
      return { kind: 'shift', pieces: pieces.map((piece) => piece.id!), by };
    }
    const move: Command = { kind: 'move', piece: id, container, position };
    if (orientation === before.orientation) return move;
    return { kind: 'several', commands: [{ kind: 'turn', piece: id, orientation }, move] };
  }

  /** Lets go of what is in hand: it lies where it lay. @returns whether there was anything */
  letGo(): boolean {
    if (this.taken.peek() === null) return false;
    this.taken.value = null;
    return true;
  }
}

/** All of it is beside the container. */
function isOut({ held, around: { problem, container } }: Taken): boolean {
  return held?.pieces.every((piece) => isBeside(bodyOfPiece(piece, problem.cargoes), container)) === true;
}
