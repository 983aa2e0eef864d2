/** Rules that have nothing to work on are off: the search takes no other way because of them. */
import type { FilledRequest } from './no-effect/facts.js';
import type { FilledRules } from './resolve-rules.js';

export function withoutIdleRules({ cargoes, containers, rules }: FilledRequest): FilledRules {
  const isOneType = containers.length === 1;
  // UnitLoad plans each cargo by itself.
  const areTogether = rules.calculationType !== 'UnitLoad';
  const hasGroups = cargoes.some(({ groupName }) => groupName !== '');
  return {
    ...rules,
    isSequenceUsed: rules.isSequenceUsed && areTogether && new Set(cargoes.map(({ sequence }) => sequence)).size > 1,
    isGroupSequenceUsed: rules.isGroupSequenceUsed && (hasGroups || (areTogether && cargoes.length > 1)),
    isMultiContainerTypesEnabled: rules.isMultiContainerTypesEnabled || isOneType,
    isBalanceReplacedWithSmallerSizes: rules.isBalanceReplacedWithSmallerSizes && !isOneType,
  };
}
