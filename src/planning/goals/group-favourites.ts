/** isGroupsToPrefContainers, soft: a group lies in the favourite containers of its cargoes. */
import { favouritesInGroups } from '../../domain/favourites.js';
import type { LoadProblem } from '../../domain/problem.js';
import type { Draft } from './draft.js';
import { type Goal, least } from './goal.js';

/** The figure: volume of the pieces that lie in no favourite of their group; cubic scaled units. */
export const groupFavourites: Goal = { id: 'groupFavourites', figure: volumeElsewhere, compare: least };

function volumeElsewhere(problem: LoadProblem, { loads }: Draft): number {
  const { cargoes, containers, rules } = problem;
  if (rules.isGroupsToPrefContainers !== true) return 0;
  const names = new Set(containers.map(({ name }) => name));
  const favourites = favouritesInGroups(problem);
  const asking = cargoes.flatMap((_, cargo) => (favourites[cargo]!.some((one) => names.has(one)) ? [cargo] : []));
  return loads.reduce((sum, { container, loaded, times }) => {
    const { name } = containers[container]!;
    return asking.reduce(
      (own, cargo) =>
        loaded[cargo]! > 0 && !favourites[cargo]!.includes(name)
          ? own + times * loaded[cargo]! * cargoes[cargo]!.volume
          : own,
      sum,
    );
  }, 0);
}
