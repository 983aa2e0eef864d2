/** At the start, for whoever follows the address of a draft that this browser does not keep. */
import { addressOf } from '../../shell/routes.js';
import { text } from '../../words/words.js';
import { frame } from './words.js';

export default function Elsewhere() {
  return (
    <p class="notice" role="alert">
      <span>
        {frame('draftElsewhere')} <a href={addressOf('/loads')}>{text('pageLoads')}</a>
      </span>
    </p>
  );
}
