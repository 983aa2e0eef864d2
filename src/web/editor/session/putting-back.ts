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

/**
 * One step of the history, as long as the check passes it.
 * @returns whether any was put back
 */
export async function putBack(load: EditedLoad, cargo: number): Promise<boolean> {
  const edit = load.edit.peek();
  if (edit === null) return false;
  const { problem } = edit.opened;
  const isSound = async (plan: EditedPlan) => (await load.judging.wouldBe(plan))?.canBeBuilt === true;
  const commands: Command[] = [];
  let plan = edit.history.plan;
  const take = (command: Command, after: EditedPlan) => {
    commands.push(command);
    plan = after;
  };
  const left = placesLeft(edit, cargo);
  // The last that was taken out stood on, or before, those taken out after it.
  const asBefore: Command = { kind: 'several', commands: left };
  const whole = done(problem, plan, asBefore).plan;
  if (whole !== plan && (await isSound(whole))) take(asBefore, whole);
  else {
    for (const former of left) {
      for (const command of [former, ...freePlaces(edit, plan, cargo)]) {
        const after = done(problem, plan, command).plan;
        if (after === plan || !(await isSound(after))) continue;
        take(command, after);
        break;
      }
    }
  }
  if (commands.length === 0 || load.edit.peek() !== edit) return false;
  return load.execute(commands.length === 1 ? commands[0]! : { kind: 'several', commands }) !== null;
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
