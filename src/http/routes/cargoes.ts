/** Master data: cargoes. */

import { LIMITS } from '../../schema/limits.js';
import { Type } from '../../schema/typebox.js';
import type { Services } from '../../service/services.js';
import { type Route, route } from '../route.js';
import { databaseResponse } from './answers.js';
import { type RecordWords, recordRoutes, saveRoute, UOM_QUERY, uomOf } from './master-data.js';
import { BODY_ERRORS, NO_PARAMETERS } from './shared.js';

const CARGOES: RecordWords = {
  tag: 'Master data: cargoes',
  path: '/Database/Cargoes',
  params: NO_PARAMETERS,
  kindOf: () => 'Cargo',
  searched: {
    nameGroup: { field: 'groupName', of: "the group's name" },
    nameCargo: { field: 'name', of: "the cargo's name" },
    aliasCargo: { field: 'alias', of: 'the alias' },
    alias2Cargo: { field: 'alias2', of: 'the second alias' },
  },
  find: {
    operationId: 'findCargoes',
    summary: 'Cargo records, newest first.',
    description: 'The cargoes.',
    schema: 'CargoDatabaseSearchResponse',
  },
  get: { operationId: 'getCargo', summary: 'One cargo record.', description: 'The cargo.', schema: 'StoredCargo' },
  remove: { operationId: 'deleteCargo', summary: 'Deletes a cargo record.' },
};

const SAVE = {
  operationId: 'saveCargo',
  summary: 'Inserts a cargo record, or overwrites the one of the same name.',
  description: 'The cargo.',
  schema: 'CargoRecord',
} as const;

const MANY = Type.Array(Type.Ref('CargoRecord'), { minItems: 1, maxItems: LIMITS.cargoes });
const MANY_BODY = Type.Union([MANY, Type.Object({ cargoes: MANY })]);

export function cargoRoutes(services: Services): readonly Route[] {
  const { masterData } = services;
  const common = { tag: CARGOES.tag, auth: 'key', query: UOM_QUERY } as const;
  return recordRoutes(services, CARGOES, [
    saveRoute(services, CARGOES, () => 'Cargo', SAVE),
    route({
      ...common,
      method: 'POST',
      path: '/Database/Cargoes/Multiple',
      operationId: 'saveCargoes',
      summary: 'Inserts or overwrites many cargo records. If one is faulty, none is stored.',
      params: NO_PARAMETERS,
      body: { kind: 'json', schema: MANY_BODY, description: 'An array, or an object with the array as `cargoes`.' },
      answers: { 200: { description: 'The records are stored.', schema: 'DatabaseResponse' }, ...BODY_ERRORS },
      handle: async ({ caller, query, body, warnings }) =>
        databaseResponse(await masterData.saveCargoes(caller.company, body, uomOf(query)), warnings),
    }),
    route({
      ...common,
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
      body: { kind: 'json', schema: 'CargoChange', description: 'Fields of the cargo; null removes one.' },
      answers: { 200: { description: 'The record is changed.', schema: 'DatabaseResponse' }, ...BODY_ERRORS },
      handle: async ({ caller, params, query, body, warnings }) =>
        databaseResponse(await masterData.patchCargo(caller.company, params.name, body, uomOf(query)), warnings),
    }),
  ]);
}
