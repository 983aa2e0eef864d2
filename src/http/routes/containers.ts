/** Master data: containers. */

import type { ContainerType } from '../../domain/words.js';
import { CONTAINER_TYPE } from '../../schema/enums.js';
import { Type } from '../../schema/typebox.js';
import type { Services } from '../../service/services.js';
import type { Route } from '../route.js';
import { type RecordWords, recordRoutes, saveRoute } from './master-data.js';

const type = Type.Enum([...CONTAINER_TYPE.values], {
  description: 'Type of the container.',
  'x-enum': CONTAINER_TYPE.name,
});

const PARAMS = Type.Object({ type });

const CONTAINERS: RecordWords = {
  tag: 'Master data: containers',
  path: '/Database/Containers/{type}',
  params: PARAMS,
  kindOf: ({ type }: { readonly type: ContainerType }) => type,
  searched: { name: { field: 'name', of: "the container's name" } },
  find: {
    operationId: 'findContainers',
    summary: 'Container records of a type, newest first.',
    description: 'The containers.',
    schema: 'ContainerDatabaseSearchResponse',
  },
  get: {
    operationId: 'getContainer',
    summary: 'One container record.',
    description: 'The container.',
    schema: 'StoredContainer',
  },
  remove: { operationId: 'deleteContainer', summary: 'Deletes a container record.' },
};

const SAVE = {
  operationId: 'saveContainer',
  summary: 'Inserts a container record, or overwrites the one of the same type and name.',
  description: 'The container; its type may be left out.',
  schema: 'ContainerRecord',
} as const;

export function containerRoutes(services: Services): readonly Route[] {
  return recordRoutes(services, CONTAINERS, [
    saveRoute(services, { ...CONTAINERS, params: PARAMS }, ({ type }) => type, SAVE),
  ]);
}
