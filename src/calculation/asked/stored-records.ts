/** Cargoes and containers whose details come from the master data (docs/interface.md, Master data). */
import { type Rounding, UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import type { CargoBody } from '../../schema/cargo.js';
import type { CalculationErrorCode } from '../../schema/codes.js';
import type { EmptyContainerBody } from '../../schema/empty-container.js';
import { CONTAINER_TYPE } from '../../schema/enums.js';
import { type Issue, pointTo } from '../../schema/issue.js';
import type { ResourceName } from '../../schema/node.js';
import { checkCargo, checkContainer } from '../../schema/record-checks.js';
import { convertForCalculation } from '../convert-record.js';
import type { Warning } from '../types.js';
import { isSound, type Placed } from './placed.js';
import { rulesNameOf } from './rules-profile.js';
import type { StoredRecords } from './stored-record.js';

/** Containers are unique by type and name. */
export function containerKey(containerType: string, name: string): string {
  return `${containerType}/${name}`;
}

export interface NamesToLookUp {
  /** Of rule profiles. */
  readonly rules: readonly string[];
  readonly cargoes: readonly string[];
  readonly containers: readonly { readonly containerType: string; readonly name: string }[];
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}

/** Names in a body, whatever its faults: what a service looks up before the calculation. Each once. */
export function namesToLookUp(body: unknown): NamesToLookUp {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const cargoes = new Set<string>();
  for (const { name } of records(fields['cargoes'])) if (typeof name === 'string') cargoes.add(name.trim());
  const containers = new Map<string, { containerType: string; name: string }>();
  for (const container of records(fields['emptyContainers'] ?? fields['containers'])) {
    const containerType = CONTAINER_TYPE.match(container['containerType']);
    if (containerType === undefined || typeof container['name'] !== 'string') continue;
    const name = container['name'].trim();
    containers.set(containerKey(containerType, name), { containerType, name });
  }
  const profile = rulesNameOf(body);
  return {
    rules: profile === undefined ? [] : [profile],
    cargoes: [...cargoes],
    containers: [...containers.values()],
  };
}

/** Fields of a request that win over the record; everything else comes from the record. */
export const CARGO_FIELDS_OF_REQUEST = [
  'qty',
  'sequence',
  'groupName',
  'setRatio',
  'orderPieces',
  'color',
  'colorHexaCode',
  'colorKnownName',
  'letters',
  ...Array.from({ length: 10 }, (_, index) => `property${index + 1}`),
];
export const CONTAINER_FIELDS_OF_REQUEST = ['qty', 'color', 'colorHexaCode', 'colorKnownName'];

export interface Merged<T> {
  readonly records: readonly Placed<T>[];
  readonly issues: readonly Issue[];
  readonly warnings: readonly Warning[];
}

interface Kind<T> {
  readonly resource: ResourceName;
  readonly fieldsOfRequest: readonly string[];
  readonly rounding: Rounding;
  readonly missing: CalculationErrorCode;
  /** What `key` is made of. */
  readonly named: readonly string[];
  readonly key: (given: T) => string;
  readonly check: (merged: T, pointer: string, known: readonly Issue[]) => Issue[];
}

const CARGO: Kind<CargoBody> = {
  resource: 'CargoRecord',
  fieldsOfRequest: CARGO_FIELDS_OF_REQUEST,
  rounding: 'up',
  missing: 'CargoNotInDatabase',
  named: ['name'],
  key: (cargo) => cargo.name,
  check: checkCargo,
};

const CONTAINER: Kind<EmptyContainerBody> = {
  resource: 'EmptyContainer',
  fieldsOfRequest: CONTAINER_FIELDS_OF_REQUEST,
  rounding: 'down',
  missing: 'ContainerNotInDatabase',
  named: ['containerType', 'name'],
  key: (container) => containerKey(container.containerType, container.name ?? ''),
  check: checkContainer,
};

/** Colours go together: a colour of any form in the request replaces the record's colour. */
const COLOUR_FIELDS = ['color', 'colorHexaCode', 'colorKnownName'];

function mergeOne<T extends object>(kind: Kind<T>, given: T, record: object): T {
  const fields = given as Readonly<Record<string, unknown>>;
  const own = Object.fromEntries(
    kind.fieldsOfRequest.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]),
  );
  const merged: Record<string, unknown> = { ...record, ...own };
  if (COLOUR_FIELDS.some((field) => field in own)) {
    for (const field of COLOUR_FIELDS) if (!(field in own)) delete merged[field];
  }
  return merged as T;
}

function mergeAll<T extends object>(
  kind: Kind<T>,
  given: readonly Placed<T>[],
  stored: StoredRecords,
  uom: Uom,
  pointer: string,
): Merged<T> {
  const issues: Issue[] = [];
  const warnings: Warning[] = [];
  const records: Placed<T>[] = [];
  for (const placed of given) {
    if (!isSound(placed, ...kind.named)) continue;
    const { index, record: named } = placed;
    const here = pointTo(pointer, index);
    const key = kind.key(named);
    const found = Object.hasOwn(stored, key) ? stored[key] : undefined;
    if (found === undefined) {
      const message = `\`${key}\` is not in the master data.`;
      issues.push({ pointer: pointTo(here, 'name'), code: kind.missing, message });
      continue;
    }
    const units = { from: found.uom, to: uom };
    const converted = convertForCalculation(kind.resource, found.record, units, kind.rounding, (field) => {
      const message = `\`${field.slice(1)}\` of the record \`${key}\` was rounded ${kind.rounding} to 4 decimals of ${UNITS[uom].length}.`;
      warnings.push({ code: 'Rounded', pointer: here + field, message });
    });
    const record = mergeOne(kind, named, converted);
    issues.push(...kind.check(record, here, []));
    records.push({ ...placed, record });
  }
  return { records, issues, warnings };
}

export function mergeCargoes(given: readonly Placed<CargoBody>[], stored: StoredRecords, uom: Uom): Merged<CargoBody> {
  return mergeAll(CARGO, given, stored, uom, '/cargoes');
}

export function mergeContainers(
  given: readonly Placed<EmptyContainerBody>[],
  stored: StoredRecords,
  uom: Uom,
  pointer: string,
): Merged<EmptyContainerBody> {
  return mergeAll(CONTAINER, given, stored, uom, pointer);
}
