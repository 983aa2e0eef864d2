/** What of the cards is planned at the moment, how far all of it is, and the way to stop and to go on. */
import { cards } from '../../pages/compare/words.js';
import { shownName } from '../../words/shown-name.js';
import { levelName } from '../levels.js';
import { desk } from '../words.js';
import {
  cardPlans,
  isOpen,
  keyOf,
  levelsFor,
  planCards,
  planningCard,
  planningCards,
  stopCards,
} from './card-plans.js';
import type { ContainerChoice } from './container-choices.js';
import { shownCards } from './shown-cards.js';

interface CardsProgressProps {
  readonly compared: readonly ContainerChoice[];
  readonly level: number;
}

export function CardsProgress({ compared, level }: CardsProgressProps) {
  const open = compared.filter((choice) => isOpen(choice, level));
  const tasks = levelsFor(open, level).flatMap((one) => open.map((choice) => ({ choice, level: one })));
  const isDone = (choice: ContainerChoice, one: number) =>
    cardPlans.value.has(keyOf(choice, one)) || cardPlans.value.has(keyOf(choice, level));
  const done = tasks.filter((task) => isDone(task.choice, task.level)).length;
  const isRunning = planningCards.value !== null;
  const key = planningCard.value?.key;
  const now = tasks.find((task) => keyOf(task.choice, task.level) === key);
  return (
    <div class="cards-progress">
      {isRunning && (
        <>
          <progress
            class="progress"
            aria-label={desk('planning')}
            value={done + (planningCard.value?.share ?? 0)}
            max={tasks.length}
          />
          {now !== undefined && (
            <span>
              {cards('cardsNow', { number: done + 1, count: tasks.length, name: choiceName(now.choice) })}
              {` · ${levelName(now.level)}`}
            </span>
          )}
          <button type="button" class="desk-button" onClick={stopCards}>
            {cards('cardsStop')}
          </button>
        </>
      )}
      {!isRunning && done < tasks.length && (
        <button type="button" class="desk-button" onClick={() => void planCards(compared, level)}>
          {cards('cardsAgain')}
        </button>
      )}
      <p class="visually-hidden" role="status">
        {isRunning
          ? ''
          : cards('cardsDone', { count: shownCards(compared, level).plans.filter(({ isWhole }) => isWhole).length })}
      </p>
    </div>
  );
}

function choiceName({ name }: ContainerChoice): string {
  return name === '' ? cards('yourPlan') : name.split(' + ').map(shownName).join(' + ');
}
