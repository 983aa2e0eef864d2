/** What many routes answer alike. */
import type { Warning } from '../../calculation/types.js';
import type { DatabaseResponse } from '../../schema/answers.js';
import { leftOut } from '../../service/damaged-entries.js';
import type { BuiltLoad } from '../../service/loads/build-load.js';
import { tagOfDocument } from '../../service/loads/document.js';
import type { Done } from '../../service/records/master-data.js';
import type { Page } from '../../store/index.js';
import { serverTiming } from '../server-timing.js';

/** How long each part took; with the entity tag of the load where it was saved. */
export function headersOf({ timings, document }: BuiltLoad): Readonly<Record<string, string>> {
  return { 'Server-Timing': serverTiming(timings), ...(document && { ETag: tagOfDocument(document) }) };
}

const OK = { status: 'succeed', message: 'OK' } as const;

export function databaseResponse(
  { names, warnings, binId }: Done,
  ofQuery: readonly Warning[],
): { body: DatabaseResponse } {
  const done = { ...OK, count: names.length, names: [...names], ...(binId && { binId }) };
  return { body: { ...done, warnings: [...ofQuery, ...warnings] } };
}

/** One page of a search. */
export function pageResponse<Item>({ items, next, damaged = [] }: Page<Item>, warnings: readonly Warning[]) {
  const all = [...warnings, ...damaged.map(leftOut)];
  return { body: { ...OK, count: items.length, items, next, warnings: all } };
}

/** A resource as such: it has the member only when there is something to say, so that it can be sent back as it is. */
export function withWarnings<Resource extends object>(resource: Resource, warnings: readonly Warning[]) {
  return warnings.length === 0 ? resource : { ...resource, warnings };
}
