/** Stops of a tour: a number where every row has one, else the names in the order in which they come. */
import { MOST_STOPS } from '../../domain/stop-numbers.js';

const NUMBER = /^\D*(\d{1,4})\b/;

/** Of `Stop 3`; not a number where it names none. */
export function numberIn(text: string): number {
  return Number(NUMBER.exec(text)?.[1] ?? Number.NaN);
}

/**
 * The stop of each row, as its number says, else counted from 1: the first comes off first. Null where the row names none, or
 * no number where nearly all others do.
 * @param written as it stands in the cells; empty: none
 */
export function stopsOf(written: readonly string[]): (number | null)[] {
  if (isMostlyNumbered(written)) return stopsOf(written.map((text) => (isWithoutNumber(text) ? '' : text)));
  const named = written.filter((text) => text !== '');
  const numbers = named.map(numberIn);
  // Names such as `Hamburg 2` and `Bremen 2` are two stops.
  const isNumbered = numbers.every((one) => !Number.isNaN(one)) && isOneToOne(named, numbers);
  const isCalled = isNumbered && numbers.every((one) => one >= 1 && one <= MOST_STOPS);
  const inOrder = isNumbered
    ? [...new Set(numbers)].sort((a, b) => a - b).map((number) => [number] as const)
    : [...new Set(named)].map((text) => [text] as const);
  const rank = new Map<number | string, number>(inOrder.map(([key], at) => [key, isCalled ? Number(key) : at + 1]));
  return written.map((text) => {
    if (text === '') return null;
    return rank.get(isNumbered ? numberIn(text) : text)!;
  });
}

const DIGITS = /^\d{1,4}$/;
const isWithoutNumber = (text: string) => Number.isNaN(numberIn(text));

/** One cell without a number is a slip: it does not make names of the numbers of all others. */
function isMostlyNumbered(written: readonly string[]): boolean {
  const named = written.filter((text) => text !== '');
  return named.some(isWithoutNumber) && named.filter((text) => DIGITS.test(text)).length * 2 > named.length;
}

function isOneToOne(texts: readonly string[], numbers: readonly number[]): boolean {
  const known = new Map<number, string>();
  for (const [at, number] of numbers.entries()) {
    const text = texts[at]!;
    if ((known.get(number) ?? text) !== text) return false;
    known.set(number, text);
  }
  return true;
}
