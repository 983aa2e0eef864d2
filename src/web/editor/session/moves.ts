/** What is done with the chosen pieces without a pointer: pushed, lifted, turned, swapped, taken out, put elsewhere. */
import type { Axis } from '../../../domain/bodies.js';
import type { Position } from '../../../domain/geometry.js';
import { text } from '../../words/words.js';
import type { Command } from '../commands.js';
import { heldAt } from '../dragging.js';
import { bodyOfPiece, type EditedPiece } from '../edited-plan.js';
import { freePlace } from '../free-place.js';
import { isGoodPlace } from '../good-place.js';
import { Lying } from '../lying.js';
import { nextOrientation } from '../orientations.js';
import { slidingWay } from '../sliding.js';
import type { Acting } from './acting.js';
import type { EditView } from './edit-view.js';
import type { EditedLoad } from './edited-load.js';

/** Steps of the keyboard belong together while the same pieces are pushed. */
interface Pushing {
  readonly ids: string;
  readonly drag: number;
  readonly by: Position;
  /** The plan as the last step left it. */
  readonly after: unknown;
}

export class Moves {
  #pushing: Pushing | null = null;
  #drags = 0;

  constructor(
    private readonly load: EditedLoad,
    private readonly view: EditView,
    private readonly acting: Acting,
  ) {}

