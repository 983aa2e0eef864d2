/** Under limits and rules that leave a choice: loads whose best is known by construction, and why the rest stays behind. */
import t from 'tap';
import type { Cargo, Container, LoadProblem, Rules } from '../../../src/domain/problem.js';
import { expectPlans } from '../../support/planning/planned.js';
import { problemOf } from '../../support/problems/load-problems.js';

/** Room for four cubes of 100. */
function truck(
  cargoes: readonly Partial<Cargo>[],
  container: Partial<Container> = {},
  rules: Partial<Rules> = {},
): LoadProblem {
  return problemOf(cargoes, [{ quantity: 1, size: { length: 200, width: 100, height: 200 }, ...container }], {
    optimizationLevel: 1,
    ...rules,
  });
}

const half: Partial<Cargo> = { size: { length: 100, width: 100, height: 50 }, orientations: 0b000001 };

expectPlans(t, [
  {
    what: 'weight: the heavy one would cost two others',
    problem: truck([{ weight: 100 }, { quantity: 2, weight: 50 }], { maxWeight: 100 }),
    loads: [0, 2],
    reasons: { 0: 'WeightLimit' },
  },
  {
    what: 'weight: too heavy for any container',
    problem: truck([{ weight: 200 }], { maxWeight: 180 }),
    loads: [0],
    reasons: { 0: 'WeightLimit' },
  },
  {
    what: 'price: too dear for any container',
    problem: truck([{ price: 200 }], { maxPrice: 130 }, { isPriceLimited: true }),
    loads: [0],
    reasons: { 0: 'PriceLimit' },
  },
  {
    what: 'volume: the small one fills the limit',
    problem: truck([{ quantity: 2 }, half], { maxVolumePercent: 40 }),
    loads: [1, 1],
    reasons: { 0: 'VolumeLimit' },
  },
  {
    what: 'volume: less than one piece',
    problem: truck([{}], {}, { maxSearchVolumePercentage: 20 }),
    loads: [0],
    reasons: { 0: 'VolumeLimit' },
  },
  {
    what: 'types: the cargo with more volume',
    problem: truck([{ ...half, quantity: 2 }, { quantity: 2 }], { maxCargoTypes: 1 }),
    loads: [0, 2],
    reasons: { 0: 'TypeLimit' },
  },
  {
    what: 'types: rows of one name are one cargo',
    problem: truck([{ name: 'A' }, { name: 'A', sequence: 1 }], { maxCargoTypes: 1 }),
    loads: [1, 1],
  },
  {
    what: 'units: the larger pieces',
    problem: truck([{ ...half, quantity: 2 }, { quantity: 2 }], {}, { maxFillQuantityPerContainer: 2 }),
    loads: [0, 2],
    reasons: { 0: 'QuantityLimit' },
  },
  {
    what: 'layers: one of each in every tower',
    problem: truck(
      [
        { quantity: 2, maxLayers: [1, 1, 0, 0, 0, 0] },
        { quantity: 2, maxLayers: [1, 1, 0, 0, 0, 0] },
      ],
      {},
    ),
    loads: [2, 2],
  },
  {
    what: 'NoBottom without support hangs above the floor, as high as the smallest side of the request',
    problem: truck(
      [{ floorStackType: 'NoBottom', quantity: 2 }],
      { size: { length: 200, width: 100, height: 200 } },
      { isSafeStackingUsed: false },
    ),
    loads: [2],
    places: [{ cargo: 0, axis: 'z', at: [100, 100] }],
  },
]);

/** A pallet with room for one layer of pieces that may not turn. */
function pallet(piece: readonly [number, number], quantity: number, deckReach: Container['deckReach']): LoadProblem {
  const [length, width] = piece;
  return problemOf(
    [{ quantity, size: { length, width, height: 100 }, orientations: 0b000001 }],
    [{ containerType: 'Pallet', quantity: 1, size: { length: 1200, width: 800, height: 100 }, deckReach }],
    { optimizationLevel: 1 },
  );
}

expectPlans(t, [
  {
    what: 'overhang: six of 210 in a row, 30 over each end, where 50 are allowed',
    problem: pallet([210, 800], 6, { length: 50, width: 0 }),
    loads: [6],
  },
  {
    what: 'overhang: six rows of four, over all edges',
    problem: pallet([206, 206], 24, { length: 50, width: 50 }),
    loads: [24],
  },
  {
    what: 'overhang: four of 214 across, 28 over each side',
    problem: pallet([1200, 214], 4, { length: 0, width: 60 }),
    loads: [4],
  },
]);
