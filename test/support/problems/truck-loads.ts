/** Random loads of one truck: 4 to 15 cargoes of densities of their own, which fill 40 to 95 % of it. */
import { type Size, volumeOf } from '../../../src/domain/geometry.js';
import type { Cargo, LoadProblem, Rules } from '../../../src/domain/problem.js';
import { generator } from './generator.js';
import { problemOf } from './load-problems.js';

/** The container, in centimetres, and how much of it the cargo fills, from least to most. */
interface Kind {
  readonly size: Size;
  readonly least: number;
  readonly most: number;
}

/** A road trailer. */
const TRAILER: Kind = { size: { length: 1360, width: 245, height: 270 }, least: 0.4, most: 0.95 };

/** A sea van with room left, as most orders leave it. */
export const HALF_FULL_SEA_VAN: Kind = { size: { length: 1203, width: 235, height: 239 }, least: 0.4, most: 0.8 };

/** Kilograms in a cubic metre. */
const DENSITY = { least: 80, most: 500 };

/** The same for the same number, whatever other numbers are drawn. */
export function truckLoad(number: number, rules: Partial<Rules>, kind = TRAILER): LoadProblem {
  const random = generator(number * 7919);
  const between = (least: number, most: number) => least + random() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  const fullness = between(kind.least, kind.most);
  const kinds = Array.from({ length: whole(4, 15) }, () => {
    const size = { length: whole(30, 120), width: whole(30, 100), height: whole(30, 110) };
    const volume = size.length * size.width * size.height;
    const weight = Math.max(1, Math.round((10 * volume * between(DENSITY.least, DENSITY.most)) / 1e6) / 10);
    return { size, volume, weight, orientations: random() < 0.5 ? 0b000011 : 0b111111, share: between(0.3, 1.3) };
  });
  const shares = kinds.reduce((sum, { share }) => sum + share, 0);
  const room = volumeOf(kind.size);
  const cargoes = kinds.map(
    ({ share, ...cargo }): Partial<Cargo> => ({
      ...cargo,
      quantity: Math.max(1, Math.round((fullness * room * share) / shares / cargo.volume)),
    }),
  );
  return problemOf(cargoes, [{ size: kind.size, quantity: 1 }], rules);
}
