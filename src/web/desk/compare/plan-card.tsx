/** One way to load the order: its picture, what it takes, what it costs, and the way to take it. */
import { useState } from 'preact/hooks';
import type { Calculated } from '../../../calculation/browser/index.js';
import { UNITS } from '../../../domain/units.js';
import type { Uom } from '../../../domain/words.js';
import { cards } from '../../pages/compare/words.js';
import { ContainerPicture } from '../../pages/loads/container-picture.js';
import { draft } from '../../plan-request/draft-store.js';
import type { Row } from '../../plan-request/request-draft.js';
import { numberOf } from '../../sheet/cell-text.js';
import { volumeShown } from '../../units/measured.js';
import { shownName } from '../../words/shown-name.js';
import { decimalSign, number, percent, text } from '../../words/words.js';
import { typeOf } from '../headline.js';
import { Icon } from '../icons.js';
import { type Costs, money, ownPrice, priceOf } from '../prices.js';
import { sentenceOf } from '../rail/warning-sentence.js';
import { desk } from '../words.js';
import { more } from '../words-more.js';
import { worthKnowing } from '../worth-knowing.js';
import { type CardFigures, type CardPlan, planningCard, planningCards } from './card-plans.js';

interface PlanCardProps {
  readonly name: string;
  readonly isOwn: boolean;
  /** What it is best at; empty: nothing. */
  readonly praise: string;
  /** Null: it is planned later. */
  readonly plan: CardPlan | null;
  /** Of the plans that are looked for. */
  readonly keys: readonly string[];
  /** Another plan than this one is still looked for, or was. */
  readonly isSoFar: boolean;
  /** What is there so far is a quick plan; else one for other prices. */
  readonly isQuick: boolean;
  readonly figures: CardFigures | null;
  /** Some of the cards has a price. */
  readonly arePriced: boolean;
  /** What it is planned with. */
  readonly rows: readonly Row[];
  readonly onTake: () => void;
  readonly onPrice: (name: string, price: number | null) => void;
}

export function PlanCard(props: PlanCardProps) {
  const { name, isOwn, praise, plan, keys, isSoFar, isQuick, figures, arePriced, rows, onTake, onPrice } = props;
  const answer = plan?.answer ?? null;
  const title = answer === null ? name.split(' + ').map(shownName).join(' + ') : containersOf(answer);
  return (
    <li class="plan-card" data-is-own={isOwn} data-is-best={praise !== ''}>
      <div class="card-picture">
        {answer !== null && <Picture answer={answer} />}
        {(isOwn || praise !== '') && (
          <span class="card-tag" data-is-best={praise !== ''}>
            {praise === '' ? cards('yourPlan') : isOwn ? `${cards('yourPlan')} · ${praise}` : praise}
          </span>
        )}
      </div>
      <div class="card-head">
        <h2>{title === '' ? cards('yourPlan') : title}</h2>
        {figures?.cost != null ? (
          <strong>{money(figures.cost)}</strong>
        ) : (
          arePriced && figures?.costs != null && <span class="card-unpriced">{unpricedText(figures.costs)}</span>
        )}
      </div>
      {plan !== null && answer === null && <p class="card-quiet">{cards('cardFails', { reason: plan.fault })}</p>}
      {answer !== null && figures !== null && <Facts answer={answer} figures={figures} />}
      {answer !== null && <Warned answer={answer} />}
      {(plan === null || isSoFar) && <LookedFor keys={keys} isQuick={isQuick} isSoFar={isSoFar} />}
      {/* It stays while the card is planned anew: somebody may be typing. */}
      <div class="card-prices">
        {rows.map((row) => (
          <Price key={String(row['name'])} row={row} isAlone={rows.length === 1} onPrice={onPrice} />
        ))}
      </div>
      {answer !== null && figures !== null && (
        <div class="card-foot">
          <span class="pill" data-tone={figures.left === 0 ? 'good' : 'warn'}>
            <Icon name={figures.left === 0 ? 'check' : 'box'} />
            {figures.left === 0 ? cards('takesAll') : text('leftBehind', { count: figures.left })}
          </span>
          <button
            type="button"
            class={`desk-button ${praise !== '' && !isOwn ? 'is-main' : ''}`}
            aria-label={`${isOwn ? text('loadOpen') : more('useThis')}: ${title}`}
            onClick={onTake}
          >
            {isOwn ? text('loadOpen') : more('useThis')}
          </button>
        </div>
      )}
    </li>
  );
}

