/**
 * A vehicle from its left side: what is loaded, the axles and the kingpin at their places, below each its load and how far
 * that is from the limits.
 */
import type { Colour } from '../looks.js';
import { box, type Drawing, type DrawingLook, line, type Mark, type Point, type Tone } from './drawing.js';
import type { Carrier, Standing, Vehicle } from './vehicle.js';
import type { VehicleWords } from './vehicle-words.js';

/** A piece of cargo, lengths in the unit of the vehicle. */
export interface SideBox {
  readonly x1: number;
  readonly x2: number;
  readonly z1: number;
  readonly z2: number;
  readonly colour: Colour;
}

export const TONES: Readonly<Record<Standing, Tone>> = {
  spare: 'good',
  close: 'warn',
  tooMuch: 'bad',
  tooLittle: 'bad',
  noLimit: 'quiet',
};

/** Metres. */
const FLOOR = 1.15;
const WHEEL = 0.5;
const CAB = { before: 1.45, behind: 0.75, high: 2.1 };
const BEHIND = 0.4;
/** Between labels side by side, in letters. */
const GAP = 1.1;
/** Of the size of text. */
const LINE_HEIGHT = 1.35;

export function sideView(
  vehicle: Vehicle,
  boxes: readonly SideBox[],
  words: VehicleWords,
  { width, size, widthOf }: DrawingLook,
): Drawing {
  const { length, height, metre, carriers, isRigid } = vehicle;
  const steer = carriers.find(({ name }) => name === 'steer');
  const axles = carriers.flatMap((carrier) => carrier.axles);
  const left = Math.min(0, ...axles.map((at) => at - WHEEL * metre), steer ? steer.position - CAB.before * metre : 0);
  const right = Math.max(length, ...axles.map((at) => at + WHEEL * metre)) + BEHIND * metre * 0.25;
  const scale = (width - 4) / (right - left);
  const x = (at: number) => 2 + (at - left) * scale;
  const top = 3;
  const floor = top + height * scale;
  const z = (up: number) => floor - up * scale;
  const ground = floor + FLOOR * metre * scale;
  const marks: Mark[] = [{ kind: 'area', points: box(x(0), top, x(length), floor), tone: 'surface' }];
  for (const { x1, x2, z1, z2, colour } of boxes) {
    marks.push({ kind: 'area', points: box(x(x1), z(z2), x(x2), z(z1)), tone: 'surface', colour });
  }
  marks.push(line([...box(x(0), top, x(length), floor), { x: x(0), y: top }], 'ink', 1.2));
  if (steer !== undefined) marks.push(...cabOf(vehicle, steer, x, floor, scale));
  const frame = floor + 0.22 * metre * scale;
  const rear = isRigid ? carriers.at(-1)! : carriers.find(({ name }) => name === 'drive');
  if (steer !== undefined && rear !== undefined && !isRigid) {
    const y = floor + 0.45 * metre * scale;
    marks.push(
      line(
        [
          { x: x(steer.position), y },
          { x: x(rear.position) + WHEEL * metre * scale, y },
        ],
        'ink',
        2.5,
      ),
    );
  }
  marks.push(
    line(
      [
        { x: x(0), y: frame },
        { x: x(length), y: frame },
      ],
      'ink',
      2,
    ),
  );
  for (const carrier of carriers) {
    const tone = TONES[carrier.standing];
    const radius = WHEEL * metre * scale;
    for (const at of carrier.axles) {
      marks.push({ kind: 'circle', at: { x: x(at), y: ground - radius }, radius, tone: 'surface', edge: 'ink' });
      marks.push({ kind: 'circle', at: { x: x(at), y: ground - radius }, radius: radius * 0.42, tone });
    }
  }
  const pin = carriers.find(({ name }) => name === 'kingpin');
  if (pin !== undefined) {
    const at = x(pin.position);
    const half = Math.max(3, 0.2 * metre * scale);
    const points = [
      { x: at - half, y: frame },
      { x: at + half, y: frame },
      { x: at, y: frame + 2 * half },
    ];
    marks.push({ kind: 'area', points, tone: TONES[pin.standing] });
    marks.push(line([...points, points[0]!], 'surface'));
  }
  marks.push(
    line(
      [
        { x: 2, y: ground },
        { x: width - 2, y: ground },
      ],
      'line',
    ),
  );
  const labels = labelsOf(carriers, words, x, { width, size, widthOf });
  const bottom = placeLabels(marks, labels, ground, frame, size);
  return { width, height: bottom, title: titleOf(vehicle, words), marks };
}

function titleOf({ carriers }: Vehicle, words: VehicleWords): string {
  const said = carriers.map((one) => `${words.name(one.name)} ${words.weight(one.load)}, ${words.margin(one)}`);
  return `${words.sideTitle}: ${said.join('; ')}`;
}

