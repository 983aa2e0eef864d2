/** Links to reports for those who have no key: made, copied, revoked. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { ShownLink } from '../../../schema/links.js';
import { PLAIN_LOOK, queryOf } from '../../../schema/reports.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { CopyButton } from '../../shell/copy-button.js';
import { Fault } from '../../shell/fault.js';
import { addressOf } from '../../shell/routes.js';
import { RowButton } from '../../shell/row-button.js';
import { read, send } from '../../shell/server.js';
import { language, moment, text } from '../../words/words.js';
import { dock } from '../dock/words.js';
import { tokenOf } from './report-token.js';

/** Counts what was made and revoked, so that every list of links is read anew. */
const changes = signal(0);

/** Those of one load, and the way to a new one. */
export function LinksOf({ title }: { readonly title: string }) {
  const [until, setUntil] = useState('');
  const [tells, setTells] = useState(false);
  const [fault, setFault] = useState('');
  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      setFault('');
      await send('POST', '/Links', {
        title,
        ...(until !== '' && { expiresAt: until }),
        ...(tells && { allows: 'Dock' }),
      });
      changes.value++;
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <section class="stack" aria-label={text('links')}>
      <h3>{text('links')}</h3>
      <p class="quiet small">{text('linksExplained')}</p>
      <form class="row" onSubmit={(event) => void make(event)}>
        <label class="row">
          <span class="small">{text('linkUntil')}</span>
          <input
            class="input is-short"
            type="date"
            value={until}
            onInput={(event) => setUntil(event.currentTarget.value)}
          />
        </label>
        <label class="check small">
          <input type="checkbox" checked={tells} onChange={(event) => setTells(event.currentTarget.checked)} />
          <span>{dock('dockLinkAllows')}</span>
        </label>
        <button type="submit" class="button">
          {text('linkMake')}
        </button>
      </form>
      <Fault text={fault} />
      <LinkList title={title} />
    </section>
  );
}

/** Those of every load. */
export function AllLinks() {
  return (
    <section class="panel stack" aria-label={text('links')}>
      <h2>{text('links')}</h2>
      <p class="quiet small">{text('linksExplained')}</p>
      <LinkList title={null} />
    </section>
  );
}

/** @param title of the load; null: of all */
function LinkList({ title }: { readonly title: string | null }) {
  const [links, setLinks] = useState<readonly ShownLink[] | null>(null);
  const [fault, setFault] = useState('');
  const [revoked, setRevoked] = useState<ShownLink | null>(null);
  const { value } = changes;
  useEffect(() => {
    const control = new AbortController();
    read<{ readonly items: readonly ShownLink[] }>('/Links', control.signal).then(
      ({ items }) => setLinks(items.filter((link) => title === null || link.title === title).reverse()),
      (error: Error) => !control.signal.aborted && setFault(error.message),
    );
    return () => control.abort();
  }, [title, value]);
  const revoke = async ({ id }: ShownLink) => {
    await send('DELETE', `/Links/${id}`);
    changes.value++;
  };
  return (
    <>
      <Fault text={fault} />
      {links?.length === 0 && <p class="quiet">{text('linksNone')}</p>}
      <ul class="plain-list links">
        {(links ?? []).map((link) => (
          <li key={link.id} class="stack">
            {title === null && <strong class="long">{link.title}</strong>}
            <a class="small long" href={inOwnLanguage(link.url)} target="_blank" rel="noreferrer">
              {inOwnLanguage(link.url)}
            </a>
            <div class="row">
              <span class="quiet small">{text('linkExpires', { date: moment(link.expiresAt) })}</span>
              {link.allows === 'Dock' && <span class="badge">{dock('dockLinkTells')}</span>}
              <CopyButton value={inOwnLanguage(link.url)} label={text('linkReport')} />
              <CopyButton value={link.view} label={text('linkView')} />
              <CopyButton value={dockAddress(link.url)} label={text('linkDock')} />
              <CopyButton value={link.embed} label={text('linkFrame')} />
              <RowButton
                label={text('linkRevoke')}
                name={link.title}
                look="is-small is-danger"
                onClick={() => setRevoked(link)}
              />
            </div>
          </li>
        ))}
      </ul>
      {revoked !== null && (
        <ConfirmDialog
          title={text('linkRevoke')}
          question={text('linkRevokeAsk', { title: revoked.title })}
          label={text('linkRevoke')}
          onYes={() => revoke(revoked)}
          onClose={() => setRevoked(null)}
        />
      )}
    </>
  );
}

/** The report as whoever shares it reads it; without a language it is English. */
function inOwnLanguage(report: string): string {
  return report + queryOf({ ...PLAIN_LOOK, language: language.value });
}

function dockAddress(report: string): string {
  return `${location.origin}/${addressOf('/dock', { load: tokenOf(report) ?? '' })}`;
}
