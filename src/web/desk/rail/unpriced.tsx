/** What the containers of the plan cost, and which of them nobody has said a price of. */
import { shownName } from '../../words/shown-name.js';
import { shownLoad } from '../desk-state.js';
import { costsOf, money } from '../prices.js';
import { more } from '../words-more.js';

export default function Unpriced() {
  const load = shownLoad.value;
  const costs = load === null ? null : costsOf(load);
  if (costs === null || costs.unpriced.length === 0) return null;
  const names = costs.unpriced.map(shownName).join(', ');
  return (
    <p>
      {costs.known > 0 ? more('costWithout', { price: money(costs.known), names }) : more('priceMissing', { names })}
    </p>
  );
}
