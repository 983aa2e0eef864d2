/** Favourite containers of cargo: its own, or with isGroupsToPrefContainers those of all cargo of its group. */
import type { LoadProblem } from './problem.js';

/** Names of containers, by cargo. */
export function favouritesInGroups({ cargoes, rules }: LoadProblem): readonly (readonly string[])[] {
  if (rules.isGroupsToPrefContainers !== true) return cargoes.map(({ favourites }) => favourites);
  const ofGroups = new Map<string, Set<string>>();
  for (const { groupName, favourites } of cargoes) {
    if (groupName === '' || favourites.length === 0) continue;
    const own = ofGroups.get(groupName) ?? new Set();
    ofGroups.set(groupName, own);
    for (const name of favourites) own.add(name);
  }
  const named = new Map([...ofGroups].map(([group, names]) => [group, [...names]]));
  return cargoes.map(({ groupName, favourites }) => named.get(groupName) ?? favourites);
}
