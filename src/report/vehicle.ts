/** What a report shows of the vehicle itself: what its axles carry, where its load may have its weight, what its floor bears. */
import type { AxleRegulation } from '../domain/axle-regulations.js';
import type { FloorLine } from '../domain/floor-line.js';
import { UNITS } from '../domain/units.js';
import { floorDrawing } from '../scene/vehicle/floor-drawing.js';
import { gapForAxles } from '../scene/vehicle/gap-for-axles.js';
import { loadDiagram } from '../scene/vehicle/load-diagram.js';
import { sideBoxes } from '../scene/vehicle/side-boxes.js';
import { sideView } from '../scene/vehicle/side-view.js';
import {
  type AxleRow,
  axleFaultsOf,
  axleRows,
  bestPlace,
  tightestOf,
  type Vehicle,
  vehicleOf,
  windowTold,
} from '../scene/vehicle/vehicle.js';
import { heldTo, LAW_WORDS, type VehicleWords } from '../scene/vehicle/vehicle-words.js';
import type { LoadSheet, Report } from './model/report.js';
import type { Sheet } from './pictures/sheet.js';
import { measured, vehicleSheet } from './pictures/vehicle-sheet.js';
import type { Words } from './words/words.js';

/** Pixels; on paper 7.5 points. */
const SIZE = 8.6;

export interface AxleTableRow {
  readonly when: string;
  readonly name: string;
  readonly load: string;
  readonly least: string;
  readonly most: string;
  readonly margin: string;
  readonly isBroken: boolean;
}

export interface VehiclePart {
  readonly sideView: (width: number) => Sheet;
  readonly diagram: (width: number) => Sheet;
  readonly rows: readonly AxleTableRow[];
  readonly hasLeast: boolean;
  /** Whether all is legal, where the centre of gravity may lie, and where heavy cargo belongs. */
  readonly sentences: readonly string[];
}

/** Null: nobody said what carries it. */
export function vehiclePart(sheet: LoadSheet, report: Report, words: Words): VehiclePart | null {
  const vehicle = vehicleIn(sheet, report);
  if (vehicle === null) return null;
  const own = wordsOf(words);
  const rows = axleRows(vehicle);
  const lengthOf = (scaled: number) => report.units.length(scaled);
  return {
    sideView: (width) =>
      vehicleSheet(
        sideView(vehicle, sideBoxes(sheet.thing.scene.solids, sheet.thing.scene.looks, lengthOf), own, {
          width,
          size: SIZE,
          widthOf: measured,
        }),
      ),
    diagram: (width) => vehicleSheet(loadDiagram(vehicle, own, { width, size: SIZE, widthOf: measured })),
    rows: rows.map((row) => ({
      when: stageName(row.afterStop, sheet, words),
      // What it is of is said: a gross mass of cargo and trailer stands among the figures, too.
      name: row.name === 'gross' ? words.text('grossAxles', { axles: rowName(row, words) }) : rowName(row, words),
      load: words.number(row.load, 0),
      least: row.minWeight > 0 ? words.number(row.minWeight, 0) : '',
      most: row.maxWeight > 0 ? words.number(row.maxWeight, 0) : '–',
      margin: own.margin(row),
      isBroken: row.margin < 0,
    })),
    hasLeast: rows.some(({ minWeight }) => minWeight > 0),
    sentences: sentencesOf(vehicle, sheet, words, own),
  };
}

export function vehicleIn({ shown, thing }: LoadSheet, { units }: Report): Vehicle | null {
  if (shown?.axles === undefined) return null;
  return vehicleOf(thing.container, shown.axles, units.uom, (scaled) => units.length(scaled));
}

/** After a stop with the names of those who receive there. */
export function stageName(afterStop: number | null, { stops }: Pick<LoadSheet, 'stops'>, words: Words): string {
  if (afterStop === null) return words.vehicle('departure');
  const name = words.vehicle('afterStop', { stop: words.number(afterStop) });
  const groups = stops.rows.filter(({ stop, group }) => stop === afterStop && group !== '').map(({ group }) => group);
  return groups.length === 0 ? name : `${name} (${[...new Set(groups)].join(', ')})`;
}

export function rowName({ name, run }: Pick<AxleRow, 'name' | 'run'>, words: Words): string {
  return name === 'run' ? words.vehicle('run', run!) : words.vehicle(name);
}

/** Scaled units; 0: the load may stand at the front wall, or does. */
export function gapOfSheet(sheet: LoadSheet, report: Report): number {
  const vehicle = vehicleIn(sheet, report);
  return vehicle === null ? 0 : gapForAxles(vehicle.answer, sheet.thing.steps, (scaled) => report.units.length(scaled));
}

