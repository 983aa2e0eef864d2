/** The sheets of a load in the order in which a layout has them: finished pallets are built before they are loaded. */
import { copiesOf } from './heading.js';
import type { Layout } from './layouts.js';
import { isPallet } from './model/labels.js';
import { type ContainerRow, containerSheet, type LoadSheet, palletSheet, palletsIn } from './model/report.js';
import type { ReportSource } from './model/source.js';

/** Each is made when it is asked for: large loads are not held in memory at once. */
export function* sheetsOf(source: ReportSource, rows: readonly ContainerRow[], layout: Layout): Generator<LoadSheet> {
  if (layout.hasPallets) {
    for (const place of palletsIn(source, rows)) yield palletSheet(source, place);
  }
  const shown = rows.filter(({ sequences }) => layout.hasContainers || isPallet(source, sequences[0]!));
  for (const row of shown) yield* copiesOf(containerSheet(source, row), layout.isFilledIn);
}
