/** Looks up what the company's records say that containers cost: for whoever is signed in. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { draft } from '../plan-request/draft-store.js';
import { readPage } from '../shell/server.js';
import { isLooking, session } from '../shell/session.js';
import { keyOf, ofRecords, ownPrice, type Priced } from './prices.js';

/** As long as it is on a page; it shows nothing itself. */
export default function RecordPrices() {
  useEffect(() => followRecords(), []);
  return null;
}

/** Names that hold the one that is looked for. */
const MOST_ALIKE = 100;
/** After the last letter of a name. */
const ASKED_AFTER_MILLISECONDS = 400;

/**
 * Asks for records of containers, as long as somebody is signed in.
 * @param rowsOf the containers; those of the order when absent
 * @returns what ends it
 */
export function followRecords(rowsOf: () => readonly Priced[] = () => draft.value.emptyContainers): () => void {
  let asked = new Set<string>();
  let askedFor: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (row: Priced, user: string) => {
    // Records are the planners'.
    if (isLooking()) return;
    const query = new URLSearchParams({ name: String(row.name), limit: String(MOST_ALIKE) });
    const path = `/Database/Containers/${encodeURIComponent(String(row.containerType))}?${query}`;
    // Most have none. The search finds parts of names too.
    const alike = await readPage<Priced>(path).catch(() => null);
    const found = alike?.items.find(({ name }) => name === row.name) ?? null;
    const price = found === null ? null : ownPrice(found);
    if (price !== null && user === askedFor) ofRecords.value = new Map([...ofRecords.value, [keyOf(row), price]]);
  };
  const stop = effect(() => {
    const user = session.value.account?.user;
    const rows = rowsOf();
    clearTimeout(timer);
    if (user !== askedFor) {
      askedFor = user;
      asked = new Set();
      if (ofRecords.peek().size > 0) ofRecords.value = new Map();
    }
    if (user === undefined) return;
    timer = setTimeout(() => {
      for (const row of rows) {
        if (ownPrice(row) !== null || !row.name || !row.containerType || asked.has(keyOf(row))) continue;
        asked.add(keyOf(row));
        void ask(row, user);
      }
    }, ASKED_AFTER_MILLISECONDS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
