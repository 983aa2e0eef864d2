/** One step: its picture, what is loaded and where, and what the loader answers. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ShownLoad } from '../../../scene/shown-load.js';
import { ConfirmDialog } from '../../shell/confirm-dialog.js';
import { beyondText, firstText, sectionText } from '../../viewer/describe.js';
import type { Opened } from '../../viewer/opened.js';
import type { Viewing } from '../../viewer/viewing.js';
import { AllDone } from './all-done.js';
import { CannotDialog } from './cannot-dialog.js';
import { gapsAt } from './gaps.js';
import { heavyTexts } from './heavy.js';
import { loadedBeyond, loadedOtherwise } from './loaded-otherwise.js';
import { blockedBy } from './newer/before-it.js';
import { handOf, type OldShown } from './newer/old-layer.js';
import { countedNames, inTheWay, type OldPiece, oldPieces, takenTo } from './newer/old-pieces.js';
import type { Plans } from './newer/taken-over.js';
import { type Elsewhere, notLoaded, type Problem, type Standing } from './progress.js';
import { stayAwake } from './stay-awake.js';
import { stepCard } from './step-card.js';
import { StepMenu } from './step-menu.js';
import { StepPicture } from './step-picture.js';
import { EndedLine } from './told/standing-line.js';
import type { Teller } from './told/teller.js';
import { Card } from './told-card.js';
import { unsupportedText } from './unsupported.js';
import { useRest } from './use-rest.js';
import { dock } from './words.js';

const NONE: readonly number[] = [];

interface StepScreenProps {
  readonly load: ShownLoad;
  readonly viewing: Viewing;
  readonly name: string;
  /** Steps that are done. */
  readonly done: number;
  /** Later ones that are loaded already. */
  readonly ahead: readonly number[];
  /** Of steps that are not done: pieces that stand already. */
  readonly standing: Standing;
  /** What stands otherwise than the plan wants it, now; in any container. */
  readonly elsewhere: readonly Elsewhere[];
  /** Those by which it stands. */
  readonly plans: Plans;
  /** It was asked whether what must come out may be blocked: once is enough. */
  readonly isBlockingAsked: { current: boolean };
  /** A step that somebody looks at, whatever is done; null: the next one. */
  readonly looked: number | null;
  readonly onLook: (step: number | null) => void;
  /** Of this container. */
  readonly problems: readonly Problem[];
  readonly teller: Teller;
  readonly hasNext: boolean;
  /** @param gone what stood in the place of the step */
  readonly onDone: (steps: number, gone: readonly OldPiece[]) => void;
  /** All that was ticked is taken back. */
  readonly onAgain: () => void;
  readonly onProblem: (problem: Problem) => void;
  readonly onNext: () => void;
  readonly onProblems: () => void;
  /** To what stands elsewhere. */
  readonly onElsewhere: () => void;
  readonly onOverview: () => void;
  /** Back to the search that led to the step that is looked at. */
  readonly onSearch: () => void;
}

