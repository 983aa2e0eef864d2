/** Links for those who have no key: to reports, and for the dock; made, copied, revoked. */
import { useState } from 'preact/hooks';
import type { ShownLink } from '../../../schema/links.js';
import { PLAIN_LOOK, queryOf } from '../../../schema/reports.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { CopyButton } from '../../shell/copy-button.js';
import { Fault } from '../../shell/fault.js';
import { RowButton } from '../../shell/row-button.js';
import { language, moment } from '../../words/words.js';
import { dock } from '../dock/words.js';
import { DockLinks, dockAddress } from './dock-links.js';
import { revokeLink, useLinks } from './known-links.js';
import { NewLink } from './new-link.js';
import { ofLoads } from './words.js';

/** Those of one load, and the way to a new one. */
export function LinksOf({ title }: { readonly title: string }) {
  const [revoked, setRevoked] = useState<ShownLink | null>(null);
  return (
    <>
      <DockLinks title={title} onRevoke={setRevoked} />
      <section class="stack" aria-label={ofLoads('links')}>
        <h3>{ofLoads('links')}</h3>
        <p class="quiet small">{ofLoads('linksExplained')}</p>
        <NewLink title={title} allows="Report" label={ofLoads('linkMake')} />
        <LinkList title={title} onRevoke={setRevoked} />
      </section>
      <Revoking link={revoked} onClose={() => setRevoked(null)} />
    </>
  );
}

/** Those of every load. */
export function AllLinks() {
  const [revoked, setRevoked] = useState<ShownLink | null>(null);
  return (
    <section class="panel stack" aria-label={ofLoads('links')}>
      <h2>{ofLoads('links')}</h2>
      <p class="quiet small">{ofLoads('linksExplained')}</p>
      <LinkList title={null} onRevoke={setRevoked} />
      <Revoking link={revoked} onClose={() => setRevoked(null)} />
    </section>
  );
}

interface RevokingProps {
  /** Null: none. */
  readonly link: ShownLink | null;
  readonly onClose: () => void;
}

function Revoking({ link, onClose }: RevokingProps) {
  if (link === null) return null;
  return (
    <ConfirmDialog
      title={ofLoads('linkRevoke')}
      question={ofLoads('linkRevokeAsk', { title: link.title })}
      label={ofLoads('linkRevoke')}
      onYes={() => revokeLink(link)}
      onClose={onClose}
    />
  );
}

interface LinkListProps {
  /** Of the load whose reports are shown; null: links of all, those for the dock too. */
  readonly title: string | null;
  readonly onRevoke: (link: ShownLink) => void;
}

function LinkList({ title, onRevoke }: LinkListProps) {
  const isShown = (link: ShownLink) => title === null || (link.title === title && link.allows !== 'Dock');
  const { links, fault } = useLinks(isShown, title ?? '');
  return (
    <>
      <Fault text={fault} />
      {links?.length === 0 && <p class="quiet">{ofLoads('linksNone')}</p>}
      <ul class="plain-list links">
        {(links ?? []).map((link) => (
          <li key={link.id} class="stack">
            {title === null && <strong class="long">{link.title}</strong>}
            <a class="small long" href={inOwnLanguage(link.url)} target="_blank" rel="noreferrer">
              {inOwnLanguage(link.url)}
            </a>
            <div class="row">
              <span class="quiet small">{ofLoads('linkExpires', { date: moment(link.expiresAt) })}</span>
              {link.allows === 'Dock' && <span class="badge">{dock('dockLinkTells')}</span>}
              <CopyButton value={inOwnLanguage(link.url)} label={ofLoads('linkReport')} />
              <CopyButton value={link.view} label={ofLoads('linkView')} />
              {link.allows === 'Dock' && <CopyButton value={dockAddress(link.url)} label={ofLoads('linkDock')} />}
              <CopyButton value={link.embed} label={ofLoads('linkFrame')} />
              <RowButton
                label={ofLoads('linkRevoke')}
                name={link.title}
                look="is-small is-danger"
                onClick={() => onRevoke(link)}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The report as whoever shares it reads it; without a language it is English. */
function inOwnLanguage(report: string): string {
  return report + queryOf({ ...PLAIN_LOOK, language: language.value });
}
