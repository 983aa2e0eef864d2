/** One step: its picture, what is loaded and where, and what the loader answers. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ShownLoad } from '../../../scene/shown-load.js';
import { beyondText, firstText, sectionText, soFarText } from '../../viewer/describe.js';
import type { Opened } from '../../viewer/opened.js';
import type { Viewing } from '../../viewer/viewing.js';
import { number, text } from '../../words/words.js';
import { CannotDialog } from './cannot-dialog.js';
import { gapTexts } from './gaps.js';
import { Pictogram } from './pictogram.js';
import { notLoaded, type Problem } from './progress.js';
import { stayAwake } from './stay-awake.js';
import { type StepCard, stepCard } from './step-card.js';
import { StepPicture } from './step-picture.js';
import { StandingLine } from './told/standing-line.js';
import type { Teller } from './told/teller.js';
import { dock } from './words.js';

interface StepScreenProps {
  readonly load: ShownLoad;
  readonly viewing: Viewing;
  readonly name: string;
  /** Steps that are done. */
  readonly done: number;
  /** A step that somebody looks at, whatever is done; null: the next one. */
  readonly looked: number | null;
  readonly onLook: (step: number | null) => void;
  /** Of this container. */
  readonly problems: readonly Problem[];
  readonly teller: Teller;
  readonly hasNext: boolean;
  readonly onDone: (steps: number) => void;
  readonly onProblem: (problem: Problem) => void;
  readonly onNext: () => void;
  readonly onProblems: () => void;
  readonly onOverview: () => void;
}

