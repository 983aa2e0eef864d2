/** Charts of a measured suite as SVG, which takes its colours from the style of the page around it. */
import { escaped } from '../../report/page/html.js';
import { quantile } from './statistics.js';
import type { Figure } from './suite.js';

/** A value with what is said of it when one points at it. */
export interface Point {
  readonly value: number;
  readonly says: string;
}

/** A row of a chart, with its points; `colour` is a place in the palette of the page. */
export interface Row {
  readonly label: string;
  readonly series: readonly { readonly colour: number; readonly points: readonly Point[] }[];
}

const WIDTH = 900;
const LABELS = 230;
const RIGHT = 24;
const ROW = 34;
const BOX = 14;
const AXIS = 46;
const TICKS = 6;
/** Letters of a label that fit. */
const LETTERS = 32;
const LINE = 15;

/** One row a setting: quartiles as a box, the median as a line, every run as a dot. */
export function boxChart(figure: Figure, rows: readonly Row[]): string {
  return chart(figure, rows, (row, y, x) =>
    row.series.map(({ colour, points }) => {
      const values = points.map(({ value }) => value);
      const [quarter, middle, threeQuarters] = [0.25, 0.5, 0.75].map((share) => x(quantile(values, share))) as [
        number,
        number,
        number,
      ];
      const [least, most] = [x(Math.min(...values)), x(Math.max(...values))];
      return [
        `<path class="whisker s${colour}" d="M${least} ${y}H${quarter}M${threeQuarters} ${y}H${most}"/>`,
        `<rect class="box s${colour}" x="${quarter}" y="${y - BOX / 2}" width="${rounded(Math.max(1, threeQuarters - quarter))}" height="${BOX}"/>`,
        `<path class="median s${colour}" d="M${middle} ${y - BOX / 2 - 2}v${BOX + 4}"/>`,
        ...points.map((point) => dot(point, colour, x, y, 2.5, 'run')),
      ].join('');
    }),
  );
}

/** One row a group: a dot for each setting. */
export function dotChart(figure: Figure, rows: readonly Row[]): string {
  return chart(figure, rows, (row, y, x) =>
    row.series.flatMap(({ colour, points }) => points.map((point) => dot(point, colour, x, y, 5, 'mean'))),
  );
}

function chart(
  figure: Figure,
  rows: readonly Row[],
  drawn: (row: Row, y: number, x: (value: number) => number) => readonly string[],
): string {
  const values = rows.flatMap(({ series }) => series.flatMap(({ points }) => points.map(({ value }) => value)));
  const { ticks, x } = scaleOf(values);
  const own = Math.max(ROW, ...rows.map(({ label }) => LINE * label.split('=').length));
  const height = rows.length * own + AXIS;
  const bottom = rows.length * own + 4;
  const grid = ticks.map(({ value, text }) => {
    const at = x(value);
    return `<path class="grid" d="M${at} 4V${bottom}"/><text class="tick" x="${at}" y="${bottom + 16}">${text}</text>`;
  });
  const lines = rows.map((row, place) => {
    const y = place * own + own / 2 + 4;
    const name = labelOf(row.label, y);
    return `<path class="line" d="M${LABELS} ${y}H${WIDTH - RIGHT}"/>${name}${drawn(row, y, x).join('')}`;
  });
  const axis = `<text class="axis" x="${(LABELS + WIDTH - RIGHT) / 2}" y="${bottom + 36}">${escaped(figure.title)} (${figure.better} is better)</text>`;
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(figure.title)}">${grid.join('')}${lines.join('')}${axis}</svg>`;
}

/** Rules that are varied together stand below each other, so that their ends can be read. */
function labelOf(label: string, y: number): string {
  const parts = label.includes('=') ? label.split(/ (?=\w+=)/) : [label];
  const top = y + 4 - ((parts.length - 1) * LINE) / 2;
  const lines = parts.map((part, place) => {
    const shown = part.length > LETTERS ? `${part.slice(0, LETTERS - 1)}…` : part;
    return `<tspan x="${LABELS - 12}" y="${top + place * LINE}">${escaped(shown)}</tspan>`;
  });
  return `<text class="label">${lines.join('')}<title>${escaped(label)}</title></text>`;
}

function dot({ value, says }: Point, colour: number, x: (value: number) => number, y: number, r: number, kind: string) {
  return `<circle class="${kind} s${colour}" cx="${x(value)}" cy="${y}" r="${r}"><title>${escaped(says)}</title></circle>`;
}

/** Round figures from below the least value to above the most. */
function scaleOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const span = most > least ? most - least : Math.abs(most) || 1;
  const power = 10 ** Math.floor(Math.log10(span / TICKS));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => span / size <= TICKS)!;
  const first = Math.floor(least / step - 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step + 1e-9));
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => {
    const value = (first + place) * step;
    return { value, text: value.toFixed(decimals) };
  });
  const room = WIDTH - LABELS - RIGHT;
  const x = (value: number) => rounded(LABELS + (room * (value / step - first)) / (last - first));
  return { ticks, x };
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
