/** How many pieces may stand one on the other, as cells of a column of stacking say it: `2-fach`, `2x`, `3 high`, `max. 2`, `2段`. */

/** Figures that are written as words before what says that they are heights. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ein(?=[- ]?fach)/giu, '1'],
  [/(?<!\p{L})zwei(?=[- ]?fach)|(?<!\p{L})two(?=[- ]high)|[两兩二](?=[层層段])/giu, '2'],
  [/(?<!\p{L})drei(?=[- ]?fach)|(?<!\p{L})three(?=[- ]high)|三(?=[层層段])/giu, '3'],
  [/(?<!\p{L})vier(?=[- ]?fach)|(?<!\p{L})four(?=[- ]high)|四(?=[层層段])/giu, '4'],
];

/** Part of no other figure: no size, no weight. */
const FIGURE = String.raw`(?<![\d.,])(\d{1,2})(?![.,]?\d)`;
const MOST =
  '(?:max(?:imal(?:ement)?|imum|imo)?|m[áa]x(?:imo)?|bis zu|höchstens|up to|at most|hasta|jusqu.?à|até|最多|最大|最高|최대)';
const WORDS =
  'fach|mal|high|tall|tiers?|layers?|levels?|hoch|lagen?|ebenen?|niveaux?|couches?|hauteurs?|niveles?|nivel|capas?|alturas?|camadas?|níveis|nível';
const HIGH = String.raw`(?:[- ]?(?:${WORDS}|[x×])(?![\p{L}\d])|\s?[层層段단](?:まで|積み|까지)?)`;
const SAID = new RegExp(
  String.raw`(?<!\p{L})${MOST}\.?\s*${FIGURE}(?:${HIGH})?|${FIGURE}${HIGH}|(?<![\p{L}\d])[x×]\s?${FIGURE}`,
  'iu',
);

/** @returns the height in pieces, and what is left of the text without it; null: it says none */
export function stackHeightIn(text: string): { readonly height: number; readonly left: string } | null {
  const plain = SPELLED.reduce((one, [word, figure]) => one.replace(word, figure), text);
  const found = SAID.exec(plain);
  const height = Number(found?.slice(1).find((one) => one !== undefined) ?? 0);
  if (found === null || height === 0) return null;
  const left = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`;
  return { height, left: left.replace(/[.:=\s]+$|^[.:=\s]+/g, '') };
}
