/** Several requests under several settings: what POST /Loads/Compare is sent and answers. */

import { figure, whole } from './figures.js';
import { type LoadResponse, LoadSummarySchema } from './load.js';
import { WarningsSchema } from './outcome.js';
import Type, { type Static } from './typebox.js';

const SettingSchema = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 255, description: 'Name of the setting in the answer.' }),
    rules: Type.Optional(Type.Ref('RulesChange')),
  },
  { description: 'Some of the rules.' },
);

export const LoadComparisonSchema = Type.Object(
  {
    request: Type.Optional(Type.Ref('LoadRequest', { description: 'A single request. Send this or `requests`.' })),
    requests: Type.Optional(Type.Array(Type.Ref('LoadRequest'), { minItems: 1, maxItems: 100 })),
    settings: Type.Array(SettingSchema, { minItems: 1, maxItems: 100 }),
  },
  {
    description:
      'Each request is calculated under each setting: at most 100 calculations. Send `request` or `requests`.',
  },
);

export const ComparedLoadSchema = Type.Object(
  {
    request: whole('Index of the request, from 0.'),
    title: Type.String({ description: 'Title of the request.' }),
    label: Type.String({ description: 'Label of the setting.' }),
    loadSummary: LoadSummarySchema,
    containers: whole('Containers loaded.'),
    containerPrice: figure('Sum of the prices of these containers.'),
    seconds: figure('Time that the calculation took on this machine.'),
    searchNodes: whole('Number of completions that were evaluated.'),
    valid: Type.Boolean({ description: 'The load succeeded, and the verifier accepts its plan.' }),
    pareto: Type.Boolean({
      description:
        'No other setting is as good for this request in cargo left, container price, containers, utilisation and time (to a tenth of a second), and better in one.',
    }),
    load: Type.Unsafe<LoadResponse>({
      ...Type.Ref('Load'),
      description: 'The same answer as POST /Loads with loadSaved=false.',
    }),
  },
  { $id: 'ComparedLoad', description: 'One request under one setting.' },
);

export const ComparisonResponseSchema = Type.Object(
  {
    status: Type.Enum(['succeed', 'failed'], { description: 'Failed when no load succeeds.' }),
    message: Type.String(),
    count: whole('Calculations.'),
    items: Type.Array(Type.Unsafe<Static<typeof ComparedLoadSchema>>(Type.Ref('ComparedLoad')), {
      description: 'Ordered by request, then by setting.',
    }),
    warnings: {
      ...WarningsSchema,
      description: 'Warnings of the call and of all items, each once. Pointers lead into the body that was sent.',
    },
  },
  { $id: 'ComparisonResponse', description: 'Requests under settings; nothing is saved.' },
);
