/** Container quantity: no more containers of a type are filled than there are. */
import { figure } from '../domain/sentences.js';
import type { PlanRule } from './rule.js';

export const containerQuantity: PlanRule = {
  id: 'container-quantity',
  title: 'Containers that there are',
  fields: ['emptyContainers.qty'],
  // Under UnitLoad the filled containers are alternatives, each of which may use the same container.
  isUsed: ({ containers, rules }) =>
    rules.calculationType !== 'UnitLoad' && containers.some((container) => container.quantity > 0),
  check(problem, plan, report) {
    problem.containers.forEach((container, type) => {
      const filled = plan.containers.filter((loaded) => loaded.container === type).length;
      if (container.quantity > 0 && filled > container.quantity) {
        report.whole(
          null,
          `${figure(filled)} containers "${container.name}" are filled; there are ${figure(container.quantity)}.`,
        );
      }
    });
  },
};
