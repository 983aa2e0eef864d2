/**
 * A load in the order in which it is loaded: section by section from the inmost end, so that everything left can still be
 * reached, and inside a section one cargo after the other. Arrangements that a border goes through are cut there.
 */
import { orientedSize } from '../../../domain/geometry.js';
import { type Ground, groundsOf } from '../../../domain/grounds.js';
import { loadingRanks } from '../../../domain/loading-ranks.js';
import { type Arrangement, extentOf, type LoadedContainer, type Section } from '../../../domain/plan.js';
import type { LoadProblem } from '../../../domain/problem.js';
import { reachFigures, reachLimits, scaledMillimetres } from '../../../domain/reach.js';
import { sideFrame } from '../../../domain/side-frame.js';
import { blocksInOrder } from '../blocks-in-order.js';
import { bordersOf } from './borders.js';
import { columnsOf, joined, wallsOf } from './cut.js';
import { type Element, elementsOf } from './elements.js';
import { partsOf } from './grid-parts.js';
import { KnownLoads } from './known-loads.js';
import { ordered } from './ordered.js';
import { type Face, faceOf, rangeOf, type Waits, waitsOf } from './waits.js';

/** How deep a section is at most: an arm's length, millimetres. */
const DEPTH = 1000;

const known = new KnownLoads<Known>();

interface Known {
  readonly turns: Turns;
  /** Found when it is asked for: most loads are only compared. */
  loaded: LoadedContainer | null;
}

/** What is loaded one after the other. */
interface Turns {
  readonly face: Face;
  /** None of them empty. */
  readonly sections: readonly SectionToLoad[];
}

/** @param loaded with its arrangements in any order */
export function inSections(problem: LoadProblem, loaded: LoadedContainer): LoadedContainer {
  const frame = sideFrame(problem, loaded.container);
  if (frame !== null) {
    const seen = inSections(frame.problem, { ...loaded, arrangements: frame.seen(loaded.arrangements) });
    return { ...seen, arrangements: seen.arrangements.map(frame.restored) };
  }
  const found = foundFor(problem, loaded.container, loaded.arrangements);
  found.loaded ??= withBlocks(problem, loaded, found.turns);
  return { ...loaded, ...found.loaded };
}

/** The same pieces in the order that they have. */
export function inOneSection(problem: LoadProblem, loaded: LoadedContainer): LoadedContainer {
  const frame = sideFrame(problem, loaded.container);
  if (frame !== null) {
    const seen = inOneSection(frame.problem, { ...loaded, arrangements: frame.seenInTurn(loaded.arrangements) });
    return { ...seen, arrangements: seen.arrangements.map(frame.restored), uncut: loaded.arrangements.length };
  }
  const { cargoes, containers } = problem;
  const face = faceOf(containers[loaded.container]!);
  const arrangements = blocksOf(problem, loaded.container, loaded.arrangements);
  const span = spanOf({ cargoes }, face, arrangements, 0);
  const sections: Section[] = [{ ...span, arrangements: arrangements.length }];
  return { ...loaded, arrangements, sections, uncut: loaded.arrangements.length };
}

/** Of pieces in their order; seen from a side each row across the way by itself. */
export function blocksOf(
  { cargoes, containers }: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
): readonly Arrangement[] {
  const isFromSide = containers[container]!.seenFromSide !== undefined;
  return blocksInOrder(arrangements, cargoes, isFromSide ? 1 : Number.POSITIVE_INFINITY);
}

/**
 * The pieces of a load in the same order, in more arrangements than `inSections` has; in none those of sections in which all can
 * be reached over each other.
 */
export function turnsForReach(
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
): readonly Arrangement[] {
  const { sections } = foundFor(problem, container, arrangements).turns;
  return sections.flatMap(({ parts, isTight, inTurn }) => (isTight ? inTurn().arrangements : parts));
}

/** What of a load has no order inside its section, though the load may have one: a border ends a run of rolls. */
export function crookedInSections(
  problem: LoadProblem,
  container: number,
  arrangements: readonly Arrangement[],
): readonly Arrangement[] {
  const { sections } = foundFor(problem, container, arrangements).turns;
  return sections.flatMap(({ inTurn }) => inTurn().crooked);
}

