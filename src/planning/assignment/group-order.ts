/** Several containers filled group by group, where groups had better lie together (isGroupUsed). */
import type { LoadProblem } from '../../domain/problem.js';
import { volumeCapacity } from '../bounds/capacity.js';
import type { Session } from '../filling/session.js';
import { PLAIN_VOLUME } from '../goals/piece-values.js';
import type { Lot } from '../lots/lot.js';
import { lotsTogether } from '../lots/together.js';
import type { Choice } from './next-container.js';
import { planSequentially } from './sequential.js';

/** Offers the session a plan in which every group that a container may take lies whole in one. */
export function offerGroupsWhole(session: Session, lots: readonly Lot[], choice: Choice, effort: number): void {
  const { problem } = session;
  if (!problem.rules.isGroupUsed || !problem.rules.isSameGroupAllowedInDifferentContainers) return;
  const whole = groupsAsLots(problem, lots);
  if (whole !== null) session.incumbent.offer(planSequentially(session, whole, choice, PLAIN_VOLUME, effort));
}

/** The groups beside the lots that there are; null where they have cargo in common, or there is no group. */
function groupsAsLots(problem: LoadProblem, lots: readonly Lot[]): Lot[] | null {
  const rules = { ...problem.rules, isCargoUndivided: false, isSameGroupAllowedInDifferentContainers: false };
  const most = Math.max(...problem.containers.map((container) => volumeCapacity(container, problem)));
  const volumeOf = ({ places, quantities }: Lot) =>
    places.reduce((sum, place, i) => sum + quantities[i]! * problem.cargoes[place]!.volume, 0);
  const taken = new Set(lots.flatMap(({ places }) => places));
  const groups = lotsTogether({ ...problem, rules }).filter((lot) => volumeOf(lot) <= most);
  if (groups.length === 0 || groups.some(({ places }) => places.some((place) => taken.has(place)))) return null;
  return [...lots, ...groups];
}
