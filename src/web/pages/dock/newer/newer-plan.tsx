/** A newer plan, seen by what is loaded already: what of it stands, what stands elsewhere, and by which plan one goes on. */
import { useMemo } from 'preact/hooks';
import type { FoundLoad } from '../device-copy.js';
import { keptProgress, type Progress } from '../progress.js';
import { dock } from '../words.js';
import { StandingElsewhere } from './standing-elsewhere.js';
import { type TakenOver, takenOver } from './taken-over.js';

interface NewerProps {
  readonly older: FoundLoad;
  readonly newer: FoundLoad;
  readonly onTake: (progress: Progress) => void;
  readonly onStay: () => void;
}

export function NewerPlan({ older, newer, onTake, onStay }: NewerProps) {
  const { progress, taken } = useTakenOver(older, newer);
  const { same, elsewhere } = taken;
  const count = countOf(taken);
  return (
    <div class="dock-step dock-newer">
      <h1>{dock('dockNewerTitle')}</h1>
      <p class="quiet long">{newer.load.title}</p>
      {same > 0 && <p>{dock('dockNewerSame', { count: same })}</p>}
      {count === 0 ? (
        <p>{dock('dockNewerAllSame')}</p>
      ) : (
        <>
          <p class="notice is-warn dock-gap">{dock('dockNewerElsewhere', { count })}</p>
          <StandingElsewhere older={older.load} progress={progress} newer={newer.load} elsewhere={elsewhere} />
        </>
      )}
      <footer class="dock-answers">
        <button type="button" class="button is-large" onClick={onStay}>
          {dock('dockNewerStay')}
        </button>
        <button type="button" class="button is-large is-main" onClick={() => onTake(taken.progress)}>
          {dock('dockNewerTake')}
        </button>
      </footer>
    </div>
  );
}

/** What stood elsewhere when the newer plan was taken up: it is moved step by step. */
export function StoodElsewhere({
  older,
  newer,
  onClose,
}: Pick<NewerProps, 'older' | 'newer'> & { onClose: () => void }) {
  const { progress, taken } = useTakenOver(older, newer);
  const count = countOf(taken);
  return (
    <div class="dock-step dock-newer">
      <h1>{dock('dockNewerElsewhere', { count })}</h1>
      <StandingElsewhere older={older.load} progress={progress} newer={newer.load} elsewhere={taken.elsewhere} />
      <footer class="dock-answers">
        <button type="button" class="button is-large" onClick={onClose}>
          {dock('dockBack')}
        </button>
      </footer>
    </div>
  );
}

/** The way there; nothing where all stands in its place. */
export function ElsewhereButton({
  older,
  newer,
  onOpen,
}: Pick<NewerProps, 'older' | 'newer'> & { onOpen: () => void }) {
  const count = countOf(useTakenOver(older, newer).taken);
  if (count === 0) return null;
  return (
    <button type="button" class="button is-large" onClick={onOpen}>
      {dock('dockNewerElsewhere', { count })}
    </button>
  );
}

function countOf({ elsewhere }: TakenOver): number {
  return elsewhere.reduce((sum, { count }) => sum + count, 0);
}

function useTakenOver(older: FoundLoad, newer: FoundLoad) {
  return useMemo(() => {
    const progress = keptProgress(older.identity);
    return { progress, taken: takenOver(older.load, progress, newer.load) };
  }, [older, newer]);
}
