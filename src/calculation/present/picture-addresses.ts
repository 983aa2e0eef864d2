/** The addresses of pictures in an answer; null where none are asked for. */
import { CONTAINER_PICTURES, SPACE_PICTURES } from '../../schema/pictures.js';
import type { PictureAddresses } from '../types.js';

export const NO_PICTURES: PictureAddresses = { containers: null, spaces: null };

type Images<Pictures> = { readonly [Member in keyof Pictures]: string | null };

/** @param sequence of the filled container, from 1 */
export function containerImages({ containers }: PictureAddresses, sequence: number): Images<typeof CONTAINER_PICTURES> {
  return images(CONTAINER_PICTURES, containers && `${containers}/${sequence}`);
}

/** @param space its sequence, from 1; null: an empty one, of which there is no picture */
export function spaceImages(
  { spaces }: PictureAddresses,
  container: number,
  space: number | null,
): Images<typeof SPACE_PICTURES> {
  return images(SPACE_PICTURES, spaces === null || space === null ? null : `${spaces}/${container}/${space}`);
}

function images<Pictures extends Readonly<Record<string, string>>>(pictures: Pictures, folder: string | null) {
  return Object.fromEntries(
    Object.entries(pictures).map(([member, word]) => [member, folder === null ? null : `${folder}/${word}.png`]),
  ) as Images<Pictures>;
}
