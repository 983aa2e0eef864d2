/** Rules and flags that have nothing to work on are off: the search takes no other way because of them. */
import type { Cargo } from '../../domain/problem.js';
import { COMPARED, type Facts } from './no-effect/facts.js';
import type { FilledRules } from './resolve-rules.js';

export function withoutIdleRules(facts: Facts): FilledRules {
  const { rules } = facts;
  const { hasGroups } = facts;
  const isOneType = facts.containerTypes === 1;
  const compared = COMPARED[rules.stackingRule];
  const isIdle =
    (rules.stackingRule === 'FollowStackMatrix' && !facts.hasMatrix) ||
    (compared !== undefined && !facts.differ(compared));
  return {
    ...rules,
    isSequenceUsed: rules.isSequenceUsed && facts.differ('sequence'),
    isGroupSequenceUsed: rules.isGroupSequenceUsed && facts.haveGroupsAnOrder,
    // Of cargo that says all the same each piece may rest on each.
    stackingRule: isIdle ? 'BestFit' : rules.stackingRule,
    groupsStackingRule: facts.differ('groupName') ? rules.groupsStackingRule : 'BestFit',
    isGroupUsed: rules.isGroupUsed && facts.areGroupsApart,
    isGroupsToPrefContainers: rules.isGroupsToPrefContainers && hasGroups,
    isSameGroupAllowedInDifferentContainers: rules.isSameGroupAllowedInDifferentContainers || !hasGroups,
    isSameAlias1TogetherInSameGroup: rules.isSameAlias1TogetherInSameGroup && facts.areAliasesApart,
    isSameAlias2TogetherInSameAlias1AndGroup:
      rules.isSameAlias2TogetherInSameAlias1AndGroup && facts.areSecondAliasesApart,
    isMultiContainerTypesEnabled: rules.isMultiContainerTypesEnabled || isOneType,
    isBalanceAppliedToLastSolution: rules.isBalanceAppliedToLastSolution && facts.isBalanced,
    isBalanceReplacedWithSmallerSizes: rules.isBalanceReplacedWithSmallerSizes && facts.isTypeChosen,
    isBalancePoorUtlizationUnloaded: rules.isBalancePoorUtlizationUnloaded && facts.mayBeEmptied,
  };
}

/** What a cargo says of different ones, where none can come together with it. */
export function withoutIdleFlags({ areDifferent }: Facts): Partial<Cargo> {
  return areDifferent ? {} : { floorStackSupportsOthers: true, maxLayersAllowedOverDifferentCargoes: true };
}
