/** Stops of a tour: a number where every row has one, else the names in the order in which they come. */

const NUMBER = /^\D*(\d{1,4})\b/;

/**
 * The stop of each row, from 1: the first comes off first. Null where the row names none.
 * @param written as it stands in the cells; empty: none
 */
export function stopsOf(written: readonly string[]): (number | null)[] {
  const named = written.filter((text) => text !== '');
  const numbers = named.map((text) => Number(NUMBER.exec(text)?.[1] ?? Number.NaN));
  // Names such as `Hamburg 2` and `Bremen 2` are two stops.
  const isNumbered = numbers.every((one) => !Number.isNaN(one)) && isOneToOne(named, numbers);
  const inOrder = isNumbered
    ? [...new Set(numbers)].sort((a, b) => a - b).map((number) => [number] as const)
    : [...new Set(named)].map((text) => [text] as const);
  const rank = new Map<number | string, number>(inOrder.map(([key], at) => [key, at + 1]));
  return written.map((text) => {
    if (text === '') return null;
    return rank.get(isNumbered ? Number(NUMBER.exec(text)![1]) : text)!;
  });
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

/** What is loaded first has the lowest sequence: the last stop, unless the account turns the order. */
export function sequenceOf(stop: number, stops: number, isOpposite: boolean): number {
  return isOpposite ? stop : stops + 1 - stop;
}
