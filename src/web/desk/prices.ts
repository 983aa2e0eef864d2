/**
 * What containers cost: the price in the order, else that of the company's record of that type and name. The sign of the
 * currency is the reader's own and stays on the device; nobody is told one.
 */
import { signal } from '@preact/signals';
import type { LoadResponse } from '../../schema/load.js';
import { type RequestDraft, type Row, withField } from '../plan-request/request-draft.js';
import { LANGUAGES } from '../words/languages.js';
import { language } from '../words/words.js';
import { typeOf } from './headline.js';

const KEPT = 'stowage.currency';

/** Empty: none. */
export const currency = signal(localStorage.getItem(KEPT) ?? '');

// Another tab sets it for all.
addEventListener('storage', ({ key }) => {
  if (key === KEPT) currency.value = localStorage.getItem(KEPT) ?? '';
});

export function setCurrency(sign: string): void {
  currency.value = sign.trim();
  if (currency.value === '') localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, currency.value);
}

/** With the sign where the language has it; cents where there are any. */
export function money(value: number, sign = currency.value): string {
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  const format = new Intl.NumberFormat(LANGUAGES[language.value].tag, {
    ...{ style: 'currency', currency: 'EUR', currencyDisplay: 'symbol' },
    ...{ minimumFractionDigits, maximumFractionDigits: 2 },
  });
  const parts = format.formatToParts(value);
  if (sign === '') {
    const figures = parts.filter(({ type }) => type !== 'currency').map((part) => part.value);
    return figures.join('').trim();
  }
  // Letters do not stand against a figure.
  const isWord = /\p{L}$/u.test(sign);
  return parts
    .map(({ type, value: said }, at) => {
      if (type !== 'currency') return said;
      const isBefore = /\d/.test(parts[at + 1]?.value ?? '');
      return isWord && isBefore ? `${sign}\u00a0` : sign;
    })
    .join('');
}

/** By type and name; 0: the company has none. */
export const ofRecords = signal<ReadonlyMap<string, number>>(new Map());

export type Priced = Readonly<{ containerType?: unknown; name?: unknown; price?: unknown }>;

export const keyOf = ({ containerType, name }: Priced) => `${containerType}/${name}`;

export function ownPrice({ price }: Priced): number | null {
  return typeof price === 'number' && price > 0 ? price : null;
}

/** Null: nobody has said one. */
export function priceOf(row: Priced): number | null {
  return ownPrice(row) ?? (ofRecords.value.get(keyOf(row)) || null);
}

type Filled = Pick<LoadResponse, 'filledContainers' | 'alternatives'>;

export interface Costs {
  /** Of the containers whose price somebody said. */
  readonly known: number;
  /** Names of the others, each once. */
  readonly unpriced: readonly string[];
}

/** Of the containers that are filled; null: there are none, or they are alternatives. @param rows whose prices are newer */
export function costsOf({ filledContainers, alternatives }: Filled, rows: readonly Priced[] = []): Costs | null {
  if (filledContainers.length === 0 || (alternatives === true && filledContainers.length > 1)) return null;
  const unpriced = new Set<string>();
  let known = 0;
  for (const filled of filledContainers) {
    const sent = filled.emptyContainer as Priced;
    const price = priceOf(rows.find((row) => keyOf(row) === keyOf(sent)) ?? sent);
    if (price === null) unpriced.add(typeOf(filled));
    else known += price;
  }
  return { known, unpriced: [...unpriced] };
}

/** Of all containers that are filled; null: of some nobody knows it. */
export function costOf(load: Filled, rows: readonly Priced[] = []): number | null {
  const costs = costsOf(load, rows);
  return costs === null || costs.unpriced.length > 0 ? null : costs.known;
}

/** The order says a price itself: then it is planned by cost. */
export function isPriced({ emptyContainers }: RequestDraft): boolean {
  return emptyContainers.some((row) => ownPrice(row) !== null);
}

/** The prices of records, written into the order, so that it can be planned by them; the same order where there are none. */
export function withRecordPrices(order: RequestDraft): RequestDraft {
  const emptyContainers = order.emptyContainers.map((row): Row => {
    const price = ownPrice(row) === null ? priceOf(row) : null;
    return price === null ? row : withField(row, 'price', price);
  });
  const isSame = emptyContainers.every((row, at) => row === order.emptyContainers[at]);
  return isSame ? order : { ...order, emptyContainers };
}
