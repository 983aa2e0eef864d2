/** Words by which a remark keeps a piece on the floor, in the languages of the interface, as `plainTitle` writes them. */
import { HAS_NO_BLANKS, plainTitle } from './meanings.js';

const PHRASES =
  `floor only|only on the floor|only on floor|on the floor only|on floor only|bottom only|floor load only|must stand on the floor
  |nur auf boden|nur auf dem boden|nur auf den boden|nur boden|nur bodenstellung|nur am boden|nur unten
  |uniquement au sol|au sol uniquement|seulement au sol|au sol seulement|sol uniquement
  |solo en el suelo|solo sobre el suelo|solo suelo|solo en el piso|solo piso
  |somente no piso|apenas no piso|so no piso|somente no chao|apenas no chao|so no chao
  |仅限地面|只能放地面|只放地面|仅放底层|只放底层|只能放底层|必须放底层
  |床置きのみ|床のみ|最下段のみ|下段のみ
  |바닥 전용|바닥에만|바닥만|바닥 적재만|최하단만|하단 전용`
    .split('|')
    .map((phrase) => plainTitle(phrase))
    .sort((a, b) => b.length - a.length);

/** @returns what is left of the text without such words, as `plainTitle` writes it; null: it has none */
export function withoutFloorOnly(text: string): string | null {
  const plain = ` ${plainTitle(text)} `;
  const found = PHRASES.find((phrase) => plain.includes(HAS_NO_BLANKS.test(phrase) ? phrase : ` ${phrase} `));
  return found === undefined ? null : plain.replace(found, ' ').trim();
}
