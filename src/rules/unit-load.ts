/** UnitLoad: each filled container holds one cargo, and there is one for a cargo and container type at most. */
import { figure } from '../domain/sentences.js';
import { contentsOf, palletsOpened } from '../domain/unit-loads.js';
import type { PlanRule } from './rule.js';

export const unitLoad: PlanRule = {
  id: 'unit-load',
  title: 'One cargo in each alternative',
  fields: ['calculationType'],
  isUsed: ({ rules }) => rules.calculationType === 'UnitLoad',
  check(problem, plan, report) {
    const { cargoes, containers } = problem;
    const opened = palletsOpened(problem, plan);
    const solved = new Set<string>();
    for (const [place, { container, arrangements }] of plan.containers.entries()) {
      const where = `Filled container ${place + 1}`;
      const inside = [...opened(contentsOf(arrangements)).keys()];
      if (inside.length !== 1) {
        report.whole(null, `${where} holds ${figure(inside.length)} cargoes; each alternative holds one.`);
      }
      for (const cargo of inside) {
        const { name } = cargoes[cargo]!;
        const solution = `${cargo} in ${container}`;
        if (solved.has(solution)) {
          report.whole(name, `${where} is a second alternative for it in ${containers[container]!.name}.`);
        }
        solved.add(solution);
      }
    }
  },
};
