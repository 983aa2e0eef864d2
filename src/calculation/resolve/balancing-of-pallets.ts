/** Steps of balancing that change which pieces are loaded: they do not look into finished pallets yet, and are left out. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Warning } from '../types.js';

const SWITCHES = [
  'isBalancePoorUtlizationUnloaded',
  'isBalanceFillWithOptionalCargoes',
  'isBalanceFillWithAdditionalAmountofExstingCargoes',
] as const;

type Switches = Readonly<Record<(typeof SWITCHES)[number], boolean>>;

/** Of a palletized order the moves alone: floor, centre, halves, and the smaller last container. */
export function withMovesAlone(problem: LoadProblem): LoadProblem {
  if (problem.pallets === undefined) return problem;
  const { isExtraCargoAllowed: _, balancing, ...rules } = problem.rules;
  const moves = balancing === undefined ? {} : { balancing: { ...balancing, poorUtilization: 0 } };
  const cargoes = problem.cargoes.map((cargo) => ({ ...cargo, isOptional: false }));
  return { ...problem, cargoes, rules: { ...rules, ...moves } };
}

export function stepsLeftOut({ pallets }: LoadProblem, rules: Switches): Warning[] {
  if (pallets === undefined) return [];
  return SWITCHES.filter((name) => rules[name]).map((name) => ({
    code: 'NotYetApplied',
    pointer: `/rules/${name}`,
    message: `\`${name}\` is not applied yet where cargo is palletized.`,
  }));
}
