/** The cards of what is compared: each with the newest of its plans that is known, and what is alike once. */
import type { Calculated } from '../../../calculation/browser/index.js';
import { typeOf } from '../headline.js';
import {
  type CardFigures,
  type CardPlan,
  cardPlans,
  figuresOf,
  isOpen,
  keyOf,
  keyOfOrder,
  levelsFor,
} from './card-plans.js';
import type { ContainerChoice } from './container-choices.js';

export interface ShownCard {
  readonly choice: ContainerChoice;
  /** Null: it is planned later. */
  readonly plan: CardPlan | null;
  /** Of the plans that are looked for. */
  readonly keys: readonly string[];
  /** There is no better one to come. */
  readonly isWhole: boolean;
  readonly isQuick: boolean;
  /** At the prices of now. */
  readonly figures: CardFigures | null;
}

interface Shown {
  readonly plans: readonly ShownCard[];
  /** No better one is to come, of those that are not shown either. */
  readonly areWhole: boolean;
  /** Why a mix has no card: one container takes all, or its containers are those of another card; null: none lacks one. */
  readonly noMix: 'mixNeedless' | 'mixAlike' | null;
}

/** @param compared the order as it is comes first, and mixes last */
export function shownCards(compared: readonly ContainerChoice[], level: number): Shown {
  const all = compared.filter((choice) => isOpen(choice, level)).map((choice) => cardOf(choice, level));
  // The order as it is may come to the same containers as one of them alone, and a mix to those of one type.
  const plans = all.filter(({ choice: { name, parts }, plan }, at) => {
    const before = all.slice(0, at).filter(({ choice }) => choice.name === '' || parts !== undefined);
    return name === '' || !before.some((one) => isAlike(one.plan?.answer ?? null, plan?.answer ?? null));
  });
  const areWhole = all.every(({ isWhole }) => isWhole);
  return { plans, areWhole, noMix: areWhole ? whyNoMix(compared, all, plans) : null };
}

function whyNoMix(compared: readonly ContainerChoice[], all: readonly ShownCard[], plans: readonly ShownCard[]) {
  const mixes = compared.filter(({ parts }) => parts !== undefined);
  const isAmong = (cards: readonly ShownCard[], mix: ContainerChoice) => cards.some(({ choice }) => choice === mix);
  if (mixes.some((mix) => isAmong(all, mix) && !isAmong(plans, mix))) return 'mixAlike';
  return mixes.some((mix) => !isAmong(all, mix)) ? 'mixNeedless' : null;
}

function cardOf(choice: ContainerChoice, level: number): ShownCard {
  const known = cardPlans.value;
  const keys = levelsFor([choice], level).map((one) => keyOf(choice, one));
  const isWhole = known.has(keys.at(-1)!);
  // The quick plan until there is another; until that is there, what was planned for other prices.
  const found = keys.findLast((key) => known.has(key));
  const plan = known.get(found ?? keyOfOrder(choice, level)) ?? null;
  return {
    ...{ choice, plan, keys, isWhole },
    isQuick: found !== undefined && !isWhole,
    figures: plan?.answer == null ? null : figuresOf(plan.answer, choice.draft.emptyContainers),
  };
}

/** The same containers, as full. */
function isAlike(one: Calculated | null, other: Calculated | null): boolean {
  if (one === null || other === null) return false;
  const said = ({ load }: Calculated) => {
    return JSON.stringify([load.loadSummary.cargoesLoaded, load.filledContainers.map(typeOf)]);
  };
  return said(one) === said(other);
}
