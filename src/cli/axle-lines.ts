/** What the axles of filled containers carry: a line for each group, at departure and after each stop. */
import type { LoadResponse } from '../schema/load.js';
import { textTable } from './text-table.js';

type Filled = LoadResponse['filledContainers'][number];

const COLUMNS = ['load', 'at most', 'at least', 'margin'] as const;

/** None: no container says what carries it. */
export function axleLines({ filledContainers, units }: Pick<LoadResponse, 'filledContainers' | 'units'>): string[] {
  return filledContainers.flatMap((filled) => linesOf(filled, units));
}

function linesOf({ axles, name }: Filled, { weight, length }: LoadResponse['units']): string[] {
  if (axles === undefined) return [];
  const columns = [
    { title: 'after' },
    { title: 'axles' },
    ...COLUMNS.map((title) => ({ title: `${title} ${weight}` })),
    { title: '' },
  ];
  const rows = axles.stages.flatMap(({ afterStop, groups }) =>
    groups.map((group) => [
      afterStop === null ? 'departure' : `stop ${afterStop}`,
      group.name,
      group.load,
      group.maxWeight > 0 ? group.maxWeight : '-',
      group.minWeight,
      Number.isFinite(group.margin) ? group.margin : '-',
      group.margin < 0 ? 'beyond its limit' : '',
    ]),
  );
  const { gross, maxGrossWeight, window } = axles;
  const most = maxGrossWeight > 0 ? ` of ${shown(maxGrossWeight)}` : '';
  const centre =
    window === null
      ? 'no place of the centre of gravity is legal'
      : `the centre of gravity may lie from ${between(window)} ${length}`;
  return ['', `Axles of ${name}: gross ${shown(gross)}${most} ${weight}, ${centre}`, ...textTable(columns, rows)];
}

/** Rounded inwards: what is told as legal must be. One narrower than what is told is told with its decimals. */
function between({ from, to }: { readonly from: number; readonly to: number }): string {
  const [least, most] = [Math.ceil(from), Math.floor(to)];
  return least <= most ? `${shown(least)} to ${shown(most)}` : `${from.toFixed(2)} to ${to.toFixed(2)}`;
}

function shown(figure: number): string {
  return figure.toLocaleString('en', { maximumFractionDigits: 0 });
}
