/**
 * Rows of cargo as the table lists them: those that are planned, and among them those that somebody leaves out of the plan
 * for now. Only the places of planned rows count: a plan knows no others.
 */
import { type Look, looksOf } from '../../scene/looks.js';
import { hexOfColour } from '../../schema/colours.js';

type Row = Readonly<Record<string, unknown>>;

export interface LeftOutRow {
  readonly row: Row;
  /** So many planned rows stand before it. */
  readonly at: number;
}

/** Of a draft. */
interface Rows {
  readonly cargoes: readonly Row[];
  readonly leftOut?: readonly LeftOutRow[];
}

interface ListedRow {
  readonly row: Row;
  readonly isOut: boolean;
}

function listed({ cargoes, leftOut = [] }: Rows): ListedRow[] {
  const before = cargoes.flatMap((row, place) => [...outAt(leftOut, place), { row, isOut: false }]);
  const after = leftOut.filter(({ at }) => at >= cargoes.length).map(({ row }) => ({ row, isOut: true }));
  return [...before, ...after];
}

function outAt(leftOut: readonly LeftOutRow[], place: number): ListedRow[] {
  return leftOut.filter(({ at }) => at === place).map(({ row }) => ({ row, isOut: true }));
}

function withListed<Draft extends Rows>(draft: Draft, rows: readonly ListedRow[]): Draft {
  const leftOut: LeftOutRow[] = [];
  let at = 0;
  for (const { row, isOut } of rows) {
    if (isOut) leftOut.push({ row, at });
    else at++;
  }
  const cargoes = rows.filter(({ isOut }) => !isOut).map(({ row }) => row);
  const { leftOut: _, ...others } = draft;
  return { ...(others as Draft), cargoes, ...(leftOut.length > 0 && { leftOut }) };
}

/** How rows look as they stand: like in the answer, whose cargo is told apart by name and stop. */
export function looksOfRows(rows: readonly Row[]): Look[] {
  // Without a name it is like no other.
  const named = rows.map(({ name, sequence, groupName }, at) => ({
    name: String(name || `\u0000${at}`),
    ...{ sequence: sequence as number | undefined, groupName: groupName as string | undefined },
  }));
  return looksOf({ cargoes: named }, rows);
}

/** While rows are left out each says the letters and the colour that it has among all: those on labels stay true. */
export function withLooks<Draft extends Rows>(draft: Draft): Draft {
  if (draft.leftOut === undefined) return draft;
  const rows = listed(draft);
  const looks = looksOfRows(rows.map(({ row }) => row));
  return withListed(
    draft,
    rows.map(({ row, isOut }, at) => ({ row: withLook(row, looks[at]!), isOut })),
  );
}

function withLook(row: Row, { code, colour }: Look): Row {
  const isColoured = row['colorHexaCode'] || row['colorKnownName'] || row['color'];
  return { ...row, ...(!isColoured && { colorHexaCode: hexOfColour(colour) }), letters: code };
}

/** What stays says its letters and its colour where others would come to it: those on labels stay true. */
function withoutRows<Draft extends Rows>(draft: Draft, gone: (one: ListedRow, at: number) => boolean): Draft {
  const all = listed(draft);
  const before = looksOfRows(all.map(({ row }) => row));
  const stays = all.flatMap((one, at) => (gone(one, at) ? [] : [{ ...one, look: before[at]! }]));
  for (let isAny = true; isAny; ) {
    isAny = false;
    const now = looksOfRows(stays.map(({ row }) => row));
    for (const [at, { row, look }] of stays.entries()) {
      const isSame = now[at]!.code === look.code && now[at]!.colour === look.colour;
      if (isSame || row['letters'] === look.code) continue;
      stays[at] = { ...stays[at]!, row: withLook(row, look) };
      isAny = true;
    }
  }
  return withListed(draft, stays);
}

/** @param places of planned rows */
function replaced<Draft extends Rows>(
  draft: Draft,
  places: ReadonlySet<number>,
  instead: (one: ListedRow) => readonly ListedRow[],
): Draft {
  let place = -1;
  return withListed(
    draft,
    listed(draft).flatMap((one) => {
      if (!one.isOut) place++;
      return !one.isOut && places.has(place) ? instead(one) : [one];
    }),
  );
}

export function withRowsLeftOut<Draft extends Rows>(draft: Draft, places: ReadonlySet<number>): Draft {
  return replaced(draft, places, ({ row }) => [{ row, isOut: true }]);
}

export function withRowsRemoved<Draft extends Rows>(draft: Draft, places: ReadonlySet<number>): Draft {
  let place = -1;
  return withoutRows(draft, ({ isOut }) => !isOut && places.has(++place));
}

/** Each below itself. */
export function withRowsTwice<Draft extends Rows>(draft: Draft, places: ReadonlySet<number>): Draft {
  return replaced(draft, places, (one) => [one, one]);
}

/** What was left out by a quantity of 0 asks for one. @param which of those that are left out; absent: all */
export function withRowsBack<Draft extends Rows>(draft: Draft, which?: number): Draft {
  let out = -1;
  return withListed(
    draft,
    listed(draft).map(({ row, isOut }) => {
      if (isOut) out++;
      const { qty, ...rest } = row;
      const isBack = isOut && (which === undefined || which === out);
      return isBack ? { row: qty === 0 ? rest : row, isOut: false } : { row, isOut };
    }),
  );
}

export function withoutLeftOut<Draft extends Rows>(draft: Draft, which: number): Draft {
  let out = -1;
  return withoutRows(draft, ({ isOut }) => isOut && ++out === which);
}
