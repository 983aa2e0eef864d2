/** Of a listed load that is loaded by its newest plan: what stands by an earlier one and must come out. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LoadResponse } from '../../../schema/load.js';
import type { ProgressNews } from '../../../schema/progress.js';
import { pathOfLoad, read } from '../../shell/server.js';
import { loadedByLoad } from '../standing/comes-out.js';
import { StandsOtherwise } from '../standing/stands-otherwise.js';

export default function OlderStands({ load }: { readonly load: LoadResponse }) {
  const [news, setNews] = useState<Pick<ProgressNews, 'earlier' | 'events'> | null>(null);
  const loaded = useMemo(() => loadedByLoad(load), [load]);
  const { createdBy = '', title = '' } = load.document ?? {};
  const path = pathOfLoad(createdBy, title);
  useEffect(() => {
    const control = new AbortController();
    // What cannot be read now is read with the list the next time.
    read<ProgressNews>(`${path}/Progress`, control.signal).then(setNews, () => {});
    return () => control.abort();
  }, [load]);
  const earlier = news?.earlier[0];
  if (!earlier || loaded === null) return null;
  return <StandsOtherwise path={path} earlier={earlier} events={news!.events} loaded={loaded} />;
}
