/** Signing in and out, and what one may change of oneself. */
import { Type } from '../../schema/typebox.js';
import type { Caller, CallersSession } from '../../service/accounts/caller.js';
import { WAY_AGE } from '../../service/accounts/open-id.js';
import { ServiceFailure } from '../../service/failures.js';
import type { Services } from '../../service/services.js';
import { errorAnswer, type Route, route } from '../route.js';
import type { Cookies, Visit } from '../visit.js';
import { withWarnings } from './answers.js';
import { BODY_ERRORS, COMMON_ERRORS, NO_PARAMETERS } from './shared.js';

const COMMON = { tag: 'Signing in', params: NO_PARAMETERS, query: NO_PARAMETERS } as const;
const OK = { status: 'succeed', message: 'OK' } as const;
const DONE = { 200: { description: 'It is done.', schema: 'Outcome' } } as const;
/** Where the pages say that the company's own sign-in did not work. */
const REFUSED = '/#/sign-in/refused';

export function signInRoutes(services: Services): readonly Route[] {
  return [...sessionRoutes(services), ...selfRoutes(services), ...openIdRoutes(services)];
}

function sessionRoutes({ signIn, profiles, openId }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/SignIn',
      operationId: 'getSignIn',
      summary: 'How one can sign in here, and who is signed in.',
      auth: 'none',
      body: null,
      answers: { 200: { description: 'What is offered.', schema: 'SignInOffer' } },
      handle: async ({ visit, warnings }) => {
        const secret = visit.cookies?.session ?? null;
        const caller = secret === null ? null : await signIn.resume(secret);
        const person = caller && (await profiles.read(caller));
        const offer = { password: true, link: signIn.canMail, openId: openId !== null, person };
        return { body: withWarnings(offer, warnings) };
      },
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Account/Session',
      operationId: 'signIn',
      summary: 'Signs in with a password or the token of a link, and sets the cookie of the session.',
      auth: 'none',
      body: { kind: 'checked', schema: 'SignIn', description: 'Who signs in.' },
      answers: { 200: { description: 'Who is signed in now.', schema: 'Me' }, ...BODY_ERRORS },
      handle: async ({ body, visit, warnings }) => {
        const cookies = cookiesOf(visit);
        if (!visit.isOwnPage) throw new ServiceFailure('Forbidden', 'Only a page of the service itself may sign in.');
        const { email, password, token } = body;
        const begun =
          typeof token === 'string'
            ? await signIn.byLink(token, visit.address)
            : await signIn.byPassword(email ?? '', password ?? '', visit.address);
        const before = cookies.read('session');
        if (before !== null) await signIn.forget(before);
        const me = await profiles.of(begun.person, begun.session);
        const headers = { 'Set-Cookie': cookies.set('session', begun.secret, begun.seconds) };
        return { body: withWarnings(me, warnings), headers };
      },
    }),
    route({
      ...COMMON,
      method: 'DELETE',
      path: '/Account/Session',
      operationId: 'signOut',
      summary: 'Ends this session.',
      auth: 'key',
      body: null,
      answers: { ...DONE, ...COMMON_ERRORS },
      handle: async ({ caller, visit, warnings }) => {
        await signIn.signOut(caller, sessionOf(caller), visit.address);
        return { body: { ...OK, warnings }, headers: signedOut(visit) };
      },
    }),
    route({
      ...COMMON,
      method: 'DELETE',
      path: '/Account/Sessions',
      operationId: 'signOutEverywhere',
      summary: 'Ends all sessions of the caller, this one too.',
      auth: 'key',
      body: null,
      answers: { ...DONE, ...COMMON_ERRORS },
      handle: async ({ caller, visit, warnings }) => {
        await signIn.signOutEverywhere(caller, visit.address);
        return { body: { ...OK, warnings }, headers: signedOut(visit) };
      },
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: '/Account/SignInLinks',
      operationId: 'askForSignInLink',
      summary: 'Mails a link to sign in, when somebody has this e-mail. The answer does not tell.',
      auth: 'none',
      body: { kind: 'checked', schema: 'LinkWish', description: 'Where to.' },
      answers: { ...DONE, ...BODY_ERRORS },
      handle: ({ body, visit, warnings }) => {
        signIn.sendLink(body.email, visit.address);
        return { body: { ...OK, warnings } };
      },
    }),
  ];
}

