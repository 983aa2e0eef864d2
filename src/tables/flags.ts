/** Yes and no as a spreadsheet says them, in the languages of the interface. */

const YES = 'true yes y x wahr ja j vrai oui o verdadero sí si verdadeiro sim s 是 真 はい 예 네 참 ✓ ✔ √ ☑ ○ ◯ 〇 1';
const NO = 'false no n falsch nein faux non falso não nao 否 假 いいえ 아니요 아니오 거짓 0';

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...YES.split(' ').map((word): [string, boolean] => [word, true]),
  ...NO.split(' ').map((word): [string, boolean] => [word, false]),
]);

/** Undefined: the text says neither. */
export function readFlag(text: string): boolean | undefined {
  return WORDS.get(text.trim().toLowerCase());
}
