/** Every rule about a piece that lies directly on another: asked for each contact, and when blocks are built. */
import { cargoes, groupsApart } from '../problem/view';
import { groupsStackingRuleAllows } from '../rules/groups-stacking-rule';
import { bearsNothing } from '../rules/nothing-on-top';
import { isBoundToItsKind, overDifferentAllows } from '../rules/over-different-cargoes';
import { stackingRuleAllows, stackingRuleUsed } from '../rules/stacking-rule';
import { refusesOthers, supportsOthersAllows } from '../rules/supports-others';
import { weightDifferenceAllows, weightDifferenceUsed } from '../rules/weight-difference';

/** Cheapest first. */
export function mayRestOn(upper: i32, upperOrientation: i32, lower: i32, lowerOrientation: i32): bool {
  return (
    !bearsNothing(lower) &&
    groupsStackingRuleAllows(upper, lower) &&
    weightDifferenceAllows(upper, lower) &&
    overDifferentAllows(upper, lower) &&
    supportsOthersAllows(upper, lower) &&
    stackingRuleAllows(upper, upperOrientation, lower, lowerOrientation)
  );
}

export function pairsUsed(): bool {
  if (groupsApart || weightDifferenceUsed() || stackingRuleUsed()) return true;
  for (let cargo = 0; cargo < cargoes; cargo++) {
    if (isBoundToItsKind(cargo) || refusesOthers(cargo) || bearsNothing(cargo)) return true;
  }
  return false;
}
