/** Every hard rule, in the order in which a plan is judged. A new rule is entered here and nowhere else. */
import { cargoOverhang } from './cargo-overhang.js';
import { cargoTypes } from './cargo-types.js';
import { containerQuantity } from './container-quantity.js';
import { containment } from './containment.js';
import { dropDecks } from './drop-decks.js';
import { extent } from './extent.js';
import { fillQuantity } from './fill-quantity.js';
import { floorStackType } from './floor-stack-type.js';
import { groupsStackingRule } from './groups-stacking-rule.js';
import { layers } from './layers.js';
import { loadingOrder } from './loading-order.js';
import { orientations } from './orientations.js';
import { overDifferentCargoes } from './over-different-cargoes.js';
import { overlap } from './overlap.js';
import { palletOverhang } from './pallet-overhang.js';
import { priceLimit } from './price-limit.js';
import { quantity } from './quantity.js';
import { rolls } from './rolls.js';
import type { PlanRule, Rule } from './rule.js';
import { sequence } from './sequence.js';
import { stackingHeight } from './stacking-height.js';
import { stackingRule } from './stacking-rule.js';
import { support } from './support.js';
import { supportingWeight } from './supporting-weight.js';
import { supportsOthers } from './supports-others.js';
import { undivided } from './undivided.js';
import { volumeLimit } from './volume-limit.js';
import { weightDifference } from './weight-difference.js';
import { weightLimit } from './weight-limit.js';
import { wellFormed } from './well-formed.js';
import { zones } from './zones.js';

/** Must hold before anything else can be asked of a plan. */
export const FIRST_RULE: PlanRule = wellFormed;

export const PLAN_RULES: readonly PlanRule[] = [quantity, containerQuantity, undivided];

/** What can be judged piece by piece comes first; who rests on whom has a meaning only where nothing overlaps. */
export const RULES: readonly Rule[] = [
  containment,
  dropDecks,
  extent,
  weightLimit,
  priceLimit,
  volumeLimit,
  fillQuantity,
  cargoTypes,
  zones,
  overlap,
  orientations,
  support,
  palletOverhang,
  cargoOverhang,
  rolls,
  loadingOrder,
  supportingWeight,
  weightDifference,
  layers,
  overDifferentCargoes,
  floorStackType,
  supportsOthers,
  stackingRule,
  groupsStackingRule,
  stackingHeight,
  sequence,
];

export { ContainerLoad } from './geometry/load.js';
export { type Fault, Report } from './rule.js';
