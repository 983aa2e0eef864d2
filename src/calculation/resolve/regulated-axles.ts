/** The axles of a vehicle with the limits that a regulation adds to those of its plates. */
import {
  type AxleRegulation,
  bridgeFormula,
  DE_STEER_SHARE,
  EU_DRIVEN_SHARE,
  euGrossMax,
  euGroupMax,
  US,
} from '../../domain/axle-regulations.js';
import { type AxleGroup, type AxleRun, type Axles, GROUP_NAMES, type GroupName } from '../../domain/axles.js';
import { convert, lengthRatio, UNITS, weightRatio } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';

/** Positions are in the request's own unit of length. */
export function regulatedAxles(axles: Axles, regulation: AxleRegulation, uom: Uom): Axles {
  if (regulation === 'None') return axles;
  return regulation === 'US-Federal' ? byBridges(axles, uom) : byDirective(axles, regulation, uom);
}

/** The most that the directive lets a group carry, kilograms; null where it has no figure. */
export function directiveMaxOf(axles: Axles, name: GroupName, uom: Uom): number | null {
  const { count, spacing, isDriven = false } = axles[name]!;
  const role = isMotorVehicle(axles) ? name : 'trailer';
  return euGroupMax(role, isDriven, count, convert(spacing, lengthRatio(uom, 'UnitMetric')));
}

/** Of several bodies the one that has an engine; a rigid one without any is a trailer with a turntable. */
function isMotorVehicle(axles: Axles): boolean {
  return axles.layout === 'SemiTrailer' || groupsOf(axles).some(({ group }) => group.isDriven === true);
}

function groupsOf(axles: Axles): { readonly name: GroupName; readonly group: AxleGroup }[] {
  return GROUP_NAMES.flatMap((name) => (axles[name] === undefined ? [] : [{ name, group: axles[name] }]));
}

/** The lower of two limits of which 0 is none. */
function lower(one: number, other: number | null): number {
  if (other === null) return one;
  return one > 0 ? Math.min(one, other) : other;
}

function withGroups(axles: Axles, change: (name: GroupName, group: AxleGroup) => AxleGroup): Axles {
  return { ...axles, ...Object.fromEntries(groupsOf(axles).map(({ name, group }) => [name, change(name, group)])) };
}

function byDirective(axles: Axles, regulation: 'EU96-53' | 'DE', uom: Uom): Axles {
  const kilogram = weightRatio('UnitMetric', uom);
  const limited = withGroups(axles, (name, group) => {
    const most = directiveMaxOf(axles, name, uom);
    const isSteered = regulation === 'DE' && name === 'steer';
    return {
      ...group,
      maxWeight: lower(group.maxWeight, most === null ? null : convert(most, kilogram)),
      minShareOfVehicle: isSteered ? Math.max(DE_STEER_SHARE, group.minShareOfVehicle) : group.minShareOfVehicle,
    };
  });
  const gross = directiveGrossOf(axles, uom);
  const isDriven = groupsOf(axles).some(({ group }) => group.isDriven === true);
  return {
    ...limited,
    maxGrossWeight: lower(axles.maxGrossWeight, gross === null ? null : convert(gross, kilogram)),
    ...(regulation === 'EU96-53' && isDriven ? { minDrivenShare: EU_DRIVEN_SHARE } : {}),
  };
}

/** Null: not all axles of the combination are given, or the directive has no figure for so many. */
function directiveGrossOf(axles: Axles, uom: Uom): number | null {
  const { layout, steer } = axles;
  if (steer === undefined) return null;
  const places = placesOf(axles);
  const outer = places.at(-1)!.position - places[0]!.position;
  const metres = convert(outer, lengthRatio(uom, 'UnitMetric')) / UNITS.UnitMetric.lengthsPerEdge;
  if (layout === 'SemiTrailer') return euGrossMax('articulated', places.length, metres);
  return euGrossMax(isMotorVehicle(axles) ? 'motor' : 'drawbarTrailer', places.length, metres);
}

/** Every axle by itself, from the front to the rear. */
function placesOf(axles: Axles): { readonly name: GroupName; readonly count: number; readonly position: number }[] {
  const places = groupsOf(axles).flatMap(({ name, group: { count, spacing, position } }) =>
    Array.from({ length: count }, (_, i) => ({ name, count, position: position + (i - (count - 1) / 2) * spacing })),
  );
  return places.sort((a, b) => a.position - b.position);
}

function byBridges(axles: Axles, uom: Uom): Axles {
  const pound = weightRatio('UnitEnglish', uom);
  const foot = lengthRatio(uom, 'UnitEnglish');
  const places = placesOf(axles);
  const feet = (from: number, to: number) =>
    convert(places[to]!.position - places[from]!.position, foot) / UNITS.UnitEnglish.lengthsPerEdge;
  const isTandem = (from: number, to: number) => to === from + 1 && feet(from, to) <= US.tandemUpToFeet;
  const mostOf = (from: number, to: number) => {
    if (isTandem(from, to)) return US.tandem;
    const areTandems = to === from + 3 && isTandem(from, from + 1) && isTandem(to - 1, to);
    if (areTandems && feet(from, to) >= US.exceptionFromFeet) return 2 * US.tandem;
    return bridgeFormula(feet(from, to), to - from + 1);
  };
  const runs: AxleRun[] = [];
  for (let from = 0; from < places.length; from++) {
    for (let to = from + 1; to < places.length; to++) {
      const shares: Partial<Record<GroupName, number>> = {};
      for (const { name, count } of places.slice(from, to + 1)) shares[name] = (shares[name] ?? 0) + 1 / count;
      runs.push({ from: from + 1, to: to + 1, shares, maxWeight: convert(mostOf(from, to), pound) });
    }
  }
  const limited = withGroups(axles, (_, group) => ({
    ...group,
    maxWeight: lower(group.maxWeight, convert(group.count * US.single, pound)),
  }));
  const isWhole = axles.steer !== undefined;
  return {
    ...limited,
    maxGrossWeight: lower(axles.maxGrossWeight, isWhole ? convert(US.gross, pound) : null),
    ...(runs.length > 0 ? { runs } : {}),
  };
}
