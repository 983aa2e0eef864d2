/** Below the top bar: that pieces stand in the truck already, and what becomes of them when a change is planned. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { refused } from '../../pages/plan/planner.js';
import { draft, draftId, lastSaved } from '../../plan-request/draft-store.js';
import { keptIn, type LostPieces, type Lost as LostWhy } from '../../plan-request/kept-in.js';
import { isSamePlan } from '../../plan-request/request-draft.js';
import { number } from '../../words/words.js';
import { firstIssueOf, isOfStanding } from '../refusal.js';
import { asked, isUrged, keepStanding, lookForStanding, planAnew, standing } from '../standing/standing.js';
import { desk } from '../words.js';
import { type FrameLabel, frame } from './words.js';

/** Why it could not be done; empty: it could. */
const fault = signal('');

export function StandingNote() {
  const saved = lastSaved.value;
  const now = draft.value;
  const isSame = saved?.draft != null && isSamePlan(saved.draft, now);
  const known = standing.value;
  useEffect(() => {
    if (isSame) return;
    const control = new AbortController();
    void lookForStanding(control.signal);
    return () => control.abort();
  }, [draftId.value, saved?.load?.version, isSame]);
  // Who loads has to know it after it is saved, too.
  if (known === null) return now.kept === undefined ? null : <Lost />;
  if (asked.value === null) return now.kept === undefined ? null : <Kept />;
  const keep = () => {
    fault.value = '';
    isUrged.value = false;
    keepStanding(known).catch((error: Error) => {
      fault.value = error.message;
    });
  };
  const { done, of } = known.progress;
  return (
    <div class="note" role={isUrged.value ? 'alert' : 'status'}>
      <div class="note-says">
        <span>
          {frame('standsAlready', { done, of: number(of) })} {isUrged.value && <strong>{frame('standsFirst')}</strong>}{' '}
          {fault.value}
        </span>
        <Keep onClick={keep} />
        <Anew />
      </div>
    </div>
  );
}

/** Whoever saves is led to it. */
function Keep({ onClick }: { readonly onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const urged = isUrged.value;
  useEffect(() => {
    if (urged) button.current?.focus();
  }, [urged]);
  return (
    <button ref={button} type="button" class="button is-small is-main" onClick={onClick}>
      {frame('standsKeep')}
    </button>
  );
}

function Anew() {
  const act = () => {
    isUrged.value = false;
    const now = standing.peek();
    if (now !== null) planAnew(now);
  };
  return (
    <button type="button" class="button is-small" onClick={act}>
      {frame('standsAnew')}
    </button>
  );
}

const WHY: Readonly<Record<LostWhy, FrameLabel>> = {
  container: 'lostContainer',
  size: 'lostSize',
  out: 'lostOut',
  gone: 'lostGone',
  fewer: 'lostFewer',
  above: 'lostAbove',
};

/** What could not stay in the plan that is saved. */
function Lost() {
  const said = lostIn(keptIn(draft.value).lost);
  if (said === '') return null;
  return (
    <div class="note" role="status">
      <div class="note-says">
        <strong>{said}</strong>
      </div>
    </div>
  );
}

/** Empty: nothing. */
function lostIn(lost: readonly LostPieces[]): string {
  const sentences = lost.map((one) => `${number(one.count)} × ${one.name} (${frame(WHY[one.why])})`);
  return lost.length === 0 ? '' : frame('standsLost', { pieces: sentences.join(', ') });
}

/** What stands breaks a rule of the order as it is now. */
function isRefused(): boolean {
  const issue = refused.value === null ? undefined : firstIssueOf(refused.value.answer, draft.value);
  return issue !== undefined && isOfStanding(issue, draft.value);
}

/** What stays where it stands, and what cannot. */
function Kept() {
  const { count, lost } = keptIn(draft.value);
  return (
    <div class="note" role="status">
      <div class="note-says">
        <span>
          {count > 0 && (isRefused() ? desk('standsBreaks') : frame('standsKept', { count }))}{' '}
          {lost.length > 0 && <strong>{lostIn(lost)}</strong>}
        </span>
        <Anew />
      </div>
    </div>
  );
}
