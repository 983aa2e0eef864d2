/**
 * The sheets of the saved load, one for each who reads it; each opens beside the desk, to be printed. Who saves in order to
 * print has the first of them printed at once.
 */
import { useEffect, useState } from 'preact/hooks';
import type { ReportLabelSize, ReportLayout } from '../../../schema/reports.js';
import '../../styles/desk-frame.css';
import type { LoadResponse } from '../../../schema/load.js';
import { tokenOf } from '../../pages/loads/report-token.js';
import { peopleText } from '../../pages/people/words.js';
import { readLoad } from '../../plan-request/read-load.js';
import type { Saved } from '../../plan-request/saved.js';
import { Dialog } from '../../shell/dialog.js';
import { Fault } from '../../shell/fault.js';
import { addressOf } from '../../shell/routes.js';
import { text, timeOfDay } from '../../words/words.js';
import { Icon } from '../icons.js';
import { desk } from '../words.js';
import { isNewer } from './beside.js';
import { NotedAtDock } from './noted-at-dock.js';
import { SavedOnly } from './saved-only.js';
import { ShowStored, saver } from './show-stored.js';
import { type FrameLabel, frame } from './words.js';

const SHEETS: readonly (readonly [layout: ReportLayout, title: FrameLabel, says: FrameLabel])[] = [
  ['planner', 'printPlanner', 'printPlannerSays'],
  ['loader', 'printLoader', 'printLoaderSays'],
  ['driver', 'printDriver', 'printDriverSays'],
  ['customer', 'printCustomer', 'printCustomerSays'],
];

/** What labels are printed on, and how that is called. */
const LABEL_SIZES: readonly (readonly [size: ReportLabelSize, name: string])[] = [
  ['A6', 'A6'],
  ['100x150', '100 × 150 mm'],
];

/** To be printed elsewhere. */
const FILE = 'PDF';

export default function PrintDialog({ onClose }: { readonly onClose: () => void }) {
  const [isPrinted, setPrinted] = useState(false);
  return (
    <Dialog title={desk('print')} onClose={onClose}>
      <SavedOnly onClose={onClose} deed={{ name: frame('saveAndPrint'), act: () => setPrinted(true) }}>
        {(saved) => <Sheets key={saved.at.getTime()} saved={saved} isPrinted={isPrinted} onClose={onClose} />}
      </SavedOnly>
    </Dialog>
  );
}

interface SheetsProps {
  readonly saved: Saved;
  /** The first of them, without being asked for once more. */
  readonly isPrinted: boolean;
  readonly onClose: () => void;
}

function Sheets({ saved: { at, load, title }, isPrinted, onClose }: SheetsProps) {
  const [found, setFound] = useState<LoadResponse | null>(null);
  const [isNewerAsked, setNewerAsked] = useState(false);
  const [fault, setFault] = useState('');
  useEffect(() => {
    if (load === undefined) return;
    readLoad(load.id).then(
      (read) => {
        setFound(read);
        if (!read?.reportLinks) setFault(peopleText('loadGone'));
      },
      (error: Error) => setFault(error.message),
    );
  }, [load]);
  const links = found?.reportLinks;
  const overview = links?.overview;
  if (!found || !links || !overview)
    return fault === '' ? <p class="quiet">{text('pageLoading')}</p> : <Fault text={fault} />;
  if (isNewer(found) && !isNewerAsked) {
    return (
      <>
        <p>{frame('besideNewer', saver(found))}</p>
        <div class="row">
          <ShowStored load={found} onShown={onClose} />
          <button type="button" class="button is-small" onClick={() => setNewerAsked(true)}>
            {frame('printNewer')}
          </button>
        </div>
      </>
    );
  }
  const token = tokenOf(overview);
  const others: readonly (readonly [string, string | null])[] = [
    [text('workbook'), links.workbook],
    [
      text('loadDock'),
      token === null ? null : addressOf('/dock', { load: token, user: found.document?.createdBy ?? '' }),
    ],
  ];
  return (
    <>
      {isPrinted && <Printed address={withLayout(overview, SHEETS[0]![0])} />}
      {load !== undefined && <NotedAtDock owner={load.owner} title={title} />}
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
        {links.pdf !== null && hasPallets(found) && <Labels pdf={links.pdf} />}
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
      <SheetClock at={at} />
    </>
  );
}

/** Sheets are of no place: where clocks show another time than theirs it is said. */
function SheetClock({ at }: { readonly at: Date }) {
  if (at.getTimezoneOffset() === 0) return null;
  return <p class="small">{frame('printClock', { here: timeOfDay(at), there: at.toISOString().slice(11, 16) })}</p>;
}

/** A window of its own would be refused: between the press and the sheet it was saved. */
function Printed({ address }: { readonly address: string }) {
  const { pathname, search } = new URL(address);
  return (
    <iframe
      class="visually-hidden"
      aria-hidden="true"
      tabIndex={-1}
      title={desk('print')}
      src={pathname + search}
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.print()}
    />
  );
}

/** Of options to choose from nobody builds pallets. */
function hasPallets({ filledContainers, alternatives }: LoadResponse): boolean {
  if (alternatives === true) return false;
  return filledContainers.some(
    ({ unitloads = [], emptyContainer, manifest }) =>
      unitloads.length > 0 ||
      emptyContainer.containerType === 'Pallet' ||
      manifest.some(({ cargo }) => 'style' in cargo && cargo.style === 'Palletload'),
  );
}

/** As PDF alone: they have no page. */
function Labels({ pdf }: { readonly pdf: string }) {
  return (
    <li>
      <a href={withLayout(pdf, 'labels')} target="_blank" rel="noreferrer">
        <Icon name="print" />
        <span>
          <strong>{frame('printLabels')}</strong>
          <small>{frame('printLabelsSays')}</small>
        </span>
      </a>
      {LABEL_SIZES.map(([size, name]) => (
        <a
          key={size}
          href={withLayout(pdf, 'labels', size)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${frame('printLabels')}: ${name}`}
        >
          {name}
        </a>
      ))}
    </li>
  );
}

function withLayout(report: string, layout: ReportLayout, labelSize?: ReportLabelSize): string {
  const address = new URL(report, location.href);
  address.searchParams.set('reportLayout', layout);
  if (labelSize !== undefined) address.searchParams.set('reportLabelSize', labelSize);
  return address.href;
}
