/**
 * The pieces of a load that no move brings within the limits of its vehicle, loaded once more: into a container whose parts may
 * carry only so much, so that the search itself brings the centre of gravity to where it may be. Moves follow again.
 */
import type { Container, LoadProblem, Zone } from '../../../domain/problem.js';
import { withContainer, withQuantities } from '../../../domain/sub-problems.js';
import { type End, hasCentreLimit, heavierEnd, rangeOf, windowAtDeparture } from '../../envelope/centre-limits.js';
import type { Window } from '../../envelope/weight-envelope.js';
import type { Session } from '../../fills/session.js';
import { stricter, type Variant } from '../../fills/variants/variant.js';
import type { DraftLoad } from '../../goals/draft.js';
import { halvesAcross } from '../balance/halves.js';
import { Judge } from '../balance/judge.js';
import { broughtWithin } from './brought-within.js';
import type { LoadsAnew, Placed } from './legal-loads.js';

/**
 * One search after the other: how far into the window it aims, from the side on which the centre is; and what part of the
 * tolerance across it uses, as pieces do not lie as evenly on both sides as is reckoned.
 */
const AIMS = [
  { along: 0.25, across: 0.5 },
  { along: 0.75, across: 0.2 },
];

/** Into how many parts the length is divided; from the side that is too heavy none may carry more than its share up to there. */
const PARTS = 4;

/** @param effort work units for each search, of all of a load and of what it lacks */
export function loadsAnew(session: Session, effort: number): LoadsAnew {
  const { problem } = session;
  const isMovable = ({ container, arrangements }: DraftLoad) =>
    hasCentreLimit(problem.containers[container]!) && !arrangements.some(({ isKept }) => isKept === true);
  const isWhole = (found: Placed, load: DraftLoad) =>
    found.loaded.every((count, cargo) => count === load.loaded[cargo]);
  return {
    known: knownOf(session, effort),
    whole(load) {
      const found = isMovable(load) ? againOnce(session, load, effort) : null;
      return found !== null && isWhole(found, load) ? found.arrangements : null;
    },
    more(load, part) {
      if (!isMovable(load)) return null;
      const again = againOnce(session, load, effort);
      const isMore = again !== null && volumeOf(problem, again.loaded) > volumeOf(problem, part.loaded);
      const best = isMore ? { ...load, ...again } : part;
      const lacking = load.loaded.map((count, cargo) => count - best.loaded[cargo]!);
      return filledUp(session, best, lacking, effort) ?? (isMore ? again : null);
    },
  };
}

const legal = new WeakMap<Session, Map<number, Map<string, Placed>>>();

function knownOf(session: Session, effort: number): Map<string, Placed> {
  const ofSession = legal.get(session) ?? new Map<number, Map<string, Placed>>();
  legal.set(session, ofSession);
  const found = ofSession.get(effort) ?? new Map<string, Placed>();
  ofSession.set(effort, found);
  return found;
}

/** By container and pieces: the plans of a session that compete have many loads of the same pieces. */
const known = new WeakMap<Session, Map<string, Placed | null>>();

function againOnce(session: Session, load: DraftLoad, effort: number): Placed | null {
  const ofSession = known.get(session) ?? new Map<string, Placed | null>();
  known.set(session, ofSession);
  const key = `${effort} ${load.container}:${load.loaded.join()}`;
  const found = ofSession.has(key) ? ofSession.get(key)! : again(session, load, effort);
  ofSession.set(key, found);
  return found;
}

/** The first load of all pieces that is within the limits, else the one of most volume. */
function again(session: Session, load: DraftLoad, effort: number): Placed | null {
  const { problem, meter } = session;
  const { container, loaded: pieces } = load;
  const variants = biased(problem, load);
  let most: Placed | null = null;
  for (const variant of variants) {
    if (meter.hasToStop) break;
    const found = session.loadMost(variant, container, pieces, effort / variants.length);
    if (found === null || (most !== null && volumeOf(problem, found.loaded) <= volumeOf(problem, most.loaded)))
      continue;
    const sound = new Judge(problem, container).accepted(found.arrangements);
    const arrangements = sound === null ? null : broughtWithin(problem, container, sound);
    if (arrangements === null) continue;
    most = { arrangements, loaded: found.loaded };
    if (found.loaded.every((count, cargo) => count === pieces[cargo])) break;
  }
  return most;
}

/**
 * A load that is within the limits with more of the pieces that were to lie in it: anywhere, then where the parts of the
 * container carry only so much.
 * @param offered pieces of each cargo
 * @returns null when none of them has a place
 */
