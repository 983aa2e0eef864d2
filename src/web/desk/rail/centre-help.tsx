/** Beside weight that lies at one end: the rule that centres it, planned when it is opened, and one click that takes it. */
import { useEffect } from 'preact/hooks';
import '../../styles/desk-left.css';
import { UNITS } from '../../../domain/units.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { fixed } from '../../words/words.js';
import { isOfNow, shownLoad } from '../desk-state.js';
import { hand } from '../hand/hand.js';
import { isChoice } from '../headline.js';
import { isRuleOn } from '../rule-fields.js';
import { desk } from '../words.js';
import { more } from '../words-more.js';
import { centreTrial, offCentreShown, tryCentred } from './centred.js';

let ends = new AbortController();

function endTrial(): void {
  ends.abort(new Error('Something else is asked for.'));
}

/** @param isTruck whose axles nobody has said */
export default function CentreHelp({ isTruck }: { readonly isTruck: boolean }) {
  const now = draft.value;
  const load = shownLoad.value;
  const isAsked = isRuleOn(now.rules, 'Centre');
  const isOpen = load !== null && isOfNow.value && hand.value === null && !isChoice(load) && !isAsked;
  useEffect(() => {
    if (isOpen && centreTrial.value?.of !== now) {
      endTrial();
      ends = new AbortController();
      void tryCentred(now, load, ends.signal);
    }
    return endTrial;
  }, [now]);
  if (load === null || !isOfNow.value || hand.value !== null || isChoice(load)) return null;
  const tried = centreTrial.value?.of === now ? centreTrial.value : null;
  return (
    <div class="help">
      {!isAsked && tried !== null && !tried.found && (
        <p class="quiet" role="status">
          {tried.found === undefined ? more('helpTrying', { number: 1, count: 1 }) : more('centreNot')}
        </p>
      )}
      {!isAsked && tried?.found && (
        <ul>
          <li>
            <span>
              <strong>{desk('centreWeight')}</strong>
              <small>
                {more('centreBrings', {
                  near: edges(offCentreShown(tried.found, now)),
                  now: edges(offCentreShown(load, now)),
                })}
              </small>
            </span>
            <button
              type="button"
              class="desk-button"
              aria-label={`${more('helpTake')}: ${desk('centreWeight')}`}
              onClick={() => change(tried.draft)}
            >
              {more('helpTake')}
            </button>
          </li>
        </ul>
      )}
      {isTruck && <p class="quiet">{more('centreAxles')}</p>}
    </div>
  );
}

function edges(length: number): string {
  return `${fixed(length, 2)} ${UNITS[draft.value.shown].volume === 'm3' ? 'm' : 'ft'}`;
}
