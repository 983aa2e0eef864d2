/** Requests under settings, side by side. */
import { Type } from '../../schema/typebox.js';
import type { Services } from '../../service/services.js';
import { OUTPUT_PARAMETERS, outputOptions, UOM_OF_REQUEST } from '../output-options.js';
import { type Route, route } from '../route.js';
import { BUILD_ERRORS, NO_PARAMETERS, STORED_DETAILS } from './shared.js';

export function compareRoutes({ comparer, maxRunTimeSeconds }: Services): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/Loads/Compare',
      operationId: 'compareLoads',
      summary: 'Calculates requests under several settings, side by side. Nothing is saved.',
      tag: 'Calculation',
      auth: 'key',
      params: NO_PARAMETERS,
      query: Type.Object({ ...STORED_DETAILS, ...OUTPUT_PARAMETERS, UOM: UOM_OF_REQUEST }),
      body: {
        kind: 'bytes',
        schema: 'LoadComparison',
        description: '`request` or `requests` (LoadRequest), and `settings`, each with a `label` and `rules`.',
      },
      answers: {
        200: { description: 'One item for each request under each setting.', schema: 'ComparisonResponse' },
        ...BUILD_ERRORS,
      },
      handle: async ({ query, body, caller, warnings, baseUrl, signal, log }) => {
        const options = {
          uom: query.UOM ?? 'UnitEnglish',
          output: outputOptions(query, baseUrl),
          maxRunTimeSeconds,
          warnings,
          isSaved: false,
        } as const;
        const { cargoDetailLoadedFromDatabase: hasStoredCargoes, containerDetailLoadedFromDatabase } = query;
        const asked = {
          body,
          caller,
          hasStoredCargoes,
          hasStoredContainers: containerDetailLoadedFromDatabase,
          options,
        };
        return { body: await comparer.compare({ ...asked, signal, log }) };
      },
    }),
  ];
}