function foundFor(problem: LoadProblem, container: number, arrangements: readonly Arrangement[]): Known {
  const find = () => ({ turns: turnsOf(problem, container, arrangements), loaded: null });
  return known.of(arrangements, [problem, container], find);
}

function turnsOf(problem: LoadProblem, container: number, uncut: readonly Arrangement[]): Turns {
  const type = problem.containers[container]!;
  const face = faceOf(type);
  const grounds = groundsOf(type);
  const waits = waitsOf(problem, type, uncut);
  const borders = bordersOf(waits, windowOf(problem, face));
  const parts = partsBySection(problem, uncut, waits, borders).filter((own) => own.length > 0);
  return { face, sections: parts.map((own) => sectionToLoad(problem, container, grounds, face, own)) };
}

/** As its blocks are found again when the plan is given back. */
function withBlocks(
  problem: LoadProblem,
  { container, arrangements: uncut }: LoadedContainer,
  { face, sections: toLoad }: Turns,
): LoadedContainer {
  const arrangements: Arrangement[] = [];
  const sections: Section[] = [];
  for (const { inTurn } of toLoad) {
    const blocks = blocksOf(problem, container, inTurn().arrangements);
    for (const block of blocks) arrangements.push(block);
    const { from, to } = spanOf(problem, face, blocks, sections.at(-1)?.to ?? 0);
    sections.push({ from, to, arrangements: blocks.length });
  }
  const isCrooked = toLoad.some(({ inTurn }) => inTurn().crooked.length > 0) ? { isCrooked: true as const } : {};
  return { container, arrangements, sections, uncut: uncut.length, ...isCrooked };
}

/** How far beyond its base a border may lie. On pallets and in cartons a section is what stands on one height. */
export function windowOf(problem: LoadProblem, face: Face): number {
  if (face === 'z1') return 0;
  const depth = scaledMillimetres(problem, DEPTH);
  return face === 'x2' ? Math.min(depth, problem.rules.maxLoadingReach ?? depth) : depth;
}

/** By border, what of each arrangement lies in its section. */
function partsBySection(
  problem: LoadProblem,
  uncut: readonly Arrangement[],
  { firsts, outermost }: Waits,
  borders: readonly number[],
): Arrangement[][] {
  const parts = borders.map((): Arrangement[] => []);
  for (const [place, arrangement] of uncut.entries()) {
    const [from, to] = [firsts[place]!, firsts[place + 1]!];
    const { least, most } = rangeOf(outermost, from, to);
    const [first, last] = [sectionOf(least, borders), sectionOf(most, borders)];
    // What no border goes through stays whole.
    if (first === last) {
      parts[first]!.push(arrangement);
      continue;
    }
    let beyond = Number.NEGATIVE_INFINITY;
    for (let section = first; section <= last; section++) {
      const [after, border] = [beyond, borders[section]!];
      const isOfSection = (piece: number) => outermost[from + piece]! > after && outermost[from + piece]! <= border;
      for (const part of partsOf(problem, arrangement, isOfSection)) parts[section]!.push(part);
      beyond = border;
    }
  }
  return parts;
}

/** The first whose border is not less. */
function sectionOf(outermost: number, borders: readonly number[]): number {
  let from = 0;
  let to = borders.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (borders[middle]! < outermost) from = middle + 1;
    else to = middle;
  }
  return from;
}

interface SectionToLoad {
  readonly parts: readonly Arrangement[];
  /** Not all of it can be reached in any order. */
  readonly isTight: boolean;
  /** What is loaded one after the other, found when it is asked for. */
  readonly inTurn: () => SectionInTurn;
}

interface SectionInTurn {
  readonly arrangements: readonly Arrangement[];
  /** What waits for each other. */
  readonly crooked: readonly Arrangement[];
}

function sectionToLoad(
  problem: LoadProblem,
  container: number,
  grounds: readonly Ground[],
  face: Face,
  parts: readonly Arrangement[],
): SectionToLoad {
  const reach = face === 'x2' ? new ReachInside(problem, parts) : null;
  let found: SectionInTurn | null = null;
  const find = () =>
    reach?.isTight === true
      ? tightSection(problem, container, grounds, parts, reach)
      : ordering(problem, container, grounds, face, parts, null);
  return {
    parts,
    isTight: reach?.isTight === true,
    inTurn: () => {
      found ??= find();
      return found;
    },
  };
}

