/** Drawings and tables of a vehicle: what they show of its axles, and that nothing is cut off or lies over each other. */
import t from 'tap';
import { axleStages } from '../../../src/calculation/present/axle-stages.js';
import { axlesOf } from '../../../src/calculation/present/axles.js';
import { floorLineOf } from '../../../src/calculation/present/floor-line.js';
import { ShownUnits } from '../../../src/domain/shown-units.js';
import type { Uom } from '../../../src/domain/words.js';
import { brokenLimits } from '../../../src/rules/axle-figures.js';
import { type Drawing, type Mark, niceStep } from '../../../src/scene/vehicle/drawing.js';
import { floorDrawing, isBeyond } from '../../../src/scene/vehicle/floor-drawing.js';
import { floorHelp } from '../../../src/scene/vehicle/floor-help.js';
import { loadDiagram } from '../../../src/scene/vehicle/load-diagram.js';
import { sideView } from '../../../src/scene/vehicle/side-view.js';
import {
  axleFaultsOf,
  axleRows,
  bestPlace,
  standingOf,
  vehicleAt,
  vehicleOf,
  windowTold,
} from '../../../src/scene/vehicle/vehicle.js';
import type { VehicleWords } from '../../../src/scene/vehicle/vehicle-words.js';
import type { AxlesAnswer } from '../../../src/schema/axles-answer.js';
import fc from '../../support/fast-check.js';
import { THIRTY_PALLETS, THREE_STOPS } from '../../support/problems/vehicles.js';
import { calculated } from '../../support/report/report-sources.js';

const WORDS: VehicleWords = {
  name: (name) => name,
  weight: (weight) => `${Math.round(weight)} kg`,
  margin: ({ standing, margin }) => `${Math.round(Math.abs(margin))} kg ${standing}`,
  place: (at) => `${at} m`,
  tick: String,
  heavy: String,
  ...{ weightUnit: 'kg', lengthUnit: 'm', centre: 'centre', frontWall: 'front', sideTitle: 'side' },
  diagramTitle: 'diagram',
};
/** Every letter as wide as half of its height. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;
const look = (width: number) => ({ width, size: 10, widthOf });

function shown(body: object, uom: Uom = 'UnitMetric') {
  const { problem, plan } = calculated(body);
  const [loaded] = plan.containers;
  const type = problem.containers[loaded!.container]!;
  const units = new ShownUnits(problem, uom);
  const answer = axlesOf(problem, loaded!, type.axles!, units);
  const vehicle = vehicleOf(type, answer, uom, (scaled) => units.length(scaled))!;
  const stages = axleStages(problem, loaded!, units);
  return {
    vehicle,
    answer,
    stages,
    axles: type.axles!,
    scale: problem.scale,
    floor: floorLineOf(problem, loaded!, units)!,
  };
}

const texts = ({ marks }: Drawing) => marks.filter((mark) => mark.kind === 'text');

function extentOf({ text, at, anchor, size }: Extract<Mark, { kind: 'text' }>): readonly [number, number] {
  const wide = widthOf(text, size);
  const from = at.x - (anchor === 'middle' ? wide / 2 : anchor === 'end' ? wide : 0);
  return [from, from + wide];
}

/** Texts that reach out of the drawing, or over another of the same line. */
function spilt(drawing: Drawing): string[] {
  const all = texts(drawing);
  return all.flatMap((one, at) => {
    const [from, to] = extentOf(one);
    const isOut = from < -0.01 || to > drawing.width + 0.01 || one.at.y > drawing.height;
    const isOver = all.slice(at + 1).some((other) => {
      const [begin, end] = extentOf(other);
      return Math.abs(other.at.y - one.at.y) < 1 && begin < to - 0.01 && from < end - 0.01;
    });
    return isOut || isOver ? [one.text] : [];
  });
}

