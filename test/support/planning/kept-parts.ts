/**
 * Loads cut in two and filled again: part of a random load is kept, the search adds what it can. Nothing kept may move,
 * no rule may break, and nothing may get lost.
 */
import { verify } from '../../../src/calculation/verify.js';
import { type Arrangement, piecesIn, placementsOf } from '../../../src/domain/plan.js';
import type { LoadProblem } from '../../../src/domain/problem.js';
import type { Engine } from '../../../src/engine/port.js';
import { planOf } from '../rules/judging.js';

/** Work units of a fill: a load of some fifty pieces gets a beam and some improvement. */
const EFFORT = 3e6;

/** Which part of a load, piece by piece in loading order, is kept. */
const PARTS: Readonly<Record<string, (load: readonly Arrangement[], problem: LoadProblem) => readonly Arrangement[]>> =
  {
    'first half': (load) => load.slice(0, Math.ceil(load.length / 2)),
    'single pieces of the first half': (load, { cargoes }) => {
      const pieces = load.flatMap((arrangement) =>
        [...placementsOf(arrangement, cargoes)].map(
          ({ cargo, orientation, position }): Arrangement => ({
            ...{ cargo, orientation, position },
            counts: { length: 1, width: 1, height: 1 },
          }),
        ),
      );
      return pieces.slice(0, Math.ceil(pieces.length / 2));
    },
    'half at the door': (load) => {
      const middles = load.map(({ position }) => position.x).sort((a, b) => a - b);
      const middle = middles[Math.floor(middles.length / 2)]!;
      return load.filter(({ position }) => position.x >= middle);
    },
    'moved towards the middle': (load) =>
      load.slice(0, Math.ceil(load.length / 2)).map((arrangement) => ({
        ...arrangement,
        position: { ...arrangement.position, x: arrangement.position.x + 7 },
      })),
  };

export const PART_NAMES: readonly string[] = Object.keys(PARTS);

export interface Refilled {
  readonly part: string;
  /** Null: kept as it was, with every rule. */
  readonly fault: string | null;
  /** Pieces kept and added. */
  readonly kept: number;
  readonly added: number;
}

/** Every part of a load of the problem's first container that keeps the rules by itself, filled again. */
export function refill(engine: Engine, problem: LoadProblem): Refilled[] {
  const filler = engine.prepare(problem, 0, EFFORT);
  const quantities = problem.cargoes.map(({ quantity }) => quantity);
  const request = { values: null, effort: EFFORT, seed: problem.rules.seed };
  const whole = filler.fill({ ...request, counts: quantities });
  const refilled: Refilled[] = [];
  for (const [part, take] of Object.entries(PARTS)) {
    const kept = take(whole.arrangements, problem);
    if (kept.length === 0 || faultOf(problem, kept) !== null) continue;
    const pieces = countsOf(problem, kept);
    const counts = quantities.map((quantity, cargo) => quantity - pieces[cargo]!);
    const result = filler.fill({ ...request, counts, kept });
    const added = result.loaded.reduce((sum, count) => sum + count, 0);
    const all = countsOf(problem, result.arrangements);
    const value = kept.reduce((sum, one) => sum + piecesIn(one) * problem.cargoes[one.cargo]!.volume, 0);
    let fault = faultOf(problem, result.arrangements);
    if (kept.some((one, i) => result.arrangements[result.kept[i]!] !== one)) fault ??= 'something kept was moved';
    if (all.some((count, cargo) => count !== pieces[cargo]! + result.loaded[cargo]!)) fault ??= 'counted wrongly';
    if (result.value < value * (1 - 1e-9)) fault ??= `worth ${result.value}, ${value} before`;
    if (result.value > result.bound * (1 + 1e-9)) fault ??= `worth ${result.value}, bound ${result.bound}`;
    refilled.push({ part, fault, kept: pieces.reduce((sum, count) => sum + count, 0), added });
  }
  return refilled;
}

function faultOf(problem: LoadProblem, load: readonly Arrangement[]): string | null {
  // Into an order of loading they are put by planning.
  const fault = verify(problem, planOf(problem, load)).faults.find(({ rule }) => rule !== 'loading-order');
  return fault === undefined ? null : `${fault.rule}: ${fault.message}`;
}

function countsOf({ cargoes }: LoadProblem, load: readonly Arrangement[]): number[] {
  const counts = cargoes.map(() => 0);
  for (const one of load) counts[one.cargo]! += piecesIn(one);
  return counts;
}
