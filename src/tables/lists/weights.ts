/** Whether the weights of a list are those of one piece or of all pieces of a row. */

/** One row of cargo, as far as it matters. */
export interface WeighedRow {
  readonly count: number;
  /** In the column in question. */
  readonly weight: number;
  /** Cubic metres of one piece, kilograms for one unit of the weight; null: not known. */
  readonly cubicMetres: number | null;
  readonly kilograms: number | null;
}

export type WeightIs = 'ofOne' | 'ofRow' | 'unknown';

/** Shares of a difference that rounding makes. */
const SAME = 0.005;

/**
 * Kilograms a cubic metre that half of all freight has more of, and how far lists lie apart, and the rows of one list,
 * in natural logarithms: a list of foam or of steel is as far from the middle as one of both.
 */
const USUAL_DENSITY = 220;
const OF_LISTS = 0.9;
const OF_ROWS = 0.8;
/** One odd row is not to outweigh a whole list. */
const FURTHEST = 4;
/** Nothing is denser: it is another unit. */
const DENSEST = 12_000;

/** Without a word for one piece or the row most people write a weight of one piece; gross weights are either. */
const USUALLY_OF_ONE = Math.log(4);
/** Six to one, or it is asked. */
const SURE = Math.log(6);

/** What a line of totals proves; unknown: neither sum is the total, or both are. */
export function weightByTotal(rows: readonly WeighedRow[], total: number): WeightIs {
  const ofRows = rows.reduce((sum, { weight }) => sum + weight, 0);
  const ofPieces = rows.reduce((sum, { weight, count }) => sum + weight * count, 0);
  const isSame = (sum: number) => Math.abs(sum - total) <= SAME * Math.abs(total);
  if (isSame(ofRows) === isSame(ofPieces)) return 'unknown';
  return isSame(ofRows) ? 'ofRow' : 'ofOne';
}

/**
 * What figures tell without a word: how dense the goods would be, how alike the rows, and whether the figures look as if
 * they had been multiplied. Nothing is divided on a guess: what is not clearly of one piece is unknown.
 */
export function weightByFigures(rows: readonly WeighedRow[], isGross: boolean): Exclude<WeightIs, 'ofRow'> {
  const known = rows.filter(({ weight, cubicMetres, kilograms }) => weight > 0 && cubicMetres && kilograms);
  const possible = known.filter((row) => densityOf(row) / Math.max(1, row.count) <= DENSEST);
  // What is impossible either way is of another unit.
  if (known.every(({ count }) => count === 1) || possible.length < known.length / 2) return 'ofOne';
  const alike = alikeBesideCount(known);
  if (alike !== 0) return alike > 0 ? 'ofOne' : 'unknown';
  const each = known.map((row) => distance(densityOf(row)));
  const divided = known.map((row) => distance(densityOf(row) / Math.max(1, row.count)));
  const ofOne = likelihood(each) - likelihood(divided) - likelihoodOfMultiples(known) + (isGross ? 0 : USUALLY_OF_ONE);
  return ofOne >= SURE ? 'ofOne' : 'unknown';
}

function densityOf({ weight, kilograms, cubicMetres }: WeighedRow): number {
  return (weight * kilograms!) / cubicMetres!;
}

/** From what is usual. */
function distance(density: number): number {
  return Math.max(-FURTHEST, Math.min(FURTHEST, Math.log(density / USUAL_DENSITY)));
}

/** Logarithm, but for what is the same of all: normal within a list, whose middle is normal among lists. */
function likelihood(distances: readonly number[]): number {
  const count = distances.length;
  const middle = distances.reduce((sum, one) => sum + one, 0) / count;
  const spread = distances.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return -spread / (2 * OF_ROWS ** 2) - middle ** 2 / (2 * (OF_LISTS ** 2 + OF_ROWS ** 2 / count));
}

/** Pairs of one volume and different counts that weigh the same, less those that weigh as much more as they are more. */
function alikeBesideCount(rows: readonly WeighedRow[]): number {
  const bySize = new Map<number, WeighedRow[]>();
  for (const row of rows) {
    const size = Math.round(row.cubicMetres! * 1e6);
    bySize.set(size, [...(bySize.get(size) ?? []), row]);
  }
  let pairs = 0;
  for (const [first, ...others] of bySize.values()) {
    for (const other of others.filter(({ count }) => count !== first!.count)) {
      const isSame = (one: number, another: number) => Math.abs(one - another) <= SAME * another;
      if (isSame(first!.weight, other.weight)) pairs++;
      else if (isSame(first!.weight * other.count, other.weight * first!.count)) pairs--;
    }
  }
  return pairs;
}

/** Weights of rows are mostly computed, some put on a scale. */
const COMPUTED = 0.8;
/** People like figures that can be divided. */
const LIKED = 0.3;
const SLIP = 0.03;

/** Logarithm of how much likelier the weights are to be multiples of their counts, to one place more than was written. */
function likelihoodOfMultiples(rows: readonly WeighedRow[]): number {
  let [computed, ofRow, ofOne] = [COMPUTED, 1 - COMPUTED, 1];
  for (const { weight, count } of rows.filter((row) => row.count > 1)) {
    const places = /\.(\d+)/.exec(String(weight))?.[1]?.length ?? 0;
    const figure = Math.round(weight * 10 ** (places + 1));
    const byChance = greatestDivisor(10, count) / count;
    const liked = LIKED + (1 - LIKED) * byChance;
    const isMultiple = figure % count === 0;
    computed *= isMultiple ? 1 - SLIP : SLIP;
    ofRow *= isMultiple ? byChance : 1 - byChance;
    ofOne *= isMultiple ? liked : 1 - liked;
  }
  return Math.log(computed + ofRow) - Math.log(ofOne);
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** Whether these weights are those of the row, where the weight of one piece stands beside them. */
export function isTimesCount(
  rows: readonly { readonly count: number; readonly one: number; readonly row: number }[],
): boolean {
  const known = rows.filter(({ count, one }) => count > 1 && one > 0);
  const fitting = known.filter(({ count, one, row }) => Math.abs(one * count - row) <= SAME * row);
  return known.length > 0 && fitting.length >= 0.8 * known.length;
}
