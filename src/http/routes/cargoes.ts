/** Master data: cargoes. */

import { LIMITS } from '../../schema/limits.js';
import { Type } from '../../schema/typebox.js';
import type { Services } from '../../service/services.js';
import { type Route, route } from '../route.js';
import {
  databaseResponse,
  RECORD_PAGE_PARAMETERS,
  searchResponse,
  UOM_QUERY,
  uomOf,
  withWarnings,
} from './master-data.js';
import { BODY_ERRORS, COMMON_ERRORS, NO_PARAMETERS } from './shared.js';

const COMMON = { tag: 'Master data: cargoes', auth: 'key' } as const;
const ONE = Type.Object({ name: Type.String({ minLength: 1, description: 'Name of the record.' }) });
const part = (description: string) =>
  Type.Optional(Type.String({ description: `Part of ${description}, in any case.` }));

const SEARCH = Type.Object({
  nameGroup: part("the group's name"),
  nameCargo: part("the cargo's name"),
  aliasCargo: part('the alias'),
  alias2Cargo: part('the second alias'),
  ...RECORD_PAGE_PARAMETERS,
});

const MANY = Type.Array(Type.Ref('CargoRecord'), { minItems: 1, maxItems: LIMITS.cargoes });
const MANY_BODY = Type.Union([MANY, Type.Object({ cargoes: MANY })]);

export function cargoRoutes({ masterData }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Database/Cargoes',
      operationId: 'findCargoes',
      summary: 'Cargo records, newest first.',
      params: NO_PARAMETERS,
      query: SEARCH,
      body: null,
      answers: { 200: { description: 'The cargoes.', schema: 'CargoDatabaseSearchResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, query, warnings }) => {
        const { nameGroup: groupName, nameCargo: name, aliasCargo: alias, alias2Cargo: alias2, ...page } = query;
        const filter = { contains: { groupName, name, alias, alias2 }, ...page };
        return searchResponse(await masterData.search(caller.company, 'Cargo', filter, uomOf(query)), warnings);
      },
    }),
    route({
      ...COMMON,
      method: 'GET',
      path: '/Database/Cargoes/{name}',
      operationId: 'getCargo',
      summary: 'One cargo record.',
      params: ONE,
      query: UOM_QUERY,
      body: null,
      answers: { 200: { description: 'The cargo.', schema: 'StoredCargo' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, warnings }) => ({
        body: withWarnings(await masterData.read(caller.company, 'Cargo', params.name, uomOf(query)), warnings),
      }),
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Database/Cargoes',
      operationId: 'saveCargo',
      summary: 'Inserts a cargo record, or overwrites the one of the same name.',
      params: NO_PARAMETERS,
      query: UOM_QUERY,
      body: { kind: 'json', schema: 'CargoRecord', description: 'The cargo.' },
      answers: { 200: { description: 'It is stored.', schema: 'DatabaseResponse' }, ...BODY_ERRORS },
      handle: async ({ caller, query, body, warnings }) =>
        databaseResponse(await masterData.save(caller.company, 'Cargo', body, uomOf(query)), warnings),
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Database/Cargoes/Multiple',
      operationId: 'saveCargoes',
      summary: 'Inserts or overwrites many cargo records: all, or none when one is faulty.',
      params: NO_PARAMETERS,
      query: UOM_QUERY,
      body: { kind: 'json', schema: MANY_BODY, description: 'An array, or an object with the array as `cargoes`.' },
      answers: { 200: { description: 'They are stored.', schema: 'DatabaseResponse' }, ...BODY_ERRORS },
      handle: async ({ caller, query, body, warnings }) =>
        databaseResponse(await masterData.saveCargoes(caller.company, body, uomOf(query)), warnings),
    }),
    route({
      ...COMMON,
      method: 'PUT',
      path: '/Database/Cargoes/{name}',
      operationId: 'changeCargo',
      summary: 'Changes some fields of a cargo record (JSON merge patch, RFC 7396).',
      params: Type.Object({
        name: Type.String({
          minLength: 1,
          description:
            'Name of the record; or name, alias or alias2: the field of the body that identifies the records.',
        }),
      }),
      query: UOM_QUERY,
      body: { kind: 'json', schema: 'CargoChange', description: 'Fields of the cargo; null removes one.' },
      answers: { 200: { description: 'It is changed.', schema: 'DatabaseResponse' }, ...BODY_ERRORS },
      handle: async ({ caller, params, query, body, warnings }) =>
        databaseResponse(await masterData.patchCargo(caller.company, params.name, body, uomOf(query)), warnings),
    }),
    route({
      ...COMMON,
      method: 'DELETE',
      path: '/Database/Cargoes/{name}',
      operationId: 'deleteCargo',
      summary: 'Deletes a cargo record.',
      params: ONE,
      query: NO_PARAMETERS,
      body: null,
      answers: { 200: { description: 'It is deleted.', schema: 'DatabaseResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, warnings }) =>
        databaseResponse(await masterData.delete(caller.company, 'Cargo', params.name), warnings),
    }),
  ];
}
