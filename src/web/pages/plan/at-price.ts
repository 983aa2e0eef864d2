/**
 * A plan at other prices of its containers. What the only one of an order costs decides nothing: the plan stays as it is, and a
 * search would do the same once more, or less where less is asked for by now. Of several it is the best so far.
 */
import type { Calculated } from '../../../calculation/browser/index.js';
import { isSamePlan, type RequestDraft, type Row, withField } from '../../plan-request/request-draft.js';

/** But for prices of containers both are one order. */
export function isButPrice(one: RequestDraft, other: RequestDraft): boolean {
  const [own, than] = [one.emptyContainers, other.emptyContainers];
  if (own.length !== than.length) return false;
  const said = (row: Row) => JSON.stringify(Object.entries(withField(row, 'price', undefined)).sort());
  return isSamePlan({ ...one, emptyContainers: than }, other) && own.every((row, at) => said(row) === said(than[at]!));
}

/** The answer as it would be had the containers cost so much, and were the same plan found; null: it cannot be told. */
export function atPrice(
  { load, plan, buffer, ...rest }: Calculated,
  { emptyContainers }: RequestDraft,
): Calculated | null {
  const prices = emptyContainers.map(({ price }) => (typeof price === 'number' ? price : 0));
  if (plan === null || plan.problem.containers.length !== prices.length) return null;
  const all = <One extends object>(some: readonly One[]) => some.map((one, at) => ({ ...one, price: prices[at]! }));
  const typeAt = (at: number) => plan.plan.containers[at]?.container ?? 0;
  return {
    ...rest,
    load: {
      ...load,
      filledContainers: load.filledContainers.map((filled, at) => {
        return { ...filled, emptyContainer: { ...filled.emptyContainer, price: prices[typeAt(at)]! } };
      }),
    },
    plan: {
      ...plan,
      request: { ...plan.request, emptyContainers: all(plan.request.emptyContainers) },
      problem: { ...plan.problem, containers: all(plan.problem.containers) },
    },
    buffer: buffer && { ...buffer, emptyContainers: all(buffer.emptyContainers) },
  };
}
