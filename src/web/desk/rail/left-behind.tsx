/** What stays behind, row by row, and why. */
import { draft } from '../../plan-request/draft-store.js';
import { toldAlone } from '../../words/said.js';
import { number, text } from '../../words/words.js';
import { chosenRow, isOfNow, shownLoad } from '../desk-state.js';
import { desk } from '../words.js';
import { CargoSign } from './cargo-sign.js';

export function LeftBehind() {
  const load = shownLoad.value;
  if (load === null) return <p class="rail-quiet">{desk('resultNone')}</p>;
  const { unloaded, loadSummary } = load;
  if (unloaded.length === 0) return <p class="rail-quiet">{desk('nothingLeft')}</p>;
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
      <ul class="left-rows">
        {unloaded.map(({ name, qty, reason, detail }, at) => (
          <li key={at}>
            <CargoSign name={name} />
            <div>
              <button type="button" class="as-text" onClick={() => choose(name)}>
                {`${number(qty)} × ${name}`}
              </button>
              <p>{toldAlone(reason, detail)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
