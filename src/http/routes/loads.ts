/** Calculation and archive: build, list, read and delete loads. */

import { LIMITS } from '../../schema/limits.js';
import { type Static, Type } from '../../schema/typebox.js';
import type { BuiltBefore } from '../../service/loads/build-load.js';
import { mayNameRules } from '../../service/records/stored-records.js';
import type { Services } from '../../service/services.js';
import { tagOf } from '../etag.js';
import { OUTPUT_PARAMETERS, outputOptions, UOM_OF_REQUEST } from '../output-options.js';
import { type Call, type Route, route } from '../route.js';
import { databaseResponse, headersOf } from './answers.js';
import {
  COMMON_ERRORS,
  NO_PARAMETERS,
  PROCESS_PARAMETERS,
  SAVE_ERRORS,
  SEARCH_QUERY,
  STORED_DETAILS,
  webhookIgnored,
} from './shared.js';

const BUILD_PARAMETERS = {
  multiProcessed: PROCESS_PARAMETERS.multiProcessed,
  ...STORED_DETAILS,
  loadSaved: Type.Boolean({ default: true, description: 'Save the load.' }),
  loadShared: Type.Boolean({ default: true, description: 'Let every user of the company see it.' }),
  userId: Type.Optional(Type.String({ description: 'E-mail of the owner; absent: the user of the key.' })),
  webhookListenerURLToNewLoad: PROCESS_PARAMETERS.webhookListenerURLToNewLoad,
  ...OUTPUT_PARAMETERS,
  UOM: UOM_OF_REQUEST,
};

const ANY_LOAD_REQUEST = Type.Union([Type.Ref('LoadRequest'), Type.Ref('StoredLoadRequest')]);

const SEARCH_PARAMETERS = Type.Object({
  ...SEARCH_QUERY,
  shared: Type.Boolean({ default: false, description: 'True: only shared loads.' }),
  order: Type.Enum(['Created', 'Saved'], {
    default: 'Created',
    description: 'Newest first: by when a load was first saved, or by when it was saved last.',
  }),
  ...OUTPUT_PARAMETERS,
});

/** Where the path does not say which titles are asked for. */
const SEARCH_OF_SOME = Type.Object({
  ...SEARCH_PARAMETERS.properties,
  title: Type.Optional(Type.String({ description: 'Part of the title, in any case.' })),
  id: Type.Optional(Type.String({ description: 'Only the load with this `document.id`.' })),
});

type SearchQuery = Static<typeof SEARCH_OF_SOME>;

const userId = Type.String({ minLength: 1, description: 'E-mail of the creator.' });
const OUTPUT_QUERY = Type.Object(OUTPUT_PARAMETERS);

