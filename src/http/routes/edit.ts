/** The editing buffer of a user: a load that is moved by hand, and built as it stands. */

import { LIMITS } from '../../schema/limits.js';
import { Type } from '../../schema/typebox.js';
import type { Services } from '../../service/services.js';
import { OUTPUT_PARAMETERS, outputOptions, UOM_PARAMETER, UOM_VALUES } from '../output-options.js';
import { type Route, route } from '../route.js';
import { databaseResponse, headersOf } from './answers.js';
import { BODY_ERRORS, COMMON_ERRORS, PROCESS_PARAMETERS, SAVE_ERRORS, webhookIgnored } from './shared.js';

const BUILD_PARAMETERS = {
  multiProcessed: PROCESS_PARAMETERS.multiProcessed,
  fillRemaining: Type.Boolean({
    default: true,
    description: 'Load the cargo that is not yet placed around the placed cargo.',
  }),
  loadSaved: Type.Boolean({ default: true, description: 'Save the load.' }),
  loadShared: Type.Boolean({ default: true, description: 'Let every user of the company see it.' }),
  webhookListenerURLToNewLoad: PROCESS_PARAMETERS.webhookListenerURLToNewLoad,
  ...OUTPUT_PARAMETERS,
  UOM: Type.Optional(
    Type.Enum(UOM_VALUES, {
      description:
        'With a body: unit of measure of the body and the answer; absent: that which the body says (`uom`), else UnitEnglish. Without ' +
        'one: unit of the answer; absent: that in which the buffer was written.',
    }),
  ),
};

const UOM_OF_BUFFER = Type.Optional(
  Type.Enum(UOM_VALUES, {
    description: 'Unit of measure of the body; absent: that which the body says (`uom`), else UnitEnglish.',
  }),
);

const userId = Type.String({ minLength: 1, description: 'E-mail of the owner of the buffer.' });
const READ_QUERY = Type.Object({
  UOM: UOM_PARAMETER,
  load: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'The whole title of a saved load of this user. The answer is the buffer with which to edit it; no buffer is written.',
    }),
  ),
  option: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LIMITS.whole,
      description: 'For a load whose containers are alternatives: the one to edit, from 1.',
    }),
  ),
});

export function editRoutes({ edits, reader, builder, queuer, maxRunTimeSeconds }: Services): readonly Route[] {
  const common = {
    tag: 'Edit and upload',
    auth: 'key',
    path: '/Edit/Load/{userId}',
    params: Type.Object({ userId }),
  } as const;
  return [
    route({
      ...common,
      method: 'PUT',
      operationId: 'writeEditBuffer',
      summary: 'Writes the editing buffer; its values keep the unit of this call.',
      query: Type.Object({ UOM: UOM_OF_BUFFER }),
      body: { kind: 'bytes', schema: 'EditBuffer', description: 'The load, and the cargo that is already placed.' },
      answers: { 200: { description: 'The buffer is written.', schema: 'DatabaseResponse' }, ...BODY_ERRORS },
      handle: async ({ caller, params, query, body, warnings }) => {
        const written = await edits.write(caller, params.userId, query.UOM ?? null, body);
        return databaseResponse({ names: [written.title], warnings: written.warnings }, warnings);
      },
    }),
    route({
      ...common,
      method: 'GET',
      operationId: 'readEditBuffer',
      summary: 'Reads the editing buffer, or the buffer with which to edit a saved load.',
      query: READ_QUERY,
      body: null,
      answers: { 200: { description: 'The buffer.', schema: 'ShownEditBuffer' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, warnings }) => {
        const { UOM: asked = null, load, option = null } = query;
        const { userId: user } = params;
        if (load === undefined) return { body: await edits.read(caller, user, asked, warnings) };
        return { body: await reader.editBuffer(caller, user, load, option, asked, warnings) };
      },
    }),
    route({
      ...common,
      method: 'DELETE',
      operationId: 'deleteEditBuffer',
      summary: 'Deletes the editing buffer.',
      query: Type.Object({}),
      body: null,
      answers: { 200: { description: 'The buffer is deleted.', schema: 'DatabaseResponse' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, warnings }) => {
        await edits.delete(caller, params.userId);
        return databaseResponse({ names: [params.userId], warnings: [] }, warnings);
      },
    }),
    route({
      ...common,
      method: 'GET',
      path: '/Edit/Load/{userId}/{filledContainerSeq}',
      operationId: 'getEditedContainer',
      summary: 'One filled container of the editing buffer, as it stands.',
      params: Type.Object({
        userId,
        filledContainerSeq: Type.Integer({ minimum: 1, maximum: LIMITS.whole, description: 'From 1.' }),
      }),
      query: Type.Object(OUTPUT_PARAMETERS),
      body: null,
      answers: { 200: { description: 'The filled container.', schema: 'ShownFilledContainer' }, ...COMMON_ERRORS },
      handle: async ({ caller, params, query, warnings, baseUrl }) => {
        const options = { output: outputOptions(query, baseUrl), maxRunTimeSeconds, warnings };
        return { body: await edits.filledContainer(caller, params.userId, params.filledContainerSeq, options) };
      },
    }),
    route({
      ...common,
      method: 'POST',
      operationId: 'buildEditedLoad',
      summary: 'Builds a load from the editing buffer. Placed cargo stays where it is; the rest is loaded around it.',
      query: Type.Object(BUILD_PARAMETERS),
      body: {
        kind: 'bytes',
        schema: 'EditBuffer',
        description: 'A buffer of this call alone; the one that was written stays as it is. Absent: that one is built.',
        isOptional: true,
      },
      answers: {
        200: { description: 'The load. `status` is failed when the placed cargo breaks a rule.', schema: 'BuiltLoad' },
        ...SAVE_ERRORS,
      },
      handle: async (call) => {
        const { caller, params, query, body, warnings, baseUrl, signal, log, requestId, traceParent, terms } = call;
        const webhookUrl = query.webhookListenerURLToNewLoad ?? '';
        const ignored = query.multiProcessed ? [] : webhookIgnored(webhookUrl);
        const asked = await edits.requestOf({
          caller,
          userId: params.userId,
          isShared: query.loadShared,
          ...(terms && { terms }),
          fillRemaining: query.fillRemaining,
          sent: body.length === 0 ? null : { body, uom: query.UOM ?? null },
          options: {
            output: outputOptions(query, baseUrl),
            maxRunTimeSeconds,
            warnings: [...warnings, ...ignored],
            isSaved: query.loadSaved,
          },
        });
        if (query.multiProcessed)
          return { body: await queuer.queue({ ...asked, webhookUrl, requestId, traceParent, log }) };
        const built = await builder.build({ ...asked, signal, log, address: call.visit.address });
        return { body: built.response, headers: headersOf(built) };
      },
    }),
  ];
}
