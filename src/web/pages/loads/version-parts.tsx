/** What versions of a load are compared by: figures, and what differs. */
import '../../styles/versions.css';
import type { LoadResponse } from '../../../schema/load.js';
import { number, percent, text } from '../../words/words.js';
import { peopleText } from '../people/words.js';

export function VersionSummary({ sum }: { readonly sum: LoadResponse['loadSummary'] }) {
  return (
    <p class="small">
      {text('piecesLoaded')} {number(sum.cargoesLoaded)} · {text('left')} {number(sum.cargoesLeft)} ·{' '}
      {text('volumeUsed')} {percent(sum.volumeUtilization)}
    </p>
  );
}

interface ChangesProps {
  readonly title: string;
  /** Sentences; none: both are alike. */
  readonly changes: readonly string[];
}

export function VersionChanges({ title, changes }: ChangesProps) {
  return (
    <>
      <strong class="small">{title}</strong>
      <ul class="changes small">
        {(changes.length === 0 ? [peopleText('versionAlike')] : changes).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </>
  );
}
