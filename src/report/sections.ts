/**
 * The parts of a sheet that tell how it is loaded: each section with its steps, and pictures of it as it is seen along the
 * way that cargo comes in. What one step hides of another is shown by a picture of its own.
 */
import { highOf, lowOf } from '../domain/bodies.js';
import { DIRECTIONS, isFromSide, type Way } from '../domain/loading-way.js';
import { scaledMillimetres } from '../domain/reach.js';
import { reachOf, type StepSection } from '../scene/step-facts.js';
import { hasDoor } from './cargo-marks.js';
import { gapsAcross } from './model/gaps.js';
import type { LoadSheet } from './model/report.js';
import type { StepCard } from './model/step-cards.js';
import { type FlatBox, flatBox } from './pictures/elevation-ground.js';
import { type StepBody, stepBodies } from './pictures/step-bodies.js';
import { type StepPictures, stepPictures } from './pictures/step-pictures.js';
import { type ShownSteps, type StepRow, stepRows } from './step-rows.js';

export interface SectionPart {
  /** Of several that are alike the first, with the steps of all. */
  readonly section: StepSection;
  /** Number of the last of those that are alike. */
  readonly lastNumber: number;
  /** It is the only one. */
  readonly isAll: boolean;
  readonly cards: readonly StepCard[];
  readonly rows: readonly StepRow[];
  /** Each says the place of its step among those of the container. */
  readonly bodies: readonly StepBody[];
  /** Loaded before it, and it rests on them. */
  readonly supports: readonly StepBody[];
  readonly pictures: readonly ShownSteps[];
  /** Number of the section before it that looks the same to the last block, null: none does. */
  readonly like: number | null;
  /** Scaled units that stay free and matter for securing; 0: none does. Across is only known of what comes in from the rear. */
  readonly gapAcross: number;
  readonly gapToDoor: number;
}

/** Millimetres. Free spaces from this on are said: cargo can tip or slide into them (CTU Code, annex 7). */
const LEAST_GAP = 150;

/** A pallet or a carton is built in one go: its layers are pictures of one section. */
export function sectionParts(sheet: LoadSheet): SectionPart[] {
  const { thing, steps, balance } = sheet;
  const { problem, scene, container } = thing;
  const bodies = stepBodies(problem, thing.steps, thing.thicknesses);
  const { way } = scene.room;
  const whole: StepSection = {
    ...{ number: 1, from: 0, to: 0, reach: reachOf(thing.steps, way, container.size) },
    steps: { first: 1, last: steps.length },
    pieces: 0,
    weight: 0,
    spaces: { first: 1, last: thing.arrangements.length },
  };
  const sections = thing.sections.length > 0 && hasDoor(sheet) ? thing.sections : [whole];
  const least = scaledMillimetres(problem, LEAST_GAP);
  const said = (gap: number) => saidGap(sheet, gap);
  const gaps = gapsAcross(bodies, container.size.width).filter(({ from, to }) => to - from >= least);
  let before: { readonly number: number; readonly looks: string } | null = null;
  const below = new Supports(bodies);
  const parts = sections.map((section, at): SectionPart => {
    const { first, last } = section.steps;
    const [from, to] = sections.length === 1 ? [0, container.size.length] : [section.from, section.to];
    const across = gaps.filter((gap) => gap.from < to && gap.from >= from).map(({ free }) => free);
    const own = bodies.filter(({ step }) => step >= first - 1 && step < last);
    const isLast = at === sections.length - 1;
    const supports = below.of(own, first - 1);
    const pictures = shownOf(own, first - 1, last, way);
    const looks = JSON.stringify(pictures.map(({ steps, looks }) => [steps.last - steps.first, looks]));
    const like = before?.looks === looks && supports.length === 0 ? before.number : null;
    if (like === null) before = { number: section.number, looks };
    const cards = steps.slice(first - 1, last);
    return {
      ...{ section, lastNumber: section.number, isAll: sections.length === 1 },
      cards,
      rows: pictures.flatMap(({ steps: shown }) => stepRows(cards, shown, way)),
      bodies: own,
      supports,
      pictures: pictures.map(({ steps }) => steps),
      like,
      gapAcross: way === 'fromDoor' ? said(Math.max(0, ...across)) : 0,
      gapToDoor: isLast ? said(balance.freeToDoor) : 0,
    };
  });
  return togetherWhereAlike(parts, way);
}

/** 0: it does not matter for securing. */
function saidGap({ thing: { problem, scene } }: LoadSheet, gap: number): number {
  const { way, hasSides } = scene.room;
  return way !== 'fromAbove' && hasSides && gap >= scaledMillimetres(problem, LEAST_GAP) ? gap : 0;
}

/** Of the whole load, what its sections say. */
export function securedGaps(sheet: LoadSheet): Pick<SectionPart, 'gapAcross' | 'gapToDoor'> {
  if (!hasDoor(sheet)) return { gapAcross: 0, gapToDoor: 0 };
  const { problem, steps, thicknesses, container, scene } = sheet.thing;
  const least = scaledMillimetres(problem, LEAST_GAP);
  const across = gapsAcross(stepBodies(problem, steps, thicknesses), container.size.width)
    .filter(({ from, to }) => to - from >= least)
    .map(({ free }) => free);
  return {
    gapAcross: scene.room.way === 'fromDoor' ? saidGap(sheet, Math.max(0, ...across)) : 0,
    gapToDoor: saidGap(sheet, sheet.balance.freeToDoor),
  };
}

