/** Why the pieces that are held or chosen cannot lie where they do, in sentences: the piece itself, then all of the load. */
import { axleFaultsOf } from '../../../scene/vehicle/vehicle.js';
import type { HeldPiece, Surroundings } from '../../editor/dragging.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { type Fault, faultsWith, type Verdict } from '../../editor/verdict.js';
import { shownName } from '../../words/shown-name.js';
import { number } from '../../words/words.js';
import { faultText, floorFault, saysIn } from '../vehicle/says.js';
import { shownVehicle } from '../vehicle/shown-vehicle.js';
import { faultSentence, type Judged } from './fault-sentences.js';
import { figuresOf } from './figures.js';
import { howItLies, type Lies } from './how-it-lies.js';
import { pieceName } from './piece-name.js';

/** How they lie by themselves is seen at once. */
const AT_FIRST_SIGHT: ReadonlySet<string> = new Set(['containment', 'drop-decks', 'overlap', 'support']);

/** What the container that is shown has too much of is said with its figures. */
const LIMITS: Readonly<Record<string, () => string | null>> = {
  axles: axleSentence,
  'line-load': floorSentence,
  'floor-pressure': floorSentence,
};

export interface Wrongs {
  /** Null: there are no such pieces, or they lie in another container. */
  readonly lies: Lies | null;
  /** Empty: nothing is known to be wrong. The first is of the pieces, if they have a part in any. */
  readonly sentences: readonly string[];
}

/**
 * @param pieces those in question @param around without them; null: they are not in the container that is shown
 * @param verdict null: it is not there yet
 */
function wrongsOf(
  session: EditSession,
  pieces: readonly HeldPiece[],
  around: Surroundings | null,
  verdict: Verdict | null,
): Wrongs {
  const lies = around === null || pieces.length === 0 ? null : howItLies(session, pieces, around);
  const ids: ReadonlySet<number | null> = new Set(pieces.map(({ id }) => id));
  const own = verdict === null ? [] : faultsWith(verdict, ids);
  const isBad = lies !== null && !lies.isSound;
  const ofLies = isBad ? [lies.sentence] : [];
  if (verdict === null) {
    const limits = [axleSentence(), floorSentence()].filter((sentence) => sentence !== null);
    return { lies, sentences: [...ofLies, ...limits] };
  }
  const say = (fault: Fault) => sentenceOf(session, fault, verdict, ids);
  const ofPieces = [...ofLies, ...own.filter(({ rule }) => !isBad || !AT_FIRST_SIGHT.has(rule)).map(say)];
  const others = verdict.faults.filter((fault) => !own.includes(fault));
  const ofLoad = others.filter(({ piece, rule }) => piece === null || rule in LIMITS).map(say);
  // Another piece that is at fault is named where nothing else is.
  const [elsewhere] = ofPieces.length + ofLoad.length > 0 ? [] : others;
  return { lies, sentences: [...new Set([...ofPieces, ...ofLoad, ...(elsewhere ? [say(elsewhere)] : [])])] };
}

/** Of what is in hand, where it is held; null: nothing is held over the picture. */
export function heldWrongs(session: EditSession): Wrongs | null {
  const taken = session.hand.taken.value;
  return taken?.held == null ? null : wrongsOf(session, taken.held.pieces, taken.around, session.trial.verdict.value);
}

/** Of what is chosen, where it lies, as the check said last. */
export function chosenWrongs(session: EditSession): Wrongs {
  const { acting, load, view } = session;
  const pieces = view.selected.value;
  const around =
    pieces.length === 0
      ? null
      : acting.aroundIn(
          view.place.value,
          pieces.map(({ id }) => id),
          0,
        );
  return wrongsOf(session, pieces, around, load.judging.verdict.value);
}

function sentenceOf(session: EditSession, fault: Fault, verdict: Verdict, ids: ReadonlySet<number | null>): string {
  const { container } = fault;
  const sentence = inItsContainer(session, fault, verdict, ids);
  if (container === null || container === session.view.place.value) return sentence;
  // Called as its tab is.
  const { name } = session.load.opened.value!.problem.containers[verdict.plan.containers[container]!.container]!;
  return `${number(container + 1)} · ${shownName(name)}: ${sentence}`;
}

function inItsContainer(
  session: EditSession,
  fault: Fault,
  { plan }: Verdict,
  ids: ReadonlySet<number | null>,
): string {
  const isShown = fault.container === session.view.place.value;
  const limit = isShown ? (LIMITS[fault.rule]?.() ?? null) : null;
  if (limit !== null) return limit;
  const { problem } = session.load.opened.value!;
  const among = fault.container === null ? [] : plan.containers[fault.container]!.pieces;
  const judged: Judged = {
    problem,
    figures: figuresOf(problem),
    isChosen: (id) => ids.has(id),
    pieceOf: (id) => among.find((piece) => piece.id === id)!,
    nameOf: (id) => pieceName(session, judged.pieceOf(id), among),
  };
  if (fault.piece === null) return faultSentence(fault, '', judged);
  const name = judged.nameOf(fault.piece);
  if (!AT_FIRST_SIGHT.has(fault.rule) || fault.container === null) return faultSentence(fault, name, judged);
  const piece = judged.pieceOf(fault.piece);
  const lies = howItLies(session, [piece], session.acting.aroundIn(fault.container, [piece.id], 0), among);
  return lies.isSound ? faultSentence(fault, name, judged) : `${name}: ${lies.sentence}`;
}

/** Which axle of the container that is shown carries more, or less, than it may; null: none does. */
function axleSentence(): string | null {
  const { uom, vehicle = null } = shownVehicle.value ?? {};
  if (vehicle === null || uom === undefined) return null;
  const [fault] = axleFaultsOf(vehicle.answer);
  return fault === undefined ? null : faultText(fault, saysIn(uom));
}

function floorSentence(): string | null {
  const now = shownVehicle.value;
  return now === null ? null : floorFault(now);
}
