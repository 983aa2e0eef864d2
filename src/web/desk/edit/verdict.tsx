/** The line below the picture while a hand has the plan: how the piece in hand would lie, then what the check says. */
import type { EditSession } from '../../editor/session/edit-session.js';
import { text } from '../../words/words.js';
import { shownLoad } from '../desk-state.js';
import { hand, isHandShown } from '../hand/hand.js';
import { UndoDeed } from '../hand/undo-deed.js';
import { Line } from '../picture/line.js';
import { more } from '../words-more.js';
import { warningCount } from '../worth-knowing.js';
import { said } from './words.js';
import { chosenWrongs, heldWrongs, type Wrongs } from './wrongs.js';

interface Told {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly sentence: string;
}

/** There is room for so many reasons; the panel of the piece has all. */
const MOST_TOLD = 2;

export function Verdict({ session }: { readonly session: EditSession }) {
  const held = heldWrongs(session);
  if (held !== null) {
    // The order is the same, and so are its rules.
    const { tone, sentence } = told(held, session.trial.verdict.value === null ? null : checksOfShown());
    return <Line tone={tone} icon={tone === 'good' ? 'check' : 'warning'} words={sentence} isNews />;
  }
  const { tone, sentence } = ofPlan(session);
  const warnings = tone === 'good' && isHandShown.value ? (shownLoad.value?.warnings ?? []) : null;
  const icon = { good: 'checked', bad: 'warning', plain: 'box' } as const;
  const deed = hand.value === null ? null : <UndoDeed />;
  return (
    <Line
      tone={tone}
      icon={icon[tone]}
      words={sentence}
      warned={warnings === null ? 0 : warningCount(warnings)}
      deed={deed}
      isNews={tone !== 'plain'}
    />
  );
}

function ofPlan(session: EditSession): Told {
  const { load, acting } = session;
  const { judging } = load;
  if (load.fault.value !== '') return { tone: 'bad', sentence: load.fault.value };
  const filling = session.filling.state.value;
  if (filling?.kind === 'ready') return { tone: 'plain', sentence: acting.said.value };
  if (!judging.isDone.value) return { tone: 'plain', sentence: text('editJudging') };
  const now = told(chosenWrongs(session), isHandShown.value ? checksOfShown() : null);
  const isOut = load.edit.value?.history.past.at(-1)?.command.kind === 'remove';
  return isOut && now.tone === 'good' ? { ...now, sentence: `${acting.said.value} ${now.sentence}` } : now;
}

function checksOfShown(): number | null {
  return shownLoad.value?.verification?.checks.length ?? null;
}

/** @param checks rules that were checked; null: it is not known yet */
function told({ lies, sentences }: Wrongs, checks: number | null): Told {
  if (sentences.length > 0) return { tone: 'bad', sentence: sentences.slice(0, MOST_TOLD).join(' · ') };
  if (lies === null) {
    return { tone: 'good', sentence: checks === null ? text('editSound') : more('allHold', { count: checks }) };
  }
  if (checks === null) return { tone: 'good', sentence: lies.sentence };
  return { tone: 'good', sentence: said('fitsAll', { fits: lies.sentence, count: checks }) };
}
