/** The finished pallets of the plan, as the tabs above the picture name them: how heavy, how high and how full each is. */

import { ShownUnits } from '../../../domain/shown-units.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { draft } from '../../plan-request/draft-store.js';
import { number, percent, text } from '../../words/words.js';
import '../../styles/desk-pallets.css';
import { Icon } from '../icons.js';
import { viewing } from '../picture/shown-view.js';
import { desk } from '../words.js';
import { more } from '../words-more.js';
import { palletSumsOf } from './pallet-sum.js';

/** Whoever sees that a pallet is emptier than this may spare it. */
const THIN = 0.25;

export default function PalletSums() {
  const load = shownPlan.value?.answer.plan ?? null;
  const sums = load === null ? [] : palletSumsOf(load);
  if (load === null || sums.length === 0) return null;
  const units = new ShownUnits(load.problem, draft.value.shown);
  const { length, weight } = units.names;
  const thin = sums.reduce((count, { share, quantity }) => count + (share < THIN ? quantity : 0), 0);
  return (
    <section class="pallet-sums">
      <table>
        <thead>
          <tr>
            <th scope="col">{more('pallets')}</th>
            <th scope="col">{text('weight')}</th>
            <th scope="col">{more('palletHeight')}</th>
            <th scope="col">{desk('barVolume')}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map((pallet, at) => (
            <tr key={at} data-is-thin={pallet.share < THIN}>
              <th scope="row">
                <button type="button" class="as-link" onClick={() => viewing.value?.showPallet(at)}>
                  {pallet.quantity === 1 ? `P${at + 1}` : `P${at + 1} × ${number(pallet.quantity)}`}
                </button>
              </th>
              <td data-is-least={pallet.isLeast}>
                {`${pallet.isLeast ? '≥ ' : ''}${number(units.weight(pallet.weight), 1)} ${weight}`}
              </td>
              <td>{`${number(units.length(pallet.height), 1)} ${length}`}</td>
              <td>{percent(100 * pallet.share, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sums.some(({ isLeast }) => isLeast) && (
        <p class="amber">
          <Icon name="warning" />
          {more('palletsUnweighed')}
        </p>
      )}
      {thin > 0 && (
        <p class="amber">
          <Icon name="warning" />
          {more('palletsThin', { count: thin })}
        </p>
      )}
    </section>
  );
}
