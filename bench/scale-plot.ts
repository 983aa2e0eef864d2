/** The figures of `bench/scale.ts` as one SVG: CPU time and memory, by pieces and by cargoes, on logarithmic axes. */
import type { ScaleRun } from './scale-run.js';

/** Pixels. */
const PANEL = { width: 400, height: 250 } as const;
const INSET = { left: 58, right: 24, top: 30, bottom: 40 } as const;
/** Colours that the colour-blind tell apart (Okabe and Ito 2008). */
const COLOURS = ['#0072B2', '#D55E00', '#009E73', '#CC79A7'] as const;

interface Panel {
  readonly title: string;
  readonly runs: readonly ScaleRun[];
  readonly x: (run: ScaleRun) => number;
  readonly y: (run: ScaleRun) => number;
}

export function drawScale(byPieces: readonly ScaleRun[], byCargoes: readonly ScaleRun[]): string {
  const pieces = ({ pieces }: ScaleRun) => pieces;
  const cargoes = ({ cargoes }: ScaleRun) => cargoes;
  const seconds = ({ cpuSeconds }: ScaleRun) => cpuSeconds;
  const memory = ({ mebibytes }: ScaleRun) => mebibytes;
  const panels: Panel[] = [
    { title: 'CPU seconds by pieces', runs: byPieces, x: pieces, y: seconds },
    { title: 'CPU seconds by cargoes (20,000 pieces)', runs: byCargoes, x: cargoes, y: seconds },
    { title: 'MiB by pieces', runs: byPieces, x: pieces, y: memory },
    { title: 'MiB by cargoes (20,000 pieces)', runs: byCargoes, x: cargoes, y: memory },
  ];
  const [width, height] = [2 * PANEL.width, 2 * PANEL.height];
  const drawn = panels.map(
    (panel, place) =>
      `<g transform="translate(${(place % 2) * PANEL.width} ${place < 2 ? 0 : PANEL.height})">${drawPanel(panel)}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ' font-family="sans-serif" font-size="11" role="img">',
    '<title>CPU time and memory of a plan by pieces and by cargoes</title>',
    `<rect width="${width}" height="${height}" fill="#FFFFFF"/>`,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

function drawPanel({ title, runs, x, y }: Panel): string {
  const across = logScale(runs.map(x), INSET.left, PANEL.width - INSET.right);
  const up = logScale(runs.map(y), PANEL.height - INSET.bottom, INSET.top);
  const levels = [...new Set(runs.map(({ level }) => level))];
  const grid = [
    ...across.ticks.map((tick) => {
      const at = across.of(tick).toFixed(1);
      return (
        `<path d="M${at} ${INSET.top}V${PANEL.height - INSET.bottom}" stroke="#DDDDDD"/>` +
        `<text x="${at}" y="${PANEL.height - INSET.bottom + 16}" text-anchor="middle">${shown(tick)}</text>`
      );
    }),
    ...up.ticks.map((tick) => {
      const at = up.of(tick).toFixed(1);
      return (
        `<path d="M${INSET.left} ${at}H${PANEL.width - INSET.right}" stroke="#DDDDDD"/>` +
        `<text x="${INSET.left - 6}" y="${at}" dy="4" text-anchor="end">${shown(tick)}</text>`
      );
    }),
  ];
  const lines = levels.map((level, place) => {
    const colour = COLOURS[place % COLOURS.length]!;
    const points = runs
      .filter((run) => run.level === level)
      .map((run) => `${across.of(x(run)).toFixed(1)},${up.of(y(run)).toFixed(1)}`);
    const dots = points.map((point) => {
      const [cx, cy] = point.split(',');
      return `<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`;
    });
    const key = `<text x="${PANEL.width - INSET.right - 60 * (levels.length - place)}" y="${PANEL.height - 8}" fill="${colour}">level ${level}</text>`;
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${key}`;
  });
  return [`<text x="${INSET.left}" y="18" font-weight="bold">${title}</text>`, ...grid, ...lines].join('\n');
}

/** Whole powers of ten around the values, spread over a range of pixels. */
function logScale(values: readonly number[], from: number, to: number) {
  const logs = values.map((value) => Math.log10(Math.max(value, 1e-3)));
  const low = Math.floor(Math.min(...logs));
  const high = Math.max(Math.ceil(Math.max(...logs)), low + 1);
  return {
    ticks: Array.from({ length: high - low + 1 }, (_, place) => 10 ** (low + place)),
    of: (value: number) => from + ((Math.log10(Math.max(value, 1e-3)) - low) / (high - low)) * (to - from),
  };
}

function shown(value: number): string {
  return value >= 1 ? value.toLocaleString('en') : String(Number(value.toPrecision(1)));
}
