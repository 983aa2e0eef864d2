/** The interface definition, for everybody. */
import { Type } from '../../schema/typebox.js';
import { openApiDocument } from '../openapi.js';
import { type Route, route } from '../route.js';
import { NO_PARAMETERS } from './shared.js';

export const INFO = {
  title: 'Stowage: Load Planning Service API V2',
  version: '2.0.0',
  description: 'Plans how cargo is loaded into containers, in three dimensions.',
};

const Definition = Type.Record(Type.String(), Type.Unknown(), { description: 'An OpenAPI 3.1 document.' });

/** @param described all routes, these two included */
export function interfaceRoutes(described: () => readonly Route[]): readonly Route[] {
  let bytes: Buffer | null = null;
  const definition = (path: string, operationId: string): Route =>
    route({
      method: 'GET',
      path,
      operationId,
      summary: 'The interface definition (OpenAPI 3.1).',
      tag: 'Interface',
      auth: 'none',
      params: NO_PARAMETERS,
      query: NO_PARAMETERS,
      body: null,
      answers: { 200: { description: 'The definition.', schema: Definition } },
      handle: () => {
        bytes ??= Buffer.from(JSON.stringify(openApiDocument(described(), INFO)));
        return { body: bytes, headers: { 'Cache-Control': 'no-cache' } };
      },
    });
  return [definition('/openapi.json', 'getOpenApi'), definition('/v2/swagger.json', 'getSwagger')];
}
