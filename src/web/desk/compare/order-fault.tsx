/** What is wrong with the cargo keeps it from being planned into any container: it is said once, with the way to it. */
import { cards } from '../../pages/compare/words.js';
import { goTo } from '../../shell/routes.js';
import { desk } from '../words.js';
import type { CardPlan } from './card-plans.js';

export function OrderFault({ plan: { fault, wrongAt } }: { readonly plan: CardPlan }) {
  const go = () => {
    if (wrongAt === undefined) return;
    goTo('/');
    void import('../go-to-text.js').then(({ goToText }) => goToText(wrongAt.row, wrongAt.field));
  };
  return (
    <div class="cards-none">
      <p role="status">{cards('cardFails', { reason: fault })}</p>
      <button type="button" class="desk-button is-main" onClick={go}>
        {desk('faultGo')}
      </button>
    </div>
  );
}
