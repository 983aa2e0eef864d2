/** Axles: at departure and after every stop none carries more than it may, or less than it must. */
import { type Axles, GROUP_NAMES } from '../domain/axles.js';
import type { LoadProblem } from '../domain/problem.js';
import { figure, weighedApart } from '../domain/sentences.js';
import { convert, lengthRatio, UNITS, weightRatio } from '../domain/units.js';
import { type AxleLoads, axleLoads, type BrokenLimit, brokenLimits, type UsAxle, usFaults } from './axle-figures.js';
import type { Piece } from './geometry/piece.js';
import type { Rule } from './rule.js';
import { stagesOf } from './stages.js';

/** What stands there, and where its weight lies along the length. */
export function weightOf(pieces: readonly Piece[]): { readonly weight: number; readonly cog: number } {
  let [weight, moment] = [0, 0];
  for (const { kind, x1, x2 } of pieces) {
    weight += kind.weight;
    moment += (kind.weight * (x1 + x2)) / 2;
  }
  return { weight, cog: weight === 0 ? 0 : moment / weight };
}

const SUBJECTS: Readonly<Record<BrokenLimit['name'], string>> = {
  steer: 'The steer axles carry',
  drive: 'The drive axles carry',
  trailer: 'The axles of the trailer carry',
  kingpin: 'The kingpin carries',
  gross: 'All axles together carry',
};

const WHY: Readonly<Record<BrokenLimit['limit'], string>> = {
  max: 'at most',
  min: 'at least',
  share: 'for their share of the gross weight at least',
  'share of vehicle': 'for their share of the vehicle at least',
  'driven share': 'for the share of the driven axles at least',
};

/** Every axle by itself, pounds and feet from the front one. */
function usAxles({ uom, scale }: LoadProblem, axles: Axles, loads: AxleLoads): UsAxle[] {
  const foot = lengthRatio(uom, 'UnitEnglish');
  const pound = weightRatio(uom, 'UnitEnglish');
  const all = GROUP_NAMES.flatMap((name): UsAxle[] => {
    const group = axles[name];
    if (group === undefined) return [];
    const first = group.position - ((group.count - 1) * group.spacing) / 2;
    return Array.from({ length: group.count }, (_, i) => ({
      weight: convert(loads[name]! / group.count, pound),
      position: convert((first + i * group.spacing) / scale, foot) / UNITS.UnitEnglish.lengthsPerEdge,
    }));
  });
  return all.sort((a, b) => a.position - b.position);
}

/** Sentences about the limits that are broken, without their full stop. */
export function axleFaults(problem: LoadProblem, axles: Axles, weight: number, cog: number): string[] {
  const faults = brokenLimits(axles, weight, cog).map(({ name, limit, load, bound }) => {
    const [is, may] = weighedApart(problem, load, bound);
    return `${SUBJECTS[name]} ${is}, ${WHY[limit]} ${may}`;
  });
  if (problem.rules.axleRegulation !== 'US-Federal') return faults;
  const ofRuns = usFaults(usAxles(problem, axles, axleLoads(axles, weight, cog)));
  const isCounted = ofRuns.filter(({ what }) => what !== 'gross' || axles.steer !== undefined);
  const own = weightRatio('UnitEnglish', problem.uom);
  return [
    ...faults,
    ...isCounted.map(({ from, to, load, most }) => {
      const [is, may] = weighedApart(problem, convert(load, own), convert(most, own));
      const which = from === to ? `Axle ${from + 1} carries` : `Axles ${from + 1} to ${to + 1} carry`;
      return `${which} ${is}, at most ${may}`;
    }),
  ];
}

export const axles: Rule = {
  id: 'axles',
  title: 'Axles within their limits',
  fields: ['emptyContainers.axles', 'axleRegulation'],
  isUsed: ({ containers }) => containers.some((container) => container.axles !== undefined),
  check(load, report) {
    const { axles: most } = load.container;
    if (most === undefined) return;
    for (const [stops, pieces] of stagesOf(load).entries()) {
      const { weight, cog } = weightOf(pieces);
      const when = stops === 0 ? '' : ` after stop ${figure(stops)}`;
      for (const fault of axleFaults(load.problem, most, weight, cog))
        report.whole(null, `${fault}${when}.`, { stops });
    }
  },
};
