/** The addresses of a load's pictures: what is sealed in them, and how a token is read. */
import type { PictureLook } from '../../schema/pictures.js';
import type { PictureAddresses, PictureWishes } from '../types.js';
import { digestOf, type LinkContent, seal } from './links.js';

const KIND = 'pictures';

/** What is needed to make addresses besides the wishes; it never leaves the service. */
export interface LinkMaker {
  readonly secret: string;
  /** E-mail of the load's owner; null: the load is not saved. */
  readonly owner: string | null;
  readonly untilDay: number;
}

/** @param stored the calculated load as it is kept */
export function pictureAddresses(
  { baseUrl, containers, spaces }: PictureWishes,
  { secret, owner, untilDay }: LinkMaker,
  title: string,
  stored: Uint8Array,
): PictureAddresses {
  const load = owner === null ? null : ([owner, title] as const);
  const content = { load, digest: digestOf(stored), untilDay };
  const address = (look: PictureLook) =>
    `${baseUrl}/Pictures/${seal(secret, { ...content, details: detailsOf(look) })}`;
  return { containers: containers && address(containers), spaces: spaces && address(spaces) };
}

function detailsOf({ width, height, hasMeasures, background, isGrey }: PictureLook): LinkContent['details'] {
  return [KIND, width, height, hasMeasures, background, isGrey];
}

/** @returns null when the link is for something else */
export function lookOf({ details }: LinkContent): PictureLook | null {
  const [kind, width, height, hasMeasures, background, isGrey] = details;
  if (kind !== KIND) return null;
  return {
    width: Number(width),
    height: Number(height),
    hasMeasures: Boolean(hasMeasures),
    background: Number(background),
    isGrey: Boolean(isGrey),
  };
}
