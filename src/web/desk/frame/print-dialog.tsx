/** The sheets of the saved load, one for each who reads it; each opens beside the desk, to be printed. */
import { useEffect, useState } from 'preact/hooks';
import type { ReportLayout } from '../../../schema/reports.js';
import '../../styles/desk-frame.css';
import type { LoadResponse } from '../../../schema/load.js';
import { tokenOf } from '../../pages/loads/report-token.js';
import { peopleText } from '../../pages/people/words.js';
import { readLoad } from '../../plan-request/read-load.js';
import type { Saved } from '../../plan-request/saved.js';
import { Dialog } from '../../shell/dialog.js';
import { Fault } from '../../shell/fault.js';
import { addressOf } from '../../shell/routes.js';
import { text } from '../../words/words.js';
import { Icon } from '../icons.js';
import { desk } from '../words.js';
import { SavedOnly } from './saved-only.js';
import { type FrameLabel, frame } from './words.js';

const SHEETS: readonly (readonly [layout: ReportLayout, title: FrameLabel, says: FrameLabel])[] = [
  ['planner', 'printPlanner', 'printPlannerSays'],
  ['loader', 'printLoader', 'printLoaderSays'],
  ['driver', 'printDriver', 'printDriverSays'],
  ['customer', 'printCustomer', 'printCustomerSays'],
];

/** To be printed elsewhere. */
const FILE = 'PDF';

export default function PrintDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={desk('print')} onClose={onClose}>
      <SavedOnly onClose={onClose}>{(saved) => <Sheets key={saved.at.getTime()} saved={saved} />}</SavedOnly>
    </Dialog>
  );
}

function Sheets({ saved: { load } }: { readonly saved: Saved }) {
  const [links, setLinks] = useState<LoadResponse['reportLinks'] | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    if (load === undefined) return;
    readLoad(load.id).then(
      (found) => {
        setLinks(found?.reportLinks ?? null);
        if (!found?.reportLinks) setFault(peopleText('loadGone'));
      },
      (error: Error) => setFault(error.message),
    );
  }, [load]);
  const overview = links?.overview;
  if (!links || !overview) return fault === '' ? <p class="quiet">{text('pageLoading')}</p> : <Fault text={fault} />;
  const token = tokenOf(overview);
  const others: readonly (readonly [string, string | null])[] = [
    [text('workbook'), links.workbook],
    [text('loadDock'), token === null ? null : addressOf('/dock', { load: token })],
  ];
  return (
    <>
      <ul class="sheets">
        {SHEETS.map(([layout, name, says]) => (
          <li key={layout}>
            <a href={withLayout(overview, layout)} target="_blank" rel="noreferrer">
              <Icon name="print" />
              <span>
                <strong>{frame(name)}</strong>
                <small>{frame(says)}</small>
              </span>
            </a>
            {links.pdf !== null && (
              <a
                href={withLayout(links.pdf, layout)}
                target="_blank"
                rel="noreferrer"
                aria-label={`${frame(name)}: ${FILE}`}
              >
                {FILE}
              </a>
            )}
          </li>
        ))}
      </ul>
      <div class="row">
        {others.map(
          ([name, address]) =>
            address !== null && (
              <a key={name} class="button is-small" href={address} target="_blank" rel="noreferrer">
                {name}
              </a>
            ),
        )}
      </div>
    </>
  );
}

function withLayout(report: string, layout: ReportLayout): string {
  const address = new URL(report, location.href);
  address.searchParams.set('reportLayout', layout);
  return address.href;
}
