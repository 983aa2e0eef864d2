/** A cargo of the request as the cargo of a load problem. */
import { maskAllows, ORIENTATIONS, type Orientation, type Size, volumeOf } from '../../domain/geometry.js';
import type { Cargo } from '../../domain/problem.js';
import type { Uom } from '../../domain/words.js';
import type { CargoBody } from '../../schema/cargo.js';
import type { Filled } from '../../schema/defaults.js';
import { pointTo } from '../../schema/issue.js';
import { orientationMask, orientationOrder } from '../../schema/orientations.js';
import type { Grid, Measures } from './measures.js';
import { type FilledRules, mayBeOptional } from './resolve-rules.js';
import { unitLoadMeasures } from './unit-load-size.js';

export type FilledCargo = Filled<CargoBody>;

/** A cargo whose sizes are measured in ten-thousandths; its volume waits for the grid. */
export type MeasuredCargo = Omit<Cargo, 'volume'>;

type Sides = { readonly length: number; readonly width: number; readonly height: number };

const UNIT_LOAD_HINT =
  'Give the unit load an `actualSize`, a `loadSize` or an `emptyContainer`, or the cargo its own sizes.';

/** What a pre-packed unit load is, says the unit load, whatever the style. */
export function isRollByItself({ style, unitload }: FilledCargo): boolean {
  return style === 'Roll' && unitload === null;
}

/** The size as packed, bulge included: of a unit load its outer size, of a roll its bounding box. */
function packedSize(
  cargo: FilledCargo,
  outer: Sides,
  measures: Measures,
  pointer: string,
): { size: Size; diameter: number } {
  if (isRollByItself(cargo)) {
    const diameter = measures.of(cargo.diameter, 'up', pointTo(pointer, 'diameter'));
    const side = cargo.height > 0 ? 'height' : 'length';
    measures.noteDiameter(diameter);
    const axis = measures.of(cargo[side], 'up', pointTo(pointer, side));
    return { size: { length: diameter, width: diameter, height: axis }, diameter };
  }
  const bulge = cargo.bulgeSize ?? { length: 0, width: 0, height: 0 };
  const hint = cargo.unitload === null ? undefined : UNIT_LOAD_HINT;
  const side = (name: keyof Sides) =>
    measures.positive(outer[name], 'up', pointTo(pointer, name), 'InvalidCargoSize', hint) +
    measures.of(bulge[name], 'up', pointTo(pointTo(pointer, 'bulgeSize'), name));
  return { size: { length: side('length'), width: side('width'), height: side('height') }, diameter: 0 };
}

function favouritesOf(cargo: FilledCargo): string[] {
  const favourites: readonly (string | { readonly name: string })[] = cargo.emptyContainersFavorite ?? [];
  return favourites.map((favourite) => (typeof favourite === 'string' ? favourite : favourite.name));
}

/**
 * None where there is nothing to prefer: it is all containers, and no other cargo of its group shares what it names, or
 * the containers are alternatives.
 */
export function favouritesAmong(
  { favourites, groupName }: MeasuredCargo,
  containers: ReadonlySet<string>,
  { calculationType, isGroupsToPrefContainers }: FilledRules,
): readonly string[] {
  if (!favourites.every((name) => containers.has(name))) return favourites;
  if (calculationType === 'UnitLoad') return [];
  const areAll = new Set(favourites).size === containers.size;
  const isShared = isGroupsToPrefContainers && groupName !== '' && containers.size > 1;
  return areAll && !isShared ? [] : favourites;
}

/** Of the orientations that are allowed; where there is no choice, none. */
function preferredOf({ orientationsAllowed, orientationPriority }: FilledCargo): Orientation[] {
  const mask = orientationMask(orientationsAllowed) ?? 0;
  if ((mask & (mask - 1)) === 0) return [];
  const preferred = (orientationOrder(orientationPriority) ?? []) as Orientation[];
  return preferred.filter((orientation) => maskAllows(mask, orientation));
}

export function asOptional(cargo: FilledCargo, rules: FilledRules): FilledCargo {
  return !cargo.isOptional || mayBeOptional(rules) ? cargo : { ...cargo, isOptional: false };
}

/** Nothing where the style says it. */
function handlingOf({ handling, unitload }: FilledCargo): Pick<Cargo, 'handling'> {
  if (handling !== null) return { handling };
  return unitload === null ? {} : { handling: 'Machine' };
}

export function measureCargo(cargo: FilledCargo, uom: Uom, measures: Measures, pointer: string): MeasuredCargo {
  const orientations = orientationMask(cargo.orientationsAllowed) ?? 0;
  const unitLoad = cargo.unitload === null ? null : unitLoadMeasures(cargo.unitload, cargo, uom);
  const { size, diameter } = packedSize(cargo, unitLoad ?? cargo, measures, pointer);
  return {
    name: cargo.name,
    style: cargo.style,
    size,
    diameter,
    weight: unitLoad?.weight ?? cargo.weight,
    quantity: cargo.qty,
    pieceInside: unitLoad !== null && unitLoad.pieces > 0 ? unitLoad.pieces : cargo.pieceInside,
    orderPieces: cargo.orderPieces,
    setRatio: cargo.setRatio,
    price: cargo.price,
    alias: cargo.alias,
    alias2: cargo.alias2,
    groupName: cargo.groupName,
    sequence: cargo.sequence,
    orientations,
    turnAllowedOnFloor: cargo.turnAllowedOnFloor,
    orientationPriority: preferredOf(cargo),
    maxLayers: ORIENTATIONS.map((orientation) =>
      maskAllows(orientations, orientation) ? cargo[`maxLayersOnOrientation${orientation}`] : 0,
    ),
    maxLayersAllowedOverDifferentCargoes: cargo.maxLayersAllowedOverDifferentCargoes,
    stackValue: cargo.stackValue,
    stackCode: cargo.stackCode,
    maxSupportingWeight: cargo.maxSupportingWeight,
    ...(cargo.tiltAllowedAtDoor && cargo.style === 'Shipcase' && { tiltsAtDoor: true as const }),
    ...(cargo.footShare < 1 && { footShare: cargo.footShare }),
    floorStackType: cargo.floorStackType,
    floorStackSupportsOthers: cargo.floorStackSupportsOthers,
    ...(cargo.nothingOnTop && { nothingOnTop: true as const }),
    overhang:
      cargo.overhangAllowed && cargo.overhangLength + cargo.overhangWidth > 0
        ? {
            length: measures.of(cargo.overhangLength, 'down', pointTo(pointer, 'overhangLength')),
            width: measures.of(cargo.overhangWidth, 'down', pointTo(pointer, 'overhangWidth')),
          }
        : null,
    isOptional: cargo.isOptional,
    faceOpen: cargo.faceOpen,
    ...handlingOf(cargo),
    favourites: favouritesOf(cargo),
  };
}

export function cargoOnGrid(cargo: MeasuredCargo, grid: Grid): Cargo {
  const size = sizeOnGrid(cargo.size, grid);
  const diameter = grid.whole(cargo.diameter);
  const volume = diameter > 0 ? (Math.PI / 4) * diameter * diameter * size.height : volumeOf(size);
  const { overhang } = cargo;
  return {
    ...cargo,
    size,
    diameter,
    volume,
    overhang: overhang === null ? null : { length: grid.whole(overhang.length), width: grid.whole(overhang.width) },
  };
}

export function sizeOnGrid(size: Size, grid: Grid): Size {
  return { length: grid.whole(size.length), width: grid.whole(size.width), height: grid.whole(size.height) };
}
