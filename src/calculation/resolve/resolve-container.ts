/** An empty container of the request as the container of a load problem. */
import { type Cuboid, cuboidAt, overlaps, type Size, volumeOf } from '../../domain/geometry.js';
import type { Container, Door, Zone } from '../../domain/problem.js';
import type { Rounding } from '../../domain/units.js';
import type { Filled } from '../../schema/defaults.js';
import type { EmptyContainerBody } from '../../schema/empty-container.js';
import { pointTo } from '../../schema/issue.js';
import type { AccountRules } from '../asked/account-rules.js';
import { scaledAxles } from './measure-axles.js';
import type { Grid, Measures } from './measures.js';
import { sizeOnGrid } from './resolve-cargo.js';

export type FilledContainerBody = Filled<EmptyContainerBody>;

type Sides = { readonly length: number; readonly width: number; readonly height: number };

/** Sizes in ten-thousandths. */
class Ruler {
  constructor(
    private readonly measures: Measures,
    private readonly pointer: string,
  ) {}

  side(value: number, field: string, rounding: Rounding): number {
    return this.measures.of(value, rounding, pointTo(this.pointer, field));
  }

  size(size: Sides, rounding: Rounding): Size {
    return {
      length: this.side(size.length, 'length', rounding),
      width: this.side(size.width, 'width', rounding),
      height: this.side(size.height, 'height', rounding),
    };
  }

  /** Of the container itself: it has all three. */
  own(size: Sides): Size {
    return {
      length: this.ownSide(size, 'length'),
      width: this.ownSide(size, 'width'),
      height: this.ownSide(size, 'height'),
    };
  }

  ownSide(size: Sides, field: keyof Sides): number {
    return this.measures.positive(size[field], 'down', pointTo(this.pointer, field), 'InvalidContainerSize');
  }

  inside(field: string): Ruler {
    return new Ruler(this.measures, pointTo(this.pointer, field));
  }
}

/** Some sides alone, of a container that has faults elsewhere. */
export function measureSides(size: Sides, sides: readonly (keyof Sides)[], measures: Measures, pointer: string): void {
  const ruler = new Ruler(measures, pointer);
  for (const side of sides) ruler.ownSide(size, side);
}

type DeckReach = Container['deckReach'];
type Zones = NonNullable<FilledContainerBody['zones']>;

/** A zone that is nowhere in the container, or asks for nothing, is none. */
function measureZones(zones: Zones, inner: Size, reach: DeckReach, ruler: Ruler): Zone[] {
  const measured = zones.map((zone, index) => {
    const here = ruler.inside('zones').inside(String(index));
    const position = here.inside('position').size(zone.position, 'down');
    return {
      name: zone.name === '' ? `zone ${index + 1}` : zone.name,
      position: { x: position.length, y: position.width, z: position.height },
      size: here.inside('size').size(zone.size, 'down'),
      maxWeight: zone.maxWeight,
      allowedGroups: zone.allowedGroups,
    };
  });
  const [length, width] = [Math.max(0, reach.length), Math.max(0, reach.width)];
  const room: Cuboid = {
    ...{ x1: -length, y1: -width, z1: 0 },
    ...{ x2: inner.length + length, y2: inner.width + width, z2: inner.height },
  };
  return measured.filter(
    ({ position, size, maxWeight, allowedGroups }) =>
      volumeOf(size) > 0 && overlaps(cuboidAt(position, size), room) && (maxWeight > 0 || allowedGroups !== null),
  );
}

/** A deck without length or height is none; a width of 0 is the full width. */
function measureDeck(container: FilledContainerBody, end: 'Front' | 'Rear', inner: Size, ruler: Ruler): Size | null {
  const field = `vehicleDropDeck${end}Size` as const;
  const deck = container[field];
  if (deck === null || deck.length === 0 || deck.height === 0) return null;
  const size = ruler.inside(field).size(deck, 'up');
  return size.width === 0 ? { ...size, width: inner.width } : size;
}

function measureReach(container: FilledContainerBody, ruler: Ruler): DeckReach {
  if (container.containerType === 'Pallet' && container.palletOverhang) {
    return {
      length: ruler.side(container.palletOverhangLength, 'palletOverhangLength', 'down'),
      width: ruler.side(container.palletOverhangWidth, 'palletOverhangWidth', 'down'),
    };
  }
  if (container.containerType === 'Pallet' && container.palletUnderhang) {
    return {
      length: 0 - ruler.side(container.palletUnderhangLength, 'palletUnderhangLength', 'up'),
      width: 0 - ruler.side(container.palletUnderhangWidth, 'palletUnderhangWidth', 'up'),
    };
  }
  return { length: 0, width: 0 };
}

