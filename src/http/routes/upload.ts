/** Mass loads from a spreadsheet, and the workbook to start from. */
import { Type } from '../../schema/typebox.js';
import type { MassLoadsBefore } from '../../service/mass-loads.js';
import type { Services } from '../../service/services.js';
import { XLSX_TYPE } from '../media-types.js';
import { OUTPUT_PARAMETERS, outputOptions, UOM_OF_REQUEST } from '../output-options.js';
import { type Route, route } from '../route.js';
import { BUILD_ERRORS, COMMON_ERRORS, NO_PARAMETERS, PROCESS_PARAMETERS, webhookIgnored } from './shared.js';

const UPLOAD_PARAMETERS = {
  multiProcessed: PROCESS_PARAMETERS.multiProcessed,
  loadSaved: Type.Boolean({ default: true, description: 'Save the loads.' }),
  loadShared: Type.Boolean({ default: true, description: 'Let every user of the company see them.' }),
  userId: Type.Optional(Type.String({ description: 'E-mail of the owner; absent: the user of the key.' })),
  webhookListenerURLToNewLoad: PROCESS_PARAMETERS.webhookListenerURLToNewLoad,
  ...OUTPUT_PARAMETERS,
  UOM: UOM_OF_REQUEST,
};

export function uploadRoutes({ massLoads, maxRunTimeSeconds }: Services): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/Upload/Loads',
      operationId: 'uploadLoads',
      summary: 'Builds one load for each title of a workbook (.xlsx) or text (.csv).',
      tag: 'Edit and upload',
      auth: 'key',
      params: NO_PARAMETERS,
      query: Type.Object(UPLOAD_PARAMETERS),
      body: {
        kind: 'form',
        description: 'A form with a workbook, or with texts for its sheets.',
        files: {
          file: 'The workbook with the sheets Cargoes, Containers and Rules; or a .csv, which is the sheet Cargoes.',
        },
        optionalFiles: { containers: 'A .csv: the sheet Containers.', rules: 'A .csv: the sheet Rules.' },
      },
      answers: {
        200: {
          description: 'One load for each title. A faulty row fails only its own load.',
          schema: 'MassLoadsResponse',
        },
        ...BUILD_ERRORS,
      },
      handle: async ({ query, body, caller, warnings, baseUrl, signal, log, requestId, traceParent, again, visit }) => {
        const webhookUrl = query.webhookListenerURLToNewLoad ?? '';
        const ignored = query.multiProcessed ? [] : webhookIgnored(webhookUrl);
        const asked = {
          files: body.files,
          caller,
          userId: query.userId ?? null,
          isShared: query.loadShared,
          options: {
            uom: query.UOM ?? 'UnitEnglish',
            output: outputOptions(query, baseUrl),
            maxRunTimeSeconds,
            warnings: [...warnings, ...ignored],
            isSaved: query.loadSaved,
          },
          signal,
          log,
          address: visit.address,
        } as const;
        const terms = { webhookUrl, requestId, traceParent, log };
        if (query.multiProcessed) return { body: await massLoads.queue(asked, terms) };
        const built = await massLoads.build(asked, again as MassLoadsBefore | null);
        return { body: built.response, again: { documents: built.documents } };
      },
    }),
    route({
      method: 'GET',
      path: '/Upload/Template',
      operationId: 'getUploadTemplate',
      summary: 'An empty, documented workbook for uploads.',
      tag: 'Edit and upload',
      auth: 'key',
      params: NO_PARAMETERS,
      query: NO_PARAMETERS,
      body: null,
      answers: { 200: { description: 'The workbook.', types: [XLSX_TYPE] }, ...COMMON_ERRORS },
      handle: async () => ({
        type: XLSX_TYPE,
        body: await massLoads.template(),
        headers: { 'Content-Disposition': 'attachment; filename="stowage-loads.xlsx"' },
      }),
    }),
  ];
}
