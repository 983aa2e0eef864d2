/** What the routes of cargoes and containers share. */

import type { Warning } from '../../calculation/types.js';
import type { Uom } from '../../domain/words.js';
import type { DatabaseResponse } from '../../schema/answers.js';
import { type Static, Type } from '../../schema/typebox.js';
import type { Done } from '../../service/master-data.js';
import type { Page } from '../../store/index.js';
import { UOM_OF_REQUEST } from '../output-options.js';
import { PAGE_QUERY } from './shared.js';

export const UOM_QUERY = Type.Object({ UOM: UOM_OF_REQUEST });

export const RECORD_PAGE_PARAMETERS = {
  ...PAGE_QUERY,
  shared: Type.Boolean({ default: false, description: 'Without effect: a company shares all its records.' }),
  UOM: UOM_OF_REQUEST,
};

/** A request that says no unit means this one. */
export function uomOf(query: Static<typeof UOM_QUERY>): Uom {
  return query.UOM ?? 'UnitEnglish';
}

const OK = { status: 'succeed', message: 'OK' } as const;

export function databaseResponse({ names, warnings }: Done, ofQuery: readonly Warning[]): { body: DatabaseResponse } {
  return { body: { ...OK, count: names.length, names: [...names], warnings: [...ofQuery, ...warnings] } };
}

export function searchResponse<Item>({ items, next }: Page<Item>, warnings: readonly Warning[]) {
  return { body: { ...OK, count: items.length, items, next, warnings } };
}

/** A resource as such: it has the member only when there is something to say, so that it can be sent back as it is. */
export function withWarnings<Resource extends object>(resource: Resource, warnings: readonly Warning[]) {
  return warnings.length === 0 ? resource : { ...resource, warnings };
}
