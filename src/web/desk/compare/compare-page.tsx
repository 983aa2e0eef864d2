/** The same order in other containers and at other levels, as cards; the settings of the search below them. */
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import '../../styles/desk-cards.css';
import { cards } from '../../pages/compare/words.js';
import { levelOf } from '../../pages/plan/planner.js';
import { change, draft, draftId } from '../../plan-request/draft-store.js';
import { type Row, withCell, withRule } from '../../plan-request/request-draft.js';
import { Later } from '../../shell/later.js';
import { addressOf, goTo } from '../../shell/routes.js';
import { shownName } from '../../words/shown-name.js';
import { text } from '../../words/words.js';
import { Icon } from '../icons.js';
import { LEVELS } from '../levels.js';
import { currency, isPriced, ofRecords, setCurrency } from '../prices.js';
import { followRecords } from '../record-prices.js';
import { desk } from '../words.js';
import { more } from '../words-more.js';
import {
  bestOf,
  cardPlans,
  compareFigures,
  keyOf,
  levelsFor,
  piecesOf,
  planCards,
  SORTS,
  type Sort,
  stopCards,
} from './card-plans.js';
import { CardsProgress } from './cards-progress.js';
import { type ContainerChoice, choicesFor, chosenAtFirst, isLimited } from './container-choices.js';
import { type Compared, keepCompared, keptCompared } from './kept-compared.js';
import { mixesOf } from './mixes.js';
import { OrderFault } from './order-fault.js';
import { PlanCard } from './plan-card.js';
import { type ShownCard, shownCards } from './shown-cards.js';
import { takePlan } from './take-plan.js';

const SORT_WORDS = { left: 'sortLeft', total: 'sortTotal', cost: 'sortCost', volume: 'sortVolume' } as const;

const matrix = () => import('../../pages/compare/settings-matrix.js');

export default function ComparePage() {
  const [isMatrixOpen, setMatrixOpen] = useState(false);
  const hasCargo = draft.value.cargoes.length > 0;
  return (
    <div class="desk is-page compare-page">
      {hasCargo ? (
        <Cards key={draftId.value} />
      ) : (
        <div class="cards-none">
          <h1>{cards('cardsTitle')}</h1>
          <p>{cards('cardsNone')}</p>
          <a class="desk-button is-main" href={addressOf('/')}>
            {text('pagePlan')}
          </a>
        </div>
      )}
      <details open={isMatrixOpen} onToggle={({ currentTarget }) => setMatrixOpen(currentTarget.open)}>
        <summary>{cards('cardsMatrix')}</summary>
        {isMatrixOpen && <Later load={matrix} />}
      </details>
    </div>
  );
}

function Cards() {
  const order = draft.value;
  const [kept, setKept] = useState(() => keptCompared(draftId.peek()));
  const keep = (next: Compared) => {
    setKept(next);
    keepCompared(draftId.peek(), next);
  };
  const { prices } = kept;
  const choices = useMemo(
    () => choicesFor(order, prices),
    [order.cargoes, order.emptyContainers, order.rules, order.others, prices],
  );
  const [atFirst] = useState(() => chosenAtFirst(choices));
  const chosen = kept.chosen ?? atFirst;
  const [level, setLevel] = useState(() => levelOf(order));
  const [sort, setSort] = useState<Sort>(() => (isPriced(order) || prices.size > 0 ? 'total' : 'left'));
  /** How often somebody chose an order of the cards. */
  const [sortings, setSortings] = useState(0);
  const compared = useMemo(() => {
    const alone = choices.filter(({ name }) => name === '' || chosen.has(name));
    return [...alone, ...mixesOf(order, alone)];
  }, [choices, chosen, ofRecords.value]);
  useEffect(() => followRecords(() => compared.flatMap((choice) => choice.draft.emptyContainers)), [compared.length]);
  useEffect(() => {
    void planCards(compared, level);
  }, [compared, level]);
  useEffect(() => stopCards, []);
  // What is wrong with its cargo is wrong in every container.
  const [first] = compared;
  const plan = first && cardPlans.value.get(keyOf(first, levelsFor(compared, level)[0]!));
  const wrong = plan?.wrongAt && plan;
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    keep({ prices, chosen: next });
  };
  const take = (card: ShownCard) => {
    const { name, draft: taken } = card.choice;
    const isOtherLevel = level !== levelOf(order);
    if (name !== '' || isOtherLevel) {
      change(isOtherLevel ? withRule(taken, 'optimizationLevel', level) : taken);
      takePlan(card, level);
    }
    goTo('/');
  };
  /** Of containers of the order it is theirs; of others it is with them as soon as their plan is taken. */
  const setPrice = (name: string, price: number | null) => {
    if (price !== null && prices.size === 0 && !isPriced(order)) setSort('total');
    const at = order.emptyContainers.findIndex((row) => row['name'] === name);
    if (at >= 0) change(withCell(order, 'emptyContainers', at, 'price', price ?? undefined));
    else {
      const others = [...prices].filter(([other]) => other !== name);
      keep({ ...kept, prices: new Map(price === null ? others : [...others, [name, price]]) });
    }
  };
  return (
    <>
      <header class="cards-head">
        <div>
          <h1>{cards('cardsTitle')}</h1>
          <p>
            <strong>{order.title || desk('untitled')}</strong> ·{' '}
            {cards('cardsSays', { count: piecesOf(order.cargoes) })}
          </p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is */}
        <div class="segments" role="group" aria-label={desk('levels')}>
          {LEVELS.map((label, at) => (
            <button key={label} type="button" aria-pressed={level === at + 1} onClick={() => setLevel(at + 1)}>
              {desk(label)}
            </button>
          ))}
        </div>
      </header>
      <div class="cards-head">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this is */}
        <div class="chips" role="group" aria-label={cards('cardsWhich')}>
          {choices
            .filter(({ name }) => name !== '')
            .map(({ name }) => (
              <button
                key={name}
                type="button"
                class="chip"
                aria-pressed={chosen.has(name)}
                onClick={() => toggle(name)}
              >
                <Icon name={chosen.has(name) ? 'check' : 'plus'} />
                {order.emptyContainers.some((row) => row['name'] === name && isLimited(row))
                  ? `${shownName(name)} · ${desk('containerAny')}`
                  : shownName(name)}
              </button>
            ))}
        </div>
        <label class="cards-sort">
          {more('currencySign')}
          <input
            class="input"
            size={4}
            maxLength={4}
            autocomplete="off"
            value={currency.value}
            onInput={({ currentTarget }) => setCurrency(currentTarget.value)}
          />
        </label>
        <label class="cards-sort">
          {cards('cardsSort')}
          <select
            class="desk-select is-choice"
            value={sort}
            onChange={(event) => {
              setSort(event.currentTarget.value as Sort);
              setSortings(sortings + 1);
            }}
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {cards(SORT_WORDS[one])}
              </option>
            ))}
          </select>
        </label>
      </div>
      {wrong === undefined ? (
        <>
          <CardsProgress compared={compared} level={level} />
          <CardList {...{ compared, level, sort, sortings }} onTake={take} onPrice={setPrice} />
        </>
      ) : (
        <OrderFault plan={wrong} />
      )}
    </>
  );
}

