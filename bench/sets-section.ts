/** What docs/benchmarks.md says of sets and of UnitLoad, from bench/results/sets.json and unit-loads.json. */
import type { SetsCost } from './sets.js';
import type { UnitLoads } from './unit-loads.js';

export interface SetsReports {
  readonly sets: { readonly command: string; readonly commit: string; readonly results: readonly SetsCost[] };
  readonly unitLoads: { readonly command: string; readonly commit: string; readonly results: UnitLoads };
}

export function setsSection({ sets, unitLoads }: SetsReports): string {
  const { solutions, more, fewer, layered, wrongProducts, faults, cpuSeconds, ownCpuSeconds } = unitLoads.results;
  const isSound = faults === 0 && wrongProducts === 0 && sets.results.every((row) => row.faults === 0);
  return [
    '| % of the container | without sets | whole sets | sets by volume | sets loaded | most sets that the volume holds |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...sets.results.map((row) => {
      const percents = [row.without, row.withSets, row.byVolume].map((percent) => percent.toFixed(2));
      return `| BR${row.brClass} | ${percents.join(' | ')} | ${row.sets.toFixed(1)} | ${row.mostSets.toFixed(1)} |`;
    }),
    '',
    `\`${sets.command}\`, commit ${sets.commit}.`,
    '',
    `**UnitLoad.** The search makes ${solutions} patterns of random cargoes in six container types, and also fills each container in its own`,
    `way at the same level. ${fewer} patterns hold fewer pieces than that fill, and ${more} holds more; ${layered} lie in equal layers. A pattern takes`,
    `${(cpuSeconds / solutions).toFixed(2)} s of CPU, the fill ${(ownCpuSeconds / solutions).toFixed(2)} s.`,
    `\`${unitLoads.command}\`, commit ${unitLoads.commit}.`,
    `Every plan ${isSound ? 'verified' : 'NOT verified'}.`,
  ].join('\n');
}
