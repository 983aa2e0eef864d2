/** Puts pieces that were taken out back to where they stood, or, where that holds no more, to a free place. */
import { type Command, done } from '../commands.js';
import { bodyOfPiece, type EditedPlan } from '../edited-plan.js';
import { freePlace } from '../free-place.js';
import { isGoodPlace } from '../good-place.js';
import { Lying } from '../lying.js';
import type { Edit, EditedLoad } from './edited-load.js';

type Place = Extract<Command, { kind: 'place' }>;

/** Where pieces of a cargo stood that were taken out since the load was opened: the last first. */
export function placesLeft({ history: { past, plan } }: Edit, cargo: number): Place[] {
  const seen = new Set(plan.containers.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
  const found: Place[] = [];
  for (const { before } of past.toReversed()) {
    for (const [container, { pieces }] of before.containers.entries()) {
      for (const { id, cargo: own, orientation, position } of pieces) {
        if (own !== cargo || seen.has(id)) continue;
        seen.add(id);
        found.push({ kind: 'place', cargo, orientation, container, position });
      }
    }
  }
  return found.slice(0, plan.tray[cargo] ?? 0);
}

/** @returns whether any was put back */
export async function putBack(load: EditedLoad, cargo: number): Promise<boolean> {
  return (await putIn(load, [cargo])) > 0;
}

/** Of all cargo that was taken out. @param isWanted still, once it is known where @returns pieces that were put back */
export async function putAllBack(load: EditedLoad, isWanted: () => boolean): Promise<number> {
  return putIn(load, load.edit.peek()?.history.plan.tray.keys() ?? [], isWanted);
}

/** One step of the history, as long as the check passes it. @returns pieces that are in it now */
async function putIn(load: EditedLoad, cargoes: Iterable<number>, isWanted = () => true): Promise<number> {
  const edit = load.edit.peek();
  if (edit === null) return 0;
  const commands: Command[] = [];
  let plan = edit.history.plan;
  for (const cargo of cargoes) {
    const found = await putBackInto(load, edit, plan, cargo);
    commands.push(...found.commands);
    plan = found.plan;
  }
  if (commands.length === 0 || load.edit.peek() !== edit || !isWanted()) return 0;
  const isDone = load.execute(commands.length === 1 ? commands[0]! : { kind: 'several', commands }) !== null;
  return isDone ? commands.length : 0;
}

async function putBackInto(load: EditedLoad, edit: Edit, before: EditedPlan, cargo: number) {
  const { problem } = edit.opened;
  const isSound = async (plan: EditedPlan) => (await load.judging.wouldBe(plan))?.canBeBuilt === true;
  const commands: Command[] = [];
  let plan = before;
  const left = placesLeft(edit, cargo);
  // The last that was taken out stood on, or before, those taken out after it.
  const whole = done(problem, plan, { kind: 'several', commands: left }).plan;
  if (whole !== plan && (await isSound(whole))) return { commands: left, plan: whole };
  for (const former of left) {
    for (const command of [former, ...freePlaces(edit, plan, cargo)]) {
      const after = done(problem, plan, command).plan;
      if (after === plan || !(await isSound(after))) continue;
      commands.push(command);
      plan = after;
      break;
    }
  }
  return { commands, plan };
}

/** The first of each container, where it can be reached in the order of loading. */
function* freePlaces({ opened: { problem } }: Edit, plan: EditedPlan, cargo: number): Generator<Place> {
  for (const [container, { container: type, pieces, isLocked }] of plan.containers.entries()) {
    if (isLocked) continue;
    const kind = problem.containers[type]!;
    const bodies = pieces.map((piece) => bodyOfPiece(piece, problem.cargoes));
    const isGood = isGoodPlace(problem, kind, pieces, cargo);
    const found = freePlace(problem, kind, new Lying(bodies, kind.size.length), cargo, null, isGood);
    if (found !== null) yield { kind: 'place', cargo, container, ...found };
  }
}
