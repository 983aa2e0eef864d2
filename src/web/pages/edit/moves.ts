/** What is done with the chosen pieces without a pointer: pushed, lifted, turned, swapped, taken out, put elsewhere. */
import type { Axis } from '../../../domain/bodies.js';
import type { Position } from '../../../domain/geometry.js';
import { type Command, nextOrientation } from '../../editor/commands.js';
import { heldAt } from '../../editor/dragging.js';
import { bodyOfPiece } from '../../editor/edited-plan.js';
import { freePlace } from '../../editor/free-place.js';
import { Lying } from '../../editor/lying.js';
import { slidingWay } from '../../editor/sliding.js';
import { text } from '../../words/words.js';
import { act, aroundIn, say } from './actions.js';
import { edit, plan } from './edit-store.js';
import { bodyOf, lyingIn, select, selected, showContainer, shownContainer, shownPlace } from './view-store.js';

/** Steps of the keyboard belong together while the same pieces are pushed. */
let pushing: { readonly ids: string; readonly drag: number; readonly by: Position; readonly after: unknown } | null =
  null;
let drags = 0;

/** @param way scaled units along an axis; null: until it meets something */
export function push(axis: Axis, sign: 1 | -1, way: number | null): void {
  const pieces = selected.peek();
  const now = edit.peek();
  const container = shownContainer.peek();
  if (now === null || container === null || pieces.length === 0) return;
  const ids = pieces.map(({ id }) => id);
  const key = ids.join();
  const isGoingOn = pushing?.ids === key && pushing.after === plan.peek();
  if (!isGoingOn) pushing = { ids: key, drag: ++drags, by: { x: 0, y: 0, z: 0 }, after: null };
  let step = sign * (way ?? 0);
  if (way === null) {
    const lying = lyingIn(shownPlace.peek(), new Set(ids));
    const kind = now.opened.problem.containers[container.container]!;
    const ways = pieces.map((piece) => slidingWay(bodyOf(piece), lying.bodies, kind, axis, sign));
    step = sign * Math.min(...ways.map(Math.abs));
  }
  if (step === 0) {
    say(text('editNoFarther'));
    return;
  }
  const by = { ...pushing!.by, [axis]: pushing!.by[axis] + step };
  const isDone = act({ kind: 'shift', pieces: ids, by }, text('editMoved'), pushing!.drag);
  if (isDone) pushing = { ...pushing!, by, after: plan.peek() };
}

/** Up onto what lies there, or down to what is below. */
export function lift(isUp: boolean): void {
  const pieces = selected.peek();
  const [first] = pieces;
  if (first === undefined) return;
  const around = aroundIn(
    shownPlace.peek(),
    pieces.map(({ id }) => id),
    0,
  );
  const held = heldAt(pieces, first.position, around, isUp);
  const z = held.pieces[0]!.position.z - first.position.z;
  if (z === 0) {
    say(text('editNoFarther'));
    return;
  }
  act({ kind: 'shift', pieces: pieces.map(({ id }) => id), by: { x: 0, y: 0, z } }, text('editMoved'));
}

export function moveTo(position: Position): void {
  const [piece] = selected.peek();
  if (piece !== undefined) {
    act({ kind: 'move', piece: piece.id, container: shownPlace.peek(), position }, text('editMoved'));
  }
}

export function takeOut(): void {
  const pieces = selected.peek().map(({ id }) => id);
  if (pieces.length > 0) act({ kind: 'remove', pieces }, text('editTakenOut', { count: pieces.length }));
}

export function swap(): void {
  const [a, b] = selected.peek();
  if (a !== undefined && b !== undefined) act({ kind: 'swap', pieces: [a.id, b.id] }, text('editSwapped'));
}

/** A piece out of the tray, to the first place where it can lie. */
export function putIn(cargo: number): void {
  const now = edit.peek();
  const container = shownContainer.peek();
  if (now === null || container === null) return;
  const { problem } = now.opened;
  const place = shownPlace.peek();
  const found = freePlace(problem, problem.containers[container.container]!, lyingIn(place), cargo);
  if (found === null) {
    say(text('editNoPlace', { name: problem.cargoes[cargo]!.name }));
    return;
  }
  const id = plan.peek()!.nextId;
  if (act({ kind: 'place', cargo, container: place, ...found }, text('editPutIn'))) select([id]);
}

/** What is chosen goes into another container, each piece to a free place there. */
export function moveInto(target: number): void {
  const now = edit.peek();
  const pieces = selected.peek();
  const container = plan.peek()?.containers[target];
  if (now === null || container === undefined || pieces.length === 0 || target === shownPlace.peek()) return;
  const { problem } = now.opened;
  const kind = problem.containers[container.container]!;
  const commands: Command[] = [];
  let lying = lyingIn(target);
  for (const piece of pieces) {
    const found = freePlace(problem, kind, lying, piece.cargo, piece.orientation);
    if (found === null) {
      say(text('editNoPlace', { name: problem.cargoes[piece.cargo]!.name }));
      return;
    }
    const { position, orientation } = found;
    if (orientation !== piece.orientation) commands.push({ kind: 'turn', piece: piece.id, orientation });
    commands.push({ kind: 'move', piece: piece.id, container: target, position });
    lying = new Lying(
      [...lying.bodies, bodyOfPiece({ cargo: piece.cargo, ...found }, problem.cargoes)],
      kind.size.length,
    );
  }
  const ids = pieces.map(({ id }) => id);
  if (!act({ kind: 'several', commands }, text('editMovedInto', { count: ids.length, number: target + 1 }))) return;
  showContainer(target);
  select(ids);
}

/** Each to the next orientation that its cargo may lie in. */
export function turnChosen(): void {
  const problem = edit.peek()?.opened.problem;
  if (problem === undefined) return;
  const commands = selected.peek().flatMap((piece): Command[] => {
    const orientation = nextOrientation(problem, piece);
    return orientation === piece.orientation ? [] : [{ kind: 'turn', piece: piece.id, orientation }];
  });
  if (commands.length === 0) say(text('editCannotTurn'));
  else act({ kind: 'several', commands }, text('editTurned', { count: commands.length }));
}
