/** The saved loads that the user may see: found, opened on the desk, shared, deleted. */
import { useEffect, useState } from 'preact/hooks';
import '../../styles/desk-cards.css';
import type { LoadResponse } from '../../../schema/load.js';
import { readLinksAgain } from '../../pages/loads/known-links.js';
import { LoadDialog } from '../../pages/loads/load-dialog.js';
import { AllLinks } from '../../pages/loads/share-links.js';
import { ofLoads } from '../../pages/loads/words.js';
import { peopleText } from '../../pages/people/words.js';
import { type Deleted, DeletedToast } from '../../shell/deleted.js';
import { Fault } from '../../shell/fault.js';
import { MoreButton } from '../../shell/more-button.js';
import { isAtLeast, isLooking, session } from '../../shell/session.js';
import { theme } from '../../shell/theme.js';
import { useList } from '../../shell/use-list.js';
import { language, text } from '../../words/words.js';
import { startAddress } from '../draft-address.js';
import { Icon } from '../icons.js';
import { desk } from '../words.js';
import { LoadTable } from './load-table.js';

const PAGE = 50;
const ASK_AFTER_MILLISECONDS = 250;

type Owner = 'all' | 'shared' | 'mine';

const OWNERS = { all: 'loadsOfAll', mine: 'loadsMine', shared: 'loadsShared' } as const;

export default function LoadsPage() {
  const [title, setTitle] = useState('');
  const [owner, setOwner] = useState<Owner>('all');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [looked, setLooked] = useState<LoadResponse | null>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const part = useLater(title.trim());
  const { path, query } = searchOf(part, owner, from, until);
  const list = useList<LoadResponse>(path, query, PAGE);
  const restored = () => {
    list.again();
    readLinksAgain();
  };
  const isSearch = part !== '' || owner !== 'all' || query.createdAt !== '';
  return (
    <div class="desk is-page loads-page">
      <h1 class="visually-hidden">{text('pageLoads')}</h1>
      <div class="loads-filters">
        <input
          class="input"
          type="search"
          aria-label={ofLoads('loadsSearch')}
          placeholder={ofLoads('loadsSearch')}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is */}
        <div class="segments" role="group" aria-label={ofLoads('loadsOwner')}>
          {Object.entries(OWNERS).map(([one, label]) => (
            <button key={one} type="button" aria-pressed={owner === one} onClick={() => setOwner(one as Owner)}>
              {ofLoads(label)}
            </button>
          ))}
        </div>
        <DayField label={ofLoads('loadsFrom')} day={from} onDay={setFrom} />
        <DayField label={ofLoads('loadsUntil')} day={until} onDay={setUntil} />
        <button type="button" class="desk-button is-plain" onClick={list.again}>
          {text('refresh')}
        </button>
        <p class="loads-count" role="status">
          {list.items !== null && list.items.length > 0 && ofLoads('loadsShown', { count: list.items.length })}
        </p>
        {!isLooking() && (
          <a class="desk-button is-main" href={startAddress()}>
            <Icon name="plus" />
            {desk('newLoad')}
          </a>
        )}
      </div>
      <Fault text={list.fault} />
      {list.items === null ? (
        list.fault === '' && <p class="quiet">{text('pageLoading')}</p>
      ) : list.items.length === 0 ? (
        <p class="quiet">
          {!isSearch && isLooking() ? peopleText('noneShared') : ofLoads(isSearch ? 'loadsNone' : 'loadsNoneYet')}
        </p>
      ) : (
        <LoadTable loads={list.items} onMore={setLooked} />
      )}
      <MoreButton list={list} />
      {isAtLeast('planner') && <AllLinks />}
      <DeletedToast deleted={deleted} onBack={restored} onClose={() => setDeleted(null)} />
      {looked !== null && (
        <LoadDialog
          load={looked}
          onGone={(gone) => {
            setDeleted(gone);
            list.again();
          }}
          onRestored={list.again}
          onClose={() => setLooked(null)}
        />
      )}
    </div>
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
    <label class="loads-days">
      <span>{label}</span>
      <input class="input" type="date" value={day} onInput={(event) => onDay(event.currentTarget.value)} />
    </label>
  );
}

/** Of the small pictures, twice as large as they are shown; their ground is that of the page. */
const PICTURES = { graphicsCreated: 'true', graphicsImageWidth: '224', graphicsImageDepth: '128' };
/** Red in the low byte; of the light page the usual white. */
const DARK_GROUND = String(0x241d16);

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

function searchOf(part: string, owner: Owner, from: string, until: string) {
  const isInterval = from !== '' || until !== '';
  const query = {
    createdAt: isInterval ? `${from || FIRST_DAY}/${until || LAST_DAY}` : '',
    order: 'Saved',
    reportLanguage: language.value,
    ...PICTURES,
    graphicsBackgroundColorRGB: theme.value === 'dark' ? DARK_GROUND : '0',
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
