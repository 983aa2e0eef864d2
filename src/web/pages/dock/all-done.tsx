/** What is said once all of a container is loaded, and what can be done then. */
import { useState } from 'preact/hooks';
import type { Viewing } from '../../viewer/viewing.js';
import { number } from '../../words/words.js';
import { countedNames, type OldPiece } from './newer/old-pieces.js';
import { NotLoaded } from './not-loaded.js';
import { notLoaded, type Problem } from './progress.js';
import { AgainDialog } from './step-menu.js';
import { StandingLine } from './told/standing-line.js';
import type { Teller } from './told/teller.js';
import { dock } from './words.js';

interface AllDoneProps {
  readonly viewing: Viewing;
  readonly name: string;
  /** Of this container. */
  readonly problems: readonly Problem[];
  /** What stands in this container by an older plan and must come out of it. */
  readonly old: readonly OldPiece[];
  readonly teller: Teller;
  readonly hasNext: boolean;
  readonly onNext: () => void;
  readonly onProblems: () => void;
  readonly onElsewhere: () => void;
  /** All that was ticked is taken back. */
  readonly onAgain: () => void;
}

export function AllDone({ viewing, name, problems, old, teller, hasNext, ...on }: AllDoneProps) {
  const [isAsking, setAsking] = useState(false);
  const { sheet, units } = viewing.opened.value;
  const count = sheet.steps.length;
  const refused = notLoaded(problems, sheet.steps);
  const pieces = sheet.steps.reduce((sum, step) => sum + step.pieces, 0) - refused.pieces + old.length;
  const loaded = [...sheet.steps, ...old].reduce((sum, one) => sum + one.weight, 0);
  const weight = loaded - refused.weight;
  return (
    <section class="stack" aria-live="polite">
      <h1>{dock('dockAllDone')}</h1>
      <p>{dock('dockAllDoneExplained', { steps: count, pieces, weight: number(weight, 1), unit: units.weight })}</p>
      <p>
        <NotLoaded {...refused} />
      </p>
      {old.length > 0 && (
        <>
          <p class="notice is-warn" role="alert">
            {dock('dockStillOut', { count: old.length, cargo: countedNames(old) })}
          </p>
          <button type="button" class="button is-large is-main" onClick={on.onElsewhere}>
            {dock('dockStillOutShow')}
          </button>
        </>
      )}
      {hasNext && (
        <button type="button" class={`button is-large ${old.length > 0 ? '' : 'is-main'}`} onClick={on.onNext}>
          {dock('dockNext')}
        </button>
      )}
      <button type="button" class="button is-large" onClick={on.onProblems}>
        {dock('dockProblems', { count: String(problems.length) })}
      </button>
      <StandingLine teller={teller} />
      <button type="button" class="button is-large is-plain" onClick={() => setAsking(true)}>
        {dock('dockAgain')}
      </button>
      {isAsking && <AgainDialog name={name} onAgain={on.onAgain} onClose={() => setAsking(false)} />}
    </section>
  );
}
