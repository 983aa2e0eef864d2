/** Cargo in rooms of its own along the fill direction, which overlap a little: so that what belongs together lies together. */
import type { LoadProblem, Zone } from '../../../domain/problem.js';
import { fillsLayers } from '../../../domain/tidiness.js';
import { cutRoom } from './cut-room.js';
import { inOrderOf } from './in-order.js';
import { stricter, type Variant } from './variant.js';

/** Where cargo of a class may lie along the fill direction, scaled units. */
export interface Room {
  readonly from: number;
  readonly to: number;
}

/**
 * The rules of the problem may not hold in what is found: groups are not those of the request.
 * @param classes a set of cargoes for each room; cargo of none is not loaded
 * @param isInOrder what is in an earlier room must not lie in the way of what is in a later one
 */
export function inRoomsApart(
  problem: LoadProblem,
  container: number,
  classes: readonly (readonly number[])[],
  rooms: readonly Room[],
  isInOrder: boolean,
): Variant {
  const order = problem.cargoes.map(() => 0);
  for (const [place, members] of classes.entries()) for (const cargo of members) order[cargo] = place;
  // The groups of the request as parts of the classes: its own zones still know them.
  const nameOf = (cargo: number) => JSON.stringify([order[cargo], problem.cargoes[cargo]!.groupName]);
  const ordered = isInOrder ? inOrderOf(problem, container, order).problem : problem;
  const cargoes = ordered.cargoes.map((cargo, place) => ({ ...cargo, groupName: nameOf(place) }));
  const namesOf = (isAllowed: (cargo: number) => boolean) => [
    ...new Set(cargoes.flatMap(({ groupName }, place) => (isAllowed(place) ? [groupName] : []))),
  ];
  const reach = Math.max(...rooms.map(({ to }) => to));
  const cut = cutRoom({ ...ordered, cargoes }, container, reach).problem;
  const { size, zones } = cut.containers[container]!;
  const own = zones.map((zone): Zone => {
    const { allowedGroups } = zone;
    if (allowedGroups === null) return zone;
    return { ...zone, allowedGroups: namesOf((cargo) => allowedGroups.includes(problem.cargoes[cargo]!.groupName)) };
  });
  const borders = [...new Set(rooms.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const isUp = fillsLayers(problem);
  const between = borders.slice(1).flatMap((to, place): Zone[] => {
    const from = borders[place]!;
    const isOpen = rooms.map((room) => room.from <= from && room.to >= to);
    if (isOpen.every(Boolean)) return [];
    return [
      {
        name: '',
        position: isUp ? { x: 0, y: 0, z: from } : { x: from, y: 0, z: 0 },
        size: isUp ? { ...size, height: to - from } : { ...size, length: to - from },
        maxWeight: 0,
        allowedGroups: namesOf((cargo) => isOpen[order[cargo]!]!),
      },
    ];
  });
  const containers = cut.containers.map((type, place) =>
    place === container ? { ...type, zones: [...own, ...between] } : type,
  );
  return stricter({ ...cut, containers });
}
