/** The 3-D view of a shared load as a page, alone or in a frame of another page; behind the address of its report, without a key. */
import { LIMITS } from '../../schema/limits.js';
import { Type } from '../../schema/typebox.js';
import type { FoundView, Reports } from '../../service/reports/reports.js';
import { noSuchPath } from '../errors.js';
import { errorAnswer, type Route, route } from '../route.js';
import type { SignedLimit } from '../signed-limit.js';
import type { StaticFiles } from '../static-files.js';
import { LONGEST_TOKEN } from './shared.js';

const PARAMS = Type.Object({
  token: Type.String({
    minLength: 1,
    maxLength: LONGEST_TOKEN,
    description: "The last part of a report's address. With .json at its end: the data of the view.",
  }),
});

const QUERY = Type.Object({
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LIMITS.whole,
      description:
        'With .json, of a link that was made with `allows: Dock`: the data of an earlier version, one of `earlier` in the ' +
        'progress of the loading. Absent: the load as it is.',
    }),
  ),
});

const ANSWERS = {
  200: {
    description: 'The page, or the data of the view: problem, plan and looks, without prices.',
    schema: Type.Object(
      {
        title: Type.String({ description: 'Title of the load.' }),
        problem: Type.Unknown({ description: 'Cargo and containers, in whole numbers.' }),
        plan: Type.Unknown({ description: 'What lies where.' }),
        request: Type.Unknown({ description: 'Colours and looks, and the names of what is left out.' }),
      },
      { description: 'The data of the view, at an address with .json.' },
    ),
    types: ['text/html'],
  },
  404: errorAnswer('The address was changed, has expired or was revoked, or its load is no longer there.'),
  422: errorAnswer('The load is larger than can be handed over at once; the reports of its containers are smaller.'),
  429: errorAnswer('Too many were asked for within a minute, from one network address or of the loads of one user.'),
  503: errorAnswer('The store cannot be reached, too many reports are waiting, or the service is stopping.'),
} as const;

const DATA = '.json';
/** For the dock: of which version of the load the plan is, and what the link lets its holder do. */
const ofDock = ({ version, allows }: FoundView) => ({ 'Load-Version': String(version), 'Link-Allows': allows });
/** In the page as it is built: which other origins may talk to it. */
const ORIGINS = '<meta name="embed-origins" content="" />';

/**
 * @param root of the pages that are built
 * @param embedOrigins whose pages may show a view in a frame
 */
export function embedRoutes(
  reports: Reports,
  root: StaticFiles,
  embedOrigins: readonly string[],
  limit: SignedLimit,
): readonly Route[] {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "base-uri 'self'",
    "form-action 'none'",
    `frame-ancestors 'self' ${embedOrigins.join(' ')}`.trim(),
  ].join('; ');
  const headers = { 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' };
  const page = async () => {
    const file = await root.read('embed.html');
    if (file === null) throw noSuchPath('/embed');
    const html = file.bytes.toString().replace(ORIGINS, ORIGINS.replace('""', `"${embedOrigins.join(' ')}"`));
    return { type: 'text/html', body: Buffer.from(html), etag: file.tag, headers } as const;
  };
  return [
    route({
      method: 'GET',
      path: '/embed/{token}',
      operationId: 'getView',
      summary: 'The 3-D view of a shared load.',
      tag: 'Reports',
      auth: 'none',
      hasOwnTag: true,
      params: PARAMS,
      query: QUERY,
      body: null,
      answers: ANSWERS,
      handle: async ({ params: { token }, query: { version }, signal, visit }) => {
        if (!token.endsWith(DATA)) return page();
        await limit.fromAddress(visit.address);
        const found = await reports.findView(token.slice(0, -DATA.length), version);
        await limit.ofOwner(found.owner);
        return {
          body: await found.write(signal),
          etag: `"${found.identity}"`,
          headers: { ...headers, ...ofDock(found) },
        };
      },
    }),
  ];
}
