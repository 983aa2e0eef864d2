/**
 * The "thpack" format of the OR-Library (Bischoff and Ratcliff 1995): number of problems; then for each its number (and
 * in some files a seed), the container, the number of cargoes and a line for each: number, length, flag, width, flag,
 * height, flag, quantity. A flag of 1 says that this side may stand upright.
 */
import type { Size } from '../../domain/geometry.js';

export interface ThpackCargo {
  readonly size: Size;
  /** Whether length, width and height may stand upright. */
  readonly upright: { readonly length: boolean; readonly width: boolean; readonly height: boolean };
  readonly quantity: number;
}

export interface ThpackProblem {
  readonly number: number;
  /** Of the generator; null where the file has none. */
  readonly seed: number | null;
  readonly container: Size;
  readonly cargoes: readonly ThpackCargo[];
}

export function parseThpack(text: string): ThpackProblem[] {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const rows = lines.filter((row) => row.length > 1 || row[0]! > 0).values();
  const next = (): number[] => {
    const { value, done } = rows.next();
    if (done) throw new Error('the thpack text ends in the middle of a problem');
    return value;
  };
  const [problems] = next();
  if (!Number.isInteger(problems)) throw new Error('its first line is no number of problems');
  return Array.from({ length: problems! }, () => {
    const [number, seed] = next();
    const [length, width, height] = next();
    const [cargoes] = next();
    return {
      number: number!,
      seed: seed ?? null,
      container: { length: length!, width: width!, height: height! },
      cargoes: Array.from({ length: cargoes! }, () => cargoOfRow(next())),
    };
  });
}

function cargoOfRow(row: readonly number[]): ThpackCargo {
  if (row.length !== 8 || row.some(Number.isNaN)) throw new Error(`a cargo line has 8 numbers, not "${row.join(' ')}"`);
  const [, length, lengthUp, width, widthUp, height, heightUp, quantity] = row;
  return {
    size: { length: length!, width: width!, height: height! },
    upright: { length: lengthUp === 1, width: widthUp === 1, height: heightUp === 1 },
    quantity: quantity!,
  };
}

export function formatThpack(problems: readonly ThpackProblem[]): string {
  const sized = ({ length, width, height }: Size) => `${length} ${width} ${height}`;
  const lines = problems.flatMap(({ number, seed, container, cargoes }) => [
    seed === null ? `${number}` : `${number} ${seed}`,
    sized(container),
    `${cargoes.length}`,
    ...cargoes.map(({ size, upright, quantity }, place) => {
      const sides = [size.length, upright.length, size.width, upright.width, size.height, upright.height];
      return [place + 1, ...sides.map(Number), quantity].join(' ');
    }),
  ]);
  return `${[problems.length, ...lines].join('\n')}\n`;
}

/** Orientations 1 and 2 stand on the height, 3 and 4 have the width upright, 5 and 6 the length. */
export function orientationsOf({ upright }: ThpackCargo): number {
  return (upright.height ? 0b000011 : 0) | (upright.width ? 0b001100 : 0) | (upright.length ? 0b110000 : 0);
}
