/**
 * What a container costs that is the only one of an order decides nothing: the plan stays as it is while its price is typed,
 * and a search would do the same once more, or less where less is asked for by now.
 */
import type { Calculated } from '../../../calculation/browser/index.js';
import { isSamePlan, type RequestDraft, type Row, withField } from '../../plan-request/request-draft.js';

/** Of both is one plan. */
export function isButPrice(one: RequestDraft, other: RequestDraft): boolean {
  const [own, than] = [one.emptyContainers, other.emptyContainers];
  if (own.length !== 1 || than.length !== 1) return false;
  const said = (row: Row) => JSON.stringify(Object.entries(withField(row, 'price', undefined)).sort());
  return isSamePlan({ ...one, emptyContainers: than }, other) && said(own[0]!) === said(than[0]!);
}

/** The answer as it would be had the container cost so much. */
export function atPrice({ load, plan, buffer, ...rest }: Calculated, { emptyContainers }: RequestDraft): Calculated {
  const typed = emptyContainers[0]?.['price'];
  const price = typeof typed === 'number' ? typed : 0;
  const priced = <One extends object>(one: One): One => ({ ...one, price });
  const all = <One extends object>(some: readonly One[]) => some.map(priced);
  return {
    ...rest,
    load: {
      ...load,
      filledContainers: load.filledContainers.map((filled) => {
        return { ...filled, emptyContainer: priced(filled.emptyContainer) };
      }),
    },
    plan: plan && {
      ...plan,
      request: { ...plan.request, emptyContainers: all(plan.request.emptyContainers) },
      problem: { ...plan.problem, containers: all(plan.problem.containers) },
    },
    buffer: buffer && { ...buffer, emptyContainers: all(buffer.emptyContainers) },
  };
}
