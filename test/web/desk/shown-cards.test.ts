/** Which plans of Compare have a card, and why a mix of container types has none. */
import t from 'tap';
import '../../support/web/page-globals.js';
import type { Calculated } from '../../../src/calculation/browser/index.js';
import type { ContainerChoice } from '../../../src/web/desk/compare/container-choices.js';
import { draftOfBody } from '../../../src/web/plan-request/request-draft.js';

const { cardPlans, keyOf } = await import('../../../src/web/desk/compare/card-plans.js');
const { shownCards } = await import('../../../src/web/desk/compare/shown-cards.js');

const LEVEL = 1;
const SMALL = { containerType: 'SeaVan', name: 'Small', length: 1, width: 1, height: 1, price: 1000 };
const LARGE = { ...SMALL, name: 'Large', price: 1800 };
const order = (...emptyContainers: object[]) =>
  draftOfBody({ title: 'Order', cargoes: [], emptyContainers, rules: {} }, 'UnitMetric');
const alone = [SMALL, LARGE].map((row): ContainerChoice => ({ name: row.name, draft: order(row) }));
const mix: ContainerChoice = { name: 'Small + Large', draft: order(SMALL, LARGE), parts: alone };
const compared = [...alone, mix];

/** What the cards read of a plan that loads everything. */
function planIn(...containers: readonly (typeof SMALL)[]): Calculated {
  const loadSummary = { cargoesLoaded: 10, cargoesLeft: 0, containersLoaded: containers.length, volumeLoaded: 1 };
  const filledContainers = containers.map((one) => ({ name: one.name, emptyContainer: one }));
  const plan = { problem: { containers: [], scale: 1 }, plan: { containers: [] } };
  return { load: { loadSummary, filledContainers }, plan } as unknown as Calculated;
}

function shown(...plans: readonly Calculated[]) {
  cardPlans.value = new Map(plans.map((answer, at) => [keyOf(compared[at]!, LEVEL), { answer, fault: '' }]));
  const { plans: cards, noMix } = shownCards(compared, LEVEL);
  return [cards.map(({ choice }) => choice.name), noMix];
}

t.test('a mix has a card where it costs less than one type alone', async (t) => {
  const three = planIn(SMALL, SMALL, SMALL);
  const two = planIn(LARGE, LARGE);
  t.same(shown(three, two, planIn(LARGE, SMALL)), [['Small', 'Large', 'Small + Large'], null]);
  t.same(shown(three, two, planIn(LARGE, SMALL, SMALL)), [['Small', 'Large'], 'mixDearer']);
  t.same(shown(three, two, two), [['Small', 'Large'], 'mixAlike'], 'of the same containers the type alone');
  t.same(shown(planIn(SMALL), planIn(LARGE), planIn(SMALL)), [['Small', 'Large'], 'mixNeedless']);
});
