/** How much of a load is loaded at the dock, and at how many places something cannot be. */
import type { ProgressFigures } from '../../../domain/progress.js';
import type { ProgressNews } from '../../../schema/progress.js';
import '../../styles/loaded-bar.css';
import { moment } from '../../words/words.js';
import { dock } from '../dock/words.js';

export function LoadedBar({ progress: { done, of, problems } }: { readonly progress: ProgressFigures }) {
  return (
    <span class="loaded-bar">
      <i aria-hidden="true" style={{ '--done': of === 0 ? 0 : done / of }} />
      <span>{dock('dockLoadedOf', { done, of: String(of) })}</span>
      {problems > 0 && <strong>{dock('dockProblemCount', { count: problems })}</strong>}
    </span>
  );
}

/** That the dock loads by an earlier plan, and how far that is. */
export function OlderPlan({ older: { savedAt, progress } }: { readonly older: NonNullable<ProgressNews['older']> }) {
  return (
    <>
      <span class="older-plan">{dock('dockOlder', { date: moment(savedAt) })}</span>
      <LoadedBar progress={progress} />
    </>
  );
}