export function loadRoutes({ builder, queuer, reader, archive, maxRunTimeSeconds }: Services): readonly Route[] {
  const build = route({
    method: 'POST',
    path: '/Loads',
    operationId: 'buildLoad',
    summary: 'Calculates a load and saves it. A saved load with the same title is overwritten.',
    tag: 'Calculation',
    auth: 'key',
    params: NO_PARAMETERS,
    query: Type.Object(BUILD_PARAMETERS),
    body: { kind: 'bytes', schema: ANY_LOAD_REQUEST, description: 'The load request.' },
    answers: {
      200: { description: 'The load. `status` is failed when it cannot be calculated.', schema: 'BuiltLoad' },
      ...SAVE_ERRORS,
    },
    handle: async (call) => {
      const { query, body, caller, warnings, baseUrl, signal, log, requestId, traceParent, again, terms } = call;
      const webhookUrl = query.webhookListenerURLToNewLoad ?? '';
      const asked = {
        body,
        caller,
        userId: query.userId ?? null,
        isShared: query.loadShared,
        ...(terms && { terms }),
        hasStoredCargoes: query.cargoDetailLoadedFromDatabase,
        hasStoredContainers: query.containerDetailLoadedFromDatabase,
        options: {
          uom: query.UOM ?? 'UnitEnglish',
          output: outputOptions(query, baseUrl),
          maxRunTimeSeconds,
          warnings,
          isSaved: query.loadSaved,
        },
      } as const;
      if (query.multiProcessed)
        return { body: await queuer.queue({ ...asked, webhookUrl, requestId, traceParent, log }) };
      const options = { ...asked.options, warnings: [...asked.options.warnings, ...webhookIgnored(webhookUrl)] };
      const before = again as BuiltBefore | null;
      const built = await builder.build({ ...asked, options, signal, log, before, address: call.visit.address });
      const answer = { body: built.response, headers: headersOf(built) };
      // Stored records may change: what was built from them is not sure to be built so again.
      const isRepeatable = !asked.hasStoredCargoes && !asked.hasStoredContainers && !mayNameRules(body);
      return isRepeatable ? { ...answer, again: { document: built.document } satisfies BuiltBefore } : answer;
    },
  });

  const search = async (
    { caller, query, warnings, baseUrl }: Call<unknown, SearchQuery>,
    owner?: string,
    titleContains?: string,
  ) => {
    const filter = {
      owner,
      titleContains: titleContains ?? query.title,
      id: query.id,
      isInAnyCase: titleContains === undefined,
      createdAt: query.createdAt,
      sharedOnly: query.shared,
      order: query.order === 'Saved' ? ('saved' as const) : ('created' as const),
      limit: query.limit,
      cursor: query.cursor,
      emptyAllowed: query.emptyAllowed,
    };
    const { begin, identity } = await reader.search(caller, filter, outputOptions(query, baseUrl), warnings);
    return { body: begin, etag: tagOf(identity) };
  };

  const listing = {
    method: 'GET',
    tag: 'Archive',
    auth: 'key',
    query: SEARCH_OF_SOME,
    body: null,
    answers: {
      200: { description: 'The loads, newest first.', schema: 'LoadDatabaseSearchResponse' },
      ...COMMON_ERRORS,
    },
  } as const;

  return [
    build,
    route({
      ...listing,
      path: '/Loads',
      operationId: 'findLoads',
      summary: 'The loads that the caller may see.',
      params: NO_PARAMETERS,
      handle: (call) => search(call),
    }),
    route({
      ...listing,
      path: '/Loads/{userId}',
      operationId: 'findLoadsOfUser',
      summary: 'The loads of one creator.',
      params: Type.Object({ userId }),
      handle: (call) => search(call, call.params.userId),
    }),
    route({
      ...listing,
      query: SEARCH_PARAMETERS,
      path: '/Loads/{userId}/{title}',
      operationId: 'findLoadsByTitle',
      summary: 'The loads of one creator whose title contains a text.',
      params: Type.Object({ userId, title: Type.String({ minLength: 1, description: 'Part of the title.' }) }),
      handle: (call) => search(call, call.params.userId, call.params.title),
    }),
    route({
      method: 'DELETE',
      path: '/Loads/{userId}/{title}',
      operationId: 'deleteLoad',
      summary: 'Deletes a load. Only its owner may do so.',
      tag: 'Archive',
      auth: 'key',
      params: Type.Object({ userId, title: Type.String({ minLength: 1, description: 'The whole title.' }) }),
      query: NO_PARAMETERS,
      body: null,
      answers: { 200: { description: 'The load is deleted.', schema: 'DatabaseResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, warnings }) => {
        const binId = await archive.delete(caller, params.userId, params.title);
        return databaseResponse({ names: [params.title], warnings: [], binId }, warnings);
      },
    }),
    route({
      method: 'GET',
      path: '/Loads/{userId}/{title}/{filledContainerSeq}',
      operationId: 'getFilledContainer',
      summary: 'One filled container of a load.',
      tag: 'Archive',
      auth: 'key',
      params: Type.Object({
        userId,
        title: Type.String({ minLength: 1, description: 'The whole title.' }),
        filledContainerSeq: Type.Integer({ minimum: 1, maximum: LIMITS.whole, description: 'From 1.' }),
      }),
      query: OUTPUT_QUERY,
      body: null,
      answers: { 200: { description: 'The filled container.', schema: 'ShownFilledContainer' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, warnings, baseUrl }) => {
        const { userId: owner, title, filledContainerSeq } = params;
        return {
          body: await reader.filledContainer(
            caller,
            owner,
            title,
            filledContainerSeq,
            outputOptions(query, baseUrl),
            warnings,
          ),
        };
      },
    }),
  ];
}
