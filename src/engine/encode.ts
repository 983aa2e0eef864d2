/** A load problem and one of its container types as the engine's input words (layout.ts draws them). */
import { maskAllows, ORIENTATIONS, type Size, volumeOf } from '../domain/geometry.js';
import type { Cargo, Container, LoadProblem, Rules } from '../domain/problem.js';
import {
  ABI_VERSION,
  CARGO_COLUMNS,
  columnBytes,
  MAGIC,
  PROBLEM_COLUMNS_AT,
  PROBLEM_HEADER,
  PROBLEM_HEADER_BYTES,
  PROBLEM_NUMBERS,
  REQUEST_COLUMNS_AT,
  REQUEST_HEADER,
  REQUEST_HEADER_BYTES,
  REQUEST_NUMBERS,
  SUPPORT_MODES,
} from './layout.js';
import type { FillRequest } from './port.js';

/** Part of the effort that block building may take (engine.md). */
const BLOCK_SHARE = 0.08;
/** minSupportRate is taken to this many parts. */
const SUPPORT_PARTS = 1_000_000;
/** Orientations 3 to 6. */
const TURNED = 0b111100;

/** The room for cargo: the container's, cut to the extent that all cargo together may take. */
export function loadingSpace(container: Container): Size {
  const within = (size: number, most: number): number => (most > 0 ? Math.min(size, most) : size);
  return {
    length: within(container.size.length, container.maxExtent.length),
    width: within(container.size.width, container.maxExtent.width),
    height: within(container.size.height, container.maxExtent.height),
  };
}

export function encodeProblem(problem: LoadProblem, container: Container, effort: number): Uint8Array {
  const { cargoes, rules } = problem;
  const space = loadingSpace(container);
  const columns = CARGO_COLUMNS.reduce((sum, { type }) => sum + columnBytes(type, cargoes.length), 0);
  const bytes = new Uint8Array(PROBLEM_COLUMNS_AT + columns);
  const view = new DataView(bytes.buffer);
  const support = supportOf(rules);
  const header: Record<(typeof PROBLEM_HEADER)[number], number> = {
    MAGIC,
    VERSION: ABI_VERSION,
    CARGOES: cargoes.length,
    LENGTH: space.length,
    WIDTH: space.width,
    HEIGHT: space.height,
    SUPPORT_MODE: support.mode,
    SUPPORT_NUMERATOR: support.numerator,
    SUPPORT_DENOMINATOR: support.denominator,
    BOTTOM_TO_TOP: rules.fillDirection === 'BottomToTop' ? 1 : 0,
    WEIGHT_LIMITED: weightLimit(rules, container) === null ? 0 : 1,
    RESERVED: 0,
  };
  const numbers: Record<(typeof PROBLEM_NUMBERS)[number], number> = {
    MAX_WEIGHT: weightLimit(rules, container) ?? 0,
    BLOCK_EFFORT: BLOCK_SHARE * effort,
    MAX_VOLUME: volumeLimit(rules, container),
  };
  writeInts(view, 0, PROBLEM_HEADER, header);
  writeFloats(view, PROBLEM_HEADER_BYTES, PROBLEM_NUMBERS, numbers);
  let at = PROBLEM_COLUMNS_AT;
  for (const { name, type } of CARGO_COLUMNS) {
    cargoes.forEach((cargo, index) => {
      const value = COLUMN_VALUES[name](cargo);
      if (type === 'f64') view.setFloat64(at + 8 * index, value, true);
      else view.setInt32(at + 4 * index, value, true);
    });
    at += columnBytes(type, cargoes.length);
  }
  return bytes;
}

const COLUMN_VALUES: Readonly<Record<(typeof CARGO_COLUMNS)[number]['name'], (cargo: Cargo) => number>> = {
  LENGTH: (cargo) => cargo.size.length,
  WIDTH: (cargo) => cargo.size.width,
  HEIGHT: (cargo) => cargo.size.height,
  ORIENTATIONS: (cargo) => cargo.orientations,
  FLOOR_ORIENTATIONS: (cargo) => (cargo.turnAllowedOnFloor ? cargo.orientations : cargo.orientations & ~TURNED),
  ORIENTATION_RANKS: (cargo) => orientationRanks(cargo),
  QUANTITY: (cargo) => cargo.quantity,
  WEIGHT: (cargo) => cargo.weight,
  VOLUME: (cargo) => cargo.volume,
};

/** Four bits an orientation: its place in orientationPriority; those not named come after all that are. */
function orientationRanks(cargo: Cargo): number {
  const { orientationPriority } = cargo;
  if (orientationPriority.length === 0) return 0;
  return ORIENTATIONS.filter((orientation) => maskAllows(cargo.orientations, orientation)).reduce(
    (ranks, orientation) => {
      const place = orientationPriority.indexOf(orientation);
      return ranks | ((place < 0 ? orientationPriority.length : place) << (4 * (orientation - 1)));
    },
    0,
  );
}

function supportOf(rules: Rules): { mode: number; numerator: number; denominator: number } {
  const numerator = Math.round(rules.minSupportRate * SUPPORT_PARTS);
  if (!rules.isSafeStackingUsed || numerator <= 0) return { mode: SUPPORT_MODES.NONE, numerator: 0, denominator: 1 };
  const divisor = greatestCommonDivisor(numerator, SUPPORT_PARTS);
  return {
    mode: numerator >= SUPPORT_PARTS ? SUPPORT_MODES.FULL : SUPPORT_MODES.PARTIAL,
    numerator: numerator / divisor,
    denominator: SUPPORT_PARTS / divisor,
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The verifier allows a relative 1e-9 (decisions.md section 1); the search stays inside it. */
function weightLimit(rules: Rules, container: Container): number | null {
  return rules.isWeightLimited && container.maxWeight > 0 ? container.maxWeight * (1 + 1e-10) : null;
}

function volumeLimit(rules: Rules, container: Container): number {
  const percents = [container.maxVolumePercent, rules.maxSearchVolumePercentage].filter((percent) => percent > 0);
  return (volumeOf(container.size) * Math.min(100, ...percents)) / 100;
}

export function encodeRequest(request: FillRequest): Uint8Array {
  const { values, counts } = request;
  const bytes = new Uint8Array(
    REQUEST_COLUMNS_AT + (values === null ? 0 : 8 * counts.length) + columnBytes('i32', counts.length),
  );
  const view = new DataView(bytes.buffer);
  writeInts(view, 0, REQUEST_HEADER, { SEED: request.seed, WITH_VALUES: values === null ? 0 : 1 });
  writeFloats(view, REQUEST_HEADER_BYTES, REQUEST_NUMBERS, { EFFORT: request.effort });
  let at = REQUEST_COLUMNS_AT;
  values?.forEach((value, index) => {
    view.setFloat64(at + 8 * index, value, true);
  });
  if (values !== null) at += 8 * counts.length;
  counts.forEach((count, index) => {
    view.setInt32(at + 4 * index, count, true);
  });
  return bytes;
}

function writeInts<Name extends string>(
  view: DataView,
  at: number,
  names: readonly Name[],
  values: Readonly<Record<Name, number>>,
): void {
  names.forEach((name, index) => {
    view.setInt32(at + 4 * index, values[name], true);
  });
}

function writeFloats<Name extends string>(
  view: DataView,
  at: number,
  names: readonly Name[],
  values: Readonly<Record<Name, number>>,
): void {
  names.forEach((name, index) => {
    view.setFloat64(at + 8 * index, values[name], true);
  });
}
