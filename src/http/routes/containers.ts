/** Master data: containers. */

import { CONTAINER_TYPE } from '../../schema/enums.js';
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

const COMMON = { tag: 'Master data: containers', auth: 'key' } as const;
const type = Type.Enum([...CONTAINER_TYPE.values], {
  description: 'Type of the container.',
  'x-enum': CONTAINER_TYPE.name,
});
const OF_TYPE = Type.Object({ type });
const SEARCH = Type.Object({
  name: Type.Optional(Type.String({ description: "Part of the container's name, in any case." })),
  ...RECORD_PAGE_PARAMETERS,
});
const ONE = Type.Object({ type, name: Type.String({ minLength: 1, description: 'Name of the record.' }) });

export function containerRoutes({ masterData }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Database/Containers/{type}',
      operationId: 'findContainers',
      summary: 'Container records of a type, newest first.',
      params: OF_TYPE,
      query: SEARCH,
      body: null,
      answers: { 200: { description: 'The containers.', schema: 'ContainerDatabaseSearchResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, warnings }) => {
        const { name, ...page } = query;
        const filter = { contains: { name }, ...page };
        const found = masterData.search(caller.company, params.type, filter, uomOf(query));
        return searchResponse(await found, warnings);
      },
    }),
    route({
      ...COMMON,
      method: 'GET',
      path: '/Database/Containers/{type}/{name}',
      operationId: 'getContainer',
      summary: 'One container record.',
      params: ONE,
      query: UOM_QUERY,
      body: null,
      answers: { 200: { description: 'The container.', schema: 'StoredContainer' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, warnings }) => ({
        body: withWarnings(await masterData.read(caller.company, params.type, params.name, uomOf(query)), warnings),
      }),
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Database/Containers/{type}',
      operationId: 'saveContainer',
      summary: 'Inserts a container record, or overwrites the one of the same type and name.',
      params: OF_TYPE,
      query: UOM_QUERY,
      body: { kind: 'json', schema: 'ContainerRecord', description: 'The container; its type may be left out.' },
      answers: { 200: { description: 'It is stored.', schema: 'DatabaseResponse' }, ...BODY_ERRORS },
      handle: async ({ caller, params, query, body, warnings }) => {
        const saved = masterData.save(caller.company, params.type, body, uomOf(query));
        return databaseResponse(await saved, warnings);
      },
    }),
    route({
      ...COMMON,
      method: 'DELETE',
      path: '/Database/Containers/{type}/{name}',
      operationId: 'deleteContainer',
      summary: 'Deletes a container record.',
      params: ONE,
      query: NO_PARAMETERS,
      body: null,
      answers: { 200: { description: 'It is deleted.', schema: 'DatabaseResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, warnings }) =>
        databaseResponse(await masterData.delete(caller.company, params.type, params.name), warnings),
    }),
  ];
}
