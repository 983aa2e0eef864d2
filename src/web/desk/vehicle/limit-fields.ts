/** What a row of the order says of door, floor, centre of gravity and axles, and rows that say something else. */
import { CATALOGUE_UOM, equipmentIn } from '../../../domain/equipment.js';
import { convert, type Density, densityRatio, toFourPlaces } from '../../../domain/units.js';
import { type RequestDraft, type Row, withCell, withField } from '../../plan-request/request-draft.js';
import { shownIn } from '../../units/measured.js';
import { rowsKeptIn } from '../../units/measured-rows.js';

/** A member of the row that has members of its own; none: nothing is said of it. */
export type Part = 'door' | 'cogTolerance' | 'axles';

export function partOf(row: Row, part: Part): Row | null {
  const value = row[part];
  return typeof value === 'object' && value !== null ? (value as Row) : null;
}

/** @param value null: nothing is said of it any more */
export function withPart(draft: RequestDraft, at: number, part: Part, value: Row | null): RequestDraft {
  return withCell(draft, 'emptyContainers', at, part, value ?? undefined);
}

/** A member of a part, or of a group in it. */
export function withMember(part: Row, path: readonly string[], value: unknown): Row {
  const [field = '', ...inner] = path;
  if (inner.length === 0) return withField(part, field, value);
  return { ...part, [field]: withMember((part[field] ?? {}) as Row, inner, value) };
}

/** Who carries the container, as people choose it. */
export const LAYOUTS = ['Rigid', 'Tractor', 'Trailer'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const CARRIERS = ['steer', 'drive', 'trailer', 'kingpin'] as const;
export type CarrierField = (typeof CARRIERS)[number];

export const CARRIERS_OF: Readonly<Record<Layout, readonly CarrierField[]>> = {
  Rigid: ['steer', 'drive'],
  Tractor: ['steer', 'drive', 'kingpin', 'trailer'],
  Trailer: ['kingpin', 'trailer'],
};

export function layoutOf(axles: Row): Layout {
  if (axles['layout'] === 'Rigid') return 'Rigid';
  const has = (name: CarrierField) => axles[name] !== undefined && axles[name] !== null;
  return has('steer') || has('drive') ? 'Tractor' : 'Trailer';
}

/** What was said of the groups that stay is kept. */
export function withLayout(axles: Row | null, layout: Layout): Row {
  const { maxGrossWeight } = axles ?? {};
  const groups = CARRIERS_OF[layout].map((name) => [name, axles?.[name] ?? {}]);
  return {
    layout: layout === 'Rigid' ? 'Rigid' : 'SemiTrailer',
    ...Object.fromEntries(groups),
    ...(maxGrossWeight === undefined ? {} : { maxGrossWeight }),
  };
}

/** A weight on a length or an area as it is shown; it has no unit of its own. */
export function densityShown(value: unknown, density: Density, { uom, shown }: RequestDraft): unknown {
  if (typeof value !== 'number' || uom === null) return value;
  return toFourPlaces(convert(value, densityRatio(density, uom, shown)));
}

export function densityTyped(value: unknown, density: Density, { uom, shown }: RequestDraft): unknown {
  if (typeof value !== 'number' || uom === null) return value;
  return toFourPlaces(convert(value, densityRatio(density, shown, uom)));
}

/** Common vehicles whose axles may be taken, those of nearly the length of the container first. */
export function axleSets(row: Row, draft: RequestDraft): readonly string[] {
  const own = inCatalogue(row['length'], draft);
  const far = (length: number) => (own === null ? 0 : Math.abs(length - own));
  return equipmentIn(CATALOGUE_UOM)
    .filter((one) => 'axles' in one)
    .toSorted((one, other) => far(one.length) - far(other.length))
    .map(({ name }) => name);
}

/** Of the length, where the middle of the hindmost axles stands at least: else more hangs behind them than any vehicle bears. */
const LEAST_REAR = 0.5;

/** Whether axles stand as those of a vehicle of this length do; also where nothing is known. */
export function suitLength(row: Row, draft: RequestDraft): boolean {
  const { trailer, drive } = (row['axles'] ?? {}) as Readonly<Record<string, Row | undefined>>;
  const rear = inCatalogue((trailer ?? drive)?.['position'], draft);
  const length = inCatalogue(row['length'], draft);
  return rear === null || length === null || (rear >= LEAST_REAR * length && rear <= length);
}

/** Null: there is no figure. */
function inCatalogue(value: unknown, draft: RequestDraft): number | null {
  const shown = shownIn(value, 'length', { ...draft, shown: CATALOGUE_UOM });
  return typeof shown === 'number' ? shown : null;
}

/** The container with the axles of a common vehicle. */
export function withAxlesOf(draft: RequestDraft, at: number, name: string): RequestDraft {
  const found = equipmentIn(CATALOGUE_UOM).find((one) => one.name === name) as Row | undefined;
  if (found?.['axles'] === undefined) return draft;
  const [row] = rowsKeptIn('EmptyContainer', [{ axles: found['axles'] }], CATALOGUE_UOM, draft.uom);
  return withCell(draft, 'emptyContainers', at, 'axles', row!['axles']);
}
