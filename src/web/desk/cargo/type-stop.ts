/**
 * A stop is typed for a row. A row that names no customer takes over that of the stop, where all other rows of it name the
 * same one: the customer's sheets are by stop and name.
 */
import { change, draft } from '../../plan-request/draft-store.js';
import { type Row, withField, withRow } from '../../plan-request/request-draft.js';
import { stopsOf, withStops } from '../../plan-request/stops.js';

/** What was taken over last; while a number is typed on, it is of another stop. */
let taken: { readonly at: number; readonly name: string } | null = null;

/** @param stop null: none */
export function typeStop(at: number, stop: number | null, isOpposite: boolean): void {
  const now = draft.peek();
  const stops = stopsOf(now, isOpposite).map((one, place) => (place === at ? stop : one));
  const own = nameOf(now.cargoes[at]);
  const isOwn = own !== '' && !(taken?.at === at && taken.name === own);
  const name =
    isOwn || stop === null ? '' : onlyName(now.cargoes.filter((_, place) => place !== at && stops[place] === stop));
  if (!isOwn) taken = name === '' ? null : { at, name };
  const next = withStops(now, stops, isOpposite);
  const kind = `cargoes/${at}/sequence`;
  change(isOwn ? next : withRow(next, at, (row) => withField(row, 'groupName', name === '' ? undefined : name)), kind);
}

const nameOf = (row: Row | undefined) => String(row?.['groupName'] ?? '');

/** Empty: they name none, or not all of them the same one. */
function onlyName(rows: readonly Row[]): string {
  const [first = '', ...others] = new Set(rows.map(nameOf));
  return others.length === 0 ? first : '';
}
