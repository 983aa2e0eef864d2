/** The desk without a load, for who may only look: the loads that colleagues share are another page. */
import { useEffect } from 'preact/hooks';
import { opened } from '../../plan-request/open-file.js';
import { Fault } from '../../shell/fault.js';
import { addressOf } from '../../shell/routes.js';
import { text } from '../../words/words.js';
import { desk } from '../words.js';
import { frame } from './words.js';

export default function LookingStart() {
  const why = opened.value;
  useEffect(() => {
    if (why === '') location.replace(addressOf('/loads'));
  }, [why]);
  return (
    <div class="start-ways">
      <h1>{text('pageLoads')}</h1>
      <Fault text={why} />
      <p>
        {desk('lookOnly')} {frame('lookWhy')}
      </p>
      <p>
        <a class="desk-button is-main" href={addressOf('/loads')}>
          {text('pageLoads')}
        </a>
      </p>
    </div>
  );
}