/** Prices stand on the cards of the containers alone. */
const NONE: readonly Row[] = [];

interface CardListProps {
  readonly compared: readonly ContainerChoice[];
  readonly level: number;
  readonly sort: Sort;
  readonly sortings: number;
  readonly onTake: (card: ShownCard) => void;
  readonly onPrice: (name: string, price: number | null) => void;
}

/** Who types prices goes from one to the next; what else a card has is reached backwards. */
function toNextPrice(event: TargetedKeyboardEvent<HTMLUListElement>): void {
  if (event.key !== 'Tab' || event.shiftKey || !(event.target instanceof HTMLInputElement)) return;
  const prices = [...event.currentTarget.querySelectorAll('input')];
  const next = prices[prices.indexOf(event.target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.select();
}

/** What is not planned yet comes last, in the order in which it is planned. */
function CardList({ compared, level, sort, sortings, onTake, onPrice }: CardListProps) {
  const { plans, areWhole, noMix } = shownCards(compared, level);
  const best = bestOf(plans.map(({ figures }) => figures));
  // Any that is not planned yet may be better still.
  const praised = areWhole ? plans[best.place] : undefined;
  const arePriced = plans.some(({ figures }) => figures?.costs != null && figures.costs.known > 0);
  const places = useRef<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const [isEntered, setEntered] = useState(false);
  // A card that is gone has taken the field with it, and nobody was told that it was left.
  const isTyping = isEntered && list.current?.contains(document.activeElement) === true;
  const sorted = useRef(sortings);
  // Who asks for an order gets it, wherever the cursor is.
  const isHeld = isTyping && sorted.current === sortings;
  sorted.current = sortings;
  const placeOf = (name: string) => {
    const at = places.current.indexOf(name);
    return at < 0 ? Number.MAX_SAFE_INTEGER : at;
  };
  const inOrder = plans.toSorted((a, b) => {
    // A card that moves away takes the field in which somebody types with it.
    if (isHeld) return placeOf(a.choice.name) - placeOf(b.choice.name);
    if (a.figures === null || b.figures === null) return Number(a.figures === null) - Number(b.figures === null);
    return compareFigures(a.figures, b.figures, sort);
  });
  places.current = inOrder.map(({ choice }) => choice.name);
  return (
    <>
      <ul
        class="plan-cards"
        ref={list}
        onFocusIn={({ target }) => {
          if (target instanceof HTMLInputElement) setEntered(true);
        }}
        onFocusOut={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setEntered(false);
        }}
        onKeyDown={toNextPrice}
      >
        {inOrder.map((one) => (
          <PlanCard
            key={one.choice.name}
            name={one.choice.name}
            isOwn={one.choice.name === ''}
            praise={one === praised ? cards(best.isByCost ? 'cheapest' : 'smallest') : ''}
            plan={one.plan}
            keys={one.keys}
            isSoFar={one.plan !== null && !one.isWhole}
            isQuick={one.isQuick}
            figures={one.figures}
            arePriced={arePriced}
            rows={one.choice.parts === undefined ? one.choice.draft.emptyContainers : NONE}
            onTake={() => onTake(one)}
            onPrice={onPrice}
          />
        ))}
      </ul>
      {noMix !== null && <p class="cards-note">{cards(noMix)}</p>}
    </>
  );
}
