/** The sheets of a load in the order in which a layout has them: finished pallets are built before they are loaded. */
import type { Sentence } from '../domain/coded-sentences.js';
import { deliveriesOf } from '../domain/deliveries.js';
import { copiesOf } from './heading.js';
import type { Layout } from './layouts.js';
import { isPallet } from './model/labels.js';
import {
  type ContainerRow,
  containerSheet,
  type LoadSheet,
  palletSheet,
  palletsIn,
  type Report,
} from './model/report.js';
import type { ReportSource } from './model/source.js';
import type { StopRow } from './model/stops.js';

/** Whether each sheet is for one receiver: the live page, which shows them all, is not theirs. */
export function areForReceivers({ load }: ReportSource, { isByReceiver }: Layout): boolean {
  return isByReceiver && deliveriesOf(load.problem).areStops;
}

/** Each is made when it is asked for: large loads are not held in memory at once. */
export function* sheetsOf(source: ReportSource, rows: readonly ContainerRow[], layout: Layout): Generator<LoadSheet> {
  if (layout.hasPallets) {
    for (const place of palletsIn(source, rows)) yield palletSheet(source, place);
  }
  const shown = rows.filter(({ sequences }) => layout.hasContainers || isPallet(source, sequences[0]!));
  const hasReceivers = areForReceivers(source, layout);
  for (const row of shown) {
    const sheet = containerSheet(source, row);
    if (hasReceivers) yield* receiverSheets(sheet);
    else yield* copiesOf(sheet, layout.isFilledIn);
  }
}

/** Of one container what each receiver gets, by the order of the stops. */
function receiverSheets(sheet: LoadSheet): LoadSheet[] {
  return sheet.stops.rows.map((receiver) => ({
    ...sheet,
    receiver,
    manifest: sheet.manifest.filter((row) => isFor(receiver, row)),
    labels: [],
    pallets: [],
    own: { quantity: 0, weight: 0 },
  }));
}

/** What of the report is for who gets a sheet. */
export function reportFor(report: Report, { receiver }: LoadSheet): Report {
  if (receiver === undefined) return report;
  const own = report.unloaded.filter((row) => isFor(receiver, row));
  return { ...report, unloaded: own.map((row) => ({ ...row, detail: withoutOthers(row.detail) })) };
}

/** What of a sentence may be the goods of others. */
const NAMES_OF_CARGO = ['cargo', 'cargoes', 'kept', 'set'];

/** The same without the goods of others; empty: nothing is left of it. */
function withoutOthers(detail: Sentence): Sentence {
  if (typeof detail === 'string') return '';
  const { code, values } = detail;
  if (code === 'RuleForbids') return { code: 'RuleForbidsIt', values };
  return NAMES_OF_CARGO.some((name) => values[name] !== undefined) ? '' : detail;
}

function isFor(receiver: StopRow, { stop, group }: Pick<StopRow, 'stop' | 'group'>): boolean {
  return stop === receiver.stop && group === receiver.group;
}
