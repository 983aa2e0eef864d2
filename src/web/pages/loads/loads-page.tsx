/** The saved loads that the user may see: found, opened, shared, deleted. */
import { useEffect, useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import { Fault } from '../../shell/fault.js';
import { MoreButton } from '../../shell/more-button.js';
import { ScrollArea } from '../../shell/scroll-area.js';
import { session } from '../../shell/session.js';
import { useList } from '../../shell/use-list.js';
import { language, moment, number, percent, text } from '../../words/words.js';
import { LoadDialog } from './load-dialog.js';
import { AllLinks } from './share-links.js';

const PAGE = 50;
const ASK_AFTER_MILLISECONDS = 250;

type Owner = 'all' | 'shared' | 'mine';

export default function LoadsPage() {
  const [title, setTitle] = useState('');
  const [owner, setOwner] = useState<Owner>('all');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [opened, setOpened] = useState<LoadResponse | null>(null);
  const part = useLater(title.trim());
  const { path, query } = searchOf(part, owner, from, until);
  const list = useList<LoadResponse>(path, query, PAGE);
  const isSearch = part !== '' || owner !== 'all' || query.createdAt !== '';
  return (
    <div class="stack">
      <section class="panel stack" aria-label={text('pageLoads')}>
        <h1>{text('pageLoads')}</h1>
        <div class="row filters">
          <input
            class="input"
            type="search"
            aria-label={text('loadsSearch')}
            placeholder={text('loadsSearch')}
            value={title}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
          <select
            class="input is-short"
            aria-label={text('loadsOwner')}
            value={owner}
            onChange={(event) => setOwner(event.currentTarget.value as Owner)}
          >
            <option value="all">{text('loadsOfAll')}</option>
            <option value="shared">{text('loadsShared')}</option>
            <option value="mine">{text('loadsMine')}</option>
          </select>
          <DayField label={text('loadsFrom')} day={from} onDay={setFrom} />
          <DayField label={text('loadsUntil')} day={until} onDay={setUntil} />
          <button type="button" class="button" onClick={list.again}>
            {text('refresh')}
          </button>
        </div>
        <Fault text={list.fault} />
        {list.items === null ? (
          list.fault === '' && <p class="quiet">{text('pageLoading')}</p>
        ) : list.items.length === 0 ? (
          <p class="quiet">{text(isSearch ? 'loadsNone' : 'loadsNoneYet')}</p>
        ) : (
          <LoadTable loads={list.items} onOpen={setOpened} />
        )}
        <div class="row is-apart">
          <p class="quiet small" role="status">
            {list.items !== null && list.items.length > 0 && text('loadsShown', { count: list.items.length })}
          </p>
          <MoreButton list={list} />
        </div>
      </section>
      <AllLinks />
      {opened !== null && <LoadDialog load={opened} onGone={list.again} onClose={() => setOpened(null)} />}
    </div>
  );
}

function LoadTable({
  loads,
  onOpen,
}: {
  readonly loads: readonly LoadResponse[];
  readonly onOpen: (load: LoadResponse) => void;
}) {
  return (
    <ScrollArea kind="table-frame" label={text('pageLoads')}>
      <table class="table is-tall">
        <thead>
          <tr>
            <th scope="col">{text('title')}</th>
            <th scope="col">{text('loadUpdated')}</th>
            <th scope="col">{text('loadOwner')}</th>
            <th scope="col" class="number">
              {text('containers')}
            </th>
            <th scope="col" class="number">
              {text('piecesLoaded')}
            </th>
            <th scope="col" class="number">
              {text('left')}
            </th>
            <th scope="col" class="number">
              {text('volumeUsed')}
            </th>
            <th scope="col" class="number">
              {text('weightUsed')}
            </th>
            <th scope="col">{text('report')}</th>
          </tr>
        </thead>
        <tbody>
          {loads.map((load) => {
            const { document, loadSummary: sum, reportLinks } = load;
            const name = document?.title ?? '';
            return (
              <tr key={`${document?.createdBy}/${name}`}>
                <th scope="row" class="is-title">
                  <button type="button" class="link" onClick={() => onOpen(load)}>
                    {name}
                  </button>
                </th>
                <td class="is-date">{document && moment(document.updatedAt ?? '')}</td>
                <td class="is-owner" title={document?.createdBy}>
                  {document?.createdBy}
                </td>
                <td class="number">{number(sum.containersLoaded)}</td>
                <td class="number">{number(sum.cargoesLoaded)}</td>
                <td class="number">{sum.cargoesLeft === 0 ? '–' : number(sum.cargoesLeft)}</td>
                <td class="number">{percent(sum.volumeUtilization)}</td>
                <td class="number">{sum.weightUtilization > 0 ? percent(sum.weightUtilization) : '–'}</td>
                <td>
                  {reportLinks?.overview && (
                    <a
                      href={reportLinks.overview}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={`${text('report')}: ${name}`}
                    >
                      {text('report')}
                    </a>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollArea>
  );
}

interface DayFieldProps {
  readonly label: string;
  /** `2026-11-20`, or empty. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

function DayField({ label, day, onDay }: DayFieldProps) {
  return (
    <label class="row">
      <span class="small">{label}</span>
      <input class="input is-short" type="date" value={day} onInput={(event) => onDay(event.currentTarget.value)} />
    </label>
  );
}

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

function searchOf(part: string, owner: Owner, from: string, until: string) {
  const isInterval = from !== '' || until !== '';
  const query = {
    createdAt: isInterval ? `${from || FIRST_DAY}/${until || LAST_DAY}` : '',
    reportLanguage: language.value,
  };
  if (owner !== 'mine')
    return { path: '/Loads', query: { ...query, title: part, shared: owner === 'shared' ? 'true' : '' } };
  const user = encodeURIComponent(session.value.account?.user ?? '');
  return { path: `/Loads/${user}`, query: { ...query, title: part } };
}

/** What is typed, once the typist pauses. */
function useLater(value: string): string {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ASK_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}
