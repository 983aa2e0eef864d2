/**
 * Containers of several types together, which may take an order for less than any of them alone: those of the sea, and those of
 * the road, that are compared. With prices the search looks for the cheapest, among those that have one: what the others cost
 * nobody knows.
 */
import type { Calculated } from '../../../calculation/browser/index.js';
import type { RequestDraft } from '../../plan-request/request-draft.js';
import { priceOf, withRecordPrices } from '../prices.js';
import { isRuleOn } from '../rule-fields.js';
import { type ContainerChoice, isLimited } from './container-choices.js';

/** @param compared the order as it is, and containers alone */
export function mixesOf(order: RequestDraft, compared: readonly ContainerChoice[]): readonly ContainerChoice[] {
  if (!isRuleOn(order.rules, 'Mixed')) return [];
  const byType = new Map<string, ContainerChoice[]>();
  for (const choice of compared.flatMap(aloneOf)) {
    const type = String(choice.draft.emptyContainers[0]?.['containerType'] ?? '');
    byType.set(type, [...(byType.get(type) ?? []), choice]);
  }
  return [...byType.values()]
    .map(pricedOf)
    .filter((parts) => parts.length > 1)
    .map((parts) => {
      const emptyContainers = parts.flatMap(({ draft }) => draft.emptyContainers);
      const draft = withRecordPrices({ ...order, emptyContainers });
      return { name: parts.map(({ name }) => name).join(' + '), draft, parts };
    });
}

/** The order as it is has one container alone where it has one, of which there are as many as needed. */
function aloneOf(choice: ContainerChoice): readonly ContainerChoice[] {
  const [row, ...others] = choice.draft.emptyContainers;
  if (choice.name !== '') return [choice];
  return row === undefined || others.length > 0 || isLimited(row)
    ? []
    : [{ ...choice, name: String(row['name'] ?? '') }];
}

/** Those with a price, where that is more than one. */
function pricedOf(parts: readonly ContainerChoice[]): readonly ContainerChoice[] {
  const priced = parts.filter(({ draft }) => draft.emptyContainers.every((row) => priceOf(row) !== null));
  return priced.length > 1 ? priced : parts;
}

/** A mix has two containers or more: where one of any type takes all, none is cheaper. @param planOf null: not planned yet */
export function mayGain({ parts }: ContainerChoice, planOf: (part: ContainerChoice) => Calculated | null): boolean {
  return parts === undefined || !parts.every((part) => isOneForAll(planOf(part)));
}

function isOneForAll(plan: Calculated | null): boolean {
  const sums = plan?.load.loadSummary;
  return sums?.cargoesLeft === 0 && sums.containersLoaded === 1;
}
