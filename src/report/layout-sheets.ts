/** The sheets of a load in the order in which a layout has them: finished pallets are built before they are loaded. */
import type { Sentence } from '../domain/coded-sentences.js';
import { customersOf } from '../domain/customers.js';
import { deliveriesOf, deliveryOf } from '../domain/deliveries.js';
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
  if (areForReceivers(source, layout)) yield* receiverSheets(source, shown);
  else for (const row of shown) yield* copiesOf(containerSheet(source, row), layout.isFilledIn);
}

/** What each receiver gets from all containers, by the order of the stops; of the whole load those, too, that get nothing. */
function receiverSheets(source: ReportSource, rows: readonly ContainerRow[]): LoadSheet[] {
  const found = new Map<string, [LoadSheet, ...LoadSheet[]]>();
  let last: LoadSheet | null = null;
  for (const row of rows) {
    const sheet = containerSheet(source, row);
    last = sheet;
    for (const receiver of sheet.stops.rows) {
      const own = sheetFor(sheet, receiver);
      const before = found.get(keyOf(receiver));
      if (before === undefined) found.set(keyOf(receiver), [own]);
      else before.push(own);
    }
  }
  const served = [...found.values()].map(([first, ...further]) => ({ ...first, further }));
  const isWhole = rows.flatMap(({ sequences }) => sequences).length === source.load.plan.containers.length;
  const others = isWhole && last !== null ? receiversBehind(source).filter((one) => !found.has(keyOf(one))) : [];
  return [...served, ...others.map((receiver) => sheetFor(last!, receiver))].toSorted(
    ({ receiver: one }, { receiver: other }) => (one?.stop ?? 0) - (other?.stop ?? 0),
  );
}

const keyOf = ({ stop, group }: Pick<StopRow, 'stop' | 'group'>) => `${stop} ${group}`;

/** Of pictures and steps it has none: not all of a large load is held in memory. */
function sheetFor(sheet: LoadSheet, receiver: StopRow): LoadSheet {
  return {
    ...sheet,
    receiver,
    manifest: sheet.manifest.filter((row) => isFor(receiver, row)),
    ...{ labels: [], pallets: [], steps: [], layers: [], stacks: [] },
    own: { quantity: 0, weight: 0 },
  };
}

/** Whose cargo stays behind, each once. */
function receiversBehind({ load: { problem, plan } }: ReportSource): StopRow[] {
  const deliveries = deliveriesOf(problem);
  const customers = customersOf(problem, deliveries);
  const rows = plan.unloaded.map(({ cargo }): StopRow => {
    const stop = deliveryOf(deliveries, problem.cargoes, cargo);
    return { stop, group: customers[cargo]!, quantity: 0, pallets: [], loose: [], behind: 0, weight: 0 };
  });
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** Nothing is loaded for who gets the sheet. */
export const isForNobody = ({ receiver }: LoadSheet): boolean => receiver?.quantity === 0;

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
