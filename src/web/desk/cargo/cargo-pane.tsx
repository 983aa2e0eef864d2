/** Cargo: what it comes to, the ways to bring a list in, the table, and a place to drop a file on. */
import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import { lastTaken } from '../../pages/plan/last-taken.js';
import { change, draft, isNotKept, isTyped } from '../../plan-request/draft-store.js';
import { opened, openList } from '../../plan-request/open-file.js';
import { Fault } from '../../shell/fault.js';
import { Later } from '../../shell/later.js';
import { number, text } from '../../words/words.js';
import { chosenRows } from '../desk-state.js';
import { Icon } from '../icons.js';
import { isUnweighed } from '../unweighed.js';
import { desk } from '../words.js';
import { CargoGrid } from './cargo-grid.js';
import { leftOutSaid, rowDeeds } from './row-deeds-later.js';
import { sumsOf } from './sums.js';

/** Looks for figures in a wrong unit. */
const doubts = () => import('../../pages/plan/doubts.js');
const chosenBar = async () => ({ default: (await rowDeeds()).ChosenBar });
const stopsOffer = () => import('./stops-offer.js');
const takenNotice = () => import('../../pages/plan/taken-notice.js');

export function CargoPane() {
  return (
    <section class="desk-cargo" aria-label={text('tabCargo')}>
      <header class="pane-head">
        <h2>{text('tabCargo')}</h2>
        <Sums />
        <button type="button" class="desk-button is-plain" onClick={openImport}>
          <Icon name="upload" />
          {desk('import')}
        </button>
        <select
          class="desk-select"
          aria-label={text('units')}
          value={draft.value.shown}
          onChange={(event) => change({ ...draft.value, shown: event.currentTarget.value as Uom })}
        >
          {Object.entries(UNITS).map(([one, { length, weight }]) => (
            <option key={one} value={one}>
              {`${length}, ${weight}`}
            </option>
          ))}
        </select>
      </header>
      <div class="cargo-scroll">
        <CargoGrid />
      </div>
      <div class="cargo-notes">
        {chosenRows.value.size > 0 && <Later load={chosenBar} />}
        {draft.value.leftOut && <Later load={leftOutSaid} />}
        {isNotKept.value && <p class="notice is-warn">{text('notKept')}</p>}
        <Fault text={opened.value} />
        {isTyped.value && <Later load={doubts} />}
        {mayBeTour() && <Later load={stopsOffer} />}
        {lastTaken.value !== null && <Later load={takenNotice} />}
      </div>
      <button type="button" class="cargo-drop" onClick={openImport}>
        <Icon name="file" />
        <span>{desk('dropHere')}</span>
        <kbd>{desk('keyPaste')}</kbd>
      </button>
    </section>
  );
}

/** Rows name stops, and nobody was asked yet whether they are an order. */
function mayBeTour(): boolean {
  const { cargoes, rules } = draft.value;
  return rules['isSequenceUsed'] === undefined && cargoes.some(({ sequence }) => sequence !== undefined);
}

export function openImport(): void {
  openList({ source: null });
}

function Sums() {
  const { cargoes, uom, shown } = draft.value;
  if (cargoes.length === 0) return <p class="sums" />;
  const { pieces, volume, isVolumeLacking, weight } = sumsOf(cargoes, { uom, shown });
  const units = UNITS[shown];
  const cubic = units.volume === 'm3' ? 'm³' : 'ft³';
  const isTons = units.weight === 'kg' && weight >= 1000;
  const weighed = together(isTons ? `${number(weight / 1000, 1)} t` : `${number(weight)} ${units.weight}`);
  const unweighed = cargoes.filter(isUnweighed).length;
  return (
    <p class="sums">
      {together(desk('sumPieces', { count: pieces }))}
      {NEXT}
      <span class={isVolumeLacking ? 'is-warn' : undefined}>
        {isVolumeLacking && '≥\u00a0'}
        {together(`${number(volume, 1)} ${cubic}`)}
      </span>
      {NEXT}
      {unweighed === 0 ? (
        weighed
      ) : (
        <span class="is-warn" title={desk('warnUnweighed', { count: unweighed })}>
          {weight === 0 ? desk('unweighed') : `≥\u00a0${weighed}`}
        </span>
      )}
    </p>
  );
}

const NEXT = '\u00a0· ';

/** Where there is no room for all in one line, a line ends between two figures. */
function together(figure: string): string {
  return figure.replaceAll(' ', '\u00a0');
}
