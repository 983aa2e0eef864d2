/** What the dock tells of the loading of a plan, and what it comes to. */
import { type Arrangement, type LoadedContainer, type LoadPlan, piecesIn } from './plan.js';

export const PROBLEM_KINDS = ['Missing', 'Damaged', 'DoesNotFit', 'Forbidden', 'Other'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

export const PROGRESS_KINDS = ['Done', 'Undone', ...PROBLEM_KINDS, 'Remark'] as const;
export type ProgressKind = (typeof PROGRESS_KINDS)[number];

/** Characters of a text at most. */
export const LONGEST_NOTE = 500;

/** A space of a section, or the whole section; of a finished pallet that is built, or of a container. All from 1. */
export interface ProgressPlace {
  readonly container: number;
  /** Of the plan; absent: the container itself is loaded. */
  readonly pallet?: number;
  readonly section: number;
  /** Absent: all of the section. */
  readonly space?: number;
}

export interface ProgressEvent extends ProgressPlace {
  /** Given by who tells it; counts once in a version. */
  readonly id: string;
  readonly at: string;
  /** E-mail, lower case; empty: told through a link. */
  readonly by: string;
  readonly kind: ProgressKind;
  /** Pieces; absent: all of the place. Of a problem 0: it is taken back. */
  readonly count?: number;
  /** As somebody measured it, in the unit of the load. */
  readonly size?: { readonly length: number; readonly width: number; readonly height: number };
  readonly text?: string;
}

/** Pieces by space, by section, of what is loaded one after the other. */
export type SectionPieces = readonly (readonly number[])[];

/** As much of a plan as progress is about. */
export interface PlanOutline {
  readonly containers: readonly SectionPieces[];
  readonly pallets: readonly SectionPieces[];
  readonly isAlternatives: boolean;
}

export interface ProgressFigures {
  /** Pieces. */
  readonly done: number;
  readonly of: number;
  /** Places with a problem that was not taken back. */
  readonly problems: number;
}

/** What holds at a place. */
export interface HeldProgress {
  readonly place: ProgressPlace;
  /** The last of Done and Undone; null: neither was told. */
  readonly tick: ProgressEvent | null;
  /** Null: there is none, or it was taken back. */
  readonly problem: ProgressEvent | null;
}

/** @param cargoes how many the request has: beyond them are the pallets of the plan, in their order */
export function outlineOf(cargoes: number, plan: LoadPlan): PlanOutline {
  const pallets = (plan.pallets ?? []).map((pallet) => sectionsOf(pallet, piecesIn));
  const onPallets = pallets.map((sections) => sum(sections.flat()));
  const pieces = (one: Arrangement) => piecesIn(one) * (onPallets[one.cargo - cargoes] ?? 1);
  const containers = plan.containers.map((container) => sectionsOf(container, pieces));
  return { containers, pallets, isAlternatives: plan.alternatives === true };
}

function sectionsOf(
  { arrangements, sections }: Pick<LoadedContainer, 'arrangements' | 'sections'>,
  piecesOf: (one: Arrangement) => number,
): SectionPieces {
  const pieces = arrangements.map(piecesOf);
  if (sections === undefined || sections.length === 0) return [pieces];
  let to = 0;
  return sections.map((section) => {
    to += section.arrangements;
    return pieces.slice(to - section.arrangements, to);
  });
}

/** By the name of the place (`nameOfPlace`), in the order in which they were told of first. */
export function heldOf(events: readonly ProgressEvent[]): Map<string, HeldProgress> {
  const all = new Map<string, HeldProgress>();
  for (const event of events) {
    const { container, pallet, section, space, kind } = event;
    const name = nameOfPlace(event);
    const place = { container, ...(pallet && { pallet }), section, ...(space && { space }) };
    const held = all.get(name) ?? { place, tick: null, problem: null };
    if (kind === 'Done' || kind === 'Undone') all.set(name, { ...held, tick: later(held.tick, event) });
    else if (kind !== 'Remark') all.set(name, { ...held, problem: later(held.problem, event) });
  }
  // What was taken back is known until the end: an earlier one that comes late is taken back, too.
  for (const [name, held] of all) if (held.problem?.count === 0) all.set(name, { ...held, problem: null });
  return all;
}

export function nameOfPlace({ container, pallet = 0, section, space = 0 }: ProgressPlace): string {
  return `${container}/${pallet}/${section}/${space}`;
}

/** The tick that holds for a space: its own, or that of its section. */
export function tickAt(held: ReadonlyMap<string, HeldProgress>, place: ProgressPlace): ProgressEvent | null {
  const { space: _, ...section } = place;
  const own = held.get(nameOfPlace(place))?.tick ?? null;
  const whole = held.get(nameOfPlace(section))?.tick ?? null;
  return own === null ? whole : whole === null ? own : later(own, whole);
}

/** Of two events of a place the one that holds. */
function later(known: ProgressEvent | null, event: ProgressEvent): ProgressEvent {
  return known !== null && isBefore(event, known) ? known : event;
}

/** By when it was, then by id. */
export function isBefore(a: ProgressEvent, b: ProgressEvent): boolean {
  return a.at === b.at ? a.id < b.id : a.at < b.at;
}

/** Alternatives are no sum: of them the one that is loaded counts. */
export function figuresOf(outline: PlanOutline, events: readonly ProgressEvent[]): ProgressFigures {
  const held = heldOf(events);
  const problems = [...held.values()].filter(({ problem }) => problem !== null);
  const each = outline.containers.map((sections, at) => {
    const refused = problems.filter(({ place }) => place.container === at + 1 && place.pallet === undefined);
    return { of: sum(sections.flat()), done: doneIn(sections, at + 1, held, refused) };
  });
  const one = [...each].sort((a, b) => b.done - a.done)[0] ?? { done: 0, of: 0 };
  const all = { done: sum(each.map(({ done }) => done)), of: sum(each.map(({ of }) => of)) };
  return { ...(outline.isAlternatives ? one : all), problems: problems.length };
}

/** Pieces of a container that are ticked and not noted as left behind. */
function doneIn(
  sections: SectionPieces,
  container: number,
  held: ReadonlyMap<string, HeldProgress>,
  refused: readonly HeldProgress[],
): number {
  let space = 0;
  let done = 0;
  const ticked = new Set<string>();
  for (const [at, spaces] of sections.entries()) {
    const ofSection = { container, section: at + 1 };
    for (const pieces of spaces) {
      const own = { ...ofSection, space: ++space };
      const tick = tickAt(held, own);
      if (tick?.kind !== 'Done') continue;
      const isCounted = tick.space !== undefined && tick.count !== undefined;
      done += isCounted ? Math.min(tick.count, pieces) : pieces;
      if (!isCounted) ticked.add(nameOfPlace(own)).add(nameOfPlace(ofSection));
    }
  }
  const left = refused.filter(({ place }) => ticked.has(nameOfPlace(place)));
  return Math.max(0, done - sum(left.map(({ place, problem }) => problem!.count ?? piecesAt(sections, place))));
}

/** Of the place; 0 when there is none. */
export function piecesAt(sections: SectionPieces, { section, space }: ProgressPlace): number {
  const own = sections[section - 1] ?? [];
  if (space === undefined) return sum(own);
  return own[space - 1 - sum(sections.slice(0, section - 1).map(({ length }) => length))] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