  /** @param way scaled units along an axis; null: until it meets something */
  push(axis: Axis, sign: 1 | -1, way: number | null): void {
    const pieces = this.view.selected.peek();
    const now = this.load.edit.peek();
    const container = this.view.container.peek();
    if (now === null || container === null || pieces.length === 0) return;
    const ids = pieces.map(({ id }) => id);
    const key = ids.join();
    const isGoingOn = this.#pushing?.ids === key && this.#pushing.after === this.load.plan.peek();
    if (!isGoingOn) this.#pushing = { ids: key, drag: ++this.#drags, by: { x: 0, y: 0, z: 0 }, after: null };
    let step = sign * (way ?? 0);
    if (way === null) {
      const lying = this.view.lyingIn(this.view.place.peek(), new Set(ids));
      const kind = now.opened.problem.containers[container.container]!;
      const ways = pieces.map((piece) => slidingWay(this.view.bodyOf(piece), lying.bodies, kind, axis, sign));
      step = sign * Math.min(...ways.map(Math.abs));
    }
    if (step === 0) {
      this.acting.say(text('editNoFarther'));
      return;
    }
    const by = { ...this.#pushing!.by, [axis]: this.#pushing!.by[axis] + step };
    const isDone = this.acting.act({ kind: 'shift', pieces: ids, by }, text('editMoved'), this.#pushing!.drag);
    if (isDone) this.#pushing = { ...this.#pushing!, by, after: this.load.plan.peek() };
  }

  /** Up onto what lies there, or down to what is below. */
  lift(isUp: boolean): void {
    const pieces = this.view.selected.peek();
    const [first] = pieces;
    if (first === undefined) return;
    const around = this.acting.aroundIn(
      this.view.place.peek(),
      pieces.map(({ id }) => id),
      0,
    );
    const held = heldAt(pieces, first.position, around, isUp);
    const z = held.pieces[0]!.position.z - first.position.z;
    if (z === 0) {
      this.acting.say(text('editNoFarther'));
      return;
    }
    this.acting.act({ kind: 'shift', pieces: pieces.map(({ id }) => id), by: { x: 0, y: 0, z } }, text('editMoved'));
  }

  moveTo(position: Position): void {
    const [piece] = this.view.selected.peek();
    if (piece !== undefined) {
      this.acting.act(
        { kind: 'move', piece: piece.id, container: this.view.place.peek(), position },
        text('editMoved'),
      );
    }
  }

  takeOut(): void {
    const pieces = this.view.selected.peek().map(({ id }) => id);
    if (pieces.length > 0) this.acting.act({ kind: 'remove', pieces }, text('editTakenOut', { count: pieces.length }));
  }

  swap(): void {
    const [a, b] = this.view.selected.peek();
    if (a !== undefined && b !== undefined)
      this.acting.act({ kind: 'swap', pieces: [a.id, b.id] }, text('editSwapped'));
  }

  /** A piece out of the tray, to the first place where it can lie. */
  putIn(cargo: number): void {
    const now = this.load.edit.peek();
    const container = this.view.container.peek();
    if (now === null || container === null) return;
    const { problem } = now.opened;
    const place = this.view.place.peek();
    const kind = problem.containers[container.container]!;
    const isGood = isGoodPlace(problem, kind, container.pieces, cargo);
    const found = freePlace(problem, kind, this.view.lyingIn(place), cargo, null, isGood);
    if (found === null) {
      this.acting.say(text('editNoPlace', { name: problem.cargoes[cargo]!.name }));
      return;
    }
    const id = this.load.plan.peek()!.nextId;
    if (this.acting.act({ kind: 'place', cargo, container: place, ...found }, text('editPutIn')))
      this.view.select([id]);
  }

  /** What is chosen goes into another container, each piece to a free place there. */
  moveInto(target: number): void {
    const now = this.load.edit.peek();
    const pieces = this.view.selected.peek();
    const container = this.load.plan.peek()?.containers[target];
    if (now === null || container === undefined || pieces.length === 0 || target === this.view.place.peek()) return;
    const { problem } = now.opened;
    const kind = problem.containers[container.container]!;
    const commands: Command[] = [];
    let lying = this.view.lyingIn(target);
    const there: Omit<EditedPiece, 'id'>[] = [...container.pieces];
    for (const piece of pieces) {
      const isGood = isGoodPlace(problem, kind, there, piece.cargo);
      const found = freePlace(problem, kind, lying, piece.cargo, piece.orientation, isGood);
      if (found === null) {
        this.acting.say(text('editNoPlace', { name: problem.cargoes[piece.cargo]!.name }));
        return;
      }
      const { position, orientation } = found;
      if (orientation !== piece.orientation) commands.push({ kind: 'turn', piece: piece.id, orientation });
      commands.push({ kind: 'move', piece: piece.id, container: target, position });
      const put = { cargo: piece.cargo, ...found };
      there.push(put);
      lying = new Lying([...lying.bodies, bodyOfPiece(put, problem.cargoes)], kind.size.length);
    }
    const ids = pieces.map(({ id }) => id);
    if (
      !this.acting.act({ kind: 'several', commands }, text('editMovedInto', { count: ids.length, number: target + 1 }))
    )
      return;
    this.view.showContainer(target);
    this.view.select(ids);
  }

  /** Locks the container that is shown, or unlocks it. */
  toggleLock(): void {
    const isLocked = this.view.isLocked.peek();
    this.view.select([]);
    const command: Command = { kind: 'lock', container: this.view.place.peek(), isLocked: !isLocked };
    this.acting.act(command, text(isLocked ? 'editUnlocked' : 'editLocked'));
  }

  /** One more, empty, which is shown. @param type its place in the problem */
  addContainer(type: number): void {
    const isAdded = this.acting.act({ kind: 'open', container: type }, text('editOpened'));
    if (isAdded) this.view.showContainer(this.load.plan.peek()!.containers.length - 1);
  }

  /** Each to the next orientation that its cargo may lie in. */
  turnChosen(): void {
    const problem = this.load.edit.peek()?.opened.problem;
    if (problem === undefined) return;
    const commands = this.view.selected.peek().flatMap((piece): Command[] => {
      const orientation = nextOrientation(problem, piece);
      return orientation === piece.orientation ? [] : [{ kind: 'turn', piece: piece.id, orientation }];
    });
    if (commands.length === 0) this.acting.say(text('editCannotTurn'));
    else this.acting.act({ kind: 'several', commands }, text('editTurned', { count: commands.length }));
  }
}
