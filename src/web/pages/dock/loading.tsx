/** A load at the dock: which container, which step, what could not be loaded. */
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { ShownLoad } from '../../../scene/shown-load.js';
import { Viewing } from '../../viewer/viewing.js';
import { Words } from '../../viewer/words.js';
import { LANGUAGES } from '../../words/languages.js';
import { language, viewerWords } from '../../words/words.js';
import type { FoundLoad } from './device-copy.js';
import { FindPiece, type FoundStep } from './find-piece.js';
import { axlesText, hasAxles } from './gaps.js';
import { lastInFirst, outOf, stillElsewhere, withoutOut } from './newer/elsewhere.js';
import { elsewhereText } from './newer/elsewhere-text.js';
import { StoodElsewhere } from './newer/newer-plan.js';
import { withoutThese } from './newer/old-pieces.js';
import type { Plans } from './newer/taken-over.js';
import { Problems } from './problems.js';
import {
  aheadOf,
  begunAgain,
  countLoaded,
  doneOf,
  type Progress,
  withDone,
  withoutProblem,
  withProblem,
} from './progress.js';
import { sheetTitle } from './sheet-title.js';
import { StepScreen } from './step-screen.js';
import { StandingLine } from './told/standing-line.js';
import type { Teller } from './told/teller.js';
import { useTold } from './told/use-told.js';
import { dock } from './words.js';

const NOTHING = {};

interface LoadingProps {
  readonly found: FoundLoad;
  /** Those by which something stands. */
  readonly plans: Plans;
  readonly token: string;
  /** Whose load it is; empty: not known. */
  readonly owner: string;
  /** Another version of the load is there, or more was told of one before. */
  readonly onOther: () => void;
  readonly onLeave: () => void;
}

export function Loading({ found, plans, token, owner, onOther, onLeave }: LoadingProps) {
  const { load } = found;
  const viewing = useMemo(() => {
    const made = new Viewing(load, new Words(viewerWords.value, LANGUAGES[language.value].tag), 'measures=0');
    made.holdsStep = true;
    return made;
  }, [load]);
  const { progress, change, teller } = useTold({ found, plans, token, owner, viewing, onOther });
  const [isOpen, setOpen] = useState(false);
  /** A step that is looked at, whatever is done; null: the next one. */
  const [looked, setLooked] = useState<number | null>(null);
  const [hasProblems, setProblemsShown] = useState(false);
  const [isComparing, setComparing] = useState(false);
  /** It was asked whether what must come out may be blocked. */
  const isBlockingAsked = useRef(false);
  /** What is looked for: it is still there when one comes back from what was found. */
  const [asked, setAsked] = useState('');
  const choose = (sheet: number) => {
    viewing.showSheet(sheet);
    setLooked(null);
    setOpen(true);
  };
  const open = ({ sheet, step }: FoundStep) => {
    choose(sheet);
    setLooked(step);
  };
  const sheet = viewing.sheet.value;
  const problems = useMemo(() => progress.problems.filter((one) => one.sheet === sheet), [progress.problems, sheet]);
  const elsewhere = useMemo(() => lastInFirst(stillElsewhere(progress)), [progress]);
  if (hasProblems) {
    return (
      <Problems
        load={load}
        viewing={viewing}
        problems={progress.problems}
        teller={teller}
        onRemove={(problem) => change(withoutProblem(progress, problem))}
        onClose={() => setProblemsShown(false)}
      />
    );
  }

  if (isComparing && elsewhere.length > 0) {
    return (
      <StoodElsewhere
        plans={plans}
        newer={load}
        progress={progress}
        elsewhere={elsewhere}
        onOut={(one) => change(withoutOut(progress, one, outOf(one)))}
        onClose={() => setComparing(false)}
      />
    );
  }
  if (!isOpen) {
    return (
      <Choice
        load={load}
        viewing={viewing}
        progress={progress}
        teller={teller}
        asked={asked}
        onAsk={setAsked}
        onChoose={choose}
        onFound={open}
        onProblems={() => setProblemsShown(true)}
        elsewhere={
          elsewhere.length === 0 ? null : (
            <button type="button" class="button is-large" onClick={() => setComparing(true)}>
              {elsewhereText(elsewhere)}
            </button>
          )
        }
        onLeave={onLeave}
      />
    );
  }
  return (
    <StepScreen
      key={sheet}
      load={load}
      viewing={viewing}
      name={sheetTitle(viewing.names[sheet]!)}
      done={doneOf(progress, sheet)}
      ahead={aheadOf(progress, sheet)}
      elsewhere={elsewhere}
      plans={plans}
      isBlockingAsked={isBlockingAsked}
      standing={progress.standing[String(sheet)] ?? NOTHING}
      looked={looked}
      onLook={setLooked}
      problems={problems}
      teller={teller}
      hasNext={sheet + 1 < viewing.names.length}
      onDone={(steps, gone) => change(withDone(withoutThese(progress, gone), sheet, steps))}
      onAgain={() => change(begunAgain(progress, sheet))}
      onProblem={(problem) => change(withDone(withProblem(progress, problem), sheet, problem.step))}
      onNext={() => choose(sheet + 1)}
      onProblems={() => setProblemsShown(true)}
      onElsewhere={() => setComparing(true)}
      onOverview={() => {
        setAsked('');
        setOpen(false);
      }}
      onSearch={() => setOpen(false)}
    />
  );
}