function selfRoutes({ signIn, profiles }: Services): readonly Route[] {
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/Me',
      operationId: 'getMe',
      summary: 'Who calls.',
      tag: 'Account',
      auth: 'key',
      body: null,
      answers: { 200: { description: 'Who calls.', schema: 'Me' }, ...COMMON_ERRORS },
      handle: async ({ caller, warnings }) => ({ body: withWarnings(await profiles.read(caller), warnings) }),
    }),
    route({
      ...COMMON,
      method: 'PUT',
      path: '/Account/Me',
      operationId: 'changeMe',
      summary: "Changes the caller's name, language or unit of measure.",
      tag: 'Account',
      auth: 'key',
      body: { kind: 'checked', schema: 'Profile', description: 'What is to change.' },
      answers: { 200: { description: 'Who calls.', schema: 'Me' }, ...BODY_ERRORS },
      handle: async ({ caller, body, warnings }) => ({
        body: withWarnings(await profiles.change(caller, body), warnings),
      }),
    }),
    route({
      ...COMMON,
      method: 'PUT',
      path: '/Account/Password',
      operationId: 'setPassword',
      summary: 'Sets the password, and ends all other sessions.',
      auth: 'key',
      body: { kind: 'checked', schema: 'NewPassword', description: 'The passwords.' },
      answers: { ...DONE, ...BODY_ERRORS },
      isSecret: true,
      handle: async ({ caller, body, visit, warnings }) => {
        await signIn.setPassword(caller, sessionOf(caller), body, visit.address);
        return { body: { ...OK, warnings } };
      },
    }),
  ];
}

function openIdRoutes({ openId, signIn }: Services): readonly Route[] {
  const answers = { 303: { description: 'Where to go.', types: ['text/plain'] } } as const;
  return [
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/OpenId',
      operationId: 'beginOpenId',
      summary: "Leads to the company's own sign-in, where the operator has set one.",
      auth: 'none',
      body: null,
      answers: { ...answers, 400: errorAnswer('The service is reached over plain http.') },
      handle: async ({ visit, log }) => {
        const cookies = cookiesOf(visit);
        const way = await openId?.begin().catch((error: unknown) => {
          log.error({ err: error }, 'the OpenID issuer cannot be reached');
        });
        if (!way) return seeOther(REFUSED, []);
        return seeOther(way.location, [cookies.set('openid', way.kept, WAY_AGE / 1000)]);
      },
    }),
    route({
      ...COMMON,
      method: 'GET',
      path: '/Account/OpenId/Callback',
      operationId: 'finishOpenId',
      summary: "Comes back from the company's own sign-in, and ends at the pages.",
      auth: 'none',
      query: Type.Object({
        code: Type.Optional(Type.String()),
        state: Type.Optional(Type.String()),
        iss: Type.Optional(Type.String()),
        error: Type.Optional(Type.String()),
        error_description: Type.Optional(Type.String()),
      }),
      body: null,
      answers: { ...answers, 400: errorAnswer('The service is reached over plain http.') },
      handle: async ({ query, visit }) => {
        const cookies = cookiesOf(visit);
        const begun = await openId?.finish(query, cookies.read('openid'), visit.address);
        const used = cookies.set('openid', null, 0);
        if (!begun) return seeOther(REFUSED, [used]);
        const before = cookies.read('session');
        if (before !== null) await signIn.forget(before);
        return seeOther('/', [used, cookies.set('session', begun.secret, begun.seconds)]);
      },
    }),
  ];
}

function seeOther(location: string, cookies: string[]) {
  return {
    status: 303,
    type: 'text/plain',
    body: Buffer.from(`See ${location}\n`),
    headers: { Location: location, 'Set-Cookie': cookies },
  } as const;
}

/** @throws ServiceFailure NeedsHttps */
function cookiesOf({ cookies }: Visit): Cookies {
  if (cookies) return cookies;
  throw new ServiceFailure(
    'NeedsHttps',
    'Signing in needs https: over plain http anybody on the way could take the session. Open the service by https, or at localhost on its own machine.',
  );
}

function signedOut({ cookies }: Visit) {
  return cookies ? { 'Set-Cookie': cookies.set('session', null, 0) } : undefined;
}

/** The table of who may call (access.ts) lets sessions alone come here. */
function sessionOf({ session }: Caller): CallersSession {
  if (!session) throw new Error('a key came where sessions alone may');
  return session;
}
