/** The routes that kinds of master data share: find, get, delete, and save where the name stands in the body. */
import type { Uom } from '../../domain/words.js';
import type { DocumentName } from '../../schema/document-only.js';
import type { ResourceName } from '../../schema/node.js';
import type { ResponseName } from '../../schema/openapi.js';
import { type Static, type TObject, Type } from '../../schema/typebox.js';
import type { Services } from '../../service/services.js';
import type { RecordKind, RecordSearch } from '../../store/index.js';
import { UOM_OF_REQUEST } from '../output-options.js';
import { type Route, route } from '../route.js';
import { databaseResponse, pageResponse, withWarnings } from './answers.js';
import { BODY_ERRORS, COMMON_ERRORS, NO_PARAMETERS, SEARCH_QUERY } from './shared.js';

export const NAME = Type.String({ minLength: 1, description: 'Name of the record.' });
export const UOM_QUERY = Type.Object({ UOM: UOM_OF_REQUEST });

const PAGE = {
  ...SEARCH_QUERY,
  shared: Type.Boolean({ default: false, description: 'No effect: a company shares all its records.' }),
  UOM: UOM_OF_REQUEST,
};

/** A request that says no unit means this one. */
export function uomOf(query: Static<typeof UOM_QUERY>): Uom {
  return query.UOM ?? 'UnitEnglish';
}

/** An operation in the words of the interface. */
export interface Operation<Schema extends string> {
  readonly operationId: string;
  readonly summary: string;
  /** What is answered; of saving, what is sent. */
  readonly description: string;
  readonly schema: Schema;
}

export interface RecordWords {
  readonly tag: string;
  /** Of all records of the kind. */
  readonly path: string;
  /** The parameters of that path. */
  readonly params: TObject;
  /** The kind that they name. */
  readonly kindOf: (params: never) => RecordKind;
  /** The fields of which a search may ask for a part, by the name of the parameter. */
  readonly searched: Readonly<Record<string, { readonly field: keyof RecordSearch['contains']; readonly of: string }>>;
  readonly find: Operation<ResponseName>;
  readonly get: Operation<ResponseName>;
  readonly remove: Pick<Operation<never>, 'operationId' | 'summary'>;
}

/** @param own what is not shared, before the deletion */
export function recordRoutes(
  { masterData }: Pick<Services, 'masterData'>,
  { tag, path, params: ofKind, kindOf: kindNamed, searched, find, get, remove }: RecordWords,
  own: readonly Route[] = [],
): readonly Route[] {
  const common = { tag, auth: 'key' } as const;
  const onePath = `${path}/{name}`;
  const one = Type.Object({ ...ofKind.properties, name: NAME });
  const kindOf = (params: unknown) => kindNamed(params as never);
  const parts = Object.entries(searched).map(([name, { of }]) => [name, part(of)] as const);
  const search = Type.Object({ ...Object.fromEntries(parts), ...PAGE });
  return [
    route({
      ...common,
      method: 'GET',
      path,
      operationId: find.operationId,
      summary: find.summary,
      params: ofKind,
      query: search,
      body: null,
      answers: { 200: { description: find.description, schema: find.schema }, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, warnings }) => {
        const asked = Object.entries(searched).map(([name, { field }]) => [field, query[name as keyof typeof query]]);
        const { createdAt, limit, cursor, emptyAllowed } = query;
        const filter = { contains: Object.fromEntries(asked), createdAt, limit, cursor, emptyAllowed };
        const found = await masterData.search(caller.company, kindOf(params), filter, uomOf(query));
        return pageResponse(found, warnings) as never;
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: onePath,
      operationId: get.operationId,
      summary: get.summary,
      params: one,
      query: UOM_QUERY,
      body: null,
      answers: { 200: { description: get.description, schema: get.schema }, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, warnings }) => {
        const record = await masterData.read(caller.company, kindOf(params), params.name, uomOf(query));
        return { body: withWarnings(record, warnings) } as never;
      },
    }),
    ...own,
    route({
      ...common,
      method: 'DELETE',
      path: onePath,
      operationId: remove.operationId,
      summary: remove.summary,
      params: one,
      query: NO_PARAMETERS,
      body: null,
      answers: { 200: { description: 'The record is deleted.', schema: 'DatabaseResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, warnings }) =>
        databaseResponse(await masterData.delete(caller, kindOf(params), params.name), warnings),
    }),
  ];
}

/** @param kindOf of the parameters of the path */
export function saveRoute<Params extends TObject>(
  { masterData }: Pick<Services, 'masterData'>,
  { tag, path, params: ofKind }: Pick<RecordWords, 'tag' | 'path'> & { readonly params: Params },
  kindOf: (params: Static<Params>) => Exclude<RecordKind, 'Rules'>,
  save: Operation<ResourceName | DocumentName>,
): Route {
  return route({
    ...{ tag, path, auth: 'key', method: 'POST' },
    operationId: save.operationId,
    summary: save.summary,
    params: ofKind,
    query: UOM_QUERY,
    body: { kind: 'json', schema: save.schema, description: save.description },
    answers: { 200: { description: 'The record is stored.', schema: 'DatabaseResponse' }, ...BODY_ERRORS },
    handle: async ({ caller, params, query, body, warnings }) =>
      databaseResponse(
        await masterData.save(caller.company, kindOf(params as Static<Params>), body, uomOf(query)),
        warnings,
      ),
  });
}

const part = (of: string) => Type.Optional(Type.String({ description: `Part of ${of}, in any case.` }));
