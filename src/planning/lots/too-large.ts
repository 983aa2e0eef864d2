/**
 * What is kept together unless it fits no single container, and does not: tried in an empty container of every type,
 * alone, before anything is planned. What plainly fits is never among it, nor what the search has found a place for.
 */
import { type KeptTogether, keptTogether, keyOf } from '../../domain/kept-together.js';
import type { LoadProblem } from '../../domain/problem.js';
import { withRules } from '../../domain/sub-problems.js';
import { plainFit } from '../../rules/index.js';
import { fits, volumeCapacity, weightCapacity } from '../bounds/capacity.js';
import { GREEDY_EFFORT, LEVEL_EFFORT } from '../fills/effort.js';
import type { PlanHooks } from '../fills/hooks.js';
import { Session } from '../fills/session.js';
import type { Solvers } from '../fills/solvers.js';

/** At first each trial gets the effort of the lowest level, as long as there are no more of them than so many. */
const MOST_TRIALS_PAID = 8;

/** Of the effort of each level above it up to that of the request, what all trials together may cost. */
const SHARE_OF_LEVEL = 0.1;

/** Of the time of the request; what is not tried by then stays together. */
const SHARE_OF_TIME = 0.25;

/** What is not known to fit, with the container types that its figures do not exclude. */
interface Unknown {
  readonly one: KeptTogether;
  readonly pieces: readonly number[];
  readonly types: readonly number[];
}

/** @returns keys (kept-together.ts) */
export function tooLarge(problem: LoadProblem, solvers: Solvers, hooks: PlanHooks): ReadonlySet<string> {
  if (problem.knownTooLarge !== undefined) return problem.knownTooLarge;
  const divisible = keptTogether(problem).filter(({ isDividedWhenTooLarge }) => isDividedWhenTooLarge);
  const candidates = divisible.map((one): Unknown => {
    const own = new Set(one.places);
    const pieces = problem.cargoes.map(({ quantity }, place) => (own.has(place) ? quantity : 0));
    return { one, pieces, types: typesPossible(problem, pieces) };
  });
  const impossible = candidates.filter(({ types }) => types.length === 0);
  const unknown = candidates.filter(({ types, pieces }) => types.length > 0 && plainFit(problem, pieces) === null);
  const notFound = withoutPlace(problem, unknown, solvers, hooks);
  return new Set([...impossible, ...notFound].map(({ one }) => keyOf(one)));
}

/** Those for which no place is found, with more effort for each level. */
function withoutPlace(
  problem: LoadProblem,
  unknown: readonly Unknown[],
  solvers: Solvers,
  hooks: PlanHooks,
): readonly Unknown[] {
  if (unknown.length === 0) return [];
  const limited = withRules(problem, { maxRunTimeSeconds: SHARE_OF_TIME * problem.rules.maxRunTimeSeconds });
  const { onProgress: _, ...quiet } = hooks;
  const session = new Session(limited, solvers, quiet);
  let left = unknown;
  for (const [round, paid] of effortOfLevels(problem).entries()) {
    const trials = left.reduce((sum, { types }) => sum + types.length, 0);
    const effort = round === 0 ? paid * Math.min(trials, MOST_TRIALS_PAID) : paid;
    session.startRound(effort);
    const share = effort / trials;
    left = left.filter(({ pieces, types }) => {
      return !session.meter.stopped && !types.some((type) => takesAll(session, type, pieces, share));
    });
    if (session.meter.stopped || left.length === 0) break;
  }
  session.dispose();
  return left;
}

function effortOfLevels({ rules }: LoadProblem): number[] {
  if (rules.algorithmType === 'MaxVolumeFirst') return [GREEDY_EFFORT];
  const higher = ([2, 3, 4] as const).filter((level) => level <= rules.optimizationLevel);
  return [LEVEL_EFFORT[1], ...higher.map((level) => SHARE_OF_LEVEL * LEVEL_EFFORT[level])];
}

function takesAll(session: Session, type: number, pieces: readonly number[], effort: number): boolean {
  const { loaded } = session.fill(type, pieces, null, effort);
  return pieces.every((count, place) => loaded[place] === count);
}

/** Container types that volume, weight and the other limits do not exclude, nor the size of a piece. */
function typesPossible(problem: LoadProblem, pieces: readonly number[]): number[] {
  const { cargoes, containers, rules } = problem;
  const places = [...pieces.keys()].filter((place) => pieces[place]! > 0);
  const sum = (amount: (place: number) => number) =>
    places.reduce((total, place) => total + pieces[place]! * amount(place), 0);
  const volume = sum((place) => cargoes[place]!.volume);
  const weight = sum((place) => cargoes[place]!.weight);
  const price = sum((place) => cargoes[place]!.price);
  const units = sum(() => 1);
  const names = new Set(places.map((place) => cargoes[place]!.name)).size;
  const isWithin = (amount: number, limit: number) => limit === 0 || amount <= limit * (1 + 1e-9);
  return [...containers.keys()].filter((type) => {
    const container = containers[type]!;
    return (
      volume <= volumeCapacity(container, problem) * (1 + 1e-9) &&
      weight <= weightCapacity(container, problem) * (1 + 1e-9) &&
      isWithin(rules.isPriceLimited ? price : 0, container.maxPrice) &&
      isWithin(units, rules.maxFillQuantityPerContainer) &&
      isWithin(names, container.maxCargoTypes) &&
      places.every((place) => fits(cargoes[place]!, container, problem))
    );
  });
}
