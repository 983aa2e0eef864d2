/**
 * Orders of Alonso, Alvarez-Valdes, Iori and Parreno (2019), supplied by ORTEC: whole layers of products, stacked on
 * pallets, a stop for each day. A layer rests on layers of the same or a lower stacking group, at most so many of one
 * product in a pile; what belongs on top carries nothing else, what belongs at the bottom rests on nothing. The orders of 2020
 * are of the same kind: each product has what is delivered on each of three days, for pallets of one product, of whole layers
 * and of the rest. Trucks have two axles, whose limits count cargo and pallets only.
 */
import type { AxleGroup, Axles } from '../src/domain/axles.js';
import type { Cargo, LoadProblem } from '../src/domain/problem.js';
import { limitsOfAxles, WeightEnvelope } from '../src/planning/envelope/weight-envelope.js';
import { containerOf, PALLETIZING_RULES, palletizingOf, problemOf } from '../test/support/problems/load-problems.js';

/** Sizes have two decimals. */
const SCALE = 100;

/** The order of each day on pallets as high as the trucks, in trucks. */
export function alonsoTrucks(text: string): LoadProblem[] {
  const sections = sectionsOf(text);
  const [, , , thickness, emptyWeight] = sections.get('pallets')![0]!;
  const [, width, length, height, maxWeight] = sections.get('trucks')![0]!;
  const size = { length: scaled(length!), width: scaled(width!), height: scaled(height!) };
  return alonsoProblems(text).map((problem) => ({
    ...problem,
    cargoes: problem.cargoes.map((cargo) => ({
      ...cargo,
      palletizing: palletizingOf({ goesToMixedPallets: true }),
    })),
    pallets: problem.containers.map((deck) => ({
      ...deck,
      thickness: scaled(thickness!),
      emptyWeight: emptyWeight!,
    })),
    containers: [containerOf({ containerType: 'Truck', size, maxWeight: maxWeight! })],
    rules: { ...problem.rules, palletizing: { ...PALLETIZING_RULES, mixedPallet: 0, areGroupsMixed: true } },
  }));
}

/** The same with the limits of the axles of the trucks. */
export function alonsoTrucksOnAxles(text: string): LoadProblem[] {
  const [, , , , , front, rear, mostInFront, mostBehind] = sectionsOf(text).get('trucks')![0]!;
  const group = (position: number, maxWeight: number): AxleGroup => ({
    ...{ position: position * SCALE, count: 1, spacing: 0, emptyWeight: 0, maxWeight },
    ...{ minWeight: 0, minShare: 0, minShareOfVehicle: 0 },
  });
  const axles: Axles = {
    layout: 'Rigid',
    steer: group(front!, mostInFront!),
    drive: group(rear!, mostBehind!),
    maxGrossWeight: 0,
  };
  return alonsoTrucks(text).map((problem) => ({
    ...problem,
    containers: problem.containers.map((container) => ({
      ...container,
      axles: {
        ...axles,
        mostLoad: new WeightEnvelope(limitsOfAxles(axles)).mostWeight({ from: 0, to: container.size.length }),
      },
    })),
  }));
}

/** The order of each day that has one, as a problem of its own. */
export function alonsoProblems(text: string): LoadProblem[] {
  const sections = sectionsOf(text);
  const layers = new Map(sections.get('layers')!.map((row) => [row[0]!, row]));
  const [, deckWidth, deckLength, deckHeight] = sections.get('pallets')![0]!;
  const [, , , truckHeight] = sections.get('trucks')![0]!;
  const deck = { length: scaled(deckLength!), width: scaled(deckWidth!), height: scaled(truckHeight! - deckHeight!) };
  const products = sections.get('products')!.flatMap(dailyProducts);
  return [0, 1, 2].flatMap((day) => {
    const cargoes = products
      .filter((product) => product[1] === day && product[2]! > 0)
      .map((product) => layersOf(product, layers.get(product[13]!)!));
    if (cargoes.length === 0) return [];
    // A layer may be larger than the deck.
    const over = (side: 'length' | 'width') => Math.max(0, ...cargoes.map((cargo) => cargo.size![side] - deck[side]));
    const deckReach = { length: Math.ceil(over('length') / 2), width: Math.ceil(over('width') / 2) };
    const problem = problemOf(cargoes, [{ containerType: 'Pallet', size: deck, deckReach }], {
      stackingRule: 'StackValue',
      optimizationLevel: 1,
    });
    return [{ ...problem, scale: SCALE }];
  });
}

/** Fields of a product in 2019, and before those of its sides in 2020. */
const FIELDS = 14;
const FIELDS_OF_DAYS = 11;

/** A row of 2020 as one of 2019 for each day: pieces for rest, stock and case pallets are in threes from the sixth field on. */
function dailyProducts(product: readonly number[]): (readonly number[])[] {
  if (product.length === FIELDS) return [product];
  return [0, 1, 2].map((day) => {
    const first = 5 + 3 * day;
    const pieces = product.slice(first, first + 3).reduce((sum, one) => sum + one, 0);
    return [product[0]!, day, pieces, ...product.slice(3 + FIELDS_OF_DAYS)];
  });
}

/** Rows of numbers, by the names above them. */
function sectionsOf(text: string): Map<string, number[][]> {
  const sections = new Map<string, number[][]>();
  let section: number[][] = [];
  for (const line of text.split('\n')) {
    const words = line.trim().split(/\s+/);
    if (words[0]!.startsWith('#')) {
      section = [];
      sections.set(words[0]!.slice(1), section);
    } else if (words.length > 1) section.push(words.map(Number));
  }
  return sections;
}

/** Cargo of one product: layers as they come, the last one perhaps not full. */
function layersOf(product: readonly number[], layer: readonly number[]): Partial<Cargo> {
  const [, width, length, height, weight, mayTurn, pieces, most] = layer;
  const onTop = product[11] === 1;
  const atBottom = product[12] === 1;
  return {
    name: `product ${product[0]}`,
    size: { length: scaled(length!), width: scaled(width!), height: scaled(height!) },
    orientations: mayTurn === 1 ? 0b000011 : 0b000001,
    weight: weight!,
    quantity: Math.ceil(product[2]! / pieces!),
    stackValue: product[10]!,
    maxLayers: [most!, most!, 0, 0, 0, 0],
    floorStackSupportsOthers: !onTop,
    floorStackType: atBottom ? 'BottomOnly' : null,
  };
}

function scaled(millimetres: number): number {
  return Math.round(millimetres * SCALE);
}
