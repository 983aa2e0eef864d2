/** What may be in one container at most; a second container takes the rest. */
import type { Load, RuleRow } from '../../../support/rules/rule-rows.js';

type Body = Readonly<Record<string, unknown>>;

/** Two cubes that one container would hold: the limit sends them into two, or leaves one behind. */
function limit(
  field: string,
  rule: string,
  reason: RuleRow['impossible']['reason'],
  { cargo = {}, container = {}, rules = {} }: { cargo?: Body; container?: Body; rules?: Body },
  off?: Load['off'],
): RuleRow {
  const load: Load = { cargoes: [cargo, cargo], container, rules, loads: [1, 1], ...(off && { off }) };
  return {
    field,
    rule,
    changes: { ...load, container: { ...container, qty: 2 } },
    impossible: { ...load, loads: [1, 0], cargo: 1, reason },
  };
}

/** Its axles stand under the ends of the floor. */
function lorry(maxWeight: number): Body {
  const steer = { position: 0, count: 1 };
  return { layout: 'Rigid', steer, drive: { position: 200, count: 1, maxWeight } };
}

export const LIMITS: readonly RuleRow[] = [
  {
    field: 'cogTolerance',
    rule: 'centre-of-gravity',
    changes: { cargoes: [{}], container: { cogTolerance: { length: 10 } }, loads: [1] },
    impossible: {
      cargoes: [{ qty: 2 }],
      container: { length: 100, cogTolerance: { height: 30 } },
      loads: [1],
      cargo: 0,
      reason: 'OffCentre',
    },
  },
  {
    field: 'maxWeightPerLength',
    rule: 'line-load',
    changes: { cargoes: [{ weight: 60, qty: 2 }], container: { maxWeightPerLength: 400, qty: 2 }, loads: [2] },
    impossible: {
      ...{ cargoes: [{ weight: 60, qty: 2 }], container: { maxWeightPerLength: 400 } },
      ...{ loads: [1], cargo: 0, reason: 'FloorLoad' },
    },
  },
  {
    field: 'maxFloorPressure',
    rule: 'floor-pressure',
    changes: {
      cargoes: [{ weight: 60, qty: 2 }],
      container: { length: 100, maxFloorPressure: 10_000, qty: 2 },
      loads: [2],
    },
    impossible: {
      ...{ cargoes: [{ weight: 60, qty: 2 }], container: { length: 100, maxFloorPressure: 10_000 } },
      ...{ loads: [1], cargo: 0, reason: 'FloorLoad' },
    },
  },
  {
    field: 'footShare',
    rule: 'floor-pressure',
    changes: {
      cargoes: [{ weight: 60, footShare: 0.5, qty: 2 }],
      container: { length: 100, maxFloorPressure: 15_000, qty: 2 },
      loads: [2],
    },
    impossible: {
      cargoes: [{ weight: 60, footShare: 0.5, qty: 2 }],
      container: { length: 100, maxFloorPressure: 15_000 },
      loads: [1],
      cargo: 0,
      reason: 'FloorLoad',
    },
  },
  {
    field: 'axles',
    rule: 'axles',
    changes: { cargoes: [{ weight: 60, qty: 2 }], container: { height: 100, axles: lorry(50), qty: 2 }, loads: [2] },
    impossible: {
      ...{ cargoes: [{ weight: 60, qty: 2 }], container: { height: 100, axles: lorry(50) } },
      ...{ loads: [1], cargo: 0, reason: 'AxleLimit' },
    },
  },
  {
    field: 'axleRegulation',
    rule: 'axles',
    changes: {
      cargoes: [{ weight: 12_000, qty: 2 }],
      container: { axles: lorry(0), qty: 2 },
      rules: { axleRegulation: 'EU96-53' },
      loads: [2],
    },
    impossible: {
      ...{ cargoes: [{ weight: 12_000, qty: 2 }], container: { axles: lorry(0) } },
      ...{ rules: { axleRegulation: 'EU96-53' }, loads: [1], cargo: 0, reason: 'AxleLimit' },
    },
  },
  {
    field: 'door',
    rule: 'door',
    changes: { cargoes: [{ height: 150 }, {}], container: { door: { width: 100, height: 100 } }, loads: [0, 1] },
    impossible: {
      ...{ cargoes: [{ height: 150 }, {}], container: { door: { width: 100, height: 100 } } },
      ...{ loads: [0, 1], cargo: 0, reason: 'Door' },
    },
  },
  {
    field: 'door',
    case: 'a last stack that ends above it',
    rule: 'door-bay',
    changes: {
      cargoes: [{ qty: 2, height: 75 }],
      container: { length: 100, height: 150, door: { width: 100, height: 100 } },
      loads: [1],
    },
    impossible: {
      cargoes: [{ qty: 2, height: 75 }],
      container: { length: 100, height: 150, door: { width: 100, height: 100 } },
      ...{ loads: [1], cargo: 0, reason: 'Door' },
    },
  },
  {
    field: 'tiltAllowedAtDoor',
    rule: 'door',
    isLeave: true,
    changes: {
      cargoes: [{ length: 40, height: 150, tiltAllowedAtDoor: true }],
      container: { door: { width: 100, height: 100 } },
      loads: [1],
      loadsOff: [0],
    },
    impossible: {
      cargoes: [{ length: 90, height: 190, tiltAllowedAtDoor: true }, {}],
      container: { door: { width: 100, height: 100 } },
      ...{ loads: [0, 1], loadsOff: [0, 1], cargo: 0, reason: 'Door' },
    },
  },
  limit('maxWeight', 'weight-limit', 'WeightLimit', { cargo: { weight: 60 }, container: { maxWeight: 100 } }),
  limit(
    'isWeightLimited',
    'weight-limit',
    'WeightLimit',
    { cargo: { weight: 60 }, container: { maxWeight: 100 }, rules: { isWeightLimited: true } },
    { rules: { isWeightLimited: false } },
  ),
  limit('maxPrice', 'price-limit', 'PriceLimit', {
    cargo: { price: 60 },
    container: { maxPrice: 100 },
    rules: { isPriceLimited: true },
  }),
  limit('isPriceLimited', 'price-limit', 'PriceLimit', {
    cargo: { price: 60 },
    container: { maxPrice: 100 },
    rules: { isPriceLimited: true },
  }),
  limit('maxVolPercent', 'volume-limit', 'VolumeLimit', { container: { maxVolPercent: 40 } }),
  limit('maxSearchVolPerncentage', 'volume-limit', 'VolumeLimit', { rules: { maxSearchVolPerncentage: 40 } }),
  limit('maxCargoTypes', 'cargo-types', 'TypeLimit', { container: { maxCargoTypes: 1 } }),
  limit('maxFillQtyPerContainer', 'fill-quantity', 'QuantityLimit', { rules: { maxFillQtyPerContainer: 1 } }),
  {
    field: 'qty',
    case: 'of containers',
    rule: 'container-quantity',
    changes: { cargoes: [{ qty: 5 }], container: { qty: 1 }, off: { container: { qty: 2 } }, loads: [4] },
    impossible: {
      cargoes: [{ qty: 5 }],
      container: { qty: 1 },
      off: { container: { qty: 2 } },
      loads: [4],
      cargo: 0,
      reason: 'NoContainerLeft',
    },
  },
];
