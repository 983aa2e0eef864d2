/** Of the finished pallet that is looked at by itself: how full it is, and how much it carries. */
import { ShownUnits } from '../../../domain/shown-units.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import { shownName } from '../../words/shown-name.js';
import { number, percent } from '../../words/words.js';
import { viewing } from '../picture/shown-view.js';
import { desk } from '../words.js';
import { more } from '../words-more.js';
import { Bar } from './bar.js';
import { palletSumsOf } from './pallet-sum.js';

export default function PalletBars() {
  const load = shownPlan.value?.answer.plan ?? null;
  const sheet = viewing.value?.opened.value.sheet;
  if (load === null || sheet?.kind !== 'pallet') return null;
  const sum = palletSumsOf(load)[sheet.place];
  if (sum === undefined) return null;
  const units = new ShownUnits(load.problem, draft.value.shown);
  const { length, weight } = units.names;
  const carried = number(units.weight(sum.carried), 1);
  return (
    <section>
      <h3>{`P${sheet.number} · ${shownName(sheet.name)}`}</h3>
      <dl class="bars">
        <Bar name={desk('barVolume')} share={sum.share} value={percent(100 * sum.share)} />
        <Bar
          name={desk('barWeight')}
          share={sum.most > 0 ? sum.carried / sum.most : null}
          value={
            sum.most > 0
              ? desk('ofMost', { value: carried, most: `${number(units.weight(sum.most))} ${weight}` })
              : `${carried} ${weight}`
          }
        />
        <Bar
          name={more('palletHeight')}
          share={sum.height / sum.mostHeight}
          value={desk('ofMost', {
            value: number(units.length(sum.height), 1),
            most: `${number(units.length(sum.mostHeight), 1)} ${length}`,
          })}
        />
      </dl>
    </section>
  );
}
