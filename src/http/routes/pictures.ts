/** Pictures of loads behind the addresses that answers give; they need no key. */

import { LIMITS } from '../../schema/limits.js';
import {
  CONTAINER_PICTURES,
  PICTURE_FORMATS,
  type PictureFormat,
  type PictureSubject,
  SPACE_PICTURES,
} from '../../schema/pictures.js';
import { Type } from '../../schema/typebox.js';
import type { Pictures } from '../../service/reports/pictures.js';
import { noSuchPath } from '../errors.js';
import { errorAnswer, type Route, route } from '../route.js';
import type { SignedLimit } from '../signed-limit.js';
import type { Visit } from '../visit.js';
import { LONGEST_TOKEN, NO_PARAMETERS } from './shared.js';

const FROM_1 = { minimum: 1, maximum: LIMITS.whole } as const;
const token = Type.String({ minLength: 1, maxLength: LONGEST_TOKEN, description: 'Token of the address.' });
const container = Type.Integer({ ...FROM_1, description: 'Sequence of the filled container, from 1.' });
const space = Type.Integer({ ...FROM_1, description: 'Sequence of the space, from 1.' });
const file = (words: Readonly<Record<string, string>>) =>
  Type.String({ description: `One of ${Object.values(words).join(', ')}, with .png or .svg.` });

const ANSWERS = {
  200: { description: 'The picture.', types: ['image/png', 'image/svg+xml'] },
  404: errorAnswer('The address was changed or has expired, or its load is no longer there.'),
  429: errorAnswer('Too many were asked for within a minute, from one network address or of the loads of one user.'),
  503: errorAnswer('The store cannot be reached, too many pictures are waiting, or the service is stopping.'),
} as const;

/** Pictures may stand in anybody's pages; an SVG opened by itself runs and loads nothing. */
const HEADERS = {
  'Cache-Control': 'private, max-age=3600',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

const TYPES = { png: 'image/png', svg: 'image/svg+xml' } as const;

export function pictureRoutes(pictures: Pictures, limit: SignedLimit): readonly Route[] {
  const show = async ({ address }: Visit, token: string, subject: PictureSubject, format: PictureFormat) => {
    await limit.fromAddress(address);
    await limit.ofOwner(await pictures.ownerOf(token));
    const { bytes, identity } = await pictures.find(token, subject, format);
    return { type: TYPES[format], body: bytes, etag: `"${identity}"`, headers: HEADERS };
  };
  const common = {
    method: 'GET',
    tag: 'Pictures',
    auth: 'none',
    hasOwnTag: true,
    query: NO_PARAMETERS,
    body: null,
  } as const;
  return [
    route({
      ...common,
      path: '/Pictures/{token}/{container}/{picture}',
      operationId: 'getContainerPicture',
      summary: 'A picture of a filled container.',
      params: Type.Object({ token, container, picture: file(CONTAINER_PICTURES) }),
      answers: ANSWERS,
      handle: ({ params, visit }) => {
        const [picture, format] = wordOf(CONTAINER_PICTURES, params.picture);
        return show(visit, params.token, { kind: 'container', container: params.container - 1, picture }, format);
      },
    }),
    route({
      ...common,
      path: '/Pictures/{token}/{container}/{space}/{picture}',
      operationId: 'getSpacePicture',
      summary: 'A picture of a space of a filled container.',
      params: Type.Object({ token, container, space, picture: file(SPACE_PICTURES) }),
      answers: ANSWERS,
      handle: ({ params, visit }) => {
        const [picture, format] = wordOf(SPACE_PICTURES, params.picture);
        const place = { container: params.container - 1, space: params.space - 1 };
        return show(visit, params.token, { kind: 'space', ...place, picture }, format);
      },
    }),
  ];
}

/** @throws Problem 404 */
function wordOf<Word extends string>(
  words: Readonly<Record<string, Word>>,
  name: string,
): [picture: Word, format: PictureFormat] {
  const [word, ending, ...more] = name.toLowerCase().split('.');
  const picture = Object.values(words).find((one) => one === word);
  const format = PICTURE_FORMATS.find((one) => one === ending);
  if (picture === undefined || format === undefined || more.length > 0) throw noSuchPath(name);
  return [picture, format];
}
