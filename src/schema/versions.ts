/** Earlier versions of loads, and the bin. */
import { CONTAINER_TYPE } from './enums.js';
import { nullable } from './fields.js';
import { LoadSummarySchema } from './load.js';
import { pageOf, SucceededSchema } from './outcome.js';
import Type, { type Static } from './typebox.js';

const instant = (description: string) => Type.String({ format: 'date-time', description });
const NAME = 'Name, or the e-mail where no name is known.';

export const VersionListSchema = Type.Object(
  {
    ...SucceededSchema,
    count: Type.Integer({ minimum: 0 }),
    items: Type.Array(
      Type.Object({
        version: Type.Integer({ minimum: 1 }),
        savedAt: instant('When it was saved.'),
        savedBy: Type.String({ description: 'E-mail of who saved it.' }),
        savedByName: Type.String({ description: NAME }),
        isShared: Type.Boolean({ description: 'False: only the owner sees this version.' }),
        loadSummary: nullable(LoadSummarySchema),
      }),
    ),
  },
  { $id: 'VersionList', description: 'Versions of a load, newest first.' },
);

export const BinListSchema = pageOf(
  'BinList',
  Type.Object({
    id: Type.String({ description: 'Of a load: its `document.id`.' }),
    kind: Type.Enum(['Load', 'Cargo', 'Rules', ...CONTAINER_TYPE.values], {
      description: 'A load, a cargo, a rule profile, or a container of that type.',
    }),
    name: Type.String({ description: 'Title of the load, or name of the record.' }),
    deletedAt: instant('When it was deleted.'),
    deletedBy: Type.String({ description: 'E-mail of who deleted it.' }),
    deletedByName: Type.String({ description: NAME }),
  }),
  'Deleted loads and records.',
);

export type VersionList = Static<typeof VersionListSchema>;
export type BinList = Static<typeof BinListSchema>;
