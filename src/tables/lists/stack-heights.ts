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
/** `Do not stack more than 2` is no ban. */
const NOT_MORE =
  '(?:(?:do not|don.?t|never) stack |not |no )(?:more than|over|above|higher than)|nicht (?:mehr als|höher als|über)|no (?:apilar )?más de|(?:ne )?pas (?:gerber )?(?:à )?plus de|não (?:empilhar )?mais (?:de|que)|不(?:得|可|要|能)?(?:超过|多于)';
const MOST = `(?:max(?:imal(?:ement)?|imum|imo)?|m[áa]x(?:imo)?|bis zu|höchstens|up to|at most|hasta|jusqu.?à|até|最多|最大|最高|최대|${NOT_MORE})`;
const WORDS =
  'fach|mal|high|übereinander|tall|tiers?|layers?|levels?|hoch|lagen?|ebenen?|niveaux?|couches?|hauteurs?|niveles?|nivel|capas?|alturas?|camadas?|níveis|nível';
const PACKED = '(?:cartons?|ctns?|boxes|cases|pallets?|pcs|pieces|kartons?|paletten|stück)';
const HIGH = String.raw`(?:(?:[- ]?${PACKED}(?= ))?[- ]?(?:${WORDS}|[x×])(?![\p{L}\d])|\s?[层層段단](?:積み)?(?:まで|까지)?)`;
const SAID = new RegExp(
  String.raw`(?<!\p{L})${MOST}\.?\s*${FIGURE}(?:${HIGH})?|${FIGURE}${HIGH}|(?<![\p{L}\d])[x×]\s?${FIGURE}`,
  'iu',
);

interface StackHeight {
  /** In pieces. */
  readonly height: number;
  /** By which words. */
  readonly said: string;
  /** What is left of the text without them. */
  readonly left: string;
}

/** @returns null: the text says none */
export function stackHeightIn(text: string): StackHeight | null {
  const plain = SPELLED.reduce((one, [word, figure]) => one.replace(word, figure), text);
  const found = SAID.exec(plain);
  const height = Number(found?.slice(1).find((one) => one !== undefined) ?? 0);
  if (found === null || height === 0) return null;
  const left = `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`;
  return { height, said: found[0], left: left.replace(/[.:=\s]+$|^[.:=\s]+/g, '') };
}

/** In a remark `2x` and `2 layers` may be of anything: these are of stacks, as is the most of anything in layers. */
const OF_STACKS =
  /high|hoch|übereinander|fach|stack|stapel|gerb|apil|empil|remont|altura|hauteur|[积積堆叠]|적재|적층|まで|까지/iu;
const OF_LAYERS = new RegExp(`^${MOST}.*(?:${WORDS}|[层層段단])`, 'iu');

export function isOfStacks({ said, left }: StackHeight): boolean {
  return OF_STACKS.test(`${said} ${left}`) || OF_LAYERS.test(said);
}
