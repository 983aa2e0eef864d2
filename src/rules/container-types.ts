/**
 * Container types: where they are not mixed, all filled containers are of one type. The last one may be a smaller type, at
 * no higher price, where balancing replaces it.
 */
import { usableVolume } from '../domain/grounds.js';
import type { PlanRule } from './rule.js';

export const containerTypes: PlanRule = {
  id: 'container-types',
  title: 'One type of container',
  fields: ['isMultiContainerTypesEnabled', 'isBalanceReplacedWithSmallerSizes'],
  // Under UnitLoad the filled containers are alternatives, of every type.
  isUsed: ({ containers, rules }) =>
    !rules.isMultiContainerTypesEnabled && rules.calculationType !== 'UnitLoad' && containers.length > 1,
  check({ containers, rules }, plan, report) {
    const [first, ...others] = plan.containers.map(({ container }) => container);
    const last = others.at(-1);
    if (first === undefined || last === undefined || new Set([first, ...others]).size === 1) return;
    const before = others.slice(0, -1).every((type) => type === first);
    const [usual, replaced] = [containers[first]!, containers[last]!];
    const isSmaller = usableVolume(replaced) < usableVolume(usual) && replaced.price <= usual.price;
    if (before && isSmaller && rules.balancing?.isLastSmaller === true) return;
    const other = containers[others.find((type) => type !== first)!]!;
    report.whole(
      null,
      `Containers "${usual.name}" and "${other.name}" are filled; types are not to be mixed (isMultiContainerTypesEnabled false).`,
    );
  },
};
