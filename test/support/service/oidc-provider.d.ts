/** What the tests use of the package, which comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type Koa from 'koa';

  export default class Provider extends Koa {
    constructor(issuer: string, configuration: object);
    Grant: new (
      of: object,
    ) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
