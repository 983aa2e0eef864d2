/**
 * What a column of somebody's list can mean, and the titles by which people call it: packing lists, invoices, exports of
 * warehouses and tour plans, in the languages of the interface. Titles are compared as `plainTitle` writes them; a title
 * that is longer than a phrase means what the longest phrase in it means.
 */
import { MEANINGS, type Meaning } from './meaning.js';
import { PHRASES } from './phrases.js';

export type { Meaning } from './meaning.js';

/** Signs as they are written in Taiwan, and some in Japan, by those of the mainland. */
const SIMPLE_SIGNS: ReadonlyMap<string, string> = new Map(
  [...'數数長长寬宽號号編编貨货裝装體体單单總总淨净價价產产備备規规徑径疊叠稱称'].flatMap((sign, at, all) =>
    at % 2 === 0 ? [[sign, all[at + 1]!] as const] : [],
  ),
);

/** Signs that are written without blanks between words. */
export const HAS_NO_BLANKS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Letters without marks and case, signs as blanks: `Länge (mm)` is `lange mm`. */
export function plainTitle(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[數長寬號編貨裝體單總淨價產備規徑疊稱]/g, (sign) => SIMPLE_SIGNS.get(sign)!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Meaning by phrase; where a phrase means several things the first in the order of the list. */
export const MEANING_OF: ReadonlyMap<string, Meaning> = phrases();

function phrases(): Map<string, Meaning> {
  const all = new Map<string, Meaning>();
  for (const meaning of MEANINGS) {
    for (const phrase of PHRASES[meaning as Meaning].split('|')) {
      const plain = plainTitle(phrase);
      if (!all.has(plain)) all.set(plain, meaning as Meaning);
    }
  }
  return all;
}
