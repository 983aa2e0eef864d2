/** The loads that were opened on this device, and the way to another one. */
import { useState } from 'preact/hooks';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { Fault } from '../../shell/fault.js';
import { addressOf } from '../../shell/routes.js';
import { RowButton } from '../../shell/row-button.js';
import { moment, text } from '../../words/words.js';
import { forget, type OpenedHere, openedHere } from './device-copy.js';
import { dock } from './words.js';

export function LoadedHere({ onOpen }: { readonly onOpen: (token: string) => void }) {
  const [loads, setLoads] = useState(openedHere);
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState('');
  const [forgotten, setForgotten] = useState<OpenedHere | null>(null);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const token = /(?:\/Reports\/|\/embed\/|#\/dock\?load=)([\w.~%-]+?)(?:\.\w+)?(?:[/?&#]|$)/i.exec(
      address.trim(),
    )?.[1];
    if (token === undefined) setFault(dock('dockNoAddress'));
    else onOpen(decodeURIComponent(token));
  };
  return (
    <div class="dock stack">
      <div class="row is-apart">
        <h1>{text('pageDock')}</h1>
        <a href={addressOf('/loads')}>{text('pageLoads')}</a>
      </div>
      <p class="quiet">{dock('dockExplained')}</p>
      <form class="stack" onSubmit={open}>
        <div class="field">
          <label for="dock-address">{dock('dockAddress')}</label>
          <input
            id="dock-address"
            class="input is-large"
            inputMode="url"
            autocomplete="off"
            value={address}
            onInput={(event) => setAddress(event.currentTarget.value)}
          />
        </div>
        <Fault text={fault} />
        <button type="submit" class="button is-main is-large">
          {dock('dockOpen')}
        </button>
      </form>
      {loads.length > 0 && <h2>{dock('dockHere')}</h2>}
      <ul class="plain-list cards">
        {loads.map((one) => (
          <li key={one.token} class="dock-choice">
            <button type="button" class="button is-large" onClick={() => onOpen(one.token)}>
              <span class="long">{one.title}</span>
              <span class="quiet small">{moment(one.at)}</span>
            </button>
            <RowButton
              label={dock('dockForget')}
              name={one.title}
              look="is-large is-plain"
              onClick={() => setForgotten(one)}
            />
          </li>
        ))}
      </ul>
      {forgotten !== null && (
        <ConfirmDialog
          title={dock('dockForget')}
          question={dock('dockForgetAsked', { title: forgotten.title })}
          label={dock('dockForget')}
          onYes={async () => {
            await forget(forgotten.token);
            setLoads(openedHere());
          }}
          onClose={() => setForgotten(null)}
        />
      )}
    </div>
  );
}
