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

/** One container takes all; its containers are those of another card; one type alone costs no more. */
const WHY_NO_MIX = ['mixNeedless', 'mixAlike', 'mixDearer'] as const;
type WhyNoMix = (typeof WHY_NO_MIX)[number];

interface Shown {
  readonly plans: readonly ShownCard[];
  /** No better one is to come, of those that are not shown either. */
  readonly areWhole: boolean;
  /** Why a mix has no card; null: none lacks one. */
  readonly noMix: WhyNoMix | null;
}

/** @param compared the order as it is comes first, and mixes last */
export function shownCards(compared: readonly ContainerChoice[], level: number): Shown {
  const all = compared.filter((choice) => isOpen(choice, level)).map((choice) => cardOf(choice, level));
  // The order as it is may come to the same containers as one of them alone, and a mix to those of one type.
  const different = all.filter(({ choice: { name, parts }, plan }, at) => {
    const before = all.slice(0, at).filter(({ choice }) => choice.name === '' || parts !== undefined);
    return name === '' || !before.some((one) => isAlike(one.plan?.answer ?? null, plan?.answer ?? null));
  });
  const plans = different.filter((card) => !isDearerMix(card, different));
  const areWhole = all.every(({ isWhole }) => isWhole);
  return { plans, areWhole, noMix: areWhole ? whyNoMix(compared, [all, different, plans]) : null };
}

/** Its search may miss what that of one of its types alone finds. */
function isDearerMix({ choice, figures, isWhole }: ShownCard, cards: readonly ShownCard[]): boolean {
  if (choice.parts === undefined || !isWhole || figures === null || figures.cost === null) return false;
  const { cost, left } = figures;
  return cards.some(
    ({ choice: { parts }, figures: one }) =>
      parts === undefined && one !== null && one.cost !== null && one.cost <= cost && one.left <= left,
  );
}

/** @param cards all of them; those that are different; those of them that are shown */
function whyNoMix(compared: readonly ContainerChoice[], cards: readonly (readonly ShownCard[])[]): WhyNoMix | null {
  const mixes = compared.filter(({ parts }) => parts !== undefined);
  const isLost = (of: readonly ShownCard[]) => mixes.some((mix) => !of.some(({ choice }) => choice === mix));
  return WHY_NO_MIX[cards.findIndex(isLost)] ?? null;
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
