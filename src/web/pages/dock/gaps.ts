/** What stays free towards the front wall, said as the report says it. */
import { axlesOf } from '../../../calculation/browser/vehicle.js';
import { extentOf } from '../../../domain/plan.js';
import { ShownUnits } from '../../../domain/shown-units.js';
import { vehicleLevel } from '../../../domain/unit-loads.js';
import { gapsBefore } from '../../../scene/gaps-before.js';
import type { ShownLoad } from '../../../scene/shown-load.js';
import { gapForAxles } from '../../../scene/vehicle/gap-for-axles.js';
import type { Opened } from '../../viewer/opened.js';
import type { SheetName } from '../../viewer/sheets.js';
import { number } from '../../words/words.js';
import { dock } from './words.js';

interface Gaps {
  /** Scaled units: what the axles ask for at the front wall; 0: nothing. */
  readonly forAxles: number;
  /** By step, what stays free before each of its parts. */
  readonly before: readonly (readonly number[])[];
}

/** Where its axles are known a container may need a gap at its front wall. */
export function hasAxles({ problem, plan }: ShownLoad, { kind, place }: SheetName): boolean {
  return kind !== 'pallet' && problem.containers[plan.containers[place]!.container]!.axles !== undefined;
}

/** The axles need a gap at the front wall; empty: they do not. */
export function axlesText(load: ShownLoad, opened: Opened): string {
  const { forAxles } = gapsOf(load, opened);
  return forAxles === 0 ? '' : dock('dockGapForAxles', { gap: lengthText(forAxles, opened) });
}

export interface Gap {
  readonly text: string;
  /** Who fills it breaks the limits of an axle. */
  readonly isForAxles: boolean;
}

/** What stays free before a step; none: it stands against what is before it. @param step its number */
export function gapsAt(load: ShownLoad, opened: Opened, step: number): Gap[] {
  const { forAxles, before } = gapsOf(load, opened);
  const { parts, extent } = opened.sheet.steps[step - 1]!;
  const isAtGap = forAxles > 0 && extent.x1 === forAxles;
  const said = before[step - 1]!.flatMap((gap, at) => {
    // That the axles need it says it already.
    if (gap === 0 || (isAtGap && gap === forAxles)) return [];
    const text = dock('dockLeaveFree', { gap: lengthText(gap, opened) });
    return [parts.length === 1 ? text : `${dock('dockRows', parts[at]!.counts)}: ${text}`];
  });
  const others = [...new Set(said)].map((text) => ({ text, isForAxles: false }));
  return isAtGap ? [{ text: axlesText(load, opened), isForAxles: true }, ...others] : others;
}

const known = new WeakMap<Opened, Gaps>();

function gapsOf(load: ShownLoad, opened: Opened): Gaps {
  const found = known.get(opened);
  if (found !== undefined) return found;
  const { steps, scene } = opened.sheet;
  const { cargoes } = opened.pieces;
  const parts = steps.flatMap((step, at) =>
    step.parts.map((part) => ({
      ...{ at, extent: extentOf(part, cargoes) },
      isRolls: cargoes[part.cargo]!.style === 'Roll',
    })),
  );
  const before = steps.map((): number[] => []);
  gapsBefore(load.problem, scene.room.way, parts).forEach((gap, part) => {
    before[parts[part]!.at]!.push(gap);
  });
  const all = { forAxles: forAxlesOf(load, opened), before };
  known.set(opened, all);
  return all;
}

function forAxlesOf(load: ShownLoad, { sheet, container: { axles } }: Opened): number {
  if (axles === undefined || sheet.kind === 'pallet') return 0;
  const { problem } = vehicleLevel(load.problem, load.plan);
  const units = new ShownUnits(problem, problem.uom);
  const answer = axlesOf(problem, load.plan.containers[sheet.place]!, axles, units);
  return gapForAxles(answer, sheet.steps, (scaled) => units.length(scaled));
}

function lengthText(scaled: number, opened: Opened): string {
  return `${number(opened.length(scaled), 1)} ${opened.units.length}`;
}
