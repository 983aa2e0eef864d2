/** A list of the server on a page: read page by page, and again when something changed. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type PageOf, readPage, withQuery } from './server.js';

export interface List<Item> {
  /** Null: not read yet. */
  readonly items: readonly Item[] | null;
  readonly hasMore: boolean;
  readonly isReading: boolean;
  /** Why it could not be read; empty: it could. */
  readonly fault: string;
  readonly more: () => void;
  /** Reads as many items anew as are shown. */
  readonly again: () => void;
}

interface Read<Item> {
  readonly address: string;
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** The most that the interface gives at once. */
const MOST = 1000;

/**
 * @param query of the path; when it changes the list begins anew
 * @param limit items of a page
 */
export function useList<Item>(path: string, query: Readonly<Record<string, string>>, limit: number): List<Item> {
  const [read, setRead] = useState<Read<Item> | null>(null);
  const [fault, setFault] = useState('');
  const [isReading, setReading] = useState(true);
  const reading = useRef<AbortController | null>(null);
  const address = withQuery(path, query);

  const ask = (count: number, cursor: string | null, before: readonly Item[]) => {
    reading.current?.abort();
    const control = new AbortController();
    reading.current = control;
    setReading(true);
    const asked = withQuery(path, { ...query, limit: String(count), ...(cursor !== null && { cursor }) });
    readPage<Item>(asked, control.signal).then(
      ({ items, next }: PageOf<Item>) => {
        if (control.signal.aborted) return;
        setRead({ address, items: [...before, ...items], next });
        setFault('');
        setReading(false);
      },
      (error: Error) => {
        if (control.signal.aborted) return;
        setFault(error.message);
        setReading(false);
      },
    );
  };

  useEffect(() => {
    ask(limit, null, []);
    return () => reading.current?.abort();
  }, [address, limit]);

  const shown = read?.items ?? null;
  // What is said when something was saved comes from an earlier drawing; by then another query may be asked for.
  const askLatest = useRef(ask);
  askLatest.current = ask;
  return {
    items: shown,
    hasMore: read !== null && read.next !== null,
    isReading,
    fault,
    more: () => {
      if (read !== null && read.next !== null && !isReading) ask(limit, read.next, read.items);
    },
    again: () => askLatest.current(Math.min(MOST, Math.max(limit, shown?.length ?? 0)), null, []),
  };
}
