/** The pages for people, and what they are made of; they need no key. */
import { Type } from '../../schema/typebox.js';
import { noSuchPath } from '../errors.js';
import type { MediaType } from '../media-types.js';
import { errorAnswer, type Route, route } from '../route.js';
import type { StaticFiles } from '../static-files.js';
import { NO_PARAMETERS } from './shared.js';

/** No code but that of our own files, WebAssembly among it; nothing from elsewhere, and nothing goes elsewhere. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Other people's pages load the engine and the viewer from here; there is nothing secret in them. */
const FOR_OTHER_PAGES = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Named after its content by the build. */
const NEVER_CHANGES = /-[\w-]{8}\.\w+$/;

const TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  txt: 'text/plain',
} as const satisfies Readonly<Record<string, MediaType>>;

const ANSWERS = {
  200: {
    description: 'The file.',
    schema: Type.Object({}, { description: 'A sample request.' }),
    types: Object.values(TYPES),
  },
  404: errorAnswer('There is no such file; pages of an earlier version ask for some.'),
} as const;

/** What `npm run build` wrote into build/web, and into assets/ there. */
export interface PageFiles {
  readonly root: StaticFiles;
  readonly assets: StaticFiles;
}

export function pageRoutes({ root, assets }: PageFiles): readonly Route[] {
  const show = async (files: StaticFiles, name: string, headers: Readonly<Record<string, string>> = {}) => {
    const ending = /\.(\w+)$/.exec(name)?.[1] ?? '';
    const type = TYPES[ending as keyof typeof TYPES];
    const isJson = ending === 'json';
    const file = type !== undefined || isJson ? await files.read(name) : null;
    if (file === null) throw noSuchPath(`/${name}`);
    const common = {
      body: file.bytes,
      brotli: file.brotli,
      etag: file.tag,
      headers: {
        ...headers,
        'Content-Security-Policy': POLICY,
        'Cache-Control': NEVER_CHANGES.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    };
    return isJson ? common : { ...common, type };
  };
  const common = {
    method: 'GET',
    tag: 'Pages',
    auth: 'none',
    hasOwnTag: true,
    query: NO_PARAMETERS,
    body: null,
    answers: ANSWERS,
  } as const;
  const single = (path: string, operationId: string, summary: string, file: string): Route =>
    route({ ...common, path, operationId, summary, params: NO_PARAMETERS, handle: () => show(root, file) });
  return [
    single(
      '/',
      'getPage',
      'The page on which people plan. The fragment of the address names the part that is open.',
      'index.html',
    ),
    single('/favicon.ico', 'getIcon', 'The icon of the pages.', 'favicon.svg'),
    single(
      '/sw.js',
      'getServiceWorker',
      'The service worker, which keeps the pages for use without a network.',
      'sw.js',
    ),
    route({
      ...common,
      path: '/assets/{file}',
      operationId: 'getAsset',
      summary: 'A file of the pages.',
      params: Type.Object({ file: Type.String({ minLength: 1, description: 'Name of the file.' }) }),
      handle: ({ params }) => show(assets, params.file, FOR_OTHER_PAGES),
    }),
  ];
}
