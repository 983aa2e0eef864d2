/** isBalanceReplacedWithSmallerSizes: the last container becomes the smallest type that takes its load. */
import { usableVolume } from '../../../domain/grounds.js';
import type { Arrangement } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { stockOf } from '../../bounds/capacity.js';
import type { Session } from '../../fills/session.js';
import { stricter } from '../../fills/variants/variant.js';
import { type Draft, type DraftLoad, sumOfLoads } from '../../goals/draft.js';
import { mayTakeAll } from '../../search/one-container.js';
import { loadsInOrder } from '../loading-order/loads-in-order.js';
import { withLastApart } from './which-loads.js';

/** A load within the limits of the vehicle; null: it cannot be brought within them. */
export type BringsWithin = (
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
) => readonly Arrangement[] | null;

/** @param effort work units for all types tried together */
export function withSmallerLast(session: Session, draft: Draft, effort: number, within: BringsWithin): Draft {
  const { problem } = session;
  const last = draft.loads.at(-1);
  const isAsked = problem.rules.balancing?.isLastSmaller === true;
  if (!isAsked || last === undefined || last.arrangements.some(({ isKept }) => isKept === true)) return draft;
  const types = smallerTypes(problem, draft, last);
  for (const type of types) {
    if (session.meter.stopped) break;
    const arrangements = session.loadAgain(stricter(problem), type, last.loaded, effort / types.length);
    if (arrangements === null) continue;
    const moved: DraftLoad = { container: type, arrangements, loaded: last.loaded, times: 1 };
    const before = withLastApart(draft).loads.slice(0, -1);
    const inOrder = loadsInOrder(problem, [], { loads: [moved], left: problem.cargoes.map(() => 0) });
    if (inOrder.left.some((count) => count > 0)) continue;
    const [own] = inOrder.loads as [DraftLoad];
    const legal = within(problem, type, own.arrangements);
    if (legal !== null) return { ...draft, loads: [...before, { ...own, arrangements: legal }] };
  }
  return draft;
}

/** Smallest first, of equal ones the cheapest: those in stock, at no higher price, that may take it all. */
function smallerTypes(problem: LoadProblem, draft: Draft, { container, loaded }: DraftLoad): number[] {
  const { containers } = problem;
  const volume = (type: number) => usableVolume(containers[type]!);
  const used = (type: number) => sumOfLoads(draft, (load) => (load.container === type ? 1 : 0));
  return containers
    .map((_, type) => type)
    .filter(
      (type) =>
        volume(type) < volume(container) &&
        containers[type]!.price <= containers[container]!.price &&
        used(type) < stockOf(containers[type]!) &&
        mayTakeAll(problem, type, loaded),
    )
    .sort((a, b) => volume(a) - volume(b) || containers[a]!.price - containers[b]!.price);
}
