/**
 * Every load of a plan in an order in which it can be loaded. Where there is none, what is worth least of those that
 * wait for each other is taken out, with all that rests on it, until there is one.
 */
import { type Arrangement, piecesIn } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { type Draft, type DraftLoad, piecesByCargo } from '../../goals/draft.js';
import { plainValues } from '../../goals/piece-values.js';
import type { Lot } from '../../lots/lot.js';
import { inOrder } from './in-order.js';
import { KnownLoads } from './known-loads.js';
import type { Circle } from './ordered.js';

/**
 * @param lots what stays behind whole when a part of it does
 * @param onTakenOut told which load lost pieces, as it is now, and how many of each cargo
 */
export function loadsInOrder(
  problem: LoadProblem,
  lots: readonly Lot[],
  draft: Draft,
  onTakenOut?: (load: DraftLoad, pieces: readonly number[]) => void,
): Draft {
  const left = [...draft.left];
  const loads = draft.loads.map((load) => {
    const ordered = loadInOrder(problem, lots, load);
    const takenOut = load.loaded.map((count, cargo) => count - ordered.loaded[cargo]!);
    for (const [cargo, count] of takenOut.entries()) left[cargo]! += load.times * count;
    if (takenOut.some((count) => count > 0)) onTakenOut?.(ordered, takenOut);
    return ordered;
  });
  return { loads: loads.filter(({ arrangements }) => arrangements.length > 0), left };
}

const known = new KnownLoads<readonly Arrangement[]>();

function loadInOrder(problem: LoadProblem, lots: readonly Lot[], load: DraftLoad): DraftLoad {
  const asked = [problem, load.container, lots];
  const arrangements = known.of(load.arrangements, asked, () => orderOf(problem, lots, load));
  // In an order it is already.
  known.set(arrangements, asked, arrangements);
  return { ...load, arrangements, loaded: piecesByCargo(problem, arrangements) };
}

function orderOf(problem: LoadProblem, lots: readonly Lot[], load: DraftLoad): readonly Arrangement[] {
  let tried = load.arrangements;
  for (;;) {
    const { arrangements, circle } = inOrder(problem, load.container, tried);
    if (arrangements !== null) return arrangements;
    tried = withoutCheapest(problem, lots, circle);
  }
}

function withoutCheapest(problem: LoadProblem, lots: readonly Lot[], circle: Circle): readonly Arrangement[] {
  const values = plainValues(problem);
  const worthOf = (places: ReadonlySet<number>) =>
    [...places].reduce(
      (sum, place) =>
        circle.elements[place]!.parts.reduce(
          (worth, { arrangement }) => worth + piecesIn(arrangement) * values[arrangement.cargo]!,
          sum,
        ),
      0,
    );
  const [first, ...others] = circle.members.map((place) => {
    const places = withWhatGoesToo(lots, circle, place);
    return { places, worth: worthOf(places) };
  });
  const allBeyond = { places: new Set([first!, ...others].flatMap(({ places }) => [...places])), worth: 0 };
  const cheapest = circle.isBeyondReach
    ? allBeyond
    : others.reduce((least, one) => (one.worth < least.worth ? one : least), first!);
  return circle.elements.flatMap(({ parts }, place) =>
    cheapest.places.has(place) ? [] : parts.map(({ arrangement }) => arrangement),
  );
}

/** What rests on the element, directly and through others, and the rest of the lots that this divides. */
function withWhatGoesToo(lots: readonly Lot[], { elements, carried }: Circle, place: number): ReadonlySet<number> {
  const found = new Set([place]);
  for (const one of found) {
    for (const other of carried[one]!) found.add(other);
    const cargoes = new Set(elements[one]!.parts.map(({ arrangement }) => arrangement.cargo));
    for (const lot of lots) {
      if (!lot.places.some((cargo) => cargoes.has(cargo))) continue;
      elements.forEach(({ parts }, other) => {
        if (parts.some(({ arrangement }) => lot.places.includes(arrangement.cargo))) found.add(other);
      });
    }
  }
  return found;
}
