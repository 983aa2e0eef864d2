/**
 * How much of which loads covers all cargo at the least cost, in fractions (Gilmore and Gomory 1961):
 *
 *     min  sum_j cost_j x_j    so that for every cargo i  sum_j pieces_ij x_j >= needed_i,  x >= 0
 *
 * solved from its dual, max sum_i needed_i y_i with sum_i pieces_ij y_i <= cost_j, which begins feasible at y = 0, by the
 * simplex method on a dictionary (Chvatal 1983): basic_r = right_r - sum_s table_rs nonbasic_s.
 */

export interface Column {
  readonly cost: number;
  /** Pieces of each cargo. */
  readonly pieces: readonly number[];
}

export interface Covering {
  /** Of each column, how often. */
  readonly taken: readonly number[];
  /** What one piece more of each cargo would cost; at least 0. */
  readonly duals: readonly number[];
}

/** Below that a figure is 0. */
const SMALL = 1e-9;

/** Then the first that may enter does, which never goes round in a circle (Bland 1977). */
const PIVOTS_GREEDY = 200;
const MOST_PIVOTS = 2000;

export function leastCovering(columns: readonly Column[], needed: readonly number[]): Covering {
  const table = columns.map(({ pieces }) => [...pieces]);
  const right = columns.map(({ cost }) => cost);
  const gains = [...needed];
  // Labels: a cargo's dual is its place, a column's slack its place behind all cargoes.
  const nonbasic = [...needed.keys()];
  const basic = columns.map((_, column) => needed.length + column);
  for (let pivots = 0; pivots < MOST_PIVOTS; pivots++) {
    const entering = pivots < PIVOTS_GREEDY ? largest(gains) : firstByLabel(gains, nonbasic);
    if (entering < 0) break;
    const leaving = tightest(table, right, basic, entering);
    if (leaving < 0) break;
    pivot(table, right, gains, leaving, entering);
    [basic[leaving], nonbasic[entering]] = [nonbasic[entering]!, basic[leaving]!];
  }
  const taken = columns.map(() => 0);
  for (const [place, label] of nonbasic.entries()) {
    if (label >= needed.length) taken[label - needed.length] = Math.max(0, -gains[place]!);
  }
  const duals = needed.map(() => 0);
  for (const [row, label] of basic.entries()) if (label < needed.length) duals[label] = Math.max(0, right[row]!);
  return { taken, duals };
}

function largest(gains: readonly number[]): number {
  let best = -1;
  for (const [place, gain] of gains.entries()) if (gain > SMALL && (best < 0 || gain > gains[best]!)) best = place;
  return best;
}

function firstByLabel(gains: readonly number[], labels: readonly number[]): number {
  let best = -1;
  for (const [place, gain] of gains.entries()) {
    if (gain > SMALL && (best < 0 || labels[place]! < labels[best]!)) best = place;
  }
  return best;
}

/** The row that allows the least of what enters. */
function tightest(
  table: readonly (readonly number[])[],
  right: readonly number[],
  labels: readonly number[],
  entering: number,
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [row, coefficients] of table.entries()) {
    const coefficient = coefficients[entering]!;
    if (coefficient <= SMALL) continue;
    const allowed = right[row]! / coefficient;
    if (allowed < least - SMALL || (allowed <= least + SMALL && labels[row]! < (labels[best] ?? Infinity))) {
      best = row;
      least = Math.min(least, allowed);
    }
  }
  return best;
}

function pivot(table: number[][], right: number[], gains: number[], leaving: number, entering: number): void {
  const row = table[leaving]!;
  const by = row[entering]!;
  right[leaving] = right[leaving]! / by;
  for (const s of row.keys()) row[s] = s === entering ? 1 / by : row[s]! / by;
  const reduce = (coefficients: number[]) => {
    const factor = coefficients[entering]!;
    if (factor === 0) return 0;
    for (const [s, value] of row.entries()) {
      coefficients[s] = s === entering ? -factor * value : coefficients[s]! - factor * value;
    }
    return factor;
  };
  for (const [r, coefficients] of table.entries()) {
    if (r !== leaving) right[r] = right[r]! - reduce(coefficients) * right[leaving]!;
  }
  reduce(gains);
}
