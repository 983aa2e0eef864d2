/** What could not be loaded, as a list to look at, to take back from, to share and to save. */
import { csvOf } from '../../../lib/csv.js';
import { fileName } from '../../../lib/file-name.js';
import type { ShownLoad } from '../../../scene/shown-load.js';
import { saveText } from '../../shell/save-file.js';
import type { Viewing } from '../../viewer/viewing.js';
import { number } from '../../words/words.js';
import type { Problem } from './progress.js';
import { sheetTitle } from './sheet-title.js';
import { stepCard } from './step-card.js';
import { StandingLine } from './told/standing-line.js';
import type { Teller } from './told/teller.js';
import { dock } from './words.js';

interface ProblemsProps {
  readonly load: ShownLoad;
  readonly viewing: Viewing;
  readonly problems: readonly Problem[];
  readonly teller: Teller;
  readonly onRemove: (problem: Problem) => void;
  readonly onClose: () => void;
}

export function Problems({ load, viewing, problems, teller, onRemove, onClose }: ProblemsProps) {
  const rows = problems.map((problem) => {
    const { code, name } = stepCard(viewing.openedAt(problem.sheet), load.problem.uom, problem.step);
    return { problem, where: sheetTitle(viewing.names[problem.sheet]!), cargo: `${code} ${name}` };
  });
  const csv = () => {
    const head = ['load', 'container', 'step', 'cargo', 'pieces', 'reason', 'note'];
    const lines = rows.map(({ problem: { step, pieces, reason, note }, where, cargo }) => [
      ...[load.title, where, step, cargo, pieces, dock(reason), note],
    ]);
    return `\uFEFF${csvOf([head, ...lines])}`;
  };
  const file = fileName(load.title, dock('dockProblems', { count: problems.length }), 'csv');
  const share = async () => {
    const list = new File([csv()], file, { type: 'text/csv' });
    try {
      await navigator.share({ title: load.title, files: [list] });
    } catch {
      // Whoever thinks better of it, or has nobody to share with, can save it still.
    }
  };
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([''], 'a.csv')] });
  return (
    <div class="stack">
      <h1>{dock('dockProblems', { count: String(problems.length) })}</h1>
      {rows.length === 0 && <p class="quiet">{dock('dockProblemsNone')}</p>}
      <StandingLine teller={teller} />
      <ul class="plain-list cards">
        {rows.map(({ problem, where, cargo }) => (
          <li key={`${problem.sheet}/${problem.step}`} class="card stack is-tight">
            <strong class="long">
              {number(problem.pieces)} × {cargo}
            </strong>
            <span>
              {dock(problem.reason)} {problem.note}
            </span>
            <span class="quiet small">
              {where}, {dock('dockStepNumber', { number: problem.step })}
            </span>
            <button type="button" class="button is-large" onClick={() => onRemove(problem)}>
              {dock('dockProblemRemove')}
            </button>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <div class="row">
          {canShare && (
            <button type="button" class="button is-large is-main" onClick={() => void share()}>
              {dock('dockShare')}
            </button>
          )}
          <button type="button" class="button is-large" onClick={() => saveText(file, 'text/csv', csv())}>
            {dock('dockSave')}
          </button>
        </div>
      )}
      <button type="button" class="button is-large" onClick={onClose}>
        {dock('dockBack')}
      </button>
    </div>
  );
}