/** Sections that follow each other and are loaded alike are told once. */
function togetherWhereAlike(parts: readonly SectionPart[], way: Way): SectionPart[] {
  const found: SectionPart[] = [];
  for (const part of parts) {
    const before = found.at(-1);
    const both = before === undefined ? null : togetherIfAlike(before, part, way);
    if (both === null) found.push(part);
    else found[found.length - 1] = both;
  }
  return found;
}

/** Null: they are told apart. */
function togetherIfAlike(before: SectionPart, part: SectionPart, way: Way): SectionPart | null {
  const [shown, ...more] = before.pictures;
  const { drawn } = shown!;
  if (isFromSide(way)) return null;
  if (part.like !== (before.like ?? before.section.number) || more.length > 0 || part.pictures[0]!.drawn !== drawn)
    return null;
  if (drawn > 1 && before.cards.length + part.cards.length > MOST_NUMBERS * drawn) return null;
  if (part.gapAcross !== before.gapAcross || before.gapToDoor > 0) return null;
  const all = { ...shown!, last: part.section.steps.last };
  const cards = [...before.cards, ...part.cards];
  const rows = stepRows(cards, all, way);
  if (rows.length > drawn) return null;
  const { section } = before;
  return {
    ...before,
    section: {
      ...section,
      to: part.section.to,
      reach: {
        from: Math.min(section.reach.from, part.section.reach.from),
        to: Math.max(section.reach.to, part.section.reach.to),
      },
      steps: { ...section.steps, last: part.section.steps.last },
      pieces: section.pieces + part.section.pieces,
      weight: section.weight + part.section.weight,
      spaces: { ...section.spaces, last: part.section.spaces.last },
    },
    lastNumber: part.section.number,
    ...{ cards, rows, bodies: [...before.bodies, ...part.bodies], pictures: [all], gapToDoor: part.gapToDoor },
  };
}

/** What stands below other bodies, down to the floor. */
class Supports {
  readonly #byTop = new Map<number, StepBody[]>();

  constructor(bodies: readonly StepBody[]) {
    for (const body of bodies) {
      const known = this.#byTop.get(body.z2);
      if (known === undefined) this.#byTop.set(body.z2, [body]);
      else known.push(body);
    }
  }

  /** @param until place of a step: those before it alone */
  of(bodies: readonly StepBody[], until: number): StepBody[] {
    const found = new Set<StepBody>();
    let upper = bodies;
    while (upper.length > 0) {
      const next = upper.flatMap((body) =>
        (this.#byTop.get(body.z1) ?? []).filter(
          (lower) => lower.step < until && !found.has(lower) && isBelow(lower, body),
        ),
      );
      for (const body of next) found.add(body);
      upper = [...new Set(next)];
    }
    return [...found];
  }
}

function isBelow(lower: StepBody, upper: StepBody): boolean {
  return lower.x1 < upper.x2 && upper.x1 < lower.x2 && lower.y1 < upper.y2 && upper.y1 < lower.y2;
}

/** In the order of loading. */
function shownOf(bodies: readonly StepBody[], from: number, to: number, way: Way) {
  const shown: { steps: ShownSteps; looks: string }[] = [];
  for (const { first, last } of unhidden(bodies, from, to, way)) {
    const looks = looksOf(bodies, first - 1, last, way);
    const drawn = last - first + 1;
    const before = shown.at(-1);
    // Of some steps each, a few numbers have room on a block.
    if (before?.looks === looks && (drawn === 1 || last - before.steps.first < drawn * MOST_NUMBERS)) {
      before.steps = { ...before.steps, last };
    } else shown.push({ steps: { first, last, drawn }, looks });
  }
  return shown;
}

const MOST_NUMBERS = 4;

/** What is seen of steps along the way that cargo comes in, wherever they stand along it. */
function looksOf(bodies: readonly StepBody[], from: number, to: number, way: Way): string {
  const looks = bodies
    .filter(({ step }) => step >= from && step < to)
    .map((body) => {
      const { left, right, low, high } = flatBox(body, way);
      const [toward] = DIRECTIONS[way];
      const deep = highOf(body, toward) - lowOf(body, toward);
      const { step, cargo, isWood, piece, axis } = body;
      return JSON.stringify([step - from, cargo, isWood, piece, axis, left, right, low, high, deep]);
    });
  return looks.sort().join();
}

/** Runs of steps that can be seen at once: as long as none lies before one of the run. */
function unhidden(bodies: readonly StepBody[], from: number, to: number, way: Way) {
  const runs: { first: number; last: number }[] = [];
  let seen: FlatBox[] = [];
  for (let step = from; step < to; step++) {
    const boxes = bodies.filter((body) => body.step === step).map((body) => flatBox(body, way));
    const last = runs.at(-1);
    if (last !== undefined && !boxes.some((box) => seen.some((other) => meet(box, other)))) {
      last.last = step + 1;
      seen.push(...boxes);
    } else {
      runs.push({ first: step + 1, last: step + 1 });
      seen = boxes;
    }
  }
  return runs;
}

function meet(a: FlatBox, b: FlatBox): boolean {
  return a.left < b.right && b.left < a.right && a.low < b.high && b.low < a.high;
}

/** By section, a picture of the container as it stands after it: what is new in its colours, the rest in grey. */
export function sectionPictures(
  { thing }: LoadSheet,
  parts: readonly SectionPart[],
  wide: number,
  most: number,
): StepPictures {
  const bodies = parts.flatMap((part, place) => part.bodies.map((body) => ({ ...body, step: place })));
  return stepPictures(thing.scene, bodies, parts.length, wide, most);
}
