/**
 * Numbers of pieces of each cargo that may go into one container together, as far as is known: volume, weight and shares
 * of the room (bounds/dual-feasible.ts) allow them, and nobody has shown that they do not go in.
 */
import type { LoadProblem } from '../../domain/problem.js';
import { volumeCapacity, weightCapacity } from '../bounds/capacity.js';
import { eachShares } from '../bounds/dual-feasible.js';

/** With more there is no end to them. */
const MOST_LOADS = 3000;

/** Shares that are asked, so that to compare them stays a matter of milliseconds. */
const MOST_SHARES = 300;

const SMALL = 1e-9;

export class PossibleLoads {
  #loads: readonly (readonly number[])[];

  private constructor(loads: readonly (readonly number[])[]) {
    this.#loads = loads;
  }

  /** Of an order for one type of container; null: there are too many. */
  static of(problem: LoadProblem): PossibleLoads | null {
    const { cargoes } = problem;
    const limits = limitsOf(problem);
    const loads: number[][] = [];
    const add = (pieces: readonly number[], taken: readonly number[]): boolean => {
      const cargo = pieces.length;
      if (cargo === cargoes.length) return loads.push([...pieces]) <= MOST_LOADS;
      for (let count = 0; count <= cargoes[cargo]!.quantity; count++) {
        const more = taken.map((share, limit) => share + count * limits[limit]![cargo]!);
        if (more.some((share) => share > 1 + SMALL)) break;
        if (!add([...pieces, count], more)) return false;
      }
      return true;
    };
    const areAll = add(
      [],
      limits.map(() => 0),
    );
    return areAll ? new PossibleLoads(loads) : null;
  }

  get count(): number {
    return this.#loads.length;
  }

  /** Those to which no piece can be added. */
  get fullest(): readonly (readonly number[])[] {
    const known = new Set(this.#loads.map((pieces) => pieces.join()));
    const withOneMore = (pieces: readonly number[], cargo: number) =>
      pieces.map((count, place) => (place === cargo ? count + 1 : count)).join();
    return this.#loads.filter((pieces) => pieces.every((_, cargo) => !known.has(withOneMore(pieces, cargo))));
  }

  /** These do not go in, and so nothing that holds them does. */
  rule(out: readonly number[]): void {
    this.#loads = this.#loads.filter((pieces) => pieces.some((count, cargo) => count < out[cargo]!));
  }
}

/** Of each limit, what share of it a piece of each cargo takes. */
function limitsOf(problem: LoadProblem): readonly (readonly number[])[] {
  const { cargoes, containers } = problem;
  const [room, strength] = [volumeCapacity(containers[0]!, problem), weightCapacity(containers[0]!, problem)];
  const limits = [cargoes.map(({ volume }) => volume / room), cargoes.map(({ weight }) => weight / strength)];
  const all = new Map<string, number[]>();
  eachShares(problem, cargoes, (shares) => {
    const key = shares.map((share) => share.toFixed(9)).join();
    if (!all.has(key)) all.set(key, [...shares]);
  });
  const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);
  const isWithin = (one: readonly number[], other: readonly number[]) =>
    one.every((share, cargo) => share <= other[cargo]! + SMALL);
  for (const shares of [...all.values()].sort((a, b) => sum(b) - sum(a))) {
    if (limits.length >= MOST_SHARES) break;
    if (!limits.some((other) => isWithin(shares, other))) limits.push(shares);
  }
  return limits;
}
