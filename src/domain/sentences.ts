/** Figures in sentences: rounded, with thousands, without a locale. */
import type { Size } from './geometry.js';
import type { LoadProblem } from './problem.js';
import { UNITS } from './units.js';

/** Digits that a figure below 1 keeps. */
const DIGITS = 4;
const MOST_DECIMALS = 10;

/** A quantity, to a tenth, more exactly where it is small. */
export function figure(value: number): string {
  return withThousands(value, decimalsOf(Math.abs(value)));
}

/** A size, with every place that a request may give it. */
export function measure(value: number): string {
  return withThousands(value, DIGITS);
}

/** Two figures that are compared: what differs does not look the same. */
export function apart(a: number, b: number): [string, string] {
  let shown: [string, string] = [figure(a), figure(b)];
  for (let decimals = 2; shown[0] === shown[1] && a !== b && decimals <= MOST_DECIMALS; decimals++) {
    shown = [withThousands(a, decimals), withThousands(b, decimals)];
  }
  return shown;
}

function decimalsOf(amount: number): number {
  if (amount >= 10) return 1;
  if (amount >= 1) return 2;
  let decimals = DIGITS;
  let scaled = amount * 10_000;
  while (scaled > 0 && scaled < 1000 && decimals < MOST_DECIMALS) {
    scaled *= 10;
    decimals++;
  }
  return decimals;
}

function withThousands(value: number, decimals: number): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const places = fraction.replace(/0+$/, '');
  const sign = value < 0 && (places !== '' || whole !== '0') ? '-' : '';
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${places === '' ? '' : `.${places}`}`;
}

type Units = Pick<LoadProblem, 'uom' | 'scale'>;

export function weighed({ uom }: Units, weight: number): string {
  return `${figure(weight)} ${UNITS[uom].weight}`;
}

/** Weights that are compared. */
export function weighedApart({ uom }: Units, a: number, b: number): [string, string] {
  const [one, other] = apart(a, b);
  return [`${one} ${UNITS[uom].weight}`, `${other} ${UNITS[uom].weight}`];
}

/** @param scaled in units of the grid */
export function long({ uom, scale }: Units, scaled: number): string {
  return `${measure(scaled / scale)} ${UNITS[uom].length}`;
}

/** @param volume in cubes of the grid */
export function cubic(units: Units, volume: number): string {
  return `${figure(volumeIn(units, volume))} ${UNITS[units.uom].volume}`;
}

/** Volumes that are compared. */
export function cubicApart(units: Units, a: number, b: number): [string, string] {
  const [one, other] = apart(volumeIn(units, a), volumeIn(units, b));
  const { volume } = UNITS[units.uom];
  return [`${one} ${volume}`, `${other} ${volume}`];
}

/** Cubic feet or metres. */
function volumeIn({ uom, scale }: Units, volume: number): number {
  const edge = scale * UNITS[uom].lengthsPerEdge;
  return volume / (edge * edge * edge);
}

/** @param size in units of the grid */
export function sized({ uom, scale }: Units, { length, width, height }: Size): string {
  const sides = [length, width, height].map((side) => measure(side / scale));
  return `${sides.join(' x ')} ${UNITS[uom].length}`;
}
