/** How much of a load is loaded at the dock, and at how many places something cannot be. */
import type { ProgressFigures } from '../../../domain/progress.js';
import '../../styles/loaded-bar.css';
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
