/** Orders of mixed cargo that fill a share of a container, drawn: one seed is one order on every machine. */
import { type Size, volumeOf } from '../../domain/geometry.js';
import { Random } from '../../planning/search/random.js';
import type { Fields } from './suite.js';

export interface DrawnOrder {
  readonly seed: number;
  readonly cargoes: number;
  readonly pieces: number;
  /** Millimetres. */
  readonly container: Size;
  /** Volume of the order over that of the container. */
  readonly share: number;
}

/** Bounds of the sides before they are scaled to the share. */
const SIDES: readonly (readonly [least: number, most: number])[] = [
  [300, 1200],
  [250, 800],
  [200, 700],
];

/** Kilograms a cubic metre. */
const LIGHTEST = 80;
const HEAVIEST = 350;
/** Cargo may carry this many times its own weight. */
const CARRIES = [2, 20] as const;

/** Cargoes as a request has them, in millimetres and kilograms. */
export function drawnCargoes({ seed, cargoes, pieces, container, share }: DrawnOrder): Fields[] {
  const random = new Random(seed);
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 8; i++) random.next();
  const between = (least: number, most: number) => least + random.below(most - least + 1);
  const drawn = Array.from({ length: cargoes }, () => {
    const [length, width, height] = SIDES.map(([least, most]) => between(least, most)) as [number, number, number];
    return { length, width, height };
  });
  const quantityOf = (place: number) =>
    Math.floor(((place + 1) * pieces) / cargoes) - Math.floor((place * pieces) / cargoes);
  const volume = drawn.reduce((sum, size, place) => sum + quantityOf(place) * volumeOf(size), 0);
  const factor = Math.cbrt((share * volumeOf(container)) / volume);
  const scaled = (side: number, most: number) => Math.max(1, Math.min(most, Math.round(side * factor)));
  return drawn.map((size, place) => {
    const length = scaled(size.length, container.width);
    const width = scaled(size.width, container.width);
    const height = scaled(size.height, container.height);
    const weight =
      Math.max(1, Math.round((volumeOf({ length, width, height }) / 1e6) * between(LIGHTEST, HEAVIEST))) / 1000;
    const maxSupportingWeight = Math.ceil(weight * between(...CARRIES));
    const name = `Cargo ${place + 1}`;
    return { style: 'Shipcase', name, length, width, height, weight, maxSupportingWeight, qty: quantityOf(place) };
  });
}
