/** The interface definition, for everybody. */
import { Type } from '../../schema/typebox.js';
import { inVersion30 } from '../definition/version-3-0.js';
import { openApiDocument } from '../openapi.js';
import { type Route, route } from '../route.js';
import { NO_PARAMETERS } from './shared.js';

export const INFO = {
  title: 'Stowage: Load Planning Service API V2',
  version: '2.0.0',
  description: 'Plans how cargo is loaded into containers, in three dimensions.',
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};

const Definition = Type.Record(Type.String(), Type.Unknown(), { description: 'An OpenAPI document.' });

/** @param described all routes, these included */
export function interfaceRoutes(described: () => readonly Route[]): readonly Route[] {
  const document = () => openApiDocument(described(), INFO);
  const version31 = kept(document);
  const version30 = kept(() => inVersion30(document()));
  return [
    definition('/openapi.json', 'getOpenApi', '3.1', version31),
    definition('/openapi-3.0.json', 'getOpenApi30', '3.0, for generators of clients', version30),
    definition('/v2/swagger.json', 'getSwagger', '3.1', version31),
  ];
}

/** Made when it is first asked for. */
function kept(make: () => object): () => Buffer {
  let bytes: Buffer | null = null;
  return () => {
    bytes ??= Buffer.from(JSON.stringify(make()));
    return bytes;
  };
}

function definition(path: string, operationId: string, version: string, bytes: () => Buffer): Route {
  return route({
    method: 'GET',
    path,
    operationId,
    summary: `The interface definition (OpenAPI ${version}).`,
    tag: 'Interface',
    auth: 'none',
    params: NO_PARAMETERS,
    query: NO_PARAMETERS,
    body: null,
    answers: { 200: { description: 'The definition.', schema: Definition } },
    handle: () => ({ body: bytes(), headers: { 'Cache-Control': 'no-cache' } }),
  });
}
