/** Whose the goods are, for people: the group that a row names. */
import type { Deliveries } from './deliveries.js';
import type { Cargo, LoadProblem } from './problem.js';

/**
 * By cargo of the order; empty: nobody is named. What comes off at a stop without a name belongs to the only customer that
 * other rows of the stop name: a sheet of its own would be for nobody. Where groups are the order of unloading, cargo without
 * one is a stop of its own.
 */
export function customersOf({ cargoes, rules }: LoadProblem, { word, numbers }: Deliveries): readonly string[] {
  const named = new Map<number, Set<string>>();
  if (word === 'stop' && !rules.isGroupSequenceUsed) {
    for (const [place, { groupName }] of cargoes.entries()) {
      const stop = numbers[place] ?? null;
      if (stop !== null && groupName !== '') named.set(stop, (named.get(stop) ?? new Set()).add(groupName));
    }
  }
  return cargoes.map(({ groupName }, place) => {
    const others = named.get(numbers[place] ?? Number.NaN);
    return groupName === '' && others?.size === 1 ? [...others][0]! : groupName;
  });
}

/**
 * @param cargoes of a level of the order: beyond its own cargoes stand finished pallets
 * @param place of the cargo among these @returns empty: nobody's, or a pallet of several
 */
export function customerOf(customers: readonly string[], cargoes: readonly Cargo[], place: number): string {
  const carried = cargoes[place]!.contents ?? [];
  const [first = '', ...others] = new Set(carried.map(({ cargo }) => customers[cargo] ?? ''));
  return customers[place] ?? (others.length === 0 ? first : '');
}
