/**
 * The load distribution diagram (Lastverteilungsplan; VDI 2700 sheet 4): how much may weigh with its centre of gravity at
 * each place of the length, with the load's own point and those after each stop.
 */
import { type Drawing, type DrawingLook, line, type Mark, niceStep, type Point } from './drawing.js';
import type { Stage, Vehicle } from './vehicle.js';
import type { VehicleWords } from './vehicle-words.js';

/** Height by width, and the most of it in letters. */
const SHARE = 0.56;
const MOST_TALL = 22;

export function loadDiagram(vehicle: Vehicle, words: VehicleWords, { width, size, widthOf }: DrawingLook): Drawing {
  const { answer, stages, length, edge } = vehicle;
  const { diagram, window } = answer;
  const most = Math.max(1, ...diagram.map((one) => one.most ?? one.least ?? 0), ...stages.map(({ weight }) => weight));
  const stepUp = niceStep(most * 1.04, 5);
  const top = Math.ceil((most * 1.04) / stepUp) * stepUp;
  const ticksUp = Array.from({ length: Math.round(top / stepUp) + 1 }, (_, at) => at * stepUp);
  const left = Math.max(...ticksUp.map((one) => widthOf(words.heavy(one), size, false))) + size;
  const right = width - size * 1.2;
  const high = size * 1.9;
  const low = high + Math.min(width * SHARE, MOST_TALL * size);
  const x = (at: number) => left + (Math.max(0, Math.min(length, at)) / length) * (right - left);
  const y = (weight: number) => low - (Math.max(0, Math.min(top, weight)) / top) * (low - high);
  const marks: Mark[] = legalAreas(diagram, x, y, top);
  for (const weight of ticksUp) {
    marks.push(
      line(
        [
          { x: left, y: y(weight) },
          { x: right, y: y(weight) },
        ],
        'ghost',
        0.7,
      ),
    );
    marks.push({
      ...{ kind: 'text', text: words.heavy(weight), at: { x: left - size * 0.45, y: y(weight) } },
      ...{ anchor: 'end', size, tone: 'quiet' },
    });
  }
  const stepAlong = niceStep(length / edge, Math.max(3, Math.min(8, Math.floor((right - left) / (4 * size)))));
  for (let at = 0; at * edge <= length * 1.0001; at += stepAlong) {
    const place = x(at * edge);
    marks.push(
      line(
        [
          { x: place, y: low },
          { x: place, y: low + size * 0.35 },
        ],
        'line',
      ),
    );
    marks.push({
      ...{ kind: 'text', text: words.tick(at * edge), at: { x: place, y: low + size * 1.05 } },
      ...{ anchor: 'middle', size, tone: 'quiet' },
    });
  }
  marks.push(
    line(
      [
        { x: left, y: high },
        { x: left, y: low },
        { x: right, y: low },
      ],
      'line',
    ),
  );
  for (const curve of curvesOf(diagram, x, y)) marks.push(line(curve, 'good', 1.8));
  const [departure] = stages;
  if (window !== null && departure !== undefined && departure.weight > 0) {
    const level = y(departure.weight);
    marks.push(
      line(
        [
          { x: x(window.from), y: level },
          { x: x(window.to), y: level },
        ],
        'good',
        1,
      ),
    );
  }
  marks.push(...pointsOf(stages, x, y, size));
  marks.push({
    ...{ kind: 'text', text: words.weightUnit, at: { x: left - size * 0.45, y: size * 0.7 } },
    ...{ anchor: 'end', size, tone: 'quiet' },
  });
  marks.push({
    ...{ kind: 'text', text: words.frontWall, at: { x: left, y: low + size * 2.4 } },
    ...{ anchor: 'start', size, tone: 'quiet' },
  });
  marks.push({
    ...{ kind: 'text', text: words.lengthUnit, at: { x: right, y: low + size * 2.4 } },
    ...{ anchor: 'end', size, tone: 'quiet' },
  });
  return { width, height: low + size * 3.1, title: titleOf(vehicle, words), marks };
}

function titleOf({ stages }: Vehicle, words: VehicleWords): string {
  const said = stages.map(({ weight, at }) => `${words.weight(weight)}, ${words.centre} ${words.place(at)}`);
  return `${words.diagramTitle}: ${said.join('; ')}`;
}

type Diagram = Vehicle['answer']['diagram'];

/** Neighbouring points at which something is legal. */
function runsOf(diagram: Diagram): Diagram[] {
  const runs: Diagram[number][][] = [];
  let isOpen = false;
  for (const point of diagram) {
    if (point.least === null) isOpen = false;
    else if (isOpen) runs.at(-1)!.push(point);
    else {
      runs.push([point]);
      isOpen = true;
    }
  }
  return runs;
}

function legalAreas(diagram: Diagram, x: (at: number) => number, y: (weight: number) => number, top: number): Mark[] {
  return runsOf(diagram).map((run) => ({
    kind: 'area',
    points: [
      ...run.map((one) => ({ x: x(one.length), y: y(one.most ?? top) })),
      ...[...run].reverse().map((one) => ({ x: x(one.length), y: y(one.least ?? 0) })),
    ],
    tone: 'legal',
  }));
}

/** The greatest load, and the least where there is one. */
function curvesOf(diagram: Diagram, x: (at: number) => number, y: (weight: number) => number): Point[][] {
  return runsOf(diagram).flatMap((run) => {
    const most = run.filter((one) => one.most !== null).map((one) => ({ x: x(one.length), y: y(one.most!) }));
    const least = run.map((one) => ({ x: x(one.length), y: y(one.least!) }));
    const isAsked = run.some((one) => one.least! > 0);
    return [...(most.length > 1 ? [most] : []), ...(isAsked && least.length > 1 ? [least] : [])];
  });
}

/** That at departure is drawn last and large; those after stops carry the number of the stop. */
function pointsOf(
  stages: readonly Stage[],
  x: (at: number) => number,
  y: (weight: number) => number,
  size: number,
): Mark[] {
  return [...stages].reverse().flatMap(({ afterStop, at, weight, groups }): Mark[] => {
    if (weight === 0) return [];
    const isLegal = groups.every(({ standing }) => standing !== 'tooMuch' && standing !== 'tooLittle');
    const tone = isLegal ? 'ink' : 'bad';
    const place = { x: x(at), y: y(weight) };
    if (afterStop === null) {
      const reach = size * 1.05;
      return [
        line(
          [
            { x: place.x - reach, y: place.y },
            { x: place.x + reach, y: place.y },
          ],
          tone,
          1.2,
        ),
        line(
          [
            { x: place.x, y: place.y - reach },
            { x: place.x, y: place.y + reach },
          ],
          tone,
          1.2,
        ),
        { kind: 'circle', at: place, radius: size * 0.5, tone },
      ];
    }
    return [
      { kind: 'circle', at: place, radius: size * 0.75, tone: 'surface', edge: tone },
      { kind: 'text', text: String(afterStop), at: place, anchor: 'middle', size, tone, isBold: true },
    ];
  });
}
