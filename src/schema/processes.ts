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
    description: 'done: there is a Load, even if of status failed; failed: a fault of the service.',
  }),
  progress: Type.Number({ minimum: 0, maximum: 1, description: 'Share of the work; it never falls.' }),
  createdAt: instant('When it was asked for.'),
  startedAt: instantOrNull('Null: not yet.'),
  finishedAt: instantOrNull('Null: not yet.'),
  title: Type.String({ description: 'Of the load.' }),
  error: Type.Union([Type.String(), Type.Null()], { description: 'Why it failed.' }),
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
      Type.Unsafe<LoadResponse>({ ...Type.Ref('Load'), description: 'What a request that waits is answered.' }),
    ),
  },
  { $id: 'ProcessWithLoad', description: 'A process, with its Load once it has one.' },
);

export const DeliverySchema = Type.Object(
  {
    id: Type.String({ description: 'The webhook-id, the same for every attempt.' }),
    processId: Type.String(),
    url: Type.String({ description: 'Without user and password.' }),
    state: Type.Enum(['pending', 'delivered', 'failed']),
    attempts: Type.Array(
      Type.Object({
        at: instant('When it was over.'),
        status: Type.Union([Type.Integer(), Type.Null()], { description: 'Of the answer; null: none came.' }),
        error: Type.Union([Type.String(), Type.Null()], { description: 'Null: it was delivered.' }),
      }),
      { description: 'Oldest first.' },
    ),
    nextAt: instantOrNull('When it is sent next; null: not by itself.'),
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
  { $id: 'BuiltLoad', description: 'A Load; with multiProcessed, unless the request is faulty, a QueuedLoad.' },
);
