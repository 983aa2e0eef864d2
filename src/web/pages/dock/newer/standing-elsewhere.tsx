/** What stands elsewhere in a newer plan, in the picture of the plan by which it was loaded and as a list. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ShownLoad } from '../../../../scene/shown-load.js';
import { Viewing } from '../../../viewer/viewing.js';
import { Words } from '../../../viewer/words.js';
import { LANGUAGES } from '../../../words/languages.js';
import { language, number, viewerWords } from '../../../words/words.js';
import { isLoaded, type Progress } from '../progress.js';
import { sheetTitle } from '../sheet-title.js';
import { stepCard } from '../step-card.js';
import { StepPicture } from '../step-picture.js';
import { dock } from '../words.js';
import type { Elsewhere } from './taken-over.js';

interface StandingProps {
  readonly older: ShownLoad;
  readonly progress: Progress;
  readonly newer: ShownLoad;
  readonly elsewhere: readonly Elsewhere[];
}

export function StandingElsewhere({ older, progress, newer, elsewhere }: StandingProps) {
  const words = useMemo(() => new Words(viewerWords.value, LANGUAGES[language.value].tag), []);
  const viewing = useMemo(() => new Viewing(older, words, 'measures=0'), [older, words]);
  const next = useMemo(() => new Viewing(newer, words), [newer, words]);
  /** Null: all of a container. */
  const [chosen, setChosen] = useState<Elsewhere | null>(null);
  const sheet = (chosen ?? elsewhere[0]!).sheet;
  useEffect(() => {
    viewing.showSheet(sheet);
    const { pieces } = viewing.openedAt(sheet).pieces;
    viewing.ask({ kind: 'step', to: viewing.openedAt(sheet).sheet.steps.length });
    const isAbsent = (step: number) => !isLoaded(progress, sheet, step);
    viewing.loaded.value = {
      absent: new Set(pieces.flatMap(({ step }, at) => (isAbsent(step) ? [at] : []))),
      ahead: new Set(),
    };
    const shown = chosen === null ? elsewhere.filter((one) => one.sheet === sheet) : [chosen];
    viewing.marked.value = new Set(shown.flatMap(({ pieces: own }) => own));
  }, [viewing, sheet, chosen, progress, elsewhere]);
  const cardOf = ({ sheet, step }: Elsewhere) => stepCard(viewing.openedAt(sheet), older.problem.uom, step);
  return (
    <>
      <StepPicture viewing={viewing} title={older.title} />
      <ul class="plain-list cards">
        {elsewhere.map((one) => {
          const { code, name, alias } = cardOf(one);
          return (
            <li key={`${one.sheet}/${one.step}`}>
              <button
                type="button"
                class="button is-large is-wide"
                aria-pressed={chosen === one}
                onClick={() => setChosen(chosen === one ? null : one)}
              >
                <span class="long">
                  {number(one.count)} × {[code, name, alias].filter((part) => part !== '').join(' · ')}
                  <small class="quiet">{placeOf(viewing, one)}</small>
                  <small>{goesText(next, one)}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Where pieces stand: from the front wall, from the left, above the floor. */
function placeOf(viewing: Viewing, { sheet, pieces }: Elsewhere): string {
  const opened = viewing.openedAt(sheet);
  const bodies = pieces.map((piece) => opened.pieces.pieces[piece]!.body);
  const least = (of: (body: (typeof bodies)[number]) => number) => {
    const length = opened.length(bodies.reduce((low, body) => Math.min(low, of(body)), Number.POSITIVE_INFINITY));
    return `${number(length, 1)} ${opened.units.length}`;
  };
  const name = viewing.names.length > 1 ? [sheetTitle(viewing.names[sheet]!)] : [];
  return [
    ...name,
    `${dock('dockFront')} ${least(({ x1 }) => x1)}`,
    `${dock('dockLeft')} ${least(({ y1 }) => y1)}`,
    `${dock('dockFloor')} ${least(({ z1 }) => z1)}`,
  ].join(' · ');
}

/** What the newer plan does with them. */
function goesText(next: Viewing, { to, out }: Elsewhere): string {
  const places = to.map(({ sheet, step }) =>
    next.names.length > 1
      ? dock('dockFound', { where: sheetTitle(next.names[sheet]!), step })
      : dock('dockStepNumber', { number: step }),
  );
  return [
    places.length === 0 ? '' : dock('dockNewerGoes', { steps: places.join(', ') }),
    out === 0 ? '' : dock('dockNewerOut', { count: out }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
