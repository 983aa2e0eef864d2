/** One cargo in one container: what the search finds, or layers that are all alike. */
import { type LoadedContainer, piecesIn } from '../domain/plan.js';
import type { LoadProblem } from '../domain/problem.js';
import type { Found, Search } from './fills/found.js';
import type { PlanHooks } from './fills/hooks.js';
import { interlocked } from './finishing/interlock.js';
import { loadsInOrder } from './finishing/loading-order/loads-in-order.js';
import { isBetterAlone } from './goals/alone.js';
import type { Draft } from './goals/draft.js';
import { equalLayers } from './layers/equal-layers.js';

/** Of the effort of a load, what the pattern of one layer may cost more, for each height of it. */
const LAYER_SHARE = 0.1;

/** @param search of a MixLoad */
export function aloneIn(problem: LoadProblem, search: Search, hooks: PlanHooks, share: number): Found {
  let nodes = 0;
  let isComplete = true;
  const searched = (one: LoadProblem, part: number): Found => {
    const { onProgress, ...rest } = hooks;
    const before = nodes;
    const counting: PlanHooks =
      onProgress === undefined
        ? rest
        : { ...rest, onProgress: (progress) => onProgress({ ...progress, nodes: before + progress.nodes }) };
    const found = search(one, counting, part);
    nodes += found.search.nodes;
    isComplete &&= found.search.complete;
    return found;
  };
  const plain = searched(problem, share);
  const layers = equalLayers(problem, (one) => searched(one, share * LAYER_SHARE).draft.loads[0]?.arrangements ?? []);
  const drafts = [...layers.map((arrangements) => draftOf(problem, arrangements)), plain.draft];
  const draft = drafts.reduce((best, one) => (isBetterAlone(problem, one, best) ? one : best));
  return { draft, search: { ...plain.search, nodes, complete: isComplete } };
}

/** A load of the one container, in an order of loading. */
function draftOf(problem: LoadProblem, arrangements: LoadedContainer['arrangements']): Draft {
  const pieces = arrangements.reduce((sum, arrangement) => sum + piecesIn(arrangement), 0);
  const load = { container: 0, arrangements, loaded: [pieces], times: 1 };
  const draft = { loads: [load], left: [problem.cargoes[0]!.quantity - pieces] };
  return loadsInOrder(problem, [], interlocked(problem, draft));
}