function filledUp(session: Session, load: DraftLoad, offered: readonly number[], effort: number): Placed | null {
  const { problem, meter } = session;
  const { container, arrangements, loaded } = load;
  const weight = weightOf(problem, loaded) + weightOf(problem, offered);
  const most = loaded.map((count, cargo) => count + offered[cargo]!);
  const variants = [
    stricter(problem),
    ...towards(problem, container, weight, 'rear'),
    ...towards(problem, container, weight, 'front'),
  ];
  let best: Placed | null = null;
  for (const variant of variants) {
    if (meter.hasToStop) break;
    const asked = withQuantities(variant.problem, most);
    const added = session.addTo(asked, container, arrangements, offered, effort / variants.length);
    if (added.loaded.every((count) => count === 0)) continue;
    const after = loaded.map((count, cargo) => count + added.loaded[cargo]!);
    if (best !== null && volumeOf(problem, after) <= volumeOf(problem, best.loaded)) continue;
    const sound = new Judge(problem, container).accepted(added.arrangements);
    const within = sound === null ? null : broughtWithin(problem, container, sound);
    if (within === null) continue;
    best = { arrangements: within, loaded: after };
    if (after.every((count, cargo) => count === most[cargo])) break;
  }
  return best;
}

function volumeOf({ cargoes }: LoadProblem, loaded: readonly number[]): number {
  return loaded.reduce((sum, count, cargo) => sum + count * cargoes[cargo]!.volume, 0);
}

/** Towards where its centre of gravity may be; none where that is not what keeps the load out. */
function biased(problem: LoadProblem, { container, arrangements, loaded }: DraftLoad): Variant[] {
  return towards(problem, container, weightOf(problem, loaded), heavierEnd(problem, container, arrangements));
}

/** None where nothing of that weight is legal, or nothing is to be told. @param end to which the cargo is to go */
export function towards(problem: LoadProblem, container: number, weight: number, end: End | null): Variant[] {
  const type = problem.containers[container]!;
  const window = weight === 0 ? null : windowAtDeparture(type, weight);
  if (window === null) return [];
  const from = Math.max(0, window.from);
  const to = Math.min(type.size.length, window.to);
  return AIMS.map(({ along, across }) => {
    const aim = end === 'rear' ? from + along * (to - from) : to - along * (to - from);
    return [...sidesOf(type, weight, across), ...(end === null ? [] : partsOf(type, weight, aim, end === 'rear'))];
  })
    .filter(({ length }) => length > 0)
    .map((more) => stricter(withContainer(problem, container, (one) => ({ ...one, zones: [...one.zones, ...more] }))));
}

function weightOf({ cargoes }: LoadProblem, loaded: readonly number[]): number {
  return loaded.reduce((sum, count, cargo) => sum + count * cargoes[cargo]!.weight, 0);
}

/**
 * Left and right, as heavy at most as takes the centre away from the middle by so much where both are loaded evenly.
 * @param part of the tolerance
 */
function sidesOf(type: Container, weight: number, part: number): Zone[] {
  const { width } = type.size;
  const { to } = rangeOf(type, 'y');
  if (to === Number.POSITIVE_INFINITY) return [];
  const share = Math.min(1, 1 / 2 + (2 * part * (to - width / 2)) / width);
  return halvesAcross(type).map((half) => ({ ...half, maxWeight: share * weight, allowedGroups: null }));
}

/** With the weight rising or falling evenly along the length until the centre lies there; from the end that is to be lighter. */
function partsOf(type: Container, weight: number, aim: number, isFrontLighter: boolean): Zone[] {
  const { length } = type.size;
  const far = (isFrontLighter ? aim : length - aim) / length;
  // An even slope of s takes the centre by s / 6 of the length away from the middle.
  const slope = Math.max(-1, Math.min(1, 6 * (far - 1 / 2)));
  const all = alongOf(type);
  return Array.from({ length: PARTS - 1 }, (_, part) => {
    const share = (part + 1) / PARTS;
    const most = (1 - slope + slope * share) * share * weight;
    const end = Math.round(share * length);
    const range = isFrontLighter ? { from: all.from, to: end } : { from: length - end, to: all.to };
    return zoneOf(type, range, acrossOf(type), Math.max(most, Number.MIN_VALUE));
  });
}

/** Cargo over the edges of a deck belongs to the part at that edge. */
function alongOf({ size, deckReach }: Container): Window {
  const reach = Math.max(0, deckReach.length);
  return { from: -reach, to: size.length + reach };
}

function acrossOf({ size, deckReach }: Container): Window {
  const reach = Math.max(0, deckReach.width);
  return { from: -reach, to: size.width + reach };
}

function zoneOf({ size }: Container, along: Window, across: Window, maxWeight: number): Zone {
  return {
    name: 'part',
    position: { x: along.from, y: across.from, z: 0 },
    size: { length: along.to - along.from, width: across.to - across.from, height: size.height },
    maxWeight,
    allowedGroups: null,
  };
}
