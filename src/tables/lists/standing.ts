/** Words by which a remark keeps a piece on the floor or on top, in the languages of the interface, as `plainTitle` writes them. */
import { HAS_NO_BLANKS, plainTitle } from './meanings.js';

const FLOOR_ONLY = phrases(
  `floor only|only on the floor|only on floor|on the floor only|on floor only|bottom only|floor load only|must stand on the floor
  |nur auf boden|nur auf dem boden|nur auf den boden|nur boden|nur bodenstellung|nur am boden|nur unten
  |uniquement au sol|au sol uniquement|seulement au sol|au sol seulement|sol uniquement
  |solo en el suelo|solo sobre el suelo|solo suelo|solo en el piso|solo piso
  |somente no piso|apenas no piso|so no piso|somente no chao|apenas no chao|so no chao
  |仅限地面|只能放地面|只放地面|仅放底层|只放底层|只能放底层|必须放底层
  |床置きのみ|床のみ|最下段のみ|下段のみ
  |바닥 전용|바닥에만|바닥만|바닥 적재만|최하단만|하단 전용`,
);

/** Other cargo lies below it, and none of another kind on it. */
const TOP_ONLY = phrases(
  `top load only|top only|top stow|top stow only|top layer only|must be on top|on top only|only on top
  |oben laden|nur oben|nur oben laden|nur obenauf|nur als obere lage
  |a charger dessus|charger dessus uniquement|uniquement dessus|uniquement sur le dessus|seulement dessus
  |solo encima|solo arriba|cargar solo encima|solo en la parte superior
  |somente por cima|apenas por cima|so por cima|somente em cima
  |顶放|只放顶层|仅放顶层|只能放顶层|仅限顶层
  |最上段のみ|上段のみ|最上段限定
  |최상단만|상단 전용|맨 위에만`,
);

function phrases(all: string): string[] {
  return all
    .split('|')
    .map((phrase) => plainTitle(phrase))
    .sort((a, b) => b.length - a.length);
}

/** @returns what is left of the text without words that keep it on the floor, as `plainTitle` writes it; null: it has none */
export const withoutFloorOnly = (text: string): string | null => without(FLOOR_ONLY, text);

/** The same of words that keep it on top. */
export const withoutTopOnly = (text: string): string | null => without(TOP_ONLY, text);

function without(phrases: readonly string[], text: string): string | null {
  const plain = ` ${plainTitle(text)} `;
  const found = phrases.find((phrase) => plain.includes(HAS_NO_BLANKS.test(phrase) ? phrase : ` ${phrase} `));
  return found === undefined ? null : plain.replace(found, ' ').trim();
}
