/** Every hard rule about the pieces of one filled container, in the order in which they are judged. */
import { axles } from './axles.js';
import { cargoOverhang } from './cargo-overhang.js';
import { cargoTypes } from './cargo-types.js';
import { centreOfGravity } from './centre-of-gravity.js';
import { containment } from './containment.js';
import { door } from './door.js';
import { doorBay } from './door-bay.js';
import { dropDecks } from './drop-decks.js';
import { extent } from './extent.js';
import { fillQuantity } from './fill-quantity.js';
import { floorPressure } from './floor-pressure.js';
import { floorStackType } from './floor-stack-type.js';
import { groupsStackingRule } from './groups-stacking-rule.js';
import { layers } from './layers.js';
import { lineLoad } from './line-load.js';
import { loadingOrder } from './loading-order.js';
import { nothingOnTop } from './nothing-on-top.js';
import { orientations } from './orientations.js';
import { overDifferentCargoes } from './over-different-cargoes.js';
import { overlap } from './overlap.js';
import { palletOverhang } from './pallet-overhang.js';
import { priceLimit } from './price-limit.js';
import { reach } from './reach.js';
import { rolls } from './rolls.js';
import type { Rule } from './rule.js';
import { sequence } from './sequence.js';
import { stackingHeight } from './stacking-height.js';
import { stackingRule } from './stacking-rule.js';
import { support } from './support.js';
import { supportingWeight } from './supporting-weight.js';
import { supportsOthers } from './supports-others.js';
import { volumeLimit } from './volume-limit.js';
import { weightDifference } from './weight-difference.js';
import { weightLimit } from './weight-limit.js';
import { zones } from './zones.js';

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
  centreOfGravity,
  axles,
  zones,
  overlap,
  orientations,
  door,
  support,
  palletOverhang,
  cargoOverhang,
  rolls,
  loadingOrder,
  doorBay,
  reach,
  supportingWeight,
  lineLoad,
  floorPressure,
  weightDifference,
  layers,
  overDifferentCargoes,
  floorStackType,
  supportsOthers,
  nothingOnTop,
  stackingRule,
  groupsStackingRule,
  stackingHeight,
  sequence,
];
