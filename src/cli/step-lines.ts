/** `--explain`: a step of the planner as a line. */
import type { PlannerStep } from '../calculation/index.js';

const INDENTS: Readonly<Record<PlannerStep['what'], string>> = {
  order: '',
  pallets: '  ',
  round: '  ',
  search: '    ',
  finishing: '    ',
};

export function stepLine({ what, name, effort, spent, containers, volume, decidedBy }: PlannerStep): string {
  const facts = [
    ...(effort === undefined ? [] : [spent === undefined ? units(effort) : `${units(spent)} of ${units(effort)}`]),
    ...(containers === undefined ? [] : [`best plan: containers ${containers}`]),
    ...(volume === undefined ? [] : [`volume ${volume}`]),
    ...(decidedBy === undefined ? [] : [decidedBy === null ? 'no better' : `better by ${decidedBy}`]),
  ];
  return `${INDENTS[what]}${what}: ${name}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}`;
}

/** About a nanosecond each. */
function units(effort: number): string {
  return `${(effort / 1e6).toFixed(1)} ms`;
}
