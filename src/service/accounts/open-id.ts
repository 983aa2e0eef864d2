/**
 * Signing in with the company's own sign-in: OpenID Connect, code flow with PKCE (openid-client, a certified relying
 * party). An account there is bound to a person by issuer and subject, never again by e-mail.
 */
import type { Configuration } from 'openid-client';
import type { Logger } from 'pino';
import type { Person, Store } from '../../store/index.js';
import type { Accounts } from './accounts.js';
import { isActive } from './person.js';
import type { Begun, SignIn } from './sign-in.js';

export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client. */
  readonly clientSecret: string | null;
  /** Of who comes from `domains`. */
  readonly company: string;
  /** Domains of e-mail, lower case, whose people need no invitation. */
  readonly domains: readonly string[];
}

export interface OpenIdParts {
  readonly settings: OpenIdSettings;
  /** Where the pages are, without a slash at the end. */
  readonly baseUrl: string;
  readonly store: Pick<Store, 'people'>;
  readonly accounts: Accounts;
  readonly signIn: SignIn;
  readonly log: Logger;
  readonly now?: () => Date;
}

/** Between beginning and coming back, milliseconds. */
export const WAY_AGE = 10 * 60_000;

/** What the browser keeps on its way there and back, so that no other browser can end what it began. */
interface Kept {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
}

type Query = Readonly<Record<string, string | undefined>>;

export class OpenId {
  #configuration: Promise<Configuration> | null = null;

  readonly #now: () => Date;

  constructor(private readonly parts: OpenIdParts) {
    this.#now = parts.now ?? (() => new Date());
  }

  /** Where the browser goes, and what it keeps meanwhile. Rejects when the issuer cannot be reached. */
  async begin(): Promise<{ readonly location: string; readonly kept: string }> {
    const client = await import('openid-client');
    const configuration = await this.#discovered();
    const kept: Kept = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      begunAt: this.#now().getTime(),
    };
    const location = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#callback,
      scope: 'openid email profile',
      state: kept.state,
      nonce: kept.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(kept.verifier),
      code_challenge_method: 'S256',
    });
    return { location: location.href, kept: Buffer.from(JSON.stringify(kept)).toString('base64url') };
  }

  /**
   * Null: refused; the log says why.
   * @param kept what the browser kept; null: nothing
   */
  async finish(query: Query, kept: string | null, address: string): Promise<Begun | null> {
    try {
      const person = await this.#personOf(query, readKept(kept, this.#now()));
      return await this.parts.signIn.begin(person, 'openId', address);
    } catch (error) {
      this.parts.log.warn({ err: error, address }, 'a sign-in by OpenID was refused');
      return null;
    }
  }

  get #callback(): string {
    return `${this.parts.baseUrl}/Account/OpenId/Callback`;
  }

  async #personOf(query: Query, { state, nonce, verifier }: Kept): Promise<Person> {
    const client = await import('openid-client');
    const configuration = await this.#discovered();
    const back = new URL(this.#callback);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) back.searchParams.set(name, value);
    const tokens = await client.authorizationCodeGrant(configuration, back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    const account = { issuer: claims.iss, subject: claims.sub };
    const known = await this.parts.store.people.findByOpenId(account);
    if (known) return active(known);
    const said =
      typeof claims['email'] === 'string'
        ? claims
        : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    if (typeof said['email'] !== 'string' || said['email_verified'] !== true) {
      throw new Refused('the issuer does not say that it has verified the e-mail');
    }
    const person = await this.#invited(said['email'].trim().toLowerCase());
    return (await this.parts.store.people.change(person.email, (one) => {
      if (one.openId) throw new Refused(`${one.email} belongs to another account of the issuer`);
      return { ...one, openId: account };
    }))!;
  }

  /** Who has this e-mail and may come: invited by an admin, or from a domain of the company. */
  async #invited(email: string): Promise<Person> {
    const { store, accounts, settings } = this.parts;
    const isOfDomain = settings.domains.includes(email.split('@').at(-1)!);
    const person = await store.people.get(email);
    if (person && (isOfDomain || person.invitedAt !== null)) return active(person);
    if (person || !isOfDomain) throw new Refused(`${email} is not invited`);
    await accounts.ensureUser(email, settings.company);
    return (await store.people.get(email))!;
  }

  /** What the issuer says of itself; asked again after a failure. */
  #discovered(): Promise<Configuration> {
    this.#configuration ??= this.#discover().catch((error: unknown) => {
      this.#configuration = null;
      throw error;
    });
    return this.#configuration;
  }

  async #discover(): Promise<Configuration> {
    const client = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.parts.settings;
    const server = new URL(issuer);
    // The settings allow http on this very machine alone.
    const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    const found = await client.discovery(server, clientId, undefined, client.None(), { execute });
    if (clientSecret === null) return found;
    const metadata = found.serverMetadata();
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = metadata;
    const isBasic = methods.includes('client_secret_basic');
    const authentication = (isBasic ? client.ClientSecretBasic : client.ClientSecretPost)(clientSecret);
    const configuration = new client.Configuration(metadata, clientId, clientSecret, authentication);
    for (const extend of execute) extend(configuration);
    return configuration;
  }
}

class Refused extends Error {}

function active(person: Person): Person {
  if (!isActive(person)) throw new Refused(`${person.email} has no access`);
  return person;
}

function readKept(kept: string | null, now: Date): Kept {
  const { state, nonce, verifier, begunAt } = JSON.parse(
    Buffer.from(kept ?? '', 'base64url').toString() || '{}',
  ) as Partial<Kept>;
  const isWhole = [state, nonce, verifier].every((one) => typeof one === 'string' && one !== '');
  const isInTime = typeof begunAt === 'number' && now.getTime() - begunAt <= WAY_AGE;
  if (!isWhole || !isInTime) throw new Refused('this browser did not begin the sign-in, or more than 10 minutes ago');
  return { state: state!, nonce: nonce!, verifier: verifier!, begunAt };
}
