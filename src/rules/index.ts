/** Every hard rule, in the order in which a plan is judged. A new rule is entered here and nowhere else. */
import { containerQuantity } from './container-quantity.js';
import { containment } from './containment.js';
import { extent } from './extent.js';
import { loadingOrder } from './loading-order.js';
import { orientations } from './orientations.js';
import { overlap } from './overlap.js';
import { quantity } from './quantity.js';
import type { PlanRule, Rule } from './rule.js';
import { support } from './support.js';
import { weightLimit } from './weight-limit.js';
import { wellFormed } from './well-formed.js';

/** Must hold before anything else can be asked of a plan. */
export const FIRST_RULE: PlanRule = wellFormed;

export const PLAN_RULES: readonly PlanRule[] = [quantity, containerQuantity];

export const RULES: readonly Rule[] = [containment, overlap, orientations, support, loadingOrder, weightLimit, extent];

export { ContainerLoad } from './load.js';
export { type Fault, Report } from './rule.js';
