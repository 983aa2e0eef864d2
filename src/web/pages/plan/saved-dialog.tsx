/** Opens the request of a load that is saved on the server, from what its answer says of it. */

import { useEffect, useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import { change, draft } from '../../plan-request/draft-store.js';
import type { RequestDraft, Row } from '../../plan-request/request-draft.js';
import { Dialog } from '../../shell/dialog.js';
import { Fault } from '../../shell/fault.js';
import { KeyButton } from '../../shell/key-dialog.js';
import { callServer, session } from '../../shell/session.js';
import { text } from '../../words/words.js';

const PAGE = 50;

export default function SavedDialog({ onClose }: { readonly onClose: () => void }) {
  const [loads, setLoads] = useState<readonly LoadResponse[] | null>(null);
  const [fault, setFault] = useState('');
  const { key } = session.value;
  useEffect(() => {
    if (key === null) return;
    savedLoads().then(setLoads, (error: Error) => setFault(error.message));
  }, [key]);
  return (
    <Dialog title={text('openSaved')} onClose={onClose}>
      {key === null && <KeyButton />}
      <Fault text={fault} />
      {loads?.length === 0 && <p class="quiet">{text('savedNone')}</p>}
      <ul class="plain-list">
        {(loads ?? []).map((load) => (
          <li key={`${load.document?.createdBy}/${load.document?.title}`}>
            <button
              type="button"
              class="link"
              onClick={() => {
                change(draftOfLoad(load));
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

async function savedLoads(): Promise<readonly LoadResponse[]> {
  const { uom } = draft.peek();
  try {
    const answer = await callServer(`/Loads?limit=${PAGE}&UOM=${uom}`);
    return ((await answer.json()) as { readonly items: readonly LoadResponse[] }).items;
  } catch (error) {
    // The interface answers an empty search with 400.
    if (/no .*(record|load)/i.test((error as Error).message)) return [];
    throw error;
  }
}

/** Loads name their cargo in their manifests; of what wholly stayed behind they know the name and the quantity only. */
function draftOfLoad(load: LoadResponse): RequestDraft {
  const cargoes = new Map<string, Row>();
  for (const { manifest } of load.filledContainers) {
    for (const { cargo, cargoesLoaded } of manifest) {
      const { qty: _, ...record } = cargo;
      const key = JSON.stringify(record);
      const before = cargoes.get(key);
      cargoes.set(key, { ...record, qty: cargoesLoaded + Number(before?.['qty'] ?? 0) });
    }
  }
  const rows = [...cargoes.values()];
  for (const { name, qty } of load.unloaded) {
    const at = rows.findIndex((row) => row['name'] === name);
    if (at >= 0) rows[at] = { ...rows[at], qty: Number(rows[at]!['qty']) + qty };
    else rows.push({ style: 'Shipcase', name, qty });
  }
  const types = new Map(
    load.filledContainers.map(({ emptyContainer }) => [JSON.stringify(emptyContainer), emptyContainer]),
  );
  const calculationType = load.document?.calculationType;
  return {
    uom: load.uom as RequestDraft['uom'],
    title: load.document?.title ?? '',
    cargoes: rows,
    emptyContainers: [...types.values()] as readonly Row[],
    rules: calculationType === undefined ? {} : { calculationType },
    others: {},
  };
}