function cabOf(
  { metre, isRigid }: Vehicle,
  { position }: Carrier,
  x: (at: number) => number,
  floor: number,
  scale: number,
): Mark[] {
  const front = x(position - CAB.before * metre);
  const end = isRigid
    ? Math.min(x(0), x(position + CAB.behind * metre))
    : Math.min(x(0), x(position + CAB.behind * metre)) - 1;
  if (end - front < 3) return [];
  const top = floor - CAB.high * metre * scale;
  const low = floor + 0.6 * metre * scale;
  const slope = Math.min(0.35 * metre * scale, (end - front) / 2);
  const glass = [
    front + slope * 0.75,
    top + 0.35 * metre * scale,
    front + slope + (end - front) * 0.3,
    top + 1.1 * metre * scale,
  ];
  const outline: Point[] = [
    { x: front, y: low },
    { x: front, y: top + 1.2 * metre * scale },
    { x: front + slope, y: top },
    { x: end, y: top },
    { x: end, y: low },
  ];
  return [
    { kind: 'area', points: outline, tone: 'ghost' },
    { kind: 'area', points: box(glass[0]!, glass[1]!, glass[2]!, glass[3]!), tone: 'surface' },
    line([...outline, outline[0]!], 'ink', 1.2),
  ];
}

interface Label {
  readonly carrier: Carrier;
  readonly lines: readonly Line[];
  readonly wide: number;
  /** Of what it is about. */
  readonly from: number;
  /** Of its middle. */
  at: number;
}

interface Line {
  readonly text: string;
  readonly tone: Tone;
  readonly isBold: boolean;
}

/** As much as has room side by side; what does not stands in the table of axles. */
function labelsOf(
  carriers: readonly Carrier[],
  words: VehicleWords,
  x: (at: number) => number,
  { width, size, widthOf }: DrawingLook,
): Label[] {
  const gap = GAP * size;
  const labelled = (linesOf: (carrier: Carrier) => readonly Line[]) =>
    carriers.map((carrier): Label => {
      const lines = linesOf(carrier);
      const wide = Math.max(...lines.map(({ text, isBold }) => widthOf(text, size, isBold)));
      return { carrier, lines, wide, from: x(carrier.position), at: x(carrier.position) };
    });
  const name = (carrier: Carrier): Line => ({ text: words.name(carrier.name), tone: 'quiet', isBold: false });
  const load = (carrier: Carrier, tone: Tone): Line => ({ text: words.weight(carrier.load), tone, isBold: true });
  const toned = (carrier: Carrier) => load(carrier, TONES[carrier.standing]);
  const margin = (carrier: Carrier): Line => ({
    ...{ text: words.margin(carrier), tone: TONES[carrier.standing], isBold: carrier.standing !== 'noLimit' },
  });
  const fits = (labels: readonly Label[]) => labels.reduce((sum, { wide }) => sum + wide + gap, -gap) <= width;
  const full = labelled((one) => [name(one), load(one, 'ink'), margin(one)]);
  const named = labelled((one) => [name(one), toned(one)]);
  const labels = [full, named].find(fits) ?? labelled((one) => [toned(one)]);
  spread(labels, width, gap);
  return labels;
}

/** Each as near to its axle as its neighbours let it. */
function spread(labels: readonly Label[], width: number, gap: number): void {
  let end = 0;
  for (const label of labels) {
    label.at = Math.max(label.at, end + label.wide / 2);
    end = label.at + label.wide / 2 + gap;
  }
  let begin = width;
  for (const label of [...labels].reverse()) {
    label.at = Math.min(label.at, begin - label.wide / 2);
    begin = label.at - label.wide / 2 - gap;
  }
}

/** @returns where they end */
function placeLabels(marks: Mark[], labels: readonly Label[], ground: number, frame: number, size: number): number {
  const top = ground + 1.1 * size;
  for (const { carrier, lines, from, at } of labels) {
    const begin = carrier.name === 'kingpin' ? frame + 5 : ground;
    const points = [
      { x: from, y: begin },
      { x: from, y: ground + 0.3 * size },
      { x: at, y: top },
    ];
    marks.push(line(points, 'line', 0.8));
    lines.forEach(({ text, tone, isBold }, line) => {
      const y = top + (line + 0.65) * LINE_HEIGHT * size;
      marks.push({ kind: 'text', text, at: { x: at, y }, anchor: 'middle', size, tone, isBold });
    });
  }
  const tall = Math.max(0, ...labels.map(({ lines }) => lines.length)) * LINE_HEIGHT * size;
  return top + tall + 0.5 * size;
}
