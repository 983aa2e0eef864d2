/** The addresses of a load's pictures: what is sealed in them, and how a token is read. */
import type { LoadProblem } from '../../domain/problem.js';
import type { Uom } from '../../domain/words.js';
import type { PictureLook } from '../../schema/pictures.js';
import { PLAIN_LOOK, type ReportLanguage } from '../../schema/reports.js';
import type { PictureAddresses, PictureLinkOptions } from '../types.js';
import { digestOf, type LinkContent, seal } from './links.js';

const KIND = 'pictures';

/** What is needed to make addresses besides what was asked; it never leaves the service. */
export interface LinkMaker {
  readonly secret: string;
  /** E-mail of the load's owner; null: the load is not saved. */
  readonly owner: string | null;
  readonly untilDay: number;
  /** Whoever gets the addresses sees the load only because it is shared. */
  readonly isForColleague?: boolean;
}

/** @param stored the calculated load as it is kept */
export function pictureAddresses(
  { baseUrl, containers, spaces }: PictureLinkOptions,
  { secret, owner, untilDay }: LinkMaker,
  { title, problem: { uom: own } }: { readonly title: string; readonly problem: Pick<LoadProblem, 'uom'> },
  stored: Uint8Array,
): PictureAddresses {
  const load = owner === null ? null : ([owner, title] as const);
  const content = { load, digest: digestOf(stored), untilDay };
  const address = (look: PictureLook) =>
    `${baseUrl}/Pictures/${seal(secret, { ...content, details: detailsOf(look, own) })}`;
  return { containers: containers && address(containers), spaces: spaces && address(spaces) };
}

/** The unit only where it shows, and the language only where it is not English. */
function detailsOf(look: PictureLook, own: Uom): LinkContent['details'] {
  const { width, height, hasMeasures, background, isGrey, uom, language = PLAIN_LOOK.language } = look;
  const isOther = hasMeasures && uom !== undefined && uom !== own;
  const plain = [KIND, width, height, hasMeasures, background, isGrey];
  if (language !== PLAIN_LOOK.language) return [...plain, isOther ? uom : '', language];
  return [...plain, ...(isOther ? [uom] : [])];
}

/** @returns null when the link is for something else */
export function lookOf({ details }: LinkContent): PictureLook | null {
  const [kind, width, height, hasMeasures, background, isGrey, uom, language] = details;
  if (kind !== KIND) return null;
  return {
    width: Number(width),
    height: Number(height),
    hasMeasures: Boolean(hasMeasures),
    background: Number(background),
    isGrey: Boolean(isGrey),
    ...(uom !== undefined && uom !== '' && { uom: uom as Uom }),
    ...(language !== undefined && { language: language as ReportLanguage }),
  };
}
