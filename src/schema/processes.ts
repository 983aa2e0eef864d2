/** Answers about work in the background: processes, and the webhooks that tell of their end. */

import type { LoadResponse } from './load.js';
import { pageOf, WarningsSchema } from './outcome.js';
import Type, { type Static } from './typebox.js';

const instant = (description: string) => Type.String({ format: 'date-time', description });

const instantOrNull = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

const processFields = {
  processId: Type.String(),
  state: Type.Enum(['queued', 'running', 'done', 'failed', 'cancelled'], {
    description: 'done: there is a Load, whose status may be failed. failed: the service failed.',
  }),
  progress: Type.Number({ minimum: 0, maximum: 1, description: 'Share of the work that is done. It never falls.' }),
  createdAt: instant('When the process was requested.'),
  startedAt: instantOrNull('Null: not yet.'),
  finishedAt: instantOrNull('Null: not yet.'),
  title: Type.String({ description: 'Title of the load.' }),
  error: Type.Union([Type.String(), Type.Null()], { description: 'Why the process failed.' }),
  warnings: Type.Optional(WarningsSchema),
};

export const ProcessSchema = Type.Object(processFields, {
  $id: 'Process',
  description: 'Work in the background for one load.',
});

export const ProcessWithLoadSchema = Type.Object(
  {
    ...processFields,
    load: Type.Optional(
      Type.Unsafe<LoadResponse>({ ...Type.Ref('Load'), description: 'The answer to a request that was queued.' }),
    ),
  },
  { $id: 'ProcessWithLoad', description: 'A process, with its Load once it has one.' },
);

export const DeliverySchema = Type.Object(
  {
    id: Type.String({ description: 'The `webhook-id`. It is the same for every attempt.' }),
    processId: Type.String(),
    url: Type.String({ description: 'The address, without user and password.' }),
    state: Type.Enum(['pending', 'delivered', 'failed']),
    attempts: Type.Array(
      Type.Object({
        at: instant('When the attempt ended.'),
        status: Type.Union([Type.Integer(), Type.Null()], {
          description: 'Status of the answer; null: no answer came.',
        }),
        error: Type.Union([Type.String(), Type.Null()], {
          description: 'What went wrong; null: the webhook was delivered.',
        }),
      }),
      { description: 'Oldest first.' },
    ),
    nextAt: instantOrNull('When the next attempt is made; null: no attempt is planned.'),
    warnings: Type.Optional(WarningsSchema),
  },
  { $id: 'Delivery', description: 'A webhook and the attempts to deliver it.' },
);

export const ProcessListSchema = pageOf(
  'ProcessList',
  Type.Unsafe<Static<typeof ProcessSchema>>(Type.Ref('Process')),
  'Processes.',
);
export const DeliveryListSchema = pageOf(
  'DeliveryList',
  Type.Unsafe<Static<typeof DeliverySchema>>(Type.Ref('Delivery')),
  'Deliveries.',
);

export const QueuedLoadSchema = Type.Object(
  {
    status: Type.Enum(['succeed']),
    message: Type.Enum(['Queued']),
    warnings: WarningsSchema,
    filledContainers: Type.Array(Type.Never(), { description: 'Empty.' }),
    document: Type.Object({ title: Type.String(), processId: Type.String() }),
  },
  { $id: 'QueuedLoad', description: 'A load that will be calculated as a process.' },
);

export const BuiltLoadSchema = Type.Union(
  [Type.Unsafe<LoadResponse>(Type.Ref('Load')), Type.Unsafe<Static<typeof QueuedLoadSchema>>(Type.Ref('QueuedLoad'))],
  { $id: 'BuiltLoad', description: 'A Load. With multiProcessed and a valid request: a QueuedLoad.' },
);
