/** The pieces in hand: taken, moved over the picture, dropped or let go. Nothing is done to the plan before the drop. */
import { signal } from '@preact/signals';
import type { Axis } from '../../../domain/bodies.js';
import type { Position } from '../../../domain/geometry.js';
import { type Command, nextOrientation } from '../../editor/commands.js';
import { dragged, type Grab, type Held, type HeldPiece, heldAt, type Surroundings } from '../../editor/dragging.js';
import { bodyOfPiece } from '../../editor/edited-plan.js';
import { freePlace } from '../../editor/free-place.js';
import { type HandState, isBeside } from '../../editor/in-hand.js';
import { Lying } from '../../editor/lying.js';
import { slidingWay } from '../../editor/sliding.js';
import { text } from '../../words/words.js';
import { edit, plan, redo, tell, undo } from './edit-store.js';
import { bodyOf, lyingIn, select, selected, showContainer, shownContainer, shownPlace } from './view-store.js';

export interface Hand {
  readonly grab: Grab;
  readonly around: Surroundings;
  /** Null: not over the picture yet. */
  readonly held: Held | null;
}

/** Null: nothing is in hand. */
export const hand = signal<Hand | null>(null);
/** What was done last, in a sentence. */
export const said = signal('');

/** Takes what is chosen. @param first the piece that was grabbed; @param point where */
export function take(first: number, point: Position, reach: number): boolean {
  const container = shownContainer.peek();
  const pieces = selected.peek();
  if (container === null || container.isLocked || pieces.length === 0) return false;
  const inOrder = [...pieces].sort((a, b) => Number(b.id === first) - Number(a.id === first));
  hand.value = {
    grab: { pieces: inOrder, point },
    around: aroundIn(
      shownPlace.peek(),
      pieces.map(({ id }) => id),
      reach,
    ),
    held: null,
  };
  return true;
}

/** A piece out of the tray, not over the picture yet. */
export function takeNew(cargo: number, reach: number): boolean {
  const now = edit.peek();
  const container = shownContainer.peek();
  if (now === null || container === null || container.isLocked) return false;
  const { problem } = now.opened;
  const { orientations, size } = problem.cargoes[cargo]!;
  const orientation = ([1, 2, 3, 4, 5, 6] as const).find((one) => ((orientations >> (one - 1)) & 1) === 1) ?? 1;
  const piece: HeldPiece = { id: null, cargo, orientation, position: { x: 0, y: 0, z: 0 } };
  const point = { x: size.length / 2, y: size.width / 2, z: 0 };
  hand.value = { grab: { pieces: [piece], point }, around: aroundIn(shownPlace.peek(), [], reach), held: null };
  return true;
}

export function carry(ray: Parameters<typeof dragged>[1] | null): void {
  const now = hand.peek();
  if (now === null) return;
  hand.value = { ...now, held: ray && dragged(now.grab, ray, now.around) };
}

/** Turns what is in hand, or what is chosen. */
export function turn(): void {
  const problem = edit.peek()?.opened.problem;
  const now = hand.peek();
  if (problem === undefined) return;
  if (now !== null) {
    const [first] = now.grab.pieces;
    if (now.grab.pieces.length > 1 || first === undefined) return;
    const orientation = nextOrientation(problem, { ...first, id: 0 });
    const turned = { ...now, grab: { ...now.grab, pieces: [{ ...first, orientation }] } };
    const at = now.held?.pieces[0]?.position;
    hand.value = { ...turned, held: at ? heldAt(turned.grab.pieces, at, now.around, true) : null };
    return;
  }
  const commands = selected
    .peek()
    .map((piece): Command & { kind: 'turn' } => ({
      kind: 'turn',
      piece: piece.id,
      orientation: nextOrientation(problem, piece),
    }))
    .filter(({ orientation }, at) => orientation !== selected.peek()[at]!.orientation);
  if (commands.length === 0) say(text('editCannotTurn'));
  else act({ kind: 'several', commands }, text('editTurned', { count: commands.length }));
}

/** Where it is, what is in hand goes into the plan; beside the container, into the tray. */
export function drop(): void {
  const now = hand.peek();
  hand.value = null;
  if (now === null || now.held === null) return;
  const { pieces } = now.held;
  const [first] = pieces;
  const before = now.grab.pieces[0]!;
  const place = shownPlace.peek();
  const isOut = pieces.every((piece) => isBeside(bodyOfPiece(piece, now.around.problem.cargoes), now.around.container));
  if (first === undefined) return;
  if (first.id === null) {
    if (isOut) return;
    const { cargo, orientation, position } = first;
    const id = plan.peek()!.nextId;
    act({ kind: 'place', cargo, orientation, container: place, position }, text('editPutIn'));
    select([id]);
  } else if (isOut) takeOut();
  else if (pieces.length === 1) {
    const { id, orientation, position } = first;
    const move: Command = { kind: 'move', piece: id, container: place, position };
    const turning: Command = { kind: 'turn', piece: id, orientation };
    const command: Command = orientation === before.orientation ? move : { kind: 'several', commands: [turning, move] };
    act(command, text(STATES[now.held.state]));
  } else {
    const by = {
      x: first.position.x - before.position.x,
      y: first.position.y - before.position.y,
      z: first.position.z - before.position.z,
    };
    act({ kind: 'shift', pieces: pieces.map(({ id }) => id!), by }, text(STATES[now.held.state]));
  }
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

/** Lets go of what is in hand: it lies where it lay. @returns whether there was anything */
export function letGo(): boolean {
  if (hand.peek() === null) return false;
  hand.value = null;
  return true;
}

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

/** What is chosen goes into another container: where it lies if that is free there, else to a free place. */
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
  act({ kind: 'several', commands }, text('editMovedInto', { count: ids.length, number: target + 1 }));
  showContainer(target);
  select(ids);
}

/** Tells what was done, and how many pieces came down because of it. @returns whether it could be done */
export function act(command: Command, sentence: string, drag: number | null = null): boolean {
  const settled = tell(command, drag);
  if (settled === null) {
    const isLocked = shownContainer.peek()?.isLocked === true;
    say(text(isLocked ? 'editIsLocked' : 'editCannot'));
    return false;
  }
  say(settled === 0 ? sentence : `${sentence} ${text('editSettled', { count: settled })}`);
  return true;
}

export function back(): void {
  undo();
  say(text('editUndone'));
}

export function forth(): void {
  redo();
  say(text('editRedone'));
}

export function say(sentence: string): void {
  said.value = sentence;
}

function aroundIn(place: number, without: readonly number[], reach: number): Surroundings {
  const { problem } = edit.peek()!.opened;
  const { container } = plan.peek()!.containers[place]!;
  return { problem, container: problem.containers[container]!, lying: lyingIn(place, new Set(without)), reach };
}
