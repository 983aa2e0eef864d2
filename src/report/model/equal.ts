/** Containers that are loaded alike, piece by piece, are shown once. */
import type { LoadPlan } from '../../domain/plan.js';

/** Places in the plan, those that are alike together, in the order of the first of each; alternatives stay apart. */
export function equalContainers({ containers, alternatives }: LoadPlan): number[][] {
  if (alternatives) return containers.map((_, place) => [place]);
  const groups = new Map<string, number[]>();
  containers.forEach(({ container, arrangements, extra }, place) => {
    const key = JSON.stringify([container, arrangements, extra ?? []]);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [place]);
    else known.push(place);
  });
  return [...groups.values()];
}