function limitsText(vehicle: Vehicle, regulation: AxleRegulation, words: Words): string {
  const law = words.vehicle(LAW_WORDS[regulation]);
  return words.vehicle(heldTo(regulation, vehicle), { law, share: words.percent(vehicle.minDrivenShare) });
}

function sentencesOf(vehicle: Vehicle, sheet: LoadSheet, words: Words, own: VehicleWords): string[] {
  const { answer, stages, edge } = vehicle;
  const { axleRegulation = 'None' } = sheet.thing.problem.rules;
  const faults = axleFaultsOf(answer);
  const [departure] = stages;
  const place = (at: number) => own.place(at);
  const weight = own.weight(departure!.weight);
  const legal = words.vehicle(stages.length > 1 ? 'allLegalStops' : 'allLegal');
  const broken = faults.map(({ afterStop, by, standing, ...fault }) =>
    words.vehicle('fault', {
      axle: rowName(fault, words),
      margin: words.vehicle(standing, { weight: own.weight(by) }),
      when: stageName(afterStop, sheet, words),
    }),
  );
  const least = tightestOf(answer);
  const tightest =
    least === null
      ? []
      : [
          words.vehicle('tightest', {
            weight: own.weight(least.margin),
            axle: words.vehicle(least.name),
            when: stageName(least.afterStop, sheet, words),
          }),
        ];
  const { window } = answer;
  const where =
    window === null
      ? words.vehicle('windowNone', { weight })
      : words.vehicle('window', {
          weight,
          from: place(windowTold(vehicle, window).from),
          to: place(windowTold(vehicle, window).to),
          at: place(departure!.at),
        });
  const best = bestPlace(answer);
  return [
    ...(broken.length === 0 ? [legal, ...tightest] : broken),
    limitsText(vehicle, axleRegulation, words),
    ...(departure!.weight > 0 ? [where] : []),
    ...(best === null || edge === 0
      ? []
      : [words.vehicle('best', { most: own.weight(best.most), from: place(best.from), to: place(best.to) })]),
  ];
}

function wordsOf(words: Words): VehicleWords {
  const { lengthsPerEdge } = UNITS[words.uom];
  const isFeet = words.uom === 'UnitEnglish';
  return {
    name: (name) => words.vehicle(name),
    weight: (weight) => words.weight(weight, 0),
    margin: ({ standing, margin }) => {
      if (standing === 'noLimit') return words.vehicle('noLimit');
      const weight = words.weight(Math.abs(margin), 0);
      return words.vehicle(standing === 'close' ? 'spare' : standing, { weight });
    },
    place: (at) => (isFeet ? words.feet(at / lengthsPerEdge) : words.metres(at / lengthsPerEdge)),
    tick: (at) => words.number(at / lengthsPerEdge, 2),
    heavy: (weight) => words.number(weight, 0),
    weightUnit: words.weightUnit,
    lengthUnit: isFeet ? 'ft' : 'm',
    centre: words.text('centreOfGravity'),
    frontWall: words.vehicle('frontWall'),
    sideTitle: words.vehicle('sideTitle'),
    diagramTitle: words.vehicle('diagramTitle'),
  };
}

export interface FloorPart {
  readonly drawn: (width: number) => Sheet;
  readonly sentence: string;
}

/** Null: nothing is known of what its floor bears. */
export function floorPart({ shown, thing }: LoadSheet, { units }: Report, words: Words): FloorPart | null {
  const floor = shown?.floorLine ?? null;
  if (floor === null) return null;
  const own = wordsOf(words);
  const sentence = floorSentence(floor, words, own);
  const look = {
    ...own,
    unit: words.weightPerLengthUnit,
    title: `${words.vehicle('floorTitle')}: ${sentence}`,
  };
  const length = units.length(thing.container.size.length);
  const { lengthsPerEdge: edge } = UNITS[words.uom];
  return {
    drawn: (width) =>
      vehicleSheet(floorDrawing(floor, { length, edge }, look, { width, size: SIZE, widthOf: measured })),
    sentence,
  };
}

function floorSentence({ greatest, most, isAsked }: FloorLine, words: Words, own: VehicleWords): string {
  const unit = words.weightPerLengthUnit;
  return words.vehicle(isAsked ? 'floorSays' : 'floorUsual', {
    from: own.place(greatest.from),
    to: own.place(greatest.to),
    load: `${words.number(greatest.load, 0)} ${unit}`,
    most: `${words.number(most, 0)} ${unit}`,
  });
}
