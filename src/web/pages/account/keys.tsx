/** API keys: made and shown once, revoked. */
import { useEffect, useState } from 'preact/hooks';
import type { KeyList, MadeKeySchema } from '../../../schema/account.js';
import { SCOPES, type Scope } from '../../../schema/roles.js';
import type { Static } from '../../../schema/typebox.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { CopyButton } from '../../shell/copy-button.js';
import { Fault } from '../../shell/fault.js';
import { RowButton } from '../../shell/row-button.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { read, send } from '../../shell/server.js';
import { isAtLeast } from '../../shell/session.js';
import { useTyped } from '../../shell/use-typed.js';
import { moment, text } from '../../words/words.js';
import { peopleText } from '../people/words.js';

type Key = KeyList['items'][number];
type MadeKey = Static<typeof MadeKeySchema>;

const NEW: { readonly name: string; readonly until: string; readonly scope: Scope } = {
  name: '',
  until: '',
  scope: 'plan',
};

const SCOPE_NAMES = { read: 'scopeRead', plan: 'scopePlan', manage: 'scopeManage' } as const;

export function Keys() {
  const [list, setList] = useState<KeyList | null>(null);
  const [fault, setFault] = useState('');
  const [made, setMade] = useState<MadeKey | null>(null);
  const [revoked, setRevoked] = useState<Key | null>(null);
  const [request, setRequest] = useTyped('key', NEW);
  const [isOfAll, setOfAll] = useState(false);
  const isAdmin = isAtLeast('admin');
  const readKeys = () =>
    read<KeyList>(isOfAll ? '/Account/Keys?all=true' : '/Account/Keys').then(setList, (error: Error) =>
      setFault(error.message),
    );
  useEffect(() => {
    void readKeys();
  }, [isOfAll]);
  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    setFault('');
    try {
      const { name, until, scope } = request;
      const body = { name, scopes: [scope], ...(until !== '' && { expiresAt: until }) };
      setMade(await send<MadeKey>('POST', '/Account/Keys', body));
      setRequest(NEW);
      await readKeys();
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <section class="panel stack" aria-label={text('keys')}>
      <h2>{text('keys')}</h2>
      <p class="quiet small">{peopleText('keysExplained')}</p>
      <form class="row" onSubmit={(event) => void make(event)}>
        <input
          class="input is-short"
          aria-label={peopleText('keyName')}
          placeholder={peopleText('keyName')}
          value={request.name}
          onInput={(event) => setRequest({ ...request, name: event.currentTarget.value })}
        />
        <label class="row">
          <span class="small">{peopleText('keyUntil')}</span>
          <input
            class="input is-short"
            type="date"
            value={request.until}
            onInput={(event) => setRequest({ ...request, until: event.currentTarget.value })}
          />
        </label>
        <label class="row">
          <span class="small">{peopleText('scope')}</span>
          <select
            class="input is-short"
            value={request.scope}
            onChange={({ currentTarget }) => setRequest({ ...request, scope: currentTarget.value as Scope })}
          >
            {SCOPES.filter((scope) => isAdmin || scope !== 'manage').map((scope) => (
              <option key={scope} value={scope}>
                {peopleText(SCOPE_NAMES[scope])}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button is-main">
          {peopleText('keyMake')}
        </button>
      </form>
      <Fault text={fault} />
      {made !== null && (
        <div class="notice is-good" role="status">
          <span>{peopleText('keyMade', { name: made.name || peopleText('keyUnnamed') })}</span>
          <div class="row">
            <code class="long" data-new-key>
              {made.key}
            </code>
            <CopyButton value={made.key} label={text('copy')} />
            <button type="button" class="button is-small" onClick={() => setMade(null)}>
              {text('close')}
            </button>
          </div>
        </div>
      )}
      {isAdmin && (
        <label class="row">
          <input type="checkbox" checked={isOfAll} onChange={({ currentTarget }) => setOfAll(currentTarget.checked)} />
          <span>{peopleText('keysOfAll')}</span>
        </label>
      )}
      {list !== null && <KeyTable list={list} onRevoke={setRevoked} />}
      {revoked !== null && (
        <ConfirmDialog
          title={peopleText('keyRevoke')}
          question={peopleText('keyRevokeAsk', { name: revoked.name || revoked.id })}
          label={peopleText('keyRevoke')}
          onYes={async () => {
            await send('DELETE', `/Account/Keys/${revoked.id}`);
            await readKeys();
          }}
          onClose={() => setRevoked(null)}
        />
      )}
    </section>
  );
}

function KeyTable({
  list: { items, user },
  onRevoke,
}: {
  readonly list: KeyList;
  readonly onRevoke: (key: Key) => void;
}) {
  return (
    <ScrollArea kind="table-frame" label={text('keys')}>
      <table class="table is-cards">
        <thead>
          <tr>
            <th scope="col">{peopleText('keyName')}</th>
            <th scope="col">{peopleText('scope')}</th>
            <th scope="col">{peopleText('keyState')}</th>
            <th scope="col">{peopleText('keyCreated')}</th>
            <th scope="col">{peopleText('keyUsed')}</th>
            <th scope="col">{peopleText('keyExpires')}</th>
            <th scope="col">{text('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((key) => (
            <tr key={key.id}>
              <th scope="row" class="is-title">
                {key.name || <span class="quiet">{peopleText('keyUnnamed')}</span>}{' '}
                {key.isAdmin && <span class="badge">{peopleText('keyAdmin')}</span>}
                {key.user !== user && <div class="quiet small long">{key.user}</div>}
              </th>
              <td data-says={peopleText('scope')}>
                {key.scopes.map((scope) => peopleText(SCOPE_NAMES[scope])).join(', ')}
              </td>
              <td class="is-date" data-says={peopleText('keyState')}>
                {stateOf(key)}
              </td>
              <td class="is-date" data-says={peopleText('keyCreated')}>
                {moment(key.createdAt)}
              </td>
              <td class="is-date" data-says={peopleText('keyUsed')}>
                {key.lastUsedAt === null ? peopleText('never') : moment(key.lastUsedAt)}
              </td>
              <td class="is-date" data-says={peopleText('keyExpires')}>
                {key.expiresAt === null ? '–' : moment(key.expiresAt)}
              </td>
              <td>
                {key.revokedAt === null && (
                  <RowButton
                    label={peopleText('keyRevoke')}
                    name={key.name || key.id}
                    look="is-small is-danger"
                    onClick={() => onRevoke(key)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function stateOf({ revokedAt, expiresAt }: Key): string {
  if (revokedAt !== null) return `${peopleText('keyRevoked')}, ${moment(revokedAt)}`;
  return peopleText(expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'keyExpired' : 'keyValid');
}
