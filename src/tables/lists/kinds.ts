/** How a piece is packed, as lists say it. */
import { plainTitle } from './meanings.js';

const PALLET =
  /\b(pallets?|palette[ns]?|palets?|pales?|paletes?|tarimas?|skids?|plts?|pal|epal ?\d?|eup|flachpalette|euro ?pal\w*|eur ?\d?|\w*palette[ns]?|gitterbox\w*)\b|托盘|栈板|パレット|팔레트|파렛트/;
const ROLL =
  /\b(rolls?|reels?|coils?|rollen?|spulen?|rouleaux?|bobines?|rollos?|bobinas?|rolos?|drums?|fass|faesser|fasser|barrels?|futs?|tambor(?:es)?|bidon(?:es)?)\b|卷|桶|ロール|ドラム|롤|드럼/;

/** Words for what is loaded, beside those for what is in it. */
export const PACKAGE =
  /ctn|carton|case|pack|pkg|box|coll?i|pallet|skid|handling|^hu |plt|palette|kolli|karton|kiste|roll|crate|drum|bundle|colis|caisse|bulto|caja|palet|volume|caixa|箱|件|托|ケース|カートン|個口|梱包|パレット|박스|카톤|포장|팔레트|파렛트/;

export type PackedAs = 'pallet' | 'roll' | 'other';

export function packedAs(text: string): PackedAs {
  const plain = plainTitle(text);
  if (PALLET.test(plain)) return 'pallet';
  return ROLL.test(plain) ? 'roll' : 'other';
}

const LOADED_PALLET =
  /\b(?:complete|loaded|full) pallets?\b|\bpallets? (?:complete|loaded)\b|\b(?:komplette?|ganze|volle|beladene) palette[n]?\b|\b(?:komplett|voll)palette[n]?\b|\bpaletten? komplett\b|\bpalettes? (?:completes?|chargees?)\b|\b(?:pallets?|palets?|pales?|paletes?|tarimas?) (?:complet[oa]s?|cargad[oa]s?|carregad[oa]s?)\b|整托|整板|整托盘|満載パレット|パレット積み済|완파레트|완팔레트|풀파렛트|풀팔레트/;

/** Words for a pallet that comes loaded, as names and remarks have them; null: it has none. @returns what is left of the text */
export function withoutLoadedPallet(text: string): string | null {
  const plain = plainTitle(text);
  return LOADED_PALLET.test(plain) ? plain.replace(LOADED_PALLET, ' ').trim() : null;
}

export interface PalletBase {
  readonly length: number;
  readonly width: number;
  readonly unit: 'mm' | 'cm' | 'in';
}

const mm = (length: number, width: number): PalletBase => ({ length, width, unit: 'mm' });

/** By what people call them; EN 13698 and its parts, the pallets of chemistry, and those of American shops. */
const BASES: readonly (readonly [called: RegExp, base: PalletBase])[] = [
  [/\b(epal|eur|euro) ?[37]\b/, mm(1000, 1200)],
  [/\b(epal|eur|euro) ?2\b/, mm(1200, 1000)],
  [/\b(epal|eur|euro) ?6\b|dusseldorf|duesseldorf|\bhalb|\bhalf\b|\bdemi\b|\bmedi[oa]\b|\bmei[oa]\b/, mm(800, 600)],
  [/\b(viertel\w*|quarter|quart)\b/, mm(600, 400)],
  [/\bgitterbox\w*/, mm(1240, 835)],
  [/\bcp ?1\b/, mm(1000, 1200)],
  [/\bcp ?2\b/, mm(800, 1200)],
  [/\bcp ?[389]\b/, mm(1140, 1140)],
  [/\bcp ?6\b/, mm(1200, 1000)],
  [/\bindustri\w*|\bindustrie\w*|\bindustrial\b|\bamerican[oa]?\b|\buk pallet\b/, mm(1200, 1000)],
  [/\b(gma|grocery)\b/, { length: 48, width: 40, unit: 'in' }],
  [/\b(epal|eup|eur|euro ?\d?|euro ?pal\w*|europaletten?|europ\w*|chep)\b/, mm(1200, 800)],
];

const TWO_FIGURES =
  /(?<![\d.,])(\d{2,4})\s*(?:cm|mm)?\s*[x×*/]\s*(\d{2,4})(?![\d.,]|\s*[x×*/]\s*\d)\s*(mm|cm|in\b|")?/iu;

/** What the words for a pallet say of its base: `Industriepalette`, `80x120`. Null: nothing. */
export function palletBase(text: string): PalletBase | null {
  const figures = TWO_FIGURES.exec(text.normalize('NFKC'));
  if (figures !== null) {
    const [length, width] = [Number(figures[1]), Number(figures[2])];
    const unit = unitOfBase(length, width, figures[3]?.toLowerCase());
    if (unit !== null) return { length, width, unit };
  }
  const plain = plainTitle(text);
  return BASES.find(([called]) => called.test(plain))?.[1] ?? null;
}

/** No pallet is measured so that two units could be meant. */
function unitOfBase(length: number, width: number, said: string | undefined): PalletBase['unit'] | null {
  if (said === 'mm' || said === 'cm') return said;
  if (said === 'in' || said === '"') return 'in';
  const [least, most] = [Math.min(length, width), Math.max(length, width)];
  if (least >= 400 && most <= 3000) return 'mm';
  if (least >= 30 && most <= 49) return 'in';
  return least >= 40 && most >= 50 && most <= 300 ? 'cm' : null;
}
