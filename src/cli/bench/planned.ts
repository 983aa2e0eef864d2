/** Suites of load requests: each is planned in this process, verified, and measured. */
import { present, withRules } from '../../calculation/index.js';
import { issueLines } from '../as-typed.js';
import { runCalculation } from '../run-calculation.js';
import { UsageError } from '../usage.js';
import type { Fields, Figure, Measured, OpenedSuite, RequestProblem } from './suite.js';

const BRIEF = { spacesCreated: false, placementsCreated: false, uom: null } as const;

export const VOLUME: Figure = { key: 'volumePercent', title: 'volume %', decimals: 2, better: 'more' };
export const CONTAINERS: Figure = {
  key: 'containers',
  title: 'containers',
  decimals: 2,
  better: 'less',
  isSummed: true,
};
export const LEFT: Figure = { key: 'left', title: 'left behind', decimals: 1, better: 'less' };
/** Containers at least, as the search proves it; 0 where it proves nothing. */
export const BOUND: Figure = { key: 'containerBound', title: 'bound', decimals: 2, better: 'less' };
export const CPU: Figure = { key: 'cpuSeconds', title: 'CPU s', decimals: 3, better: 'less' };
export const NODES: Figure = { key: 'searchNodes', title: 'nodes', decimals: 0, better: 'less' };

export function plannedSuite(problems: readonly RequestProblem[]): OpenedSuite {
  if (problems.length === 0) throw new UsageError('the options leave no problem of the suite');
  let isWarm = false;
  return {
    problems: problems.map(({ group, name }) => ({ group, name })),
    async measure(place, rules, seed, label) {
      const problem = problems[place]!;
      // The first one would pay for the compilation of the search.
      if (!isWarm) measured(problem, { optimizationLevel: 1 }, label);
      isWarm = true;
      return measured(problem, { seed, ...rules }, label);
    },
  };
}

function measured({ body, uom }: RequestProblem, rules: Fields, label: string): Measured {
  const begun = process.cpuUsage();
  const outcome = runCalculation({ body: withRules(body, rules), uom }, label);
  const { user, system } = process.cpuUsage(begun);
  const cpuSeconds = (user + system) / 1e6;
  if (outcome.status === 'failed') {
    const lines = issueLines(outcome.error.issues, { body, options: {} });
    throw new UsageError([`${label}: ${outcome.error.message}`, ...lines].join('\n'));
  }
  const { loadSummary, warnings } = present(outcome.load, BRIEF);
  const { search } = outcome.load.plan;
  const figures = {
    volumePercent: loadSummary.volumeUtilization,
    containers: loadSummary.containersLoaded,
    left: loadSummary.cargoesLeft,
    containerBound: search.containerBound ?? 0,
    cpuSeconds,
    searchNodes: search.nodes,
  };
  return { figures, warnings: warnings.map(({ message }) => message) };
}
