/** What is told of a step: what it loads, how it lies and where, and what to mind. */
import { number, text } from '../../words/words.js';
import type { Gap } from './gaps.js';
import { type OldTold, StandsByOlder } from './newer/stands-by-older.js';
import { NotLoaded } from './not-loaded.js';
import { liesText, Pictogram } from './pictogram.js';
import type { notLoaded, Problem } from './progress.js';
import type { StepCard, StepPart } from './step-card.js';
import { dock } from './words.js';

interface CardProps {
  readonly card: StepCard;
  /** Empty: there is none. */
  readonly told: {
    readonly section: string;
    readonly first: string;
    /** How much is loaded now, whatever step is looked at. */
    readonly loaded: string;
    readonly beyond: string;
    readonly gaps: readonly Gap[];
    readonly unsupported: string;
    /** What it puts on pieces that may be too light for it. */
    readonly heavy: readonly string[];
    /** Pieces of the step that stand already. */
    readonly standing: number;
    readonly old: OldTold;
  };
  readonly units: { readonly length: string; readonly weight: string };
  readonly noted: Problem | undefined;
  /** By the end of this step. */
  readonly refused: ReturnType<typeof notLoaded>;
  /** Of later steps, but loaded already. */
  readonly beyond: ReturnType<typeof notLoaded>;
}

export function Card({ card, told, units, noted, refused, beyond }: CardProps) {
  const length = (value: number) => `${number(value, 1)} ${units.length}`;
  const [low, high] = card.tiers;
  const facts: readonly (readonly [string, string])[] = [
    [dock('dockFront'), length(card.fromFront)],
    [dock('dockLeft'), length(card.fromLeft)],
    [dock('dockFloor'), length(card.aboveFloor)],
    [dock('dockTier'), low === high ? number(low) : `${number(low)}–${number(high)}`],
    [dock('dockWeight'), `${number(card.weight, 1)} ${units.weight}`],
    [
      dock('dockSoFar'),
      dock('dockSoFarValue', {
        count: card.piecesSoFar - refused.pieces + beyond.pieces,
        weight: number(card.weightSoFar - refused.weight + beyond.weight, 1),
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
      {told.standing > 0 && (
        <p class="notice is-warn">{dock('dockStandAlready', { count: told.standing, of: number(card.pieces) })}</p>
      )}
      <StandsByOlder {...told.old} of={card.pieces} />
      {told.unsupported !== '' && <p class="notice is-warn dock-gap">{told.unsupported}</p>}
      {told.heavy.map((text) => (
        <p class="notice is-warn dock-gap" key={text}>
          {text}
        </p>
      ))}
      {told.gaps.map((gap) => (
        <p class={`notice ${gap.isForAxles ? 'is-bad' : 'is-warn'} dock-gap`} key={gap.text}>
          {gap.text}
        </p>
      ))}
      {told.section !== '' && <p class="quiet small">{told.section}</p>}
      <p class="small">
        {told.first}. <strong>{told.loaded}.</strong> <NotLoaded {...refused} />
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
              <div class="quiet small">{dock('dockSize')}</div>
              <div class="dock-size">{sizeText(part.size, units.length)}</div>
              <div class="small">{liesText(part.orientation)}</div>
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

/** As it lies, for that is what one measures; the loader's sheet says the same. */
function sizeText({ length, width, height }: StepPart['size'], unit: string): string {
  return `${[length, width, height].map((side) => number(side, 1)).join(' × ')} ${unit}`;
}
