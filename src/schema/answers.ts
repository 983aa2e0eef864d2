/** Answers besides a Load: of the master data, of searches, of errors. */
import Type, { type Static, type TSchema } from 'typebox';

const Cursor = Type.Union([Type.String(), Type.Null()], { description: 'For the next page; null after the last.' });

export const DatabaseResponseSchema = Type.Object(
  {
    status: Type.Enum(['succeed', 'failed']),
    message: Type.String(),
    count: Type.Integer({ minimum: 0, description: 'Records concerned.' }),
    names: Type.Array(Type.String(), { description: 'Their names.' }),
  },
  { $id: 'DatabaseResponse', description: 'What was done to stored records.' },
);

const search = <Item extends TSchema>($id: string, item: Item, description: string) =>
  Type.Object(
    {
      status: Type.Enum(['succeed', 'failed']),
      message: Type.String(),
      count: Type.Integer({ minimum: 0, description: 'Items of this page.' }),
      items: Type.Array(item),
      next: Cursor,
    },
    { $id, description },
  );

export const LoadSearchSchema = search('LoadDatabaseSearchResponse', Type.Ref('Load'), 'Saved loads.');
export const CargoSearchSchema = search('CargoDatabaseSearchResponse', Type.Ref('CargoRecord'), 'Stored cargoes.');
export const ContainerSearchSchema = search(
  'ContainerDatabaseSearchResponse',
  Type.Ref('EmptyContainer'),
  'Stored containers.',
);

/** The body of 400, 401 and the other statuses that are no success. */
export const ErrorSchema = Type.Object(
  {
    status: Type.Enum(['failed']),
    message: Type.String(),
    type: Type.String(),
    title: Type.String(),
    detail: Type.String(),
    code: Type.String(),
    issues: Type.Optional(Type.Array(Type.Ref('Issue'))),
    requestId: Type.String(),
  },
  { $id: 'Error', description: 'Why a call failed.' },
);

export type DatabaseResponse = Static<typeof DatabaseResponseSchema>;
export type ErrorBody = Static<typeof ErrorSchema>;
