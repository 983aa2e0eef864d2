/** What was deleted: had back, or deleted for good. */
import { useState } from 'preact/hooks';
import type { BinList } from '../../../schema/versions.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { Fault } from '../../shell/fault.js';
import { MoreButton } from '../../shell/more-button.js';
import { RowButton } from '../../shell/row-button.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { send } from '../../shell/server.js';
import { session } from '../../shell/session.js';
import { useList } from '../../shell/use-list.js';
import { moment, text } from '../../words/words.js';
import { peopleText } from '../people/words.js';
import { binSays } from './bin-says.js';

type Entry = BinList['items'][number];

const PAGE = 100;

export default function BinPage() {
  const list = useList<Entry>('/Bin', {}, PAGE);
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<Entry | null>(null);
  const restore = async (entry: Entry) => {
    setFault('');
    setSaid('');
    try {
      await send('POST', `${pathOf(entry)}/Restore`);
      setSaid(peopleText('restored', { name: entry.name }));
    } catch (error) {
      setFault((error as Error).message);
    }
    list.again();
  };
  return (
    <div class="stack">
      <div class="panel">
        <h1>{text('pageBin')}</h1>
        <p class="quiet">{binSays()}</p>
      </div>
      <Fault text={fault || list.fault} />
      <p role="status" class="small">
        {said}
      </p>
      {list.items === null && list.fault === '' && <p class="quiet">{text('pageLoading')}</p>}
      {list.items?.length === 0 && <p class="quiet">{peopleText('binEmpty')}</p>}
      {list.items !== null && list.items.length > 0 && (
        <ScrollArea kind="table-frame" label={text('pageBin')}>
          <table class="table is-tall is-cards">
            <thead>
              <tr>
                <th scope="col">{text('title')}</th>
                <th scope="col">{peopleText('binKind')}</th>
                <th scope="col">{peopleText('binDeleted')}</th>
                <th scope="col">{text('actions')}</th>
              </tr>
            </thead>
            <tbody>
              {list.items.map((entry) => (
                <tr key={entry.id}>
                  <th scope="row" class="is-title">
                    {entry.name}
                  </th>
                  <td>{kindText(entry.kind)}</td>
                  <td class="is-date" data-says={peopleText('binDeleted')}>
                    {moment(entry.deletedAt)}
                    {entry.deletedBy !== session.value.account?.user && (
                      <div class="quiet small">{entry.deletedByName}</div>
                    )}
                  </td>
                  <td>
                    <div class="row">
                      <RowButton label={peopleText('restore')} name={entry.name} onClick={() => void restore(entry)} />
                      <RowButton
                        label={peopleText('deleteForGood')}
                        name={entry.name}
                        look="is-small is-danger"
                        onClick={() => setAsked(entry)}
                      />
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      <MoreButton list={list} />
      {asked !== null && (
        <ConfirmDialog
          title={peopleText('deleteForGood')}
          question={peopleText('deleteForGoodAsk', { name: asked.name })}
          label={peopleText('deleteForGood')}
          onYes={async () => {
            await send('DELETE', pathOf(asked));
            list.again();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function pathOf({ id }: Entry): string {
  return `/Bin/${encodeURIComponent(id)}`;
}

function kindText(kind: string): string {
  if (kind === 'Load') return peopleText('binLoad');
  if (kind === 'Rules') return peopleText('binRules');
  return text(kind === 'Cargo' ? 'cargo' : 'container');
}
