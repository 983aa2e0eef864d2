/** A load is given to the dock: a code that a phone scans, what it lets do, until when, and its end. */
import encodeQR from 'qr';
import type { ShownLink } from '../../../schema/links.js';
import '../../styles/dock-links.css';
import { CopyButton } from '../../shell/copy-button.js';
import { addressOf } from '../../shell/routes.js';
import { RowButton } from '../../shell/row-button.js';
import { moment } from '../../words/words.js';
import { dock } from '../dock/words.js';
import { useLinks } from './known-links.js';
import { NewLink } from './new-link.js';
import { tokenOf } from './report-token.js';
import { ofLoads } from './words.js';

interface DockLinksProps {
  /** Of the load. */
  readonly title: string;
  readonly onRevoke: (link: ShownLink) => void;
}

export function DockLinks({ title, onRevoke }: DockLinksProps) {
  const { links } = useLinks((link) => link.title === title && link.allows === 'Dock', title);
  return (
    <section class="stack" aria-label={dock('dockGive')}>
      <h3>{dock('dockGive')}</h3>
      <p class="quiet small">{dock('dockGiveExplained')}</p>
      <NewLink title={title} allows="Dock" label={dock('dockGiveMake')} />
      <ul class="plain-list links">
        {(links ?? []).map((link) => (
          <li key={link.id} class="dock-link">
            <Code address={dockAddress(link.url)} />
            <div class="stack">
              <span>{dock('dockGiveScan')}</span>
              <span class="quiet small">{ofLoads('linkExpires', { date: moment(link.expiresAt) })}</span>
              <div class="row">
                <CopyButton value={dockAddress(link.url)} label={ofLoads('linkDock')} />
                <RowButton
                  label={ofLoads('linkRevoke')}
                  name={title}
                  look="is-small is-danger"
                  onClick={() => onRevoke(link)}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Modules that stay white around a code, as its standard asks. */
const QUIET = 4;

/** Dark on white in every theme: cameras read nothing else well. */
function Code({ address }: { readonly address: string }) {
  const rows = encodeQR(address, 'raw', { ecc: 'low', border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="dock-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={dock('dockGiveCode')}>
      <path d={dark.join('')} />
    </svg>
  );
}

export function dockAddress(report: string): string {
  return `${location.origin}/${addressOf('/dock', { load: tokenOf(report) ?? '' })}`;
}
