/** Why cargo of sets stays behind: there is not enough of another one, or no room for one set more. */
import type { Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { cubic, figure } from '../../domain/sentences.js';
import { fitsSize } from '../bounds/capacity.js';
import type { Draft } from '../goals/draft.js';
import { type CargoSet, copiesIn, lotsOfSets, type SetPart, setsOf } from '../lots/sets.js';
import { unloadedOf } from './reasons.js';

export function unloadedOfSets(problem: LoadProblem, draft: Draft, stopped: boolean): Unloaded[] {
  const sets = setsOf(problem);
  const setOf = new Map(sets.flatMap((set) => set.parts.flatMap(({ places }) => places.map((place) => [place, set]))));
  const ordered = problem.cargoes.map(({ quantity }) => quantity);
  const loaded = ordered.map((quantity, place) => quantity - draft.left[place]!);
  return unloadedOf(problem, lotsOfSets(problem, sets), draft, stopped).map((row) => {
    const set = setOf.get(row.cargo)!;
    const isComplete = copiesIn(set, loaded) === copiesIn(set, ordered);
    if (isComplete && !isMisfit(row)) {
      return { ...row, reason: 'SetIncomplete', detail: scarce(set, ordered) };
    }
    return row.reason === 'SetIncomplete' ? { ...row, detail: noRoom(problem, set, ordered, loaded) } : row;
  });
}

/** @param draft of whole steps (sets-by-volume.ts) */
export function unloadedOfVolumes(problem: LoadProblem, draft: Draft, stopped: boolean): Unloaded[] {
  const { cargoes } = problem;
  const places = [...cargoes.keys()];
  const lot = {
    places,
    quantities: cargoes.map(({ quantity }) => quantity),
    reason: 'SetIncomplete' as const,
    detail: byVolume(problem, draft),
  };
  return unloadedOf(problem, [lot], draft, stopped).map((row) =>
    isMisfit(row) || row.reason === 'TimeLimit' ? row : { ...row, reason: lot.reason, detail: lot.detail },
  );
}

/** One piece goes into no container by itself. */
function isMisfit({ reason }: Unloaded): boolean {
  return reason !== 'SetIncomplete' && reason !== 'TimeLimit';
}

function described({ parts }: CargoSet): string {
  return parts.map(({ name, ratio }) => `${figure(ratio)} x "${name}"`).join(', ');
}

function scarce(set: CargoSet, ordered: readonly number[]): string {
  const copies = copiesIn(set, ordered);
  const limiting = set.parts.filter((part) => Math.floor(piecesOf(part, ordered) / part.ratio) === copies);
  const [first] = limiting;
  const others = limiting.length > 1 ? ` (and ${limiting.length - 1} more)` : '';
  return (
    `A set is ${described(set)}. There are ${figure(piecesOf(first!, ordered))} pieces of "${first!.name}"${others}: ` +
    (copies === 0
      ? 'not enough for one set.'
      : `enough for ${copies === 1 ? 'one set, which is loaded.' : `${figure(copies)} sets, which are loaded.`}`)
  );
}

function noRoom(problem: LoadProblem, set: CargoSet, ordered: readonly number[], loaded: readonly number[]): string {
  const { cargoes, containers } = problem;
  const misfit = set.parts.find(({ places }) => !containers.some((type) => fitsSize(cargoes[places[0]!]!, type)));
  const sets = copiesIn(set, ordered);
  const made = `A set is ${described(set)}, ${cubic(problem, set.volume)}.`;
  if (misfit !== undefined) return `${made} "${misfit.name}" goes into no container, so no whole set does.`;
  return `${made} ${figure(copiesIn(set, loaded))} of ${figure(sets)} whole sets found a place; no container that may be used was found to take one more.`;
}

function byVolume(problem: LoadProblem, draft: Draft): string {
  const { cargoes, containers } = problem;
  const misfit = cargoes.find((cargo) => !containers.some((type) => fitsSize(cargo, type)));
  if (misfit !== undefined) {
    return `"${misfit.name}" goes into no container; of every cargo at least one piece belongs to the load (SetLoadByVolume).`;
  }
  const loaded = cargoes.map(({ quantity }, place) => quantity - draft.left[place]!);
  if (loaded.every((count) => count === 0)) {
    return 'No room was found for one piece of every cargo, the least that SetLoadByVolume loads.';
  }
  const names = new Map<string, { loaded: number; left: number; volume: number; ratio: number }>();
  for (const [place, { name, volume, setRatio }] of cargoes.entries()) {
    const own = names.get(name) ?? { loaded: 0, left: 0, volume, ratio: setRatio };
    own.loaded += loaded[place]!;
    own.left += draft.left[place]!;
    names.set(name, own);
  }
  // The next t at which one of them gets a piece more.
  const next = [...names].map(([name, own]) => ({ name, ...own, time: ((own.loaded + 1) * own.volume) / own.ratio }));
  const first = next.reduce((least, one) => (one.time < least.time ? one : least));
  const share = cubic(problem, first.loaded * first.volume);
  const isOut = first.left === 0;
  return (
    `Volumes are loaded as setRatio says. The next piece would be one of "${first.name}", of which ${figure(first.loaded)} are loaded (${share}): ` +
    (isOut ? 'there are no more of it.' : 'with it not all found a place.')
  );
}

function piecesOf({ places }: SetPart, counts: readonly number[]): number {
  return places.reduce((sum, place) => sum + counts[place]!, 0);
}
