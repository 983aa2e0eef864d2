/** isBalancePoorUtlizationUnloaded: a container that is poorly used is emptied, unless it is the only one. */
import { type Sentence, said } from '../../../domain/coded-sentences.js';
import { usableVolume } from '../../../domain/grounds.js';
import type { LoadProblem } from '../../../domain/problem.js';
import type { UnloadedReason } from '../../../domain/reasons.js';
import { containersIn, type Draft, type DraftLoad } from '../../goals/draft.js';
import { isLastOnly, withLastApart } from './which-loads.js';

/** Utilisations closer than that are equal, for the verifier too. */
const ROUNDING = 1e-9;

export interface WhyLeft {
  readonly reason: UnloadedReason;
  readonly detail: Sentence;
}

export interface Emptied {
  readonly draft: Draft;
  /** By cargo. */
  readonly whyLeft: ReadonlyMap<number, WhyLeft>;
}

export function withoutPoor(problem: LoadProblem, draft: Draft): Emptied {
  const { balancing, calculationType } = problem.rules;
  // By volume a set counts over all containers: without one of them the others hold parts of sets.
  const most = calculationType === 'SetLoadByVolume' ? 0 : (balancing?.poorUtilization ?? 0);
  const whyLeft = new Map<number, WhyLeft>();
  let rest = draft;
  while (most > 0 && containersIn(rest) > 1) {
    rest = withLastApart(rest);
    const emptied = poorest(problem, rest, most);
    if (emptied === null) break;
    for (const [cargo, count] of emptied.loaded.entries()) {
      if (count > 0) whyLeft.set(cargo, { reason: 'PoorUtilization', detail: detailOf(problem, emptied, most) });
    }
    rest = {
      loads: rest.loads.flatMap((load) => (load === emptied ? fewer(load) : [load])),
      left: rest.left.map((count, cargo) => count + emptied.loaded[cargo]!),
    };
  }
  return { draft: rest, whyLeft };
}

function fewer(load: DraftLoad): DraftLoad[] {
  return load.times === 1 ? [] : [{ ...load, times: load.times - 1 }];
}

/** Of the containers worked on the one that is used least; null when none is poor. */
function poorest(problem: LoadProblem, { loads }: Draft, most: number): DraftLoad | null {
  const workedOn = isLastOnly(problem) ? loads.slice(-1) : loads;
  // What reaches the limit but for the rounding of its figures is not poor.
  const least = most * (1 - ROUNDING);
  const poor = workedOn
    .map((load) => ({ load, ...utilizationOf(problem, load) }))
    .filter(({ load, volume, weight }) => volume < least && weight < least && !hasKept(load));
  // Of equal ones the last.
  return (
    poor.reduceRight<(typeof poor)[number] | null>(
      (least, one) => (least === null || one.volume < least.volume ? one : least),
      null,
    )?.load ?? null
  );
}

function hasKept({ arrangements }: DraftLoad): boolean {
  return arrangements.some(({ isKept }) => isKept === true);
}

/** Percent; of a limit that there is not, 0. */
function utilizationOf({ cargoes, containers }: LoadProblem, { container, loaded }: DraftLoad) {
  const type = containers[container]!;
  const sum = (side: 'volume' | 'weight') =>
    loaded.reduce((all, count, cargo) => all + count * cargoes[cargo]![side], 0);
  return {
    volume: (100 * sum('volume')) / usableVolume(type),
    weight: type.maxWeight > 0 ? (100 * sum('weight')) / type.maxWeight : 0,
  };
}

function detailOf(problem: LoadProblem, load: DraftLoad, most: number): Sentence {
  const { volume, weight } = utilizationOf(problem, load);
  const { name } = problem.containers[load.container]!;
  return said('Emptied', {
    container: name,
    volume: { count: volume },
    weight: { count: weight },
    most: { count: most },
  });
}
