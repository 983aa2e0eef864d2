/** Random cargoes of UnitLoad requests: each alone, in six container types from a carton to a container by sea. */
import fc from 'fast-check';
import type { Cargo, Container, LoadProblem } from '../../../src/domain/problem.js';
import { problemOf } from './load-problems.js';

const sized = (length: number, width: number, height: number) => ({ length, width, height });

/** Millimetres and kilograms. */
const CONTAINERS: readonly Partial<Container>[] = [
  { name: 'carton', containerType: 'Carton', size: sized(1180, 780, 900) },
  { name: 'Euro pallet', containerType: 'Pallet', size: sized(1200, 800, 1600), maxWeight: 1500 },
  { name: 'industrial pallet', containerType: 'Pallet', size: sized(1200, 1000, 1800), maxWeight: 1500 },
  { name: 'ULD', containerType: 'ULD', size: sized(3175, 2235, 1626), maxWeight: 6800 },
  { name: 'truck', containerType: 'Truck', size: sized(7300, 2450, 2400), maxWeight: 9000 },
  { name: '20 ft', containerType: 'SeaVan', size: sized(5898, 2352, 2393), maxWeight: 21700 },
];

const kind: fc.Arbitrary<Partial<Cargo>> = fc
  .record({
    length: fc.integer({ min: 180, max: 900 }),
    width: fc.integer({ min: 150, max: 700 }),
    height: fc.integer({ min: 120, max: 600 }),
    weight: fc.integer({ min: 1, max: 40 }),
    quantity: fc.oneof(fc.constant(5000), fc.integer({ min: 1, max: 400 })),
    orientations: fc.constantFrom(0b000011, 0b000011, 0b111111, 0b001111),
  })
  .map(({ length, width, height, ...rest }) => ({ ...rest, name: 'cargo', size: sized(length, width, height) }));

/** One cargo, six types. */
export function arbitraryUnitLoads(level: LoadProblem['rules']['optimizationLevel']): fc.Arbitrary<LoadProblem> {
  return kind.map((cargo) => problemOf([cargo], CONTAINERS, { calculationType: 'UnitLoad', optimizationLevel: level }));
}