/** What the desk would warn of; each kind once. */
function Warned({ answer: { load } }: { readonly answer: Calculated }) {
  const warnings = worthKnowing(load.warnings);
  if (warnings.length === 0) return null;
  return (
    <details class="card-warned">
      <summary>
        <Icon name="warning" />
        {desk('warnings', { count: warnings.length })}
      </summary>
      <ul>
        {[...new Set(warnings.map(sentenceOf))].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

/** How far its search is, or that it has its turn later. */
function LookedFor({ keys, isQuick, isSoFar }: Pick<PlanCardProps, 'keys' | 'isQuick' | 'isSoFar'>) {
  const now = planningCard.value;
  const isNow = now !== null && keys.includes(now.key);
  const isOver = planningCards.value === null;
  const waits = isQuick
    ? desk('quickSoFar')
    : !isOver
      ? cards('cardWaits')
      : isSoFar
        ? more('stoppedBefore')
        : more('stoppedNone');
  // While it still works it is not done.
  const share = isNow ? Math.min(0.99, now.share) : 0;
  return (
    <p class="card-quiet">
      {isNow ? `${desk('planning')} ${percent(Math.floor(100 * share), 0)}` : waits}
      {isNow && <progress class="progress" aria-label={desk('planning')} value={share} />}
    </p>
  );
}

/** Of several containers, whose price is missing. */
function unpricedText({ known, unpriced }: Costs): string {
  const names = unpriced.map(shownName).join(', ');
  return known > 0 ? more('costWithout', { price: money(known), names }) : cards('unpriced');
}

interface PriceProps extends Pick<PlanCardProps, 'onPrice'> {
  readonly row: Row;
  readonly isAlone: boolean;
}

/** Of one container. That of a record stands there until another is typed; what is no price stays, and is said to be none. */
function Price({ row, isAlone, onPrice }: PriceProps) {
  const name = String(row['name'] ?? '');
  const price = ownPrice(row);
  const ofRecord = price === null ? priceOf(row) : null;
  // As it is typed, so that no digit is lost to what it means so far; null: nobody is at it.
  const [typed, setTyped] = useState<string | null>(null);
  const isRefused = typed !== null && priceIn(typed) === undefined;
  return (
    <label>
      <span>{isAlone ? cards('cardPrice') : shownName(name)}</span>
      <input
        class="input"
        inputMode="decimal"
        aria-invalid={isRefused}
        aria-label={cards('cardPriceOf', { name: shownName(name) })}
        placeholder={ofRecord === null ? '' : money(ofRecord)}
        value={typed ?? (price === null ? '' : money(price, ''))}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          const said = priceIn(value);
          if (said !== undefined) onPrice(name, said);
        }}
        onBlur={() => {
          if (!isRefused) setTyped(null);
        }}
      />
      {isRefused && (
        <small class="card-refused" role="alert">
          {cards('cardNoPrice', { found: typed, like: number(1234.5, 2) })}
        </small>
      )}
    </label>
  );
}

/** Null: none; undefined: the text is no price. The sign of a currency may stand beside the figure. */
function priceIn(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const figure = numberOf(typed.replace(/\p{Sc}/gu, '').trim(), decimalSign());
  if (figure === undefined || figure < 0) return undefined;
  return figure || null;
}

function Facts({ answer: { load }, figures }: { readonly answer: Calculated; readonly figures: CardFigures }) {
  const { cargoesLoaded, cargoesLeft } = load.loadSummary;
  const { shown } = draft.value;
  const perShown =
    figures.costPerVolume === null ? null : figures.costPerVolume / volumeShown(1, load.uom as Uom, shown);
  const cube = UNITS[shown].volume === 'm3' ? 'm³' : 'ft³';
  const facts: readonly (readonly [string, string])[] = [
    [cards('cardLoads'), desk('ofMost', { value: number(cargoesLoaded), most: number(cargoesLoaded + cargoesLeft) })],
    [text('volumeUsed'), percent(figures.volumeUsed)],
    ...(perShown === null ? [] : [[cards('cardCostPer', { cube }), money(perShown)] as const]),
  ];
  return (
    <dl class="card-facts">
      {facts.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function containersOf({ load }: Calculated): string {
  const counts = new Map<string, number>();
  for (const filled of load.filledContainers) {
    const type = shownName(typeOf(filled));
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${number(count)} × ${name}`).join(' + ');
}

/** Of more containers the first two tell enough. */
const MOST_DRAWN = 2;

function Picture({ answer: { plan, load } }: { readonly answer: Calculated }) {
  const places = load.filledContainers.slice(0, MOST_DRAWN).map((_, place) => place);
  const others = load.filledContainers.length - places.length;
  return (
    <>
      {places.map((place) => (
        <ContainerPicture key={place} plan={plan!} place={place} />
      ))}
      {others > 0 && <span class="card-others">{text('more', { count: others })}</span>}
    </>
  );
}
