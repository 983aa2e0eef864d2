/** Over the desk: that the load has changes which are not saved, or is not as it is saved, and the way to the other. */
import '../../styles/toast.css';
import { openLoad } from '../../plan-request/open-load.js';
import { addressOf } from '../../shell/routes.js';
import { moment, text } from '../../words/words.js';
import { leave } from '../draft-address.js';
import { beside, tellBeside } from './beside.js';
import { frame } from './words.js';

export default function BesideNotice() {
  const now = beside.value;
  if (now === null) return null;
  const close = () => tellBeside(null);
  return (
    <div class="toast is-top" role="status">
      {now.kind === 'stored' ? (
        <>
          <span>
            {frame('besideStored', {
              name: now.load.document?.savedByName ?? '',
              time: moment(now.load.document?.updatedAt ?? ''),
            })}
          </span>
          <button
            type="button"
            class="button is-small"
            onClick={() => {
              close();
              leave();
              openLoad(now.load);
            }}
          >
            {frame('besideShowStored')}
          </button>
        </>
      ) : (
        <>
          <span>{frame('besideDraft', { time: moment(new Date(now.at).toISOString()) })}</span>
          <a class="button is-small" href={addressOf('/', { draft: now.id })} onClick={close}>
            {frame('besideShowDraft')}
          </a>
        </>
      )}
      <button type="button" class="button is-small is-plain" onClick={close}>
        {text('close')}
      </button>
    </div>
  );
}
