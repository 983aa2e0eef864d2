/** Favourite containers (emptyContainersFavorite), soft: what lies elsewhere counts against a plan equally good otherwise. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Draft } from './draft.js';
import { type Goal, least } from './goal.js';

/** Whether the cargo names a container of the request, and this one is none of those. */
export function isElsewhere({ cargoes, containers }: LoadProblem, cargo: number, container: number): boolean {
  const { favourites } = cargoes[cargo]!;
  if (favourites.length === 0 || favourites.includes(containers[container]!.name)) return false;
  return containers.some(({ name }) => favourites.includes(name));
}

/** The figure: volume of the pieces that do not lie in a container that their cargo names; cubic scaled units. */
export const favourites: Goal = { id: 'favourites', figure: volumeElsewhere, compare: least };

function volumeElsewhere(problem: LoadProblem, { loads }: Draft): number {
  const { cargoes, containers } = problem;
  const names = new Set(containers.map(({ name }) => name));
  const asking = cargoes.flatMap(({ favourites }, cargo) => (favourites.some((one) => names.has(one)) ? [cargo] : []));
  if (asking.length === 0) return 0;
  return loads.reduce((sum, { container, loaded, times }) => {
    const { name } = containers[container]!;
    return asking.reduce((own, cargo) => {
      const { favourites, volume } = cargoes[cargo]!;
      return loaded[cargo]! > 0 && !favourites.includes(name) ? own + times * loaded[cargo]! * volume : own;
    }, sum);
  }, 0);
}