export function StepScreen(props: StepScreenProps) {
  const { load, viewing, name, done, ahead, standing, elsewhere, plans, looked, problems, onOverview } = props;
  const [isAsking, setAsking] = useState(false);
  /** Something stands in the place of the step, and somebody says that it is done. */
  const [isTaken, setTaken] = useState(false);
  /** The step stands before what must come out, and somebody says that it is done. */
  const [isBlockingAsked, setBlockingAsked] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const opened = viewing.opened.value;
  const count = opened.sheet.steps.length;
  const isOver = done >= count && looked === null;
  const shown = looked ?? Math.min(done + 1, count);
  const isLookedAt = looked !== null && looked !== done + 1;
  const refused = notLoaded(problems, opened.sheet.steps.slice(0, shown));
  const beyond = loadedBeyond(shown, ahead, standing, opened.sheet.steps);
  const { steps } = opened.sheet;
  const all = steps.reduce((sum, { pieces }) => sum + pieces, 0);
  const isThere = (step: number) => step <= done || ahead.includes(step);
  const atDone = notLoaded(
    problems.filter(({ step }) => isThere(step)),
    steps,
  );
  const doneSoFar = steps.slice(0, done).reduce((sum, { pieces }) => sum + pieces, 0);
  const loadedNow = doneSoFar + loadedBeyond(done, ahead, standing, steps).pieces - atDone.pieces;
  const onDone = (steps: number, gone: readonly OldPiece[] = []) => {
    props.onLook(null);
    props.onDone(steps, gone);
  };
  const finish = () => {
    if (blocking.length > 0) setTaken(true);
    else if (blocked.length > 0 && !props.isBlockingAsked.current) setBlockingAsked(true);
    else onDone(done + 1);
  };
  const sheet = viewing.sheet.value;
  const old = useMemo(() => oldPieces(plans, load, elsewhere, sheet), [plans, load, elsewhere, sheet]);
  const stand = shown > done ? (standing[String(shown)] ?? NONE) : NONE;
  const isLoadedNow = isThere(shown);
  const blocking = useMemo(
    () => (isLoadedNow ? [] : inTheWay(old, load, opened, shown, stand)),
    [old, load, opened, shown, stand, isLoadedNow],
  );
  const blocked = useMemo(
    () => (isLoadedNow ? [] : blockedBy(old, load, opened, shown)),
    [old, load, opened, shown, isLoadedNow],
  );
  const oldShown = useSignal<OldShown>({ pieces: old, inTheWay: blocking });
  const hand = useMemo(() => handOf(viewing, oldShown), [viewing, oldShown]);
  useLayoutEffect(() => {
    oldShown.value = { pieces: old, inTheWay: blocking };
  }, [oldShown, old, blocking]);
  const isResting = useRest(done);
  useEffect(() => stayAwake(), []);
  useEffect(() => {
    viewing.ask({ kind: 'step', to: isOver ? count : shown });
    // What is loaded now is seen through what stands before it.
    if (viewing.isXray.peek() !== shown < count) viewing.ask({ kind: 'switch', which: 'isXray' });
  }, [viewing, shown, count, isOver]);
  useEffect(() => {
    // What the step itself loads is seen, whatever was noted of it.
    const others = problems.filter(({ step }) => isOver || step !== shown);
    viewing.loaded.value = loadedOtherwise(opened, others, ahead);
  }, [viewing, opened, problems, ahead, shown, isOver]);
  useEffect(() => screen.current?.focus(), [done]);
  const isOfSearch = looked !== null;
  const back = () => (isOfSearch ? props.onSearch() : onDone(Math.max(0, done - 1)));
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that is held down is one answer.
    if (
      event.repeat ||
      event.defaultPrevented ||
      (event.target instanceof Element && event.target.closest('dialog') !== null) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'ArrowLeft') back();
    else if (event.key === 'ArrowRight' || (event.key === 'Enter' && !isOnButton)) {
      if (isLookedAt) props.onLook(null);
      else if (!isOver) finish();
    } else if (event.key.toLowerCase() === 'c' && !isOver && !isLookedAt) setAsking(true);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for all of it; every one has a button
    <div class="dock-step" ref={screen} tabIndex={-1} onKeyDown={onKeyDown}>
      <header class="row is-apart dock-head">
        <strong class="long">{name}</strong>
        <Unsent teller={props.teller} />
        <StepMenu
          name={name}
          problems={problems.length}
          isUntouched={done === 0 && ahead.length === 0}
          onProblems={props.onProblems}
          onAgain={() => {
            props.onLook(null);
            props.onAgain();
          }}
        />
        <button type="button" class="button is-tall" onClick={onOverview}>
          {dock('dockOverview')}
        </button>
      </header>
      <EndedLine teller={props.teller} />
      <StepPicture viewing={viewing} title={load.title} hand={hand} />
      {isOver ? (
        <AllDone {...props} old={old} />
      ) : (
        <Card
          card={stepCard(opened, load.problem.uom, shown)}
          told={{
            section: sectionAt(opened, shown, viewing.words),
            first: firstText(shown, opened, viewing.words),
            loaded: dock('dockLoadedOf', { done: loadedNow, of: String(all) }),
            beyond: beyondText(shown, opened, viewing.words),
            gaps: gapsAt(load, opened, shown),
            heavy: heavyTexts(load, opened, shown),
            unsupported: unsupportedText(opened, problems, shown),
            standing: stand.length,
            old: { shown: old.length, inTheWay: blocking, taken: takenTo(elsewhere, sheet, shown) },
          }}
          units={opened.units}
          noted={problems.find(({ step }) => step === shown)}
          refused={refused}
          beyond={beyond}
        />
      )}
      <footer class={`dock-answers ${isResting ? 'is-resting' : ''}`}>
        <button
          type="button"
          class="button is-large"
          disabled={isResting || (done === 0 && !isOfSearch)}
          onClick={back}
        >
          {dock('dockBack')}
        </button>
        {!isOver && !isLookedAt && (
          <>
            <button
              type="button"
              class="button is-large is-danger"
              disabled={isResting}
              onClick={() => setAsking(true)}
            >
              {dock('dockCannot')}
            </button>
            <button type="button" class="button is-large is-main" disabled={isResting} onClick={finish}>
              {dock('dockDone')}
            </button>
          </>
        )}
      </footer>
      <p class="quiet small dock-keys">{dock('dockKeys')}</p>
      {isTaken && (
        <ConfirmDialog
          title={dock('dockTakenTitle')}
          question={dock('dockTakenAsk', { cargo: countedNames(blocking) })}
          label={dock('dockTakenYes')}
          onYes={async () => onDone(done + 1, blocking)}
          onClose={() => setTaken(false)}
        />
      )}
      {isBlockingAsked && (
        <ConfirmDialog
          title={dock('dockBuryTitle')}
          question={dock('dockBuryAsk', { cargo: countedNames(blocked) })}
          label={dock('dockBuryYes')}
          onYes={async () => {
            props.isBlockingAsked.current = true;
            onDone(done + 1);
          }}
          onClose={() => setBlockingAsked(false)}
        />
      )}
      {isAsking && (
        <CannotDialog
          pieces={opened.sheet.steps[shown - 1]!.pieces}
          isTold={props.teller.standing.value === 'told'}
          onTake={(answer) => {
            setAsking(false);
            props.onProblem({ ...answer, sheet: viewing.sheet.value, step: shown });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** A sign, so that the step keeps the screen. */
function Unsent({ teller }: Pick<StepScreenProps, 'teller'>) {
  const count = teller.unsent.value;
  if (count === 0) return null;
  return (
    <span class="badge is-warn" role="status">
      {dock('dockUnsentShort', { count: String(count) })}
    </span>
  );
}

/** Heading of the section that a step is of; empty: all is one. */
function sectionAt(opened: Opened, step: number, words: Viewing['words']): string {
  const section = opened.sheet.sections.find(({ steps }) => step >= steps.first && step <= steps.last);
  return section === undefined ? '' : sectionText(section, opened, words);
}
