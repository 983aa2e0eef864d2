/** The interface and the guide as pages, for everybody: what `npm run build` wrote into build/site. */
import { Type } from '../../schema/typebox.js';
import { noSuchPath } from '../errors.js';
import type { MediaType } from '../media-types.js';
import { errorAnswer, type Route, route } from '../route.js';
import type { StaticFiles } from '../static-files.js';
import { NO_PARAMETERS } from './shared.js';

const COMMON = {
  method: 'GET',
  tag: 'Interface',
  auth: 'none',
  hasOwnTag: true,
  query: NO_PARAMETERS,
  body: null,
} as const;

const NOT_BUILT = errorAnswer('There is no such page.');
const TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  txt: 'text/plain',
} as const satisfies Readonly<Record<string, MediaType>>;

/** swagger-ui styles by attributes and inlines its icons; nothing else of the service allows that. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

export function docsRoutes(site: StaticFiles): readonly Route[] {
  const show = async (name: string) => {
    const ending = /\.(\w+)$/.exec(name)?.[1] ?? 'html';
    const file = await site.read(ending === 'html' ? `${name.replace(/\.html$/, '')}.html` : name);
    if (file === null || !isKnown(ending)) throw noSuchPath(`/docs/${name}`);
    return { type: TYPES[ending], body: file.bytes, etag: file.tag, headers: { 'Content-Security-Policy': POLICY } };
  };
  return [
    route({
      ...COMMON,
      path: '/docs',
      operationId: 'showInterface',
      summary: 'The interface as a page, to read and to try out.',
      params: NO_PARAMETERS,
      answers: { 200: { description: 'The page.', types: [TYPES.html] }, 404: NOT_BUILT },
      handle: async () => ({ ...(await show('index')), type: TYPES.html }),
    }),
    route({
      ...COMMON,
      path: '/docs/{page}',
      operationId: 'showPage',
      summary: 'A page of the documentation, or a file that the page needs.',
      params: Type.Object({
        page: Type.String({ minLength: 1, description: 'Name of the page. With .md at its end: its Markdown source.' }),
      }),
      answers: { 200: { description: 'The page or file.', types: Object.values(TYPES) }, 404: NOT_BUILT },
      handle: ({ params }) => show(params.page),
    }),
    route({
      ...COMMON,
      path: '/llms.txt',
      operationId: 'getLlmsText',
      summary: 'A list of the pages of the documentation, for programs that read text.',
      params: NO_PARAMETERS,
      answers: { 200: { description: 'The text, in Markdown.', types: [TYPES.txt] }, 404: NOT_BUILT },
      handle: async () => ({ ...(await show('llms.txt')), type: TYPES.txt }),
    }),
  ];
}

function isKnown(ending: string): ending is keyof typeof TYPES {
  return ending in TYPES;
}