interface ChoiceProps {
  readonly load: ShownLoad;
  readonly viewing: Viewing;
  readonly progress: Progress;
  readonly teller: Teller;
  /** What is looked for. */
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
  readonly onChoose: (sheet: number) => void;
  readonly onFound: (found: FoundStep) => void;
  readonly onProblems: () => void;
  /** The way to what stands elsewhere; null: nothing does. */
  readonly elsewhere: ComponentChildren;
  readonly onLeave: () => void;
}

/** What is loaded now: pallets are built before they are loaded, so they come first. */
function Choice({
  load,
  viewing,
  progress,
  teller,
  asked,
  onAsk,
  onChoose,
  onFound,
  onProblems,
  elsewhere,
  onLeave,
}: ChoiceProps) {
  const rows = viewing.names.map((name, sheet) => ({ name, sheet }));
  const ordered = [
    ...rows.filter(({ name }) => name.kind === 'pallet'),
    ...rows.filter(({ name }) => name.kind !== 'pallet'),
  ];
  return (
    <div class="stack">
      <h1 class="long">{load.title}</h1>
      <AxleGaps load={load} viewing={viewing} />
      <FindPiece asked={asked} onAsk={onAsk} viewing={viewing} progress={progress} onOpen={onFound} />
      <p class="quiet">{dock('dockChoose')}</p>
      <ul class="plain-list cards">
        {ordered.map(({ name, sheet }) => (
          <li key={sheet}>
            <button type="button" class="button is-large is-wide" onClick={() => onChoose(sheet)}>
              <span class="long">{sheetTitle(name)}</span>
              {countLoaded(progress, sheet) > 0 && (
                <span class="badge">
                  {dock('dockStepsDone', {
                    done: countLoaded(progress, sheet),
                    count: String(viewing.openedAt(sheet).sheet.steps.length),
                  })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <StandingLine teller={teller} />
      {elsewhere}
      <button type="button" class="button is-large" onClick={onProblems}>
        {dock('dockProblems', { count: String(progress.problems.length) })}
      </button>
      <button type="button" class="button is-large is-plain" onClick={onLeave}>
        {dock('dockHere')}
      </button>
    </div>
  );
}

/** Read before anything is carried in: whoever pushes such a load to the front wall unloads it again. */
function AxleGaps({ load, viewing }: Pick<ChoiceProps, 'load' | 'viewing'>) {
  const gaps = viewing.names.flatMap((name, sheet) => {
    if (!hasAxles(load, name)) return [];
    const text = axlesText(load, viewing.openedAt(sheet));
    if (text === '') return [];
    return [viewing.names.length === 1 ? text : `${sheetTitle(name)}: ${text}`];
  });
  return (
    <>
      {gaps.map((gap) => (
        <p class="notice is-bad dock-gap" key={gap}>
          {gap}
        </p>
      ))}
    </>
  );
}
