/** What docs/benchmarks.md says of the search under rules, from bench/results/rules-cost.json and rules-means.json. */
import type { RulesCost } from './rules-cost.js';
import type { RulesMeans } from './rules-means.js';
import { mean } from './table.js';

export interface RulesReports {
  readonly cost: { readonly commit: string; readonly results: RulesCost };
  readonly means: { readonly commit: string; readonly results: RulesMeans };
}

/** How that page names the draws of rule-draws.ts. */
const DRAW_TITLES: Readonly<Record<string, string>> = {
  none: 'no further rule',
  stackCode: 'stack code (three)',
  stackValue: 'stack value (five)',
  heavierBelow: 'heavier below',
  weightCaps: 'weight caps (3 to 20 times the own weight, 12 % fragile)',
  threeStops: 'three stops',
};

export function rulesSection(reports: RulesReports): string {
  const [cost, means] = [reports.cost.results, reports.means.results];
  const draws = [...new Set(means.map(({ draw }) => draw))];
  const faults = cost.some(({ faults }) => faults.length > 0) || means.some(({ fault }) => fault !== null);
  return [
    '| CPU beside a search without rules | a block placed | a completion |',
    '| --- | ---: | ---: |',
    ...cost.slice(1).map(({ rule, placement, completion }) => {
      const times = [placement, completion].map(({ times }) => times.toFixed(2));
      return `| ${[rule, ...times].join(' | ')} |`;
    }),
    '',
    '| support 0.8, 2 s | % of the container | plans |',
    '| --- | ---: | ---: |',
    ...draws.map((draw) => {
      const percents = means.filter((run) => run.draw === draw).map(({ percent }) => percent);
      return `| ${DRAW_TITLES[draw] ?? draw} | ${mean(percents).toFixed(2)} | ${percents.length} |`;
    }),
    '',
    `\`npm run bench -- rules-cost\`, commit ${reports.cost.commit}, and \`-- rules-means\`, commit ${reports.means.commit}, two`,
    `shared cores; every plan ${faults ? 'NOT verified' : 'verified'}.`,
  ].join('\n');
}
