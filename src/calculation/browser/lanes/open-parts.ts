/** The parts of a search that are open, and who is at them, as far as was heard. */
import { type Expected, groupOf, nameOfPart } from '../../../planning/fills/ahead.js';

interface OpenPart {
  readonly name: string;
  readonly expected: Expected;
}

export class OpenParts {
  /** By group and name, in the order in which they were expected. */
  readonly #groups = new Map<number | string, Map<string, Expected>>();
  /** By name. */
  readonly #begun = new Map<string, number>();

  /** Instead of what was expected before in the group. */
  expect(group: number | string, parts: readonly Expected[]): void {
    if (parts.length === 0) this.#groups.delete(group);
    else this.#groups.set(group, new Map(parts.map((expected) => [nameOfPart(expected), expected])));
  }

  begin(part: string, by: number): void {
    this.#begun.set(part, by);
  }

  /** @param isDone else anybody may begin it again */
  leave(part: string, isDone: boolean): void {
    this.#begun.delete(part);
    if (!isDone) return;
    for (const group of this.#groups.values()) group.delete(part);
  }

  /** Nobody has to begin it any more. */
  take({ expected, name }: OpenPart): void {
    this.#groups.get(groupOf(expected))?.delete(name);
  }

  /** Who is at it; undefined: nobody. */
  at(part: string): number | undefined {
    return this.#begun.get(part);
  }

  isOpen({ expected, name }: OpenPart): boolean {
    return this.#groups.get(groupOf(expected))?.has(name) === true;
  }

  /** The first part that nobody is at, tasks of fills before all others: somebody is waiting for those. */
  next(isWanted: (expected: Expected) => boolean = () => true): OpenPart | null {
    return this.#first((group) => typeof group === 'string', isWanted) ?? this.#first(() => true, isWanted);
  }

  /** Each group, to be told to who has come later. */
  all(): readonly (readonly [group: number | string, parts: readonly Expected[]])[] {
    return [...this.#groups].map(([group, parts]) => [group, [...parts.values()]] as const);
  }

  #first(isAmong: (group: number | string) => boolean, isWanted: (expected: Expected) => boolean): OpenPart | null {
    for (const [group, parts] of this.#groups) {
      if (!isAmong(group)) continue;
      for (const [name, expected] of parts) {
        if (!this.#begun.has(name) && isWanted(expected)) return { name, expected };
      }
    }
    return null;
  }
}
