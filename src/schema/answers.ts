/** Answers besides a Load: of the master data, of searches, of health, of errors. */

import { CargoRecordSchema } from './cargo.js';
import { ERROR_CODES } from './codes.js';
import { EditBufferSchema } from './edit-buffer.js';
import { EmptyContainerSchema } from './empty-container.js';
import { UOM } from './enums.js';
import { FilledContainerSchema } from './filled-container.js';
import type { Issue } from './issue.js';
import { type LoadResponse, LoadSchema } from './load.js';
import { pageOf, SucceededSchema, WarningsSchema } from './outcome.js';
import { QueuedLoadSchema } from './processes.js';
import { RulesProfileSchema } from './rules-profile.js';
import Type, { type Static, type TSchema } from './typebox.js';

export const DatabaseResponseSchema = Type.Object(
  {
    ...SucceededSchema,
    count: Type.Integer({ minimum: 0, description: 'Number of records concerned.' }),
    names: Type.Array(Type.String(), { description: 'Their names.' }),
    binId: Type.Optional(Type.String({ description: 'Of what was deleted: its id in the bin.' })),
  },
  { $id: 'DatabaseResponse', description: 'What was done to stored records.' },
);

/** What answered records have besides the fields; in bodies it is accepted and ignored. */
const OWN_OF_RECORDS = {
  uom: Type.Enum([...UOM.values], { description: 'Unit of the values.' }),
  warnings: Type.Optional(WarningsSchema),
};

/** Every field is there; what is sent back is accepted as it is. */
export const StoredCargoSchema = Type.Object(
  { ...Type.Required(CargoRecordSchema).properties, ...OWN_OF_RECORDS },
  { $id: 'StoredCargo', description: 'A cargo of the master data, with all its fields.' },
);

export const StoredContainerSchema = Type.Object(
  { ...Type.Required(EmptyContainerSchema).properties, ...OWN_OF_RECORDS },
  { $id: 'StoredContainer', description: 'A container of the master data, with all its fields.' },
);

/** What was said, and no default: an absent rule is left to the account. */
export const StoredRulesSchema = Type.Object(
  { ...RulesProfileSchema.properties, name: Type.String({ description: 'Name of the profile.' }), ...OWN_OF_RECORDS },
  { $id: 'StoredRules', description: 'A rule profile of the master data, with the rules that it sets.' },
);

export const ShownFilledContainerSchema = Type.Object(
  { ...FilledContainerSchema.properties, warnings: WarningsSchema },
  { $id: 'ShownFilledContainer', description: 'One loaded container of a saved load.' },
);

export const LoadSearchSchema = pageOf(
  'LoadDatabaseSearchResponse',
  Type.Unsafe<LoadResponse>(Type.Ref('Load')),
  'Saved loads.',
);
export const ShownEditBufferSchema = Type.Object(
  {
    ...EditBufferSchema.properties,
    uom: Type.Enum([...UOM.values]),
    updatedAt: Type.String({ description: 'When the buffer was written.' }),
    warnings: WarningsSchema,
  },
  { $id: 'ShownEditBuffer', description: 'The editing buffer, as it was written.' },
);

const TITLE = { title: Type.String({ description: 'Title of the load; empty when its rows have none.' }) };

/** One load a title of the workbook, in its order. */
export const MassLoadsSchema = Type.Object(
  {
    status: Type.Enum(['succeed', 'failed'], { description: 'Failed when no load succeeds.' }),
    message: Type.String(),
    count: Type.Integer({ minimum: 0, description: 'Number of loads in the answer.' }),
    items: Type.Array(
      Type.Union([
        Type.Object({ ...TITLE, ...LoadSchema.properties }, { description: 'A Load, with its title.' }),
        Type.Object({ ...TITLE, ...QueuedLoadSchema.properties }, { description: 'A QueuedLoad, with its title.' }),
      ]),
    ),
    warnings: WarningsSchema,
  },
  { $id: 'MassLoadsResponse', description: 'The loads of an upload.' },
);

export const CargoSearchSchema = pageOf(
  'CargoDatabaseSearchResponse',
  Type.Unsafe<Static<typeof StoredCargoSchema>>(Type.Ref('StoredCargo')),
  'Stored cargoes.',
);
export const ContainerSearchSchema = pageOf(
  'ContainerDatabaseSearchResponse',
  Type.Unsafe<Static<typeof StoredContainerSchema>>(Type.Ref('StoredContainer')),
  'Stored containers.',
);

export const RulesSearchSchema = pageOf(
  'RulesDatabaseSearchResponse',
  Type.Unsafe<Static<typeof StoredRulesSchema>>(Type.Ref('StoredRules')),
  'Rule profiles.',
);

export const LivenessSchema = Type.Object(
  { status: Type.Enum(['live']), warnings: Type.Optional(WarningsSchema) },
  { $id: 'Liveness', description: 'The process is alive.' },
);
export const ReadinessSchema = Type.Object(
  {
    status: Type.Enum(['ready']),
    writes: Type.Boolean({ description: 'It can save. False: reading and planning go on.' }),
    reason: Type.Optional(Type.String({ description: 'Why it cannot save.' })),
    checking: Type.Optional(Type.Boolean({ description: 'All that is saved is still being read through.' })),
    damaged: Type.Optional(Type.Integer({ description: 'Entries that the disk has damaged; absent: none is known.' })),
    warnings: Type.Optional(WarningsSchema),
  },
  { $id: 'Readiness', description: 'The service can plan and read.' },
);

const savedNow = <Schema extends TSchema>(schema: Schema, what: string) =>
  Type.Union([schema, Type.Null()], { description: `Of Changed: ${what}; null when there is none.` });

/** The body of 400, 401 and the other statuses that are no success. */
export const ErrorSchema = Type.Object(
  {
    status: Type.Enum(['failed']),
    message: Type.String({ description: 'What is wrong, in one sentence.' }),
    type: Type.String({ description: 'The code as a URN (RFC 9457).' }),
    title: Type.String({ description: 'Name of the status.' }),
    detail: Type.String({ description: 'The message again (RFC 9457).' }),
    code: Type.Enum([...ERROR_CODES]),
    issues: Type.Optional(
      Type.Array(Type.Unsafe<Issue>(Type.Ref('Issue')), {
        description: 'Each fault of the request.',
      }),
    ),
    version: Type.Optional(savedNow(Type.Integer(), 'the version that is there')),
    savedAt: Type.Optional(savedNow(Type.String(), 'when it was saved')),
    savedBy: Type.Optional(savedNow(Type.String(), 'e-mail of who saved it')),
    savedByName: Type.Optional(savedNow(Type.String(), 'the name of who saved it')),
    requestId: Type.String({ description: 'The same id as in the header X-Request-Id and in the log.' }),
  },
  { $id: 'Error', description: 'Why a call failed.' },
);

export type DatabaseResponse = Static<typeof DatabaseResponseSchema>;
export type ErrorBody = Static<typeof ErrorSchema>;
