/** The loads that are saved on the server: each opens on the desk. */

import { useEffect, useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import { Dialog } from '../../shell/dialog.js';
import { Fault } from '../../shell/fault.js';
import { addressOf } from '../../shell/routes.js';
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
            <a href={addressOf(`/loads/${load.document?.id}`)} onClick={onClose}>
              {load.document?.title}
            </a>{' '}
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

async function savedLoads(): Promise<readonly LoadResponse[]> {
  const { items } = await readPage<LoadResponse>(`/Loads?limit=${PAGE}`);
  return items;
}
