/** The links that were made: read, made and revoked, wherever they are listed. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { ShownLink } from '../../../schema/links.js';
import { read, send } from '../../shell/server.js';

/** Counts what was made and revoked, so that every list of links is read anew. */
const changes = signal(0);

export interface KnownLinks {
  /** The newest first; null: they are not read yet. */
  readonly links: readonly ShownLink[] | null;
  readonly fault: string;
}

/** @param isShown of all links of this person */
export function useLinks(isShown: (link: ShownLink) => boolean, key: string): KnownLinks {
  const [links, setLinks] = useState<readonly ShownLink[] | null>(null);
  const [fault, setFault] = useState('');
  const { value } = changes;
  useEffect(() => {
    const control = new AbortController();
    read<{ readonly items: readonly ShownLink[] }>('/Links', control.signal).then(
      ({ items }) => setLinks(items.filter(isShown).reverse()),
      (error: Error) => !control.signal.aborted && setFault(error.message),
    );
    return () => control.abort();
  }, [key, value]);
  return { links, fault };
}

/** @param until a day; empty: as long as links hold for which nothing is said */
export async function makeLink(title: string, until: string, allows: ShownLink['allows']): Promise<void> {
  await send('POST', '/Links', { title, ...(until !== '' && { expiresAt: until }), allows });
  changes.value++;
}

/** A load that has some was deleted, or is there again. */
export function readLinksAgain(): void {
  changes.value++;
}

export async function revokeLink({ id }: ShownLink): Promise<void> {
  await send('DELETE', `/Links/${id}`);
  changes.value++;
}