t.test('axles stand at their places, from the front, with what they carry', async (t) => {
  const { vehicle, answer } = shown(THIRTY_PALLETS);
  t.same(
    vehicle.carriers.map(({ name, position, axles }) => [name, position, axles.length]),
    [
      ['steer', -1660, 1],
      ['kingpin', 1670, 0],
      ['drive', 2140, 1],
      ['trailer', 9300, 3],
    ],
  );
  t.same(vehicle.carriers.at(-1)!.axles, [9300 - 1310, 9300, 9300 + 1310]);
  t.same(axleFaultsOf(answer), []);
  const best = bestPlace(answer)!;
  t.equal(best.most, 24_000);
  t.ok(best.from > 6000 && best.to < 10_100, 'heavy cargo belongs before the axles of the trailer');
  t.equal(bestPlace({ ...answer, diagram: [] }), null);
});

t.test('what is to spare is below the limit that there is, not above a least load of nothing', async (t) => {
  const { vehicle } = shown(THREE_STOPS);
  const light = axleRows(vehicle).filter(({ name, minWeight }) => name === 'trailer' && minWeight === 0);
  t.ok(light.length > 0);
  for (const { load, maxWeight, margin } of light) t.ok(Math.abs(margin - (maxWeight - load)) < 1e-6);
});

t.test('the table has every stage: departure, and each stop but the last', async (t) => {
  const { vehicle } = shown(THREE_STOPS);
  const rows = axleRows(vehicle);
  t.same([...new Set(rows.map(({ afterStop }) => afterStop))], [null, 1, 2]);
  t.equal(rows.length, 12);
  const limited = { ...vehicle, answer: { ...vehicle.answer, maxGrossWeight: 40_000 } };
  const gross = axleRows(limited).filter(({ name }) => name === 'gross');
  t.equal(gross.length, 3);
  t.ok(gross[0]!.load > gross[1]!.load && gross[1]!.load > gross[2]!.load, 'it gets lighter at every stop');
});

t.test('nothing is cut off, however narrow', async (t) => {
  for (const body of [THIRTY_PALLETS, THREE_STOPS]) {
    for (const uom of ['UnitMetric', 'UnitEnglish', 'UnitHighMetric'] as const) {
      const { vehicle, floor } = shown(body, uom);
      const floorWords = { ...WORDS, unit: 'kg/m', title: 'floor', heavy: (load: number) => String(Math.round(load)) };
      for (const width of [230, 290, 400, 720]) {
        const drawings = [
          sideView(vehicle, [], WORDS, look(width)),
          loadDiagram(vehicle, { ...WORDS, tick: (at) => String(at / vehicle.edge) }, look(width)),
          floorDrawing(floor, vehicle, { ...floorWords, tick: (at) => String(at / vehicle.edge) }, look(width)),
        ];
        for (const drawing of drawings) t.same(spilt(drawing), [], `${drawing.title} ${width} ${uom}`);
      }
    }
  }
  const wide = texts(sideView(shown(THIRTY_PALLETS).vehicle, [], WORDS, look(720))).map(({ text }) => text);
  t.ok(
    wide.includes('drive') && wide.some((one) => /kg (spare|close)$/.test(one)),
    'margins in words where there is room',
  );
});

t.test('the point of the load stands in the diagram, those after stops with their numbers', async (t) => {
  const numbers = texts(loadDiagram(shown(THREE_STOPS).vehicle, WORDS, look(400))).filter(({ isBold }) => isBold);
  t.same(numbers.map(({ text }) => text).sort(), ['1', '2']);
});