export function StepScreen(props: StepScreenProps) {
  const { load, viewing, name, done, looked, problems, onOverview } = props;
  const [isAsking, setAsking] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const opened = viewing.opened.value;
  const count = opened.sheet.steps.length;
  const isOver = done >= count && looked === null;
  const shown = looked ?? Math.min(done + 1, count);
  const isLookedAt = looked !== null && looked !== done + 1;
  const refused = notLoaded(problems, opened.sheet.steps.slice(0, shown));
  const onDone = (steps: number) => {
    props.onLook(null);
    props.onDone(steps);
  };
  useEffect(() => stayAwake(), []);
  useEffect(() => {
    viewing.ask({ kind: 'step', to: isOver ? count : shown });
    // What is loaded now is seen through what stands before it.
    if (viewing.isXray.peek() !== shown < count) viewing.ask({ kind: 'switch', which: 'isXray' });
  }, [viewing, shown, count, isOver]);
  useEffect(() => screen.current?.focus(), [done]);
  const back = () => onDone(Math.max(0, done - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isAsking || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'ArrowLeft') back();
    else if (event.key === 'ArrowRight' || (event.key === 'Enter' && !isOnButton)) {
      if (isLookedAt) props.onLook(null);
      else if (!isOver) onDone(done + 1);
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
        <button type="button" class="button" onClick={onOverview}>
          {dock('dockOverview')}
        </button>
      </header>
      <StepPicture viewing={viewing} title={load.title} />
      {isOver ? (
        <AllDone {...props} count={count} />
      ) : (
        <Card
          card={stepCard(opened, load.problem.uom, shown)}
          told={{
            section: sectionAt(opened, shown, viewing.words),
            first: firstText(shown, opened, viewing.words),
            soFar: soFarText(shown, opened, viewing.words, refused.pieces),
            beyond: beyondText(shown, opened, viewing.words),
            gaps: gapTexts(load, opened, shown),
          }}
          units={opened.units}
          noted={problems.find(({ step }) => step === shown)}
          refused={refused}
        />
      )}
      <footer class="dock-answers">
        <button
          type="button"
          class="button is-large"
          disabled={done === 0 && !isLookedAt}
          onClick={() => (isLookedAt ? props.onLook(null) : back())}
        >
          {dock('dockBack')}
        </button>
        {!isOver && !isLookedAt && (
          <>
            <button type="button" class="button is-large is-danger" onClick={() => setAsking(true)}>
              {dock('dockCannot')}
            </button>
            <button type="button" class="button is-large is-main" onClick={() => onDone(done + 1)}>
              {dock('dockDone')}
            </button>
          </>
        )}
      </footer>
      <p class="quiet small dock-keys">{dock('dockKeys')}</p>
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

interface CardProps {
  readonly card: StepCard;
  /** Empty: there is none. */
  readonly told: {
    readonly section: string;
    readonly first: string;
    readonly soFar: string;
    readonly beyond: string;
    readonly gaps: readonly string[];
  };
  readonly units: { readonly length: string; readonly weight: string };
  readonly noted: Problem | undefined;
  /** By the end of this step. */
  readonly refused: ReturnType<typeof notLoaded>;
}

/** Heading of the section that a step is of; empty: all is one. */
function sectionAt(opened: Opened, step: number, words: Viewing['words']): string {
  const section = opened.sheet.sections.find(({ steps }) => step >= steps.first && step <= steps.last);
  return section === undefined ? '' : sectionText(section, opened, words);
}

function Card({ card, told, units, noted, refused }: CardProps) {
  const length = (value: number) => `${number(value, 1)} ${units.length}`;
  const [low, high] = card.tiers;
  const facts: readonly (readonly [string, string])[] = [
    [dock('dockFront'), length(card.fromFront)],
    [dock('dockLeft'), length(card.fromLeft)],
    [dock('dockFloor'), length(card.aboveFloor)],
    [dock('dockTier'), low === high ? number(low) : `${number(low)}–${number(high)}`],
    [dock('dockSize'), card.size],
    [dock('dockWeight'), `${number(card.weight, 1)} ${units.weight}`],
    [
      dock('dockSoFar'),
      dock('dockSoFarValue', {
        pieces: card.piecesSoFar - refused.pieces,
        weight: number(card.weightSoFar - refused.weight, 1),
        unit: units.weight,
      }),
    ],
  ];
  return (
    <section
      class="stack is-tight"
      aria-live="polite"
      aria-label={dock('dockStep', { number: card.number, count: String(card.count) })}
    >
      <div class="row is-apart">
        <h1 class="dock-cargo">
          <span class="dock-code">
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" rx="2" fill={card.colour ?? 'currentColor'} />
            </svg>
            {card.code}
          </span>{' '}
          <span class="long">{card.name}</span>
          {card.alias !== '' && <small class="quiet"> {card.alias}</small>}
        </h1>
        <span class="quiet">{dock('dockStep', { number: card.number, count: String(card.count) })}</span>
      </div>
      {noted !== undefined && (
        <p class="notice is-warn">{`${dock(noted.reason)}: ${number(noted.pieces)} ${noted.note}`}</p>
      )}
      {told.gaps.map((gap) => (
        <p class="notice is-bad dock-gap" key={gap}>
          {gap}
        </p>
      ))}
      {told.section !== '' && <p class="quiet small">{told.section}</p>}
      <p class="small">
        {told.first}. {told.soFar}. <NotLoaded {...refused} />
      </p>
      {told.beyond !== '' && <p class="notice is-warn">{told.beyond}</p>}
      {!card.isStraight && <p class="notice is-warn">{dock('dockCrooked')}</p>}
      <div class="dock-parts">
        {card.parts.map((part, at) => (
          <div class="row dock-part" key={at}>
            <Pictogram part={part} unit={units.length} />
            <div>
              {at === 0 && <strong class="dock-pieces">{dock('dockPieces', { count: card.pieces })}</strong>}
              <div>
                {dock('dockRows', {
                  length: part.counts.length,
                  width: part.counts.width,
                  height: part.counts.height,
                })}
              </div>
            </div>
          </div>
        ))}
      </div>
      <dl class="dock-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="row small">
        {card.isHeavy && (
          <span class="badge is-warn">
            {dock('dockHeavy', { weight: number(card.pieceWeight, 1), unit: units.weight })}
          </span>
        )}
        {card.nothingOnTop && <span class="badge is-warn">{dock('dockNothingOnTop')}</span>}
        {card.stop !== null && (
          <span class="badge">
            {text(card.stopWord)} {number(card.stop)}
          </span>
        )}
        {card.group !== '' && <span class="badge">{card.group}</span>}
      </p>
    </section>
  );
}

function NotLoaded({ pieces }: { readonly pieces: number }) {
  return pieces === 0 ? null : <strong>{dock('dockNotLoaded', { count: pieces })}</strong>;
}

function AllDone({
  viewing,
  count,
  problems,
  teller,
  hasNext,
  onNext,
  onProblems,
  onDone,
}: StepScreenProps & { readonly count: number }) {
  const { sheet, units } = viewing.opened.value;
  const refused = notLoaded(problems, sheet.steps);
  const pieces = sheet.steps.reduce((sum, step) => sum + step.pieces, 0) - refused.pieces;
  const weight = sheet.steps.reduce((sum, step) => sum + step.weight, 0) - refused.weight;
  return (
    <section class="stack" aria-live="polite">
      <h1>{dock('dockAllDone')}</h1>
      <p>{dock('dockAllDoneExplained', { steps: count, pieces, weight: number(weight, 1), unit: units.weight })}</p>
      <p>
        <NotLoaded {...refused} />
      </p>
      {hasNext && (
        <button type="button" class="button is-large is-main" onClick={onNext}>
          {dock('dockNext')}
        </button>
      )}
      <button type="button" class="button is-large" onClick={onProblems}>
        {dock('dockProblems', { count: String(problems.length) })}
      </button>
      <StandingLine teller={teller} />
      <button type="button" class="button is-large is-plain" onClick={() => onDone(0)}>
        {dock('dockAgain')}
      </button>
    </section>
  );
}
