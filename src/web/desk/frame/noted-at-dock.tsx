/** Beside sheets that are to be printed: what the dock could not load is on them all the same. */
import { useEffect, useState } from 'preact/hooks';
import type { ProgressNews } from '../../../schema/progress.js';
import { LoadedBar } from '../../pages/loads/loaded-bar.js';
import { pathOfLoad, read } from '../../shell/server.js';
import { frame } from './words.js';

interface NotedProps {
  readonly owner: string;
  readonly title: string;
}

export function NotedAtDock({ owner, title }: NotedProps) {
  const [progress, setProgress] = useState<ProgressNews['progress'] | null>(null);
  useEffect(() => {
    // Whoever cannot be told of the dock prints all the same.
    read<ProgressNews>(`${pathOfLoad(owner, title)}/Progress`).then(
      (news) => setProgress(news.progress),
      () => {},
    );
  }, [owner, title]);
  if (progress === null || progress.problems === 0) return null;
  return (
    <div class="notice is-warn" role="status">
      <p>{frame('printNotNoted')}</p>
      <LoadedBar progress={progress} />
    </div>
  );
}
