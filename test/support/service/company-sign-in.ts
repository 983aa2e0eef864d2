/** A company's own sign-in (OpenID Connect): a real provider on a free port, which can be made to lie in its tokens. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { Test } from 'tap';

export interface CompanyAccount {
  readonly email: string;
  readonly email_verified: boolean;
}

export interface CompanySignIn {
  readonly issuer: string;
  /** By subject; may be changed at any time. */
  readonly accounts: Map<string, CompanyAccount>;
  /** The subject who types the password there next. */
  who: string;
  /** Claims put over those of the next tokens, which are signed as before; null: the truth. */
  lie: Readonly<Record<string, unknown>> | null;
}

export const CLIENT = { id: 'stowage', secret: 'a secret of the client' };

/** @param callback where people come back to */
export async function startCompanySignIn(t: Test, callback: string): Promise<CompanySignIn> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.closeAllConnections());
  t.teardown(() => server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const state: CompanySignIn = { issuer, accounts: new Map(), who: '', lie: null };
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'one' }] },
    cookies: { keys: ['a key of cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...state.accounts.get(accountId) }),
    }),
    // Nobody is asked for consent.
    loadExistingGrant: async ({ oidc }: { oidc: { client: { clientId: string }; session: { accountId: string } } }) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) {
      context.respond = false;
      await provider.interactionFinished(context.req, context.res, { login: { accountId: state.who } });
      return;
    }
    await next();
    const tokens = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || !tokens?.id_token || !state.lie) return;
    const [head, claims = ''] = tokens.id_token.split('.');
    const told = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), ...state.lie };
    const signed = `${head}.${Buffer.from(JSON.stringify(told)).toString('base64url')}`;
    context.body = {
      ...tokens,
      id_token: `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`,
    };
  });
  server.on('request', provider.callback());
  return state;
}
