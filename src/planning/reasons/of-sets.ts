/** Why cargo of sets stays behind: there is not enough of another one, or no room for one set more. */
import { type Sentence, said } from '../../domain/coded-sentences.js';
import type { Unloaded } from '../../domain/plan.js';
import type { LoadProblem } from '../../domain/problem.js';
import { figure } from '../../domain/sentences.js';
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

function scarce(set: CargoSet, ordered: readonly number[]): Sentence {
  const copies = copiesIn(set, ordered);
  const limiting = set.parts.filter((part) => Math.floor(piecesOf(part, ordered) / part.ratio) === copies);
  const [first] = limiting;
  const more = limiting.length - 1;
  return said(copies === 0 ? 'TooFewForSet' : copies === 1 ? 'EnoughForOneSet' : 'EnoughForSets', {
    set: described(set),
    pieces: { count: piecesOf(first!, ordered) },
    cargoes: { names: [first!.name], ...(more > 0 && { more }) },
    sets: { count: copies },
  });
}

function noRoom(problem: LoadProblem, set: CargoSet, ordered: readonly number[], loaded: readonly number[]): Sentence {
  const { cargoes, containers } = problem;
  const misfit = set.parts.find(({ places }) => !containers.some((type) => fitsSize(cargoes[places[0]!]!, type)));
  const sets = copiesIn(set, ordered);
  const made = { set: described(set), volume: { volume: set.volume } };
  if (misfit !== undefined) return said('SetFitsNowhere', { ...made, cargo: misfit.name });
  return said('NoRoomForSet', { ...made, loaded: { count: copiesIn(set, loaded) }, sets: { count: sets } });
}

function byVolume(problem: LoadProblem, draft: Draft): Sentence {
  const { cargoes, containers } = problem;
  const misfit = cargoes.find((cargo) => !containers.some((type) => fitsSize(cargo, type)));
  if (misfit !== undefined) {
    return said('VolumesFitNowhere', { cargo: misfit.name });
  }
  const loaded = cargoes.map(({ quantity }, place) => quantity - draft.left[place]!);
  if (loaded.every((count) => count === 0)) {
    return said('NoRoomForVolumes');
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
  return said(first.left === 0 ? 'VolumesAreOut' : 'VolumesFoundNoPlace', {
    cargo: first.name,
    loaded: { count: first.loaded },
    volume: { volume: first.loaded * first.volume },
  });
}

function piecesOf({ places }: SetPart, counts: readonly number[]): number {
  return places.reduce((sum, place) => sum + counts[place]!, 0);
}
