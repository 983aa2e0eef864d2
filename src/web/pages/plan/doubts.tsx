/** Asks about figures that look like ones in another unit: a click reads them so, another leaves them. */
import { computed, signal } from '@preact/signals';
import type { Doubt } from '../../../tables/lists/doubts.js';
import { isLengthUnit } from '../../../tables/lists/units.js';
import { type ListWord, listText } from '../../import/words.js';
import { type DraftDoubt, doubtsOf, readIn } from '../../plan-request/doubts.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { number } from '../../words/words.js';

/** Said to be right. */
const right = signal<ReadonlySet<string>>(new Set());
const doubts = computed(() => doubtsOf(draft.value).filter(({ key }) => !right.value.has(key)));

const OF_ALL = {
  tooLong: 'doubtTooLong',
  tiny: 'doubtTiny',
  huge: 'doubtHuge',
  tooHeavy: 'doubtTooHeavy',
  tooLight: 'doubtTooLight',
} as const satisfies Readonly<Record<Doubt['why'], ListWord>>;

export default function Doubts() {
  return (
    <>
      {doubts.value.map((doubt) => (
        <Asked key={doubt.key} doubt={doubt} />
      ))}
    </>
  );
}

function Asked({ doubt }: { readonly doubt: DraftDoubt }) {
  const { unit, guesses, key } = doubt;
  return (
    <div class="notice is-warn" role="status">
      <p>{sentence(doubt)}</p>
      <div class="row">
        {guesses.map((guess) => (
          <button
            key={guess}
            type="button"
            class="button is-small"
            onClick={() => change(readIn(draft.value, doubt, guess))}
          >
            {guessText(doubt, guess)}
          </button>
        ))}
        <button
          type="button"
          class="button is-small"
          onClick={() => {
            right.value = new Set([...right.value, key]);
          }}
        >
          {listText('doubtRight', { unit })}
        </button>
      </div>
    </div>
  );
}

function guessText({ why }: DraftDoubt, unit: DraftDoubt['unit']): string {
  if (why !== 'tooHeavy' && why !== 'tooLight') return listText('doubtItIs', { unit });
  return listText(isLengthUnit(unit) ? 'doubtSizesIn' : 'doubtWeightsIn', { unit });
}

function sentence({ name, why, figure, unit }: DraftDoubt): string {
  const shown = { name, figure: number(figure, 4), unit };
  if (why === 'containerLong') return listText('doubtContainerLong', shown);
  if (why === 'containerOdd') return listText('doubtContainerOdd', shown);
  if (why === 'containerShort') return listText('doubtContainerShort', shown);
  if (name === '') return listText(OF_ALL[why], shown);
  return listText(why === 'tooHeavy' ? 'doubtRowHeavy' : 'doubtRowLong', shown);
}
