/** A vehicle with what its axles carry, as drawings and tables show it: lengths and weights in the unit that is shown. */
import { type CarrierName, GROUP_NAMES } from '../../domain/axles.js';
import type { Container } from '../../domain/problem.js';
import { UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import type { AxlesAnswer } from '../../schema/axles-answer.js';

type Group = AxlesAnswer['groups'][number];

/** How a load stands to its limits. */
export type Standing = 'spare' | 'close' | 'tooMuch' | 'tooLittle' | 'noLimit';

export interface Carrier extends Group {
  /** Middle of it along the length. */
  readonly position: number;
  /** Of each axle; none of the kingpin. */
  readonly axles: readonly number[];
  readonly standing: Standing;
}

/** A load at departure, or after a stop. */
export interface Stage {
  /** Null: at departure. */
  readonly afterStop: number | null;
  readonly weight: number;
  /** Of its centre of gravity, from the front wall. */
  readonly at: number;
  readonly groups: readonly (Group & { readonly standing: Standing })[];
}

export interface Vehicle {
  readonly isRigid: boolean;
  /** Percent of the gross weight that driven axles carry together at least; 0: none is asked. */
  readonly minDrivenShare: number;
  /** Inner sides of what is loaded. */
  readonly length: number;
  readonly height: number;
  /** So many of the unit of length are a metre. */
  readonly metre: number;
  /** So many of the unit of length are one of the unit in which places are told: a metre, or a foot. */
  readonly edge: number;
  readonly carriers: readonly Carrier[];
  readonly stages: readonly Stage[];
  readonly answer: AxlesAnswer;
}

/** Parts of a metre or foot in which places are told. */
const PARTS_TOLD = 100;

/** As it is told, rounded inwards: what is told as legal must be. One that is narrower than that stays as it is. */
export function windowTold(
  { edge }: Pick<Vehicle, 'edge'>,
  { from, to }: { readonly from: number; readonly to: number },
) {
  const part = edge / PARTS_TOLD;
  const told = { from: Math.ceil(from / part) * part, to: Math.floor(to / part) * part };
  return told.from <= told.to ? told : { from, to };
}

/** As its axles are loaded at a stage. */
export function vehicleAt(vehicle: Vehicle, { groups }: Stage): Vehicle {
  const named = new Map(groups.map((group) => [group.name, group]));
  return { ...vehicle, carriers: vehicle.carriers.map((carrier) => ({ ...carrier, ...named.get(carrier.name) })) };
}

/** From this share of the limit on a load is close to it. */
const CLOSE = 0.02;

export function standingOf({ load, maxWeight, minWeight, margin }: Group): Standing {
  if (margin < 0) return maxWeight > 0 && load > maxWeight ? 'tooMuch' : 'tooLittle';
  if (maxWeight === 0 && minWeight === 0 && margin === load) return 'noLimit';
  return margin < CLOSE * (maxWeight > 0 ? maxWeight : load) ? 'close' : 'spare';
}

/** Nothing is lighter than nothing: a least load of 0 is no limit to be near to. */
function shownOf(group: Group): Group & { readonly standing: Standing } {
  const { load, maxWeight, minWeight, margin } = group;
  const isOfNothing = minWeight === 0 && maxWeight > 0 && margin === load;
  const shown = isOfNothing ? { ...group, margin: maxWeight - load } : group;
  return { ...shown, standing: standingOf(shown) };
}

/**
 * @param answer in the unit `uom`
 * @param lengthOf scaled units in that unit
 */
export function vehicleOf(
  { axles, size }: Pick<Container, 'axles' | 'size'>,
  answer: AxlesAnswer,
  uom: Uom,
  lengthOf: (scaled: number) => number,
): Vehicle | null {
  if (axles === undefined) return null;
  const named = new Map<CarrierName, Group>(answer.groups.map((group) => [group.name, group]));
  const carriers = ([...GROUP_NAMES, 'kingpin'] as const).flatMap((name): Carrier[] => {
    const [group, given] = [named.get(name), axles[name]];
    if (group === undefined || given === undefined) return [];
    const position = lengthOf(given.position);
    const { count, spacing } = name === 'kingpin' ? { count: 0, spacing: 0 } : axles[name]!;
    const apart = lengthOf(spacing);
    const own = Array.from({ length: count }, (_, at) => position + (at - (count - 1) / 2) * apart);
    return [{ ...shownOf(group), position, axles: own }];
  });
  return {
    isRigid: axles.layout === 'Rigid',
    minDrivenShare: axles.minDrivenShare ?? 0,
    length: lengthOf(size.length),
    height: lengthOf(size.height),
    metre: 10_000 / UNITS[uom].tenthsOfMillimetre,
    edge: UNITS[uom].lengthsPerEdge,
    carriers: carriers.sort((a, b) => a.position - b.position),
    stages: answer.stages.map(({ afterStop, weightLoaded, cog, groups }) => ({
      ...{ afterStop, weight: weightLoaded, at: cog.length },
      groups: groups.map(shownOf),
    })),
    answer,
  };
}

/** A limit that a load breaks. */
export interface AxleFault {
  readonly name: CarrierName | 'gross' | 'run';
  /** Of a run, axles from the front, counted from 1. */
  readonly run?: { readonly from: number; readonly to: number };
  readonly standing: 'tooMuch' | 'tooLittle';
  readonly load: number;
  /** How far it is beyond. */
  readonly by: number;
  readonly afterStop: number | null;
}

const ROUNDING = 1e-9;

/** What is broken, at departure first; none: all is legal. */
export function axleFaultsOf(answer: AxlesAnswer): AxleFault[] {
  const { gross, maxGrossWeight, runs = [], stages } = answer;
  const ofGroups = stages.flatMap(({ afterStop, groups }) =>
    groups.flatMap((group): AxleFault[] => {
      const standing = standingOf(group);
      if (standing !== 'tooMuch' && standing !== 'tooLittle') return [];
      // Shares come out rounded.
      if (-group.margin <= ROUNDING * Math.max(1, group.load)) return [];
      return [{ name: group.name, standing, load: group.load, by: -group.margin, afterStop }];
    }),
  );
  const ofRuns = runs
    .filter(({ load, maxWeight }) => load > maxWeight * (1 + ROUNDING))
    .map(
      ({ from, to, load, maxWeight }): AxleFault => ({
        ...{ name: 'run', run: { from, to }, standing: 'tooMuch', load, by: load - maxWeight, afterStop: null },
      }),
    );
  const isHeavy = maxGrossWeight > 0 && gross > maxGrossWeight * (1 + ROUNDING);
  const ofGross: AxleFault[] = isHeavy
    ? [{ name: 'gross', standing: 'tooMuch', load: gross, by: gross - maxGrossWeight, afterStop: null }]
    : [];
  return [...ofGroups, ...ofGross, ...ofRuns];
}

/** The axle, and when, that comes nearest to its limit by its share; null: none has a limit. */
export function tightestOf(
  answer: AxlesAnswer,
): { readonly name: CarrierName; readonly margin: number; readonly afterStop: number | null } | null {
  let tightest: { name: CarrierName; margin: number; afterStop: number | null; share: number } | null = null;
  for (const { afterStop, groups } of answer.stages) {
    for (const { name, load, maxWeight } of groups) {
      if (maxWeight === 0) continue;
      const share = load / maxWeight;
      if (tightest === null || share > tightest.share) {
        tightest = { name, margin: Math.max(0, maxWeight - load), afterStop, share };
      }
    }
  }
  return tightest;
}

/** Where the vehicle may carry most; null: nowhere, or as much as one likes everywhere. */
export function bestPlace({
  diagram,
}: AxlesAnswer): { readonly from: number; readonly to: number; readonly most: number } | null {
  const most = Math.max(...diagram.map((point) => point.most ?? 0));
  const at = diagram.filter((point) => point.most !== null && point.most >= most * (1 - ROUNDING));
  return most === 0 || at.length === 0 ? null : { from: at[0]!.length, to: at.at(-1)!.length, most };
}

/** A line of the table of axles: a group, the kingpin, the whole vehicle, or a run of axles. */
export interface AxleRow extends Pick<Group, 'load' | 'maxWeight' | 'minWeight' | 'margin'> {
  readonly afterStop: number | null;
  readonly name: CarrierName | 'gross' | 'run';
  readonly run?: { readonly from: number; readonly to: number };
  readonly standing: Standing;
}

/** Stage by stage, the whole vehicle and runs of axles after the groups where they are limited. */
export function axleRows({ answer, stages }: Vehicle): AxleRow[] {
  const { gross, maxGrossWeight, runs = [] } = answer;
  return stages.flatMap(({ afterStop, weight, groups }) => {
    const limited = (name: 'gross' | 'run', load: number, maxWeight: number): AxleRow => {
      const one = { load, maxWeight, minWeight: 0, margin: maxWeight - load };
      return { afterStop, name, ...one, standing: standingOf({ ...one, name: 'drive', share: 0 }) };
    };
    const all = gross - (stages[0]!.weight - weight);
    return [
      ...groups.map((group) => ({ ...group, afterStop })),
      ...(maxGrossWeight > 0 ? [limited('gross', all, maxGrossWeight)] : []),
      ...(afterStop === null
        ? runs.map(({ from, to, load, maxWeight }) => ({ ...limited('run', load, maxWeight), run: { from, to } }))
        : []),
    ];
  });
}
