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

/** Kilograms a cubic metre: lighter than packed foam, heavier than any goods in cartons or on pallets but solid metal. */
const LEAST_DENSITY = 15;
const MOST_DENSITY = 2_500;
/** Nothing is denser: it is another unit. */
const DENSEST = 12_000;

/** What a line of totals proves; unknown: neither sum is the total, or both are. */
export function weightByTotal(rows: readonly WeighedRow[], total: number): WeightIs {
  const ofRows = rows.reduce((sum, { weight }) => sum + weight, 0);
  const ofPieces = rows.reduce((sum, { weight, count }) => sum + weight * count, 0);
  const isSame = (sum: number) => Math.abs(sum - total) <= SAME * Math.abs(total);
  if (isSame(ofRows) === isSame(ofPieces)) return 'unknown';
  return isSame(ofRows) ? 'ofRow' : 'ofOne';
}

/** Whether goods can weigh so much: of at least half of the rows, one piece with that weight is neither foam nor lead. */
export function isPlausibleOfOne(rows: readonly WeighedRow[]): boolean {
  const known = rows.filter(({ cubicMetres, kilograms }) => cubicMetres && kilograms);
  const plausible = known.filter(({ weight, kilograms, cubicMetres }) => {
    const density = (weight * kilograms!) / cubicMetres!;
    return density >= LEAST_DENSITY && density <= MOST_DENSITY;
  });
  return plausible.length >= known.length / 2;
}

/** The same with the weight as that of all pieces of the row. */
export function isPlausibleOfRow(rows: readonly WeighedRow[]): boolean {
  return isPlausibleOfOne(rows.map((row) => ({ ...row, weight: row.weight / Math.max(1, row.count) })));
}

/** No goods weigh so much a piece, and some might where it is the weight of all pieces of the row. */
export function isPerhapsOfRow(rows: readonly WeighedRow[]): boolean {
  if (isPlausibleOfOne(rows)) return false;
  const known = rows.filter(({ cubicMetres, kilograms }) => cubicMetres && kilograms);
  const possible = known.filter(
    ({ weight, count, kilograms, cubicMetres }) => (weight * kilograms!) / Math.max(1, count) / cubicMetres! <= DENSEST,
  );
  return possible.length >= known.length / 2;
}

/** Whether these weights are those of the row, where the weight of one piece stands beside them. */
export function isTimesCount(
  rows: readonly { readonly count: number; readonly one: number; readonly row: number }[],
): boolean {
  const known = rows.filter(({ count, one }) => count > 1 && one > 0);
  const fitting = known.filter(({ count, one, row }) => Math.abs(one * count - row) <= SAME * row);
  return known.length > 0 && fitting.length >= 0.8 * known.length;
}
