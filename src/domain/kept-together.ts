/**
 * Cargo that must lie together in one container (docs/rules.md, Grouping and sequence): rows of one name, rows of one
 * group. A row may be in several of these. Cargo without a group may always be divided.
 */
import type { Cargo, LoadProblem, Rules } from './problem.js';

export interface KeptTogether {
  readonly kind: 'cargo' | 'group';
  /** Of the cargo or of the group. */
  readonly name: string;
  /** In `problem.cargoes`, rising. */
  readonly places: readonly number[];
  /** What fits no single container is divided; false: it stays behind, whole. */
  readonly isDividedWhenTooLarge: boolean;
}

export function keyOf({ kind, name }: KeptTogether): string {
  return `${kind} ${name}`;
}

/** Rules under which nothing has to lie together, for a part of an order that is planned by itself. */
export const NOTHING_KEPT_TOGETHER = {
  isCargoUndivided: false,
  isSameGroupAllowedInDifferentContainers: true,
} as const satisfies Partial<Rules>;

/** None but under MixLoad: sets stay together by themselves, and the containers of UnitLoad are alternatives. */
export function keptTogether({ cargoes, rules }: LoadProblem): KeptTogether[] {
  if (rules.calculationType !== 'MixLoad') return [];
  const ofCargo = rules.isCargoUndivided ? placesBy(cargoes, ({ name }) => name) : [];
  const ofGroups = rules.isSameGroupAllowedInDifferentContainers ? [] : placesBy(cargoes, ({ groupName }) => groupName);
  return [
    ...ofCargo.map(([name, places]): KeptTogether => {
      return { kind: 'cargo', name, places, isDividedWhenTooLarge: rules.isCargoDividedWhenTooLarge === true };
    }),
    ...ofGroups
      .filter(([name]) => name !== '')
      .map(([name, places]): KeptTogether => {
        return { kind: 'group', name, places, isDividedWhenTooLarge: rules.isGroupDividedWhenTooLarge === true };
      }),
  ];
}

/** Finished pallets are no rows of the order: what stands on them is. Optional cargo fills gaps, wherever they are. */
function placesBy(cargoes: readonly Cargo[], keyOf: (cargo: Cargo) => string): [string, number[]][] {
  const places = new Map<string, number[]>();
  for (const [place, cargo] of cargoes.entries()) {
    if (cargo.contents !== undefined || cargo.isOptional) continue;
    const own = places.get(keyOf(cargo));
    if (own === undefined) places.set(keyOf(cargo), [place]);
    else own.push(place);
  }
  return [...places];
}
