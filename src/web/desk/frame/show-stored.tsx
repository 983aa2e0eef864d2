/** From what is on the desk to the load as it is saved. */
import type { LoadResponse } from '../../../schema/load.js';
import { openLoad } from '../../plan-request/open-load.js';
import { moment } from '../../words/words.js';
import { leave } from '../draft-address.js';
import { tellBeside } from './beside.js';
import { frame } from './words.js';

/** Who saved it last, and when. */
export function saver({ document }: LoadResponse): { readonly name: string; readonly time: string } {
  const { savedByName = '', updatedAt = '' } = document ?? {};
  return { name: savedByName, time: moment(updatedAt) };
}

export function ShowStored({ load, onShown }: { readonly load: LoadResponse; readonly onShown?: () => void }) {
  const show = () => {
    tellBeside(null);
    leave();
    openLoad(load);
    onShown?.();
  };
  return (
    <button type="button" class="button is-small" onClick={show}>
      {frame('besideShowStored')}
    </button>
  );
}
