/** A newer plan, seen by what is loaded already: what of it stands, what stands elsewhere, and by which plan one goes on. */
import { useMemo } from 'preact/hooks';
import type { ShownLoad } from '../../../../scene/shown-load.js';
import type { FoundLoad } from '../device-copy.js';
import { type Elsewhere, keptProgress, type Progress } from '../progress.js';
import { dock } from '../words.js';
import { countElsewhere } from './elsewhere.js';
import { elsewhereText } from './elsewhere-text.js';
import { StandingElsewhere } from './standing-elsewhere.js';
import { type Plans, takenOver } from './taken-over.js';

interface NewerProps {
  /** Those by which something stands. */
  readonly plans: Plans;
  readonly older: FoundLoad;
  readonly newer: FoundLoad;
  readonly onTake: (progress: Progress) => void;
  readonly onStay: () => void;
}

export function NewerPlan({ plans, older, newer, onTake, onStay }: NewerProps) {
  const { progress, same } = useMemo(
    () => takenOver(plans, older.identity, keptProgress(older.identity), newer.load),
    [plans, older, newer],
  );
  const { elsewhere, problems } = progress;
  const count = countElsewhere(elsewhere);
  const noted = problems.reduce((sum, { pieces }) => sum + pieces, 0);
  return (
    <div class="dock-step dock-newer">
      <h1>{dock('dockNewerTitle')}</h1>
      <p class="quiet long">{newer.load.title}</p>
      {same > 0 && <p>{dock('dockNewerSame', { count: same })}</p>}
      {noted > 0 && <p>{dock('dockNewerNoted', { count: noted })}</p>}
      {count === 0 ? (
        <p>{dock('dockNewerAllSame')}</p>
      ) : (
        <>
          <p class="notice is-warn dock-gap">{elsewhereText(elsewhere)}</p>
          <StandingElsewhere plans={plans} newer={newer.load} progress={progress} elsewhere={elsewhere} onOut={null} />
        </>
      )}
      <footer class="dock-answers">
        <button type="button" class="button is-large" onClick={onStay}>
          {dock('dockNewerStay')}
        </button>
        {/* Where pieces would have to be moved neither is what one wants as a rule. */}
        <button
          type="button"
          class={`button is-large ${count === 0 ? 'is-main' : ''}`}
          onClick={() => onTake(progress)}
        >
          {dock('dockNewerTake')}
        </button>
      </footer>
    </div>
  );
}

interface StoodProps extends Pick<NewerProps, 'plans'> {
  readonly newer: ShownLoad;
  /** Of the newer plan. */
  readonly progress: Progress;
  /** Now. */
  readonly elsewhere: readonly Elsewhere[];
  readonly onOut: (one: Elsewhere) => void;
  readonly onClose: () => void;
}

/** What stands elsewhere still since the newer plan was taken up: it is moved step by step. */
export function StoodElsewhere({ plans, newer, progress, elsewhere, onOut, onClose }: StoodProps) {
  return (
    <div class="dock-step dock-newer">
      <h1>{elsewhereText(elsewhere)}</h1>
      <StandingElsewhere plans={plans} newer={newer} progress={progress} elsewhere={elsewhere} onOut={onOut} />
      <footer class="dock-answers">
        <button type="button" class="button is-large" onClick={onClose}>
          {dock('dockBack')}
        </button>
      </footer>
    </div>
  );
}