t.test('what is broken is named, with how much and when', async (t) => {
  const { answer } = shown(THREE_STOPS);
  const drive = answer.stages[1]!.groups.find(({ name }) => name === 'drive')!;
  const heavy: AxlesAnswer = {
    ...answer,
    maxGrossWeight: answer.gross - 100,
    runs: [{ from: 1, to: 3, load: 30_000, maxWeight: 28_000 }],
    stages: answer.stages.map((stage, at) =>
      at === 1 ? { ...stage, groups: [{ ...drive, load: 12_000, margin: -500 }] } : stage,
    ),
  };
  t.match(axleFaultsOf(heavy), [
    { name: 'drive', standing: 'tooMuch', by: 500, afterStop: 1 },
    { name: 'gross', standing: 'tooMuch', afterStop: null },
    { name: 'run', run: { from: 1, to: 3 }, by: 2000 },
  ]);
  const group = { name: 'steer' as const, share: 20, minWeight: 0, maxWeight: 8000 };
  t.equal(standingOf({ ...group, load: 7000, margin: 1000 }), 'spare');
  t.equal(standingOf({ ...group, load: 7900, margin: 100 }), 'close');
  t.equal(standingOf({ ...group, load: -20, margin: -20 }), 'tooLittle');
  t.equal(standingOf({ ...group, maxWeight: 0, load: 7000, margin: 7000 }), 'noLimit');
});

t.test('the floor bears most where it is told', async (t) => {
  const { floor } = shown(THIRTY_PALLETS);
  t.equal(floor.most, 3000);
  t.equal(floor.isAsked, true);
  t.equal(floor.greatest.load, Math.max(floor.greatest.load, ...floor.points.map(({ load }) => load)));
  t.notOk(isBeyond(floor));
  t.ok(isBeyond({ ...floor, most: floor.greatest.load - 1 }));
  const pounds = shown(THIRTY_PALLETS, 'UnitEnglish').floor;
  t.ok(Math.abs(pounds.most - 3000 * 0.671969) < 0.1, 'pounds on a foot');
});

t.test('steps of an axis are round, and few', async (t) => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), fc.integer({ min: 2, max: 9 }), (value, parts) => {
      const step = niceStep(value, parts);
      t.ok(step * parts >= value * (1 - 1e-9), `${step} for ${value} in ${parts}`);
      t.ok(step * parts <= value * 5.001, `${step} is not larger than need be for ${value} in ${parts}`);
    }),
    { numRuns: 200 },
  );
});

t.test('what is too much for a metre of the floor goes to the nearest metre that bears it', async (t) => {
  /** Centimetres. */
  const floor = (loads: readonly number[], at: number) => ({
    ...{ stretch: 100, most: 300, isAsked: true },
    points: loads.map((load, metre) => ({ from: 100 * metre, load })),
    greatest: { from: 100 * at, to: 100 * at + 100, load: loads[at]! },
  });
  t.same(floorHelp(floor([100, 250, 400, 280, 50], 2), 100), { excess: 100, nearest: { from: 0, to: 100 } });
  t.same(floorHelp(floor([250, 250, 400, 280, 50], 2), 100), { excess: 100, nearest: { from: 400, to: 500 } });
  t.same(floorHelp(floor([250, 250, 400, 280, 250], 2), 100), { excess: 100, nearest: null });
});

t.test('each stage has the axles, the cargo and the window of what is still aboard', async (t) => {
  const { vehicle, answer, stages, axles, scale } = shown(THREE_STOPS);
  t.equal(stages.length, vehicle.stages.length);
  t.same(stages[0]!.window, answer.window, 'departure');
  const aboard = stages.map(({ isAboard }) => THREE_STOPS.cargoes.filter((_, cargo) => isAboard(cargo)).length);
  t.same(aboard, [3, 2, 1]);
  for (const [at, stage] of vehicle.stages.entries()) {
    t.same(
      vehicleAt(vehicle, stage).carriers.map(({ name, load }) => [name, load]),
      vehicle.carriers.map(({ name }) => [name, stage.groups.find((group) => group.name === name)!.load]),
    );
    const window = stages[at]!.window!;
    const { from, to } = windowTold(vehicle, window);
    t.ok(from >= window.from && to <= window.to && from <= to);
    for (const edge of [from, to]) t.same(brokenLimits(axles, stage.weight, edge * scale), [], `legal at ${edge}`);
  }
});

t.test('a window narrower than places are told is not turned round', async (t) => {
  t.same(windowTold({ edge: 1000 }, { from: 6783, to: 6787 }), { from: 6783, to: 6787 });
  t.same(windowTold({ edge: 1000 }, { from: 6783, to: 6807 }), { from: 6790, to: 6800 });
});
