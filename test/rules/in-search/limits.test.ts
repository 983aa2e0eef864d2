/** Limits of a container, in the search: what is loaded below each, and the reason of what stays behind. */
import t from 'tap';
import type { Cargo, Container, LoadProblem, Rules } from '../../../src/domain/problem.js';
import { problemOf } from '../../support/load-problems.js';
import { expectPlans } from '../../support/planned.js';

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
  { what: 'no limit', problem: truck([{ quantity: 4, weight: 60, price: 60 }]), loads: [4] },
  {
    what: 'weight: so many pieces',
    problem: truck([{ quantity: 4, weight: 60 }], { maxWeight: 180 }),
    loads: [3],
    reasons: { 0: 'WeightLimit' },
  },
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
    what: 'weight: not limited',
    problem: truck([{ weight: 200 }], { maxWeight: 180 }, { isWeightLimited: false }),
    loads: [1],
  },
  {
    what: 'price: so many pieces',
    problem: truck([{ quantity: 4, price: 60 }], { maxPrice: 130 }, { isPriceLimited: true }),
    loads: [2],
    reasons: { 0: 'PriceLimit' },
  },
  {
    what: 'price: too dear for any container',
    problem: truck([{ price: 200 }], { maxPrice: 130 }, { isPriceLimited: true }),
    loads: [0],
    reasons: { 0: 'PriceLimit' },
  },
  {
    what: 'price: not limited unless asked for',
    problem: truck([{ price: 200 }], { maxPrice: 130 }),
    loads: [1],
  },
  {
    what: 'volume: half the container',
    problem: truck([{ quantity: 4 }], { maxVolumePercent: 50 }),
    loads: [2],
    reasons: { 0: 'VolumeLimit' },
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
    what: 'units: one of each container',
    problem: problemOf([{ quantity: 3 }], [{ quantity: 2 }], { optimizationLevel: 1, maxFillQuantityPerContainer: 1 }),
    loads: [2],
    reasons: { 0: 'QuantityLimit' },
  },
  {
    what: 'quantity: so many containers',
    problem: truck([{ quantity: 5 }]),
    loads: [4],
    reasons: { 0: 'NoContainerLeft' },
  },
]);
