/**
 * What stays behind, each piece group once: rows of one name and delivery are one line, whose count is that of all of them. It
 * stands below the reason of most of its pieces, with what else keeps some of them out inside it.
 */
export interface LeftRow {
  readonly name: string;
  readonly qty: number;
  /** Where it would leave; empty: nobody said. */
  readonly leaves: string;
  /** Why it stays behind. */
  readonly sentence: string;
}

export interface LeftGroup<Row extends LeftRow> {
  /** Of most pieces. */
  readonly row: Row;
  readonly qty: number;
  readonly also: readonly Pick<LeftRow, 'qty' | 'sentence'>[];
}

/** By reason; what keeps most pieces out comes first. */
export function leftGroups<Row extends LeftRow>(
  rows: readonly Row[],
): (readonly [sentence: string, groups: readonly LeftGroup<Row>[]])[] {
  const alike = new Map<string, Row[]>();
  for (const row of rows) push(alike, JSON.stringify([row.name, row.leaves]), row);
  const bySentence = new Map<string, LeftGroup<Row>[]>();
  for (const group of [...alike.values()].map(joined)) push(bySentence, group.row.sentence, group);
  return [...bySentence].toSorted(([, one], [, other]) => pieces(other) - pieces(one));
}

function joined<Row extends LeftRow>(rows: readonly Row[]): LeftGroup<Row> {
  const counts = new Map<string, number>();
  for (const { sentence, qty } of rows) counts.set(sentence, (counts.get(sentence) ?? 0) + qty);
  const [[main], ...also] = [...counts].toSorted(([, one], [, other]) => other - one) as [[string, number]];
  return {
    row: rows.find(({ sentence }) => sentence === main)!,
    qty: pieces(rows),
    also: (also as [string, number][]).map(([sentence, qty]) => ({ sentence, qty })),
  };
}

function push<One>(into: Map<string, One[]>, key: string, one: One): void {
  const there = into.get(key);
  if (there === undefined) into.set(key, [one]);
  else there.push(one);
}

const pieces = (rows: readonly { readonly qty: number }[]) => rows.reduce((sum, { qty }) => sum + qty, 0);