function tightSection(
  problem: LoadProblem,
  container: number,
  grounds: readonly Ground[],
  parts: readonly Arrangement[],
  reach: ReachInside,
): SectionInTurn {
  const walls = parts.flatMap((one) => (reach.isWithin(one) ? [one] : wallsOf(problem, one)));
  const byWalls = ordering(problem, container, grounds, 'x2', walls, reach);
  const beyondIn = ({ arrangements }: SectionInTurn) => reachFigures(problem, { container, arrangements }).beyond;
  const beyond = beyondIn(byWalls);
  if (beyond === 0) return byWalls;
  // A wall waits for what stands in the way of any of its columns: these leave more choice, and more spaces.
  const columns = parts.flatMap((one) => columnsOf(problem, one));
  const byColumns = ordering(problem, container, grounds, 'x2', columns, reach);
  return beyondIn(byColumns) < beyond ? byColumns : byWalls;
}

/** @param reach where not all of the section can be reached in any order */
function ordering(
  problem: LoadProblem,
  container: number,
  grounds: readonly Ground[],
  face: Face,
  tiles: readonly Arrangement[],
  reach: ReachInside | null,
): SectionInTurn {
  const found = ordered(problem, elementsOf(problem, grounds, tiles, loadingRanks(problem)), {
    grounds,
    sight: face === 'x2' ? 'x' : 'z',
    filling: face === 'x2' ? 'sides' : 'layers',
    isForced: true,
    ...(reach !== null && { endOf: (element) => reach.endOf(element) }),
  });
  if (found.circle !== null) throw new Error('A section is ordered in any case.');
  const elements = found.elements.map((element) => ({ ...element, origin: 0 }));
  const mayBe = (whole: Arrangement) => reach === null || whole.counts.height === 1 || reach.isWithin(whole);
  const crooked = found.crooked.flatMap((element) => element.parts.map(({ arrangement }) => arrangement));
  const inTurn = joined(problem, elements, mayBe);
  const isInRows = problem.containers[container]!.seenFromSide !== undefined;
  return { arrangements: isInRows ? inTurn.flatMap((one) => wallsOf(problem, one)) : inTurn, crooked };
}

/** How the pieces of a section can be reached over each other. */
class ReachInside {
  /** Some piece would be beyond reach were it the last one. */
  readonly isTight: boolean;
  readonly #limits: readonly number[];

  constructor(
    private readonly problem: LoadProblem,
    parts: readonly Arrangement[],
  ) {
    this.#limits = reachLimits(problem);
    const outermost = parts.reduce((most, one) => Math.max(most, extentOf(one, problem.cargoes).x2), 0);
    this.isTight = parts.some((one) => outermost > this.#endOf(one));
  }

  /** Whether its own pieces are, one layer after the other. */
  isWithin(one: Arrangement): boolean {
    return extentOf(one, this.problem.cargoes).x2 <= this.#endOf(one);
  }

  endOf({ parts }: Element): number {
    return parts.reduce((end, { arrangement }) => Math.min(end, this.#endOf(arrangement)), Number.POSITIVE_INFINITY);
  }

  /** How far out its inmost piece can be reached over. */
  #endOf({ cargo, orientation, position }: Arrangement): number {
    const { length } = orientedSize(this.problem.cargoes[cargo]!.size, orientation);
    return position.x + length + this.#limits[cargo]!;
  }
}

/** Where a section begins and ends. @param before where the one before it ends */
export function spanOf(
  { cargoes }: Pick<LoadProblem, 'cargoes'>,
  face: Face,
  arrangements: readonly Arrangement[],
  before: number,
) {
  const cuboids = arrangements.map((one) => extentOf(one, cargoes));
  const outer = face === 'x2' ? 'x2' : 'z2';
  const to = cuboids.reduce((most, cuboid) => Math.max(most, cuboid[outer]), Number.NEGATIVE_INFINITY);
  const base = cuboids.reduce((most, { z1 }) => Math.max(most, z1), Number.NEGATIVE_INFINITY);
  return { from: face === 'z1' ? base : before, to };
}
