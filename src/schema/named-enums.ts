/** Names of the closed lists in the interface definition: generators make one type of a list that has a name. */

import { PROGRESS_KINDS } from '../domain/progress.js';
import { CALCULATION_ERROR_CODES, ERROR_CODES, ISSUE_CODES, UNLOADED_REASONS, WARNING_CODES } from './codes.js';
import { ENUMERATIONS } from './enums.js';
import { LINK_ALLOWS } from './links.js';
import { COLOUR_NAMES } from './named-colours.js';
import { REPORT_LABEL_SIZES, REPORT_LAYOUTS, REPORT_PAPERS } from './reports.js';
import { ROLES, SCOPES } from './roles.js';

/** Of lists that are no enumeration with codes and other names. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  CalculationErrorCodeEnum: CALCULATION_ERROR_CODES,
  ErrorCodeEnum: ERROR_CODES,
  IssueCodeEnum: ISSUE_CODES,
  WarningCodeEnum: WARNING_CODES,
  UnloadedReasonEnum: UNLOADED_REASONS,
  ColourNameEnum: ['', ...COLOUR_NAMES],
  RoleEnum: ROLES,
  ScopeEnum: SCOPES,
  LinkAllowsEnum: LINK_ALLOWS,
  ProgressKindEnum: PROGRESS_KINDS,
  BinKindEnum: ['Load', 'Cargo', 'Rules', 'Carton', 'Pallet', 'SeaVan', 'Truck', 'ULD'],
  ReportLabelSizeEnum: REPORT_LABEL_SIZES,
  ReportLayoutEnum: REPORT_LAYOUTS,
  ReportPaperEnum: REPORT_PAPERS,
  LoadOrderEnum: ['Created', 'Saved'],
  OrientationEnum: [1, 2, 3, 4, 5, 6].map((number) => `Orientation${number}`),
  ProcessStateEnum: ['queued', 'running', 'done', 'failed', 'cancelled'],
  DeliveryStateEnum: ['pending', 'delivered', 'failed'],
  OutcomeEnum: ['succeed', 'failed'],
  SucceededEnum: ['succeed'],
  FailedEnum: ['failed'],
  DoneEnum: ['OK'],
  QueuedEnum: ['Queued'],
  LiveEnum: ['live'],
  ReadyEnum: ['ready'],
  AxleNameEnum: ['steer', 'drive', 'trailer', 'kingpin'],
  LengthUnitEnum: ['in', 'mm', 'cm'],
  AreaUnitEnum: ['ft2', 'm2'],
  WeightUnitEnum: ['lb', 'kg'],
  VolumeUnitEnum: ['ft3', 'm3'],
  WeightPerLengthUnitEnum: ['lb/ft', 'kg/m'],
  PressureUnitEnum: ['lb/ft2', 'kg/m2'],
};

const NAMED: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OTHERS).map(([name, values]): [string, string] => [JSON.stringify(values), name]),
  ...[...ENUMERATIONS.values()].map(({ name, values }): [string, string] => [JSON.stringify(values), name]),
]);

/**
 * Name of a list by what it holds.
 * @throws Error for a list without one: enter it above
 */
export function nameOfEnum(values: readonly unknown[]): string {
  const name = NAMED.get(JSON.stringify(values));
  if (name === undefined) throw new Error(`src/schema/named-enums.ts has no name for ${JSON.stringify(values)}`);
  return name;
}
