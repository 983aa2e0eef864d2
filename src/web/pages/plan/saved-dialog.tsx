/** Opens the request of a load that is saved on the server, from what its answer says of it. */

import { useEffect, useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import { openLoad } from '../../plan-request/open-load.js';
import { Dialog } from '../../shell/dialog.js';
import { Fault } from '../../shell/fault.js';
import { readPage } from '../../shell/server.js';
import { session } from '../../shell/session.js';
import { SignInButton } from '../../shell/sign-in-dialog.js';
import { text } from '../../words/words.js';

const PAGE = 50;

export default function SavedDialog({ onClose }: { readonly onClose: () => void }) {
  const [loads, setLoads] = useState<readonly LoadResponse[] | null>(null);
  const [fault, setFault] = useState('');
  const user = session.value.account?.user;
  useEffect(() => {
    if (user === undefined) return;
    savedLoads().then(setLoads, (error: Error) => setFault(error.message));
  }, [user]);
  return (
    <Dialog title={text('openSaved')} onClose={onClose}>
      {user === undefined && <SignInButton />}
      <Fault text={fault} />
      {loads?.length === 0 && <p class="quiet">{text('savedNone')}</p>}
      <ul class="plain-list">
        {(loads ?? []).map((load) => (
          <li key={`${load.document?.createdBy}/${load.document?.title}`}>
            <button
              type="button"
              class="link"
              onClick={() => {
                openLoad(load);
                onClose();
              }}
            >
              {load.document?.title}
            </button>{' '}
            <span class="quiet small">
              {load.document?.createdBy} {load.document?.updatedAt?.slice(0, 10)}
            </span>
          </li>
        ))}
      </ul>
      <p class="quiet small">{text('savedExplained')}</p>
    </Dialog>
  );
}

/** Each in the unit that it was saved in. */
async function savedLoads(): Promise<readonly LoadResponse[]> {
  const { items } = await readPage<LoadResponse>(`/Loads?limit=${PAGE}&requestCreated=true`);
  return items;
}
