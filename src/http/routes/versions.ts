/** Earlier versions of saved loads. */
import { LIMITS } from '../../schema/limits.js';
import { Type } from '../../schema/typebox.js';
import { leftOut } from '../../service/damaged-entries.js';
import type { Services } from '../../service/services.js';
import { OUTPUT_PARAMETERS, outputOptions, UOM_PARAMETER } from '../output-options.js';
import { type Route, route } from '../route.js';
import { COMMON_ERRORS, SAVE_ERRORS } from './shared.js';

const OF_LOAD = {
  userId: Type.String({ minLength: 1, description: 'E-mail of the creator.' }),
  title: Type.String({ minLength: 1, description: 'The whole title.' }),
};
const OF_VERSION = Type.Object({
  ...OF_LOAD,
  version: Type.Integer({ minimum: 1, maximum: LIMITS.whole, description: 'Number of the version, from 1.' }),
});
const OUTPUT_QUERY = Type.Object(OUTPUT_PARAMETERS);
const OK = { status: 'succeed', message: 'OK' } as const;

export function versionRoutes({ history }: Pick<Services, 'history'>): readonly Route[] {
  const common = { tag: 'Archive', auth: 'key', body: null } as const;
  return [
    route({
      ...common,
      method: 'GET',
      path: '/Loads/{userId}/{title}/Versions',
      operationId: 'listVersions',
      summary: 'The versions of a load, newest first. The first is the load as it is.',
      params: Type.Object(OF_LOAD),
      query: Type.Object({ UOM: UOM_PARAMETER }),
      answers: { 200: { description: 'The versions.', schema: 'VersionList' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, warnings }) => {
        const { items, damaged } = await history.list(caller, params.userId, params.title, query.UOM ?? null);
        return { body: { ...OK, count: items.length, items, warnings: [...warnings, ...damaged.map(leftOut)] } };
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/Loads/{userId}/{title}/Versions/{version}',
      operationId: 'getVersion',
      summary: 'One version of a load.',
      params: OF_VERSION,
      query: OUTPUT_QUERY,
      answers: { 200: { description: 'The load as it was saved then.', schema: 'Load' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, baseUrl }) => {
        const { userId, title, version } = params;
        const { load, tag } = await history.read(caller, userId, title, version, outputOptions(query, baseUrl));
        return { body: load, etag: `"${tag}"` };
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/Loads/{userId}/{title}/Versions/{version}/Restore',
      operationId: 'restoreVersion',
      summary: 'Saves an earlier version of a load once more, as its newest.',
      params: OF_VERSION,
      query: OUTPUT_QUERY,
      answers: { 200: { description: 'The load as it is now.', schema: 'Load' }, ...SAVE_ERRORS },
      handle: async ({ caller, params, query, baseUrl, terms }) => {
        const { userId, title, version } = params;
        const asked = { output: outputOptions(query, baseUrl), ...(terms && { terms }) };
        const { load, tag } = await history.restore(caller, userId, title, version, asked);
        return { body: load, headers: { ETag: `"${tag}"` } };
      },
    }),
  ];
}
