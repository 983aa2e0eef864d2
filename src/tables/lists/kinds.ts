/** How a piece is packed, as lists say it. */
import { plainTitle } from './meanings.js';

const PALLET =
  /\b(pallets?|palette[ns]?|palets?|paletes?|plts?|plt|pal|epal|euro ?pal\w*|eur|europaletten?|gitterbox\w*)\b|托盘|栈板|パレット|팔레트|파렛트/;
const EURO = /\b(epal|eur|euro ?pal\w*|europaletten?|euro)\b/;
const ROLL =
  /\b(rolls?|reels?|coils?|rollen?|spulen?|rouleaux?|bobines?|rollos?|bobinas?|rolos?|drums?|fass|faesser|fasser|barrels?|futs?|tambor(?:es)?|bidon(?:es)?)\b|卷|桶|ロール|ドラム|롤|드럼/;

/** Words for what is loaded, beside those for what is in it. */
export const PACKAGE =
  /ctn|carton|case|pack|pkg|box|coll?i|pallet|plt|palette|kolli|karton|kiste|roll|crate|drum|bundle|colis|caisse|bulto|caja|palet|volume|caixa|箱|件|托|ケース|カートン|個口|梱包|パレット|박스|카톤|포장|팔레트|파렛트/;

export type PackedAs = 'pallet' | 'euroPallet' | 'roll' | 'other';

export function packedAs(text: string): PackedAs {
  const plain = plainTitle(text);
  if (PALLET.test(plain)) return EURO.test(plain) ? 'euroPallet' : 'pallet';
  return ROLL.test(plain) ? 'roll' : 'other';
}

/** EN 13698-1: 800 x 1200 mm. */
export const EURO_PALLET = { length: 1200, width: 800, unit: 'mm' } as const;
