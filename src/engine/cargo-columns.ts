/** The engine's columns of cargo: one value a cargo in each (layout.ts names them). */
import { passingOrientations } from '../domain/door.js';
import { maskAllows, ORIENTATIONS } from '../domain/geometry.js';
import { loadingRanks } from '../domain/loading-ranks.js';
import { wayInto } from '../domain/loading-way.js';
import type { Cargo, Container, LoadProblem } from '../domain/problem.js';
import { reachLimits } from '../domain/reach.js';
import { type CARGO_COLUMNS, CARGO_FLAGS, FLOOR_TYPES } from './layout.js';
import type { MatrixRows } from './matrix-rows.js';

type ColumnName = (typeof CARGO_COLUMNS)[number]['name'];
export type CargoColumns = Readonly<Record<ColumnName, readonly number[]>>;

/** Orientations 3 to 6. */
const TURNED = 0b111100;

/** @param matrix null: no rule asks for it */
export function cargoColumns(problem: LoadProblem, container: Container, matrix: MatrixRows | null): CargoColumns {
  const { cargoes } = problem;
  const column = (value: (cargo: Cargo) => number): number[] => cargoes.map(value);
  const orientations = new Map(cargoes.map((cargo) => [cargo, passingOrientations(cargo, container)]));
  const layers = (orientation: number): number[] => column((cargo) => cargo.maxLayers[orientation - 1] ?? 0);
  return {
    LENGTH: column((cargo) => cargo.size.length),
    WIDTH: column((cargo) => cargo.size.width),
    HEIGHT: column((cargo) => cargo.size.height),
    ORIENTATIONS: column((cargo) => orientations.get(cargo)!),
    FLOOR_ORIENTATIONS: column((cargo) =>
      cargo.turnAllowedOnFloor ? orientations.get(cargo)! : orientations.get(cargo)! & ~TURNED,
    ),
    ORIENTATION_RANKS: column(orientationRanks),
    QUANTITY: column((cargo) => cargo.quantity),
    NAME: numbered(cargoes.map((cargo) => cargo.name)),
    MATRIX_ROW: matrix?.rowOf ?? column(() => 0),
    MATRIX_BIT: matrix?.bitOf ?? column(() => 0),
    GROUP: numbered(cargoes.map((cargo) => cargo.groupName)),
    ALIAS: numbered(cargoes.map((cargo) => cargo.alias)),
    CODE: numbered(cargoes.map((cargo) => cargo.stackCode)),
    FLOOR_TYPE: column(floorType),
    FLAGS: column(flags),
    STAGE: loadingRanks(problem),
    LAYERS1: layers(1),
    LAYERS2: layers(2),
    LAYERS3: layers(3),
    LAYERS4: layers(4),
    LAYERS5: layers(5),
    LAYERS6: layers(6),
    OVERHANG_LENGTH: column((cargo) => cargo.overhang?.length ?? -1),
    OVERHANG_WIDTH: column((cargo) => cargo.overhang?.width ?? -1),
    REACH: wayInto(container) === 'fromAbove' ? column(() => -1) : reachLimits(problem),
    WEIGHT: column((cargo) => cargo.weight),
    VOLUME: column((cargo) => cargo.volume),
    PRICE: column((cargo) => cargo.price),
    STACK_VALUE: column((cargo) => cargo.stackValue),
    SEQUENCE: column((cargo) => cargo.sequence),
    BEARS: column((cargo) => (cargo.maxSupportingWeight > 0 ? cargo.maxSupportingWeight : Number.POSITIVE_INFINITY)),
  };
}

/** Equal texts get equal numbers, from 0 on in the order of their first places. */
export function numbered(texts: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return texts.map((text) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  });
}

/** Four bits an orientation: its place in orientationPriority; those not named come after all that are. */
function orientationRanks({ orientations, orientationPriority }: Cargo): number {
  if (orientationPriority.length === 0) return 0;
  return ORIENTATIONS.filter((orientation) => maskAllows(orientations, orientation)).reduce((ranks, orientation) => {
    const place = orientationPriority.indexOf(orientation);
    return ranks | ((place < 0 ? orientationPriority.length : place) << (4 * (orientation - 1)));
  }, 0);
}

function floorType({ floorStackType }: Cargo): number {
  if (floorStackType === 'BottomOnly') return FLOOR_TYPES.BOTTOM_ONLY;
  return floorStackType === 'NoBottom' ? FLOOR_TYPES.NO_BOTTOM : FLOOR_TYPES.ANY;
}

function flags(cargo: Cargo): number {
  return (
    (cargo.floorStackSupportsOthers ? CARGO_FLAGS.SUPPORTS_OTHERS : 0) |
    (cargo.maxLayersAllowedOverDifferentCargoes ? CARGO_FLAGS.OVER_DIFFERENT : 0) |
    (cargo.style === 'Roll' ? CARGO_FLAGS.ROLL : 0) |
    (cargo.nothingOnTop === true ? CARGO_FLAGS.NOTHING_ON_TOP : 0)
  );
}