/** One that asks nothing is none. */
function toleranceOf({ cogTolerance }: FilledContainerBody): Pick<Container, 'cogTolerance'> {
  if (cogTolerance === null) return {};
  const { length, width, height, afterStops } = cogTolerance;
  if (length + width + height === 0) return {};
  return { cogTolerance: { length, width, height, ...(afterStops ? { afterStops } : {}) } };
}

function doorOf({ door }: FilledContainerBody, inner: Size, ruler: Ruler): Pick<Container, 'door'> {
  if (door === null) return {};
  const here = ruler.inside('door');
  const width = here.side(door.width, 'width', 'down');
  const wall = door.side === 'Left' || door.side === 'Right' ? inner.length : inner.width;
  return {
    door: {
      ...{ side: door.side, width },
      height: here.side(door.height, 'height', 'down'),
      sill: here.side(door.sill, 'sill', 'up'),
      position: door.position === null ? (wall - width) / 2 : here.side(door.position, 'position', 'up'),
    },
  };
}

/** All sizes in ten-thousandths. */
export function measureContainer(
  container: FilledContainerBody,
  account: AccountRules,
  measures: Measures,
  pointer: string,
): Container {
  const ruler = new Ruler(measures, pointer);
  const size = ruler.own(container);
  const reach = measureReach(container, ruler);
  return {
    containerType: container.containerType,
    vehicleType: container.vehicleType,
    name: container.name === '' ? container.containerType : container.name,
    quantity: container.qty,
    size,
    maxExtent: {
      length: ruler.side(container.maxLength, 'maxLength', 'down'),
      width: ruler.side(container.maxWidth, 'maxWidth', 'down'),
      height: ruler.side(container.maxHeight, 'maxHeight', 'down'),
    },
    emptyWeight: container.emptyWeight,
    ...(container.containerType === 'Pallet' && container.palletThickness > 0
      ? { thickness: ruler.side(container.palletThickness, 'palletThickness', 'up') }
      : {}),
    maxWeight: container.maxWeight,
    maxVolumePercent: container.maxVolPercent,
    maxCargoTypes: container.maxCargoTypes || account.maxCargoTypesPerContainer,
    priority: container.priority,
    price: container.price,
    maxPrice: container.maxPrice,
    deckReach: reach,
    zones: measureZones(container.zones ?? [], size, reach, ruler),
    dropDeckFront: measureDeck(container, 'Front', size, ruler),
    dropDeckRear: measureDeck(container, 'Rear', size, ruler),
    ...toleranceOf(container),
    ...doorOf(container, size, ruler),
    ...(container.maxWeightPerLength > 0 && { maxWeightPerLength: container.maxWeightPerLength }),
    ...(container.maxFloorPressure > 0 && { maxFloorPressure: container.maxFloorPressure }),
  };
}

export function containerOnGrid(container: Container, grid: Grid): Container {
  const sizeOrNull = (size: Size | null) => (size === null ? null : sizeOnGrid(size, grid));
  const { axles, deckReach, door, thickness } = container;
  return {
    ...container,
    ...(thickness === undefined ? {} : { thickness: grid.whole(thickness) }),
    ...(door === undefined ? {} : { door: doorOnGrid(door, grid) }),
    ...(axles === undefined ? {} : { axles: scaledAxles(axles, (length) => grid.whole(length)) }),
    size: sizeOnGrid(container.size, grid),
    maxExtent: sizeOnGrid(container.maxExtent, grid),
    deckReach: { length: grid.whole(deckReach.length), width: grid.whole(deckReach.width) },
    zones: container.zones.map((zone) => ({
      ...zone,
      position: { x: grid.whole(zone.position.x), y: grid.whole(zone.position.y), z: grid.whole(zone.position.z) },
      size: sizeOnGrid(zone.size, grid),
    })),
    dropDeckFront: sizeOrNull(container.dropDeckFront),
    dropDeckRear: sizeOrNull(container.dropDeckRear),
  };
}

/** In the middle it may begin between two units of the grid. */
function doorOnGrid({ side, width, height, sill, position }: Door, grid: Grid): Door {
  const [left, wide, high, from] = [position, width, height, sill].map((one) => grid.whole(one));
  return { side, width: wide!, height: high!, sill: from!, position: left! };
}
