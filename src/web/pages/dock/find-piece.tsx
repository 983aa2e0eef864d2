/** Which step a piece is of: found by its name, its numbers or its letters; a press on it opens that step. */
import type { Viewing } from '../../viewer/viewing.js';
import { number } from '../../words/words.js';
import { isLoaded, type Progress } from './progress.js';
import { sheetTitle } from './sheet-title.js';
import { dock } from './words.js';

export interface FoundStep {
  readonly sheet: number;
  /** From 1. */
  readonly step: number;
}

interface FindProps {
  /** What is looked for. */
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
  readonly viewing: Viewing;
  readonly progress: Progress;
  readonly onOpen: (found: FoundStep) => void;
}

/** A list that is longer tells nobody which one is meant. */
const MOST_SHOWN = 20;

export function FindPiece({ asked, onAsk, viewing, progress, onOpen }: FindProps) {
  const found = asked.trim() === '' ? null : stepsOf(viewing, asked);
  return (
    <section class="stack is-tight dock-find">
      <input
        class="input is-large"
        type="search"
        aria-label={dock('dockFind')}
        placeholder={dock('dockFind')}
        value={asked}
        onInput={(event) => onAsk(event.currentTarget.value)}
      />
      <div role="status">{found?.length === 0 && <p class="quiet">{dock('dockFoundNone')}</p>}</div>
      {found !== null && found.length > 0 && (
        <ul class="plain-list cards">
          {found.slice(0, MOST_SHOWN).map((one) => (
            <li key={`${one.sheet}/${one.step}`}>
              <button type="button" class="button is-large is-wide" onClick={() => onOpen(one)}>
                <span class="long">
                  {number(one.pieces)} × {one.cargo}
                  <small class="quiet">
                    {dock('dockFound', { where: sheetTitle(viewing.names[one.sheet]!), step: one.step })}
                  </small>
                </span>
                <State of={one} isDone={isLoaded(progress, one.sheet, one.step)} problems={progress.problems} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface StateProps extends Pick<Progress, 'problems'> {
  readonly of: Found;
  readonly isDone: boolean;
}

/** What was noted is so whether or not the steps before it were taken back. */
function State({ of, isDone, problems }: StateProps) {
  const noted = problems.find(({ sheet, step }) => sheet === of.sheet && step === of.step);
  if (noted === undefined) return isDone ? <span class="badge">{dock('dockLoaded')}</span> : null;
  const reason = dock(noted.reason).toLowerCase();
  const words =
    noted.pieces < of.pieces
      ? dock('dockFoundPartNotLoaded', { part: number(noted.pieces), of: number(of.pieces), reason })
      : dock('dockFoundNotLoaded', { reason });
  return <span class="badge is-warn">{words}</span>;
}

interface Found extends FoundStep {
  readonly pieces: number;
  /** Letters, name and article number. */
  readonly cargo: string;
}

/** In the order of loading. */
function stepsOf(viewing: Viewing, asked: string): Found[] {
  const part = asked.trim().toLowerCase();
  return viewing.names.flatMap((_, sheet) => {
    const { pieces, sheet: opened } = viewing.openedAt(sheet);
    return opened.steps.flatMap((step): Found[] => {
      const cargo = pieces.cargoes[step.cargo]!;
      const look = opened.scene.looks[step.cargo];
      const name = look?.name ?? cargo.name;
      const isCode = look?.code.toLowerCase() === part;
      const isNamed = [name, cargo.alias, cargo.alias2].some((one) => one.toLowerCase().includes(part));
      if (!isCode && !isNamed) return [];
      const said = [look?.code, name, cargo.alias].filter((one) => one !== undefined && one !== '').join(' · ');
      return [{ sheet, step: step.number, pieces: step.pieces, cargo: said }];
    });
  });
}
