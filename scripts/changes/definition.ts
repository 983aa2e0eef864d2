/** The interface definition of today. */
import { openApiDocument } from '../../src/http/openapi.js';
import { allRoutes } from '../../src/http/routes/index.js';
import { INFO } from '../../src/http/routes/interface.js';

/** Routes are data: none is handled. */
export function definition(): Readonly<Record<string, unknown>> {
  const nothing = {} as never;
  return openApiDocument(allRoutes(nothing, nothing, nothing), INFO);
}
