/** The line below the picture while a hand has the plan: how the piece in hand would lie, then what the check says. */

import { axleFaultsOf } from '../../../scene/vehicle/vehicle.js';
import type { EditSession } from '../../editor/session/edit-session.js';
import { text } from '../../words/words.js';
import { shownLoad } from '../desk-state.js';
import { hand, isHandShown } from '../hand/hand.js';
import { UndoDeed } from '../hand/undo-deed.js';
import { Line } from '../picture/line.js';
import { faultText, floorFault, saysIn } from '../vehicle/says.js';
import { shownVehicle } from '../vehicle/shown-vehicle.js';
import { howItLies } from './how-it-lies.js';
import { said } from './words.js';

interface Told {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly sentence: string;
}

export function Verdict({ session }: { readonly session: EditSession }) {
  const taken = session.hand.taken.value;
  const held = taken?.held ?? null;
  if (taken !== null && held !== null) {
    const lies = howItLies(session, held.pieces, taken.around);
    const limit = lies.isSound ? (axleSentence() ?? floorSentence()) : null;
    const isSound = lies.isSound && limit === null;
    const icon = isSound ? 'check' : 'warning';
    return <Line tone={isSound ? 'good' : 'bad'} icon={icon} words={limit ?? lies.sentence} isNews />;
  }
  const { tone, sentence } = ofPlan(session);
  const icon = { good: 'checked', bad: 'warning', plain: 'box' } as const;
  const deed = hand.value === null ? null : <UndoDeed />;
  return <Line tone={tone} icon={icon[tone]} words={sentence} deed={deed} isNews={tone !== 'plain'} />;
}

function ofPlan(session: EditSession): Told {
  const { load, view, acting } = session;
  const { judging } = load;
  if (load.fault.value !== '') return { tone: 'bad', sentence: load.fault.value };
  const filling = session.filling.state.value;
  if (filling?.kind === 'ready') return { tone: 'plain', sentence: acting.said.value };
  const verdict = judging.verdict.value;
  if (!judging.isDone.value || verdict === null) return { tone: 'plain', sentence: text('editJudging') };
  if (!verdict.canBeBuilt) {
    const chosen = view.selected.value;
    // Of the piece that was moved last, if it is at fault.
    const fault = verdict.faults.find(({ piece }) => chosen.some(({ id }) => id === piece)) ?? verdict.faults[0]!;
    const lies = fault.piece === null ? null : liesOf(session, fault.piece);
    const limit = LIMITS[fault.rule]?.() ?? null;
    if (limit !== null) return { tone: 'bad', sentence: limit };
    const sentence = lies === null || lies.isSound ? `${fault.title}: ${fault.sentence}` : lies.sentence;
    return { tone: 'bad', sentence };
  }
  const [piece] = view.selected.value.length === 1 ? view.selected.value : [];
  const checks = isHandShown.value ? (shownLoad.value?.verification?.checks.length ?? null) : null;
  const lies = piece === undefined ? null : liesOf(session, piece.id);
  if (lies === null) {
    return { tone: 'good', sentence: checks === null ? text('editSound') : said('allHold', { count: checks }) };
  }
  if (!lies.isSound || checks === null) return { tone: 'good', sentence: lies.sentence };
  return { tone: 'good', sentence: said('fitsAll', { fits: lies.sentence, count: checks }) };
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

/** By rule, what the container that is shown has too much of, in the language of the page. */
const LIMITS: Readonly<Record<string, () => string | null>> = {
  axles: axleSentence,
  'line-load': floorSentence,
  'floor-pressure': floorSentence,
};

/** Null: it lies in another container. */
function liesOf(session: EditSession, id: number) {
  const { acting, view } = session;
  const piece = view.pieces.value.find((one) => one.id === id);
  return piece === undefined ? null : howItLies(session, [piece], acting.aroundIn(view.place.value, [id], 0));
}
