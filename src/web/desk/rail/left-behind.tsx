/** What stays behind, row by row, and why. */
import { signal } from '@preact/signals';
import type { LoadResponse } from '../../../schema/load.js';
import { draft } from '../../plan-request/draft-store.js';
import { toldAlone } from '../../words/said.js';
import { fixed, number, text } from '../../words/words.js';
import { chosenRow, isOfNow, leftCount, pane, shownLoad } from '../desk-state.js';
import { viewing } from '../picture/shown-view.js';
import { desk } from '../words.js';
import { CargoSign } from './cargo-sign.js';
import { WhatWouldHelp } from './what-would-help.js';

export function LeftBehind() {
  const load = shownLoad.value;
  if (load === null) return <p class="rail-quiet">{desk('resultNone')}</p>;
  const { unloaded, loadSummary } = load;
  if (leftCount.value === 0) return <p class="rail-quiet">{desk('nothingLeft')}</p>;
  const { cargoes } = draft.value;
  const choose = (name: string) => {
    const at = cargoes.findIndex((row) => row['name'] === name);
    if (at >= 0) chosenRow.value = chosenRow.value === at ? null : at;
  };
  return (
    <div data-is-old={!isOfNow.value}>
      <header class="headline">
        <h2>{text('leftBehind', { count: loadSummary.cargoesLeft })}</h2>
        <p>{desk('leftOf', { count: loadSummary.cargoesLoaded + loadSummary.cargoesLeft })}</p>
      </header>
      <WhatWouldHelp />
      <ul class="left-rows">
        {unloaded.map(({ name, qty, reason, detail, place }, at) => (
          <li key={at}>
            <CargoSign name={name} />
            <div>
              <button type="button" class="as-text" onClick={() => choose(name)}>
                {`${number(qty)} × ${name}`}
              </button>
              <p>{toldAlone(reason, detail)}</p>
              {place !== null && <Place place={place} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Nearest = NonNullable<LoadResponse['unloaded'][number]['place']>;

/** Where a piece comes nearest to lying, in words and in the picture. */
function Place({ place }: { readonly place: Nearest }) {
  const view = viewing.value;
  if (view === null || !isOfNow.value) return null;
  const { container, pos, size, inTheWay } = place;
  const { lengthsPerEdge, volume } = view.opened.value.units;
  const edges = (length: number) => `${fixed(length / lengthsPerEdge, 2)} ${volume === 'm3' ? 'm' : 'ft'}`;
  const isShown = shownPlace.value === place && view.place.value !== null;
  const show = () => {
    view.showSheet(container - 1);
    const { scale } = view.opened.value.sheet.scene.lengthUnit;
    const [x, y, z] = [pos.length * scale, pos.width * scale, pos.height * scale] as const;
    const [along, across, up] = [size.length * scale, size.width * scale, size.height * scale] as const;
    view.place.value = isShown ? null : { x1: x, y1: y, z1: z, x2: x + along, y2: y + across, z2: z + up };
    shownPlace.value = place;
    pane.value = 'picture';
  };
  return (
    <>
      <p class="quiet">
        {desk('nearestPlace', { along: edges(pos.length), up: edges(pos.height) })}
        {inTheWay !== null && ` ${desk('inTheWay', { name: inTheWay.cargo })}`}
      </p>
      <button type="button" class="as-link" aria-pressed={isShown} onClick={show}>
        {desk('showPlace')}
      </button>
    </>
  );
}

const shownPlace = signal<Nearest | null>(null);
