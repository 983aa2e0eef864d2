/** What is said of axles and floors, in the unit that is shown. */
import type { AxleRegulation } from '../../../domain/axle-regulations.js';
import { receiversAt } from '../../../domain/deliveries.js';
import type { FloorLine } from '../../../domain/floor-line.js';
import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import { isBeyond } from '../../../scene/vehicle/floor-drawing.js';
import { floorHelp } from '../../../scene/vehicle/floor-help.js';
import {
  type AxleFault,
  type AxleRow,
  axleFaultsOf,
  bestPlace,
  type Stage,
  tightestOf,
  type Vehicle,
  windowTold,
} from '../../../scene/vehicle/vehicle.js';
import { heldTo, LAW_WORDS, type VehicleWords } from '../../../scene/vehicle/vehicle-words.js';
import { shownPlan } from '../../pages/plan/planner.js';
import { fixed, number, percent } from '../../words/words.js';
import type { ShownVehicle } from './shown-vehicle.js';
import { told } from './words.js';

export function saysIn(uom: Uom): VehicleWords {
  const { lengthsPerEdge, weight: weightUnit } = UNITS[uom];
  const lengthUnit = uom === 'UnitEnglish' ? 'ft' : 'm';
  const weight = (value: number) => `${number(value)} ${weightUnit}`;
  return {
    name: (name) => told(name),
    weight,
    margin: ({ standing, margin }) =>
      standing === 'noLimit'
        ? told('noLimit')
        : told(standing === 'close' ? 'spare' : standing, { weight: weight(Math.abs(margin)) }),
    place: (at) => `${fixed(at / lengthsPerEdge, 2)} ${lengthUnit}`,
    tick: (at) => number(at / lengthsPerEdge, 2),
    heavy: (value) => number(value),
    weightUnit,
    lengthUnit,
    centre: told('centre'),
    frontWall: told('frontWall'),
    sideTitle: told('sideTitle'),
    diagramTitle: told('diagramTitle'),
  };
}

export function rowName({ name, run }: Pick<AxleRow, 'name' | 'run'>): string {
  return name === 'run' ? told('run', run!) : told(name);
}

export function stageName(afterStop: number | null): string {
  if (afterStop === null) return told('departure');
  const name = told('afterStop', { stop: number(afterStop) });
  const order = shownPlan.value?.answer.plan?.problem;
  const receivers = order === undefined ? [] : receiversAt(order, afterStop);
  return receivers.length === 0 ? name : `${name} (${receivers.join(', ')})`;
}

export function faultText({ standing, by, afterStop, ...fault }: AxleFault, says: VehicleWords): string {
  const margin = told(standing, { weight: says.weight(by) });
  return told('fault', { axle: rowName(fault), margin, when: stageName(afterStop) });
}

/** Whose limits the verdict is by. */
export function limitsText(vehicle: Vehicle, regulation: AxleRegulation): string {
  const law = told(LAW_WORDS[regulation]);
  return told(heldTo(regulation, vehicle), { law, share: percent(vehicle.minDrivenShare) });
}

/** What is broken, by the sentence; or that nothing is. */
export function verdictsOf({ answer, stages }: Vehicle, says: VehicleWords): readonly string[] {
  const faults = axleFaultsOf(answer);
  if (faults.length > 0) return faults.map((fault) => faultText(fault, says));
  const legal = told(stages.length > 1 ? 'allLegalStops' : 'allLegal');
  const tightest = tightestOf(answer);
  if (tightest === null) return [legal];
  const { name, margin, afterStop } = tightest;
  return [legal, told('tightest', { weight: says.weight(margin), axle: told(name), when: stageName(afterStop) })];
}

/** Where the centre of gravity may lie at a stage, and where heavy cargo belongs. */
export function placesOf(
  vehicle: Vehicle,
  stage: Stage,
  window: ShownVehicle['stages'][number]['window'],
  says: VehicleWords,
): readonly string[] {
  if (stage.weight === 0) return [];
  const weight = says.weight(stage.weight);
  const best = bestPlace(vehicle.answer);
  return [
    window === null
      ? told('windowNone', { weight })
      : told('window', {
          weight,
          from: says.place(windowTold(vehicle, window).from),
          to: says.place(windowTold(vehicle, window).to),
          at: says.place(stage.at),
        }),
    ...(best === null
      ? []
      : [told('best', { most: says.weight(best.most), from: says.place(best.from), to: says.place(best.to) })]),
  ];
}

/** What is too much for the floor, and what would help; null: nothing is. */
export function floorFault({ floor, pressing, uom }: Pick<ShownVehicle, 'floor' | 'pressing' | 'uom'>): string | null {
  const says = saysIn(uom);
  if (floor?.isAsked === true && isBeyond(floor)) {
    const { excess, nearest } = floorHelp(floor, UNITS[uom].lengthsPerEdge);
    const { from, to } = floor.greatest;
    const figures = { weight: says.weight(excess), from: says.place(from), to: says.place(to) };
    if (nearest === null) return told('floorTooMuch', figures);
    return told('floorMove', { ...figures, nearFrom: says.place(nearest.from), nearTo: says.place(nearest.to) });
  }
  if (pressing === null) return null;
  const { pressure: unit } = UNITS[uom];
  return told('floorPressed', {
    ...{ name: pressing.name, weight: says.weight(pressing.excess), times: number(pressing.times, 2) },
    ...{ pressure: `${number(pressing.pressure)} ${unit}`, most: `${number(pressing.most)} ${unit}` },
  });
}

export function floorText({ greatest, most, isAsked }: FloorLine, uom: Uom): string {
  const says = saysIn(uom);
  const { weightPerLength } = UNITS[uom];
  return told(isAsked ? 'floorSays' : 'floorUsual', {
    from: says.place(greatest.from),
    to: says.place(greatest.to),
    load: `${number(greatest.load)} ${weightPerLength}`,
    most: `${number(most)} ${weightPerLength}`,
  });
}
