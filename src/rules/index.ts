/** Every hard rule: those about whole plans are entered here, those about single containers in of-containers.ts. */
import { containerQuantity } from './container-quantity.js';
import { containerTypes } from './container-types.js';
import { extraCargo } from './extra-cargo.js';
import { optionalCargo } from './optional-cargo.js';
import { palletizing } from './palletizing.js';
import { poorContainers } from './poor-containers.js';
import { quantity } from './quantity.js';
import type { PlanRule } from './rule.js';
import { setsApart } from './sets-apart.js';
import { setsByVolume } from './sets-by-volume.js';
import { undivided } from './undivided.js';
import { unitLoad } from './unit-load.js';
import { wellFormed } from './well-formed.js';
import { wholeSets } from './whole-sets.js';

/** Must hold before anything else can be asked of a plan. */
export const FIRST_RULE: PlanRule = wellFormed;

/** About the cargo of the order, on pallets or not: judged of both levels together. */
export const ORDER_RULES: readonly PlanRule[] = [
  palletizing,
  quantity,
  containerTypes,
  unitLoad,
  wholeSets,
  setsApart,
  setsByVolume,
  optionalCargo,
  extraCargo,
];

/** Judged of each level. */
export const PLAN_RULES: readonly PlanRule[] = [containerQuantity, undivided, poorContainers];

export { ContainerLoad } from './geometry/load.js';
export { RULES } from './of-containers.js';
export { plainFit } from './plain-fit.js';
export { type Fault, type PlanRule, Report } from './rule.js';
