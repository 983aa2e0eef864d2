/** What cannot be told from a list alone: a click each. What was told from it is said. */
import { useState } from 'preact/hooks';
import { UNITS } from '../../domain/units.js';
import type { Doubt } from '../../tables/lists/doubts.js';
import { isLengthUnit, type LengthUnit, type Unit, type WeightUnit } from '../../tables/lists/units.js';
import { decimalSign, number } from '../words/words.js';
import type { Choices, Understood } from './messages.js';
import { type ListWord, listText } from './words.js';

interface QuestionsProps {
  readonly understood: Understood;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

export function Questions({ understood, choices, onChoose }: QuestionsProps) {
  const { doubt, twoReadings, weightIs, weightWhy, weightTitle, columns } = understood;
  // Sizes in another unit may answer it.
  const isAsked = (weightIs === 'unknown' && doubt?.of !== 'sizes') || weightWhy === 'chosen';
  const isWeighed = columns.some(({ choice }) => choice === 'pieceWeight' || choice === 'rowWeight');
  return (
    <>
      {(twoReadings !== null || choices.mark !== undefined) && (
        <FigureQuestion understood={understood} choices={choices} onChoose={onChoose} />
      )}
      {doubt !== null && <DoubtQuestion doubt={doubt} understood={understood} choices={choices} onChoose={onChoose} />}
      {isAsked && isWeighed && (
        <Question
          text={listText('askWeight', { title: weightTitle })}
          isOpen={weightIs === 'unknown'}
          answers={[
            ['ofOne', listText('askOfOne')],
            ['ofRow', listText('askOfRow')],
          ]}
          chosen={weightIs}
          onAnswer={(answer) => onChoose({ ...choices, weightIs: answer as 'ofOne' | 'ofRow' })}
        />
      )}
      {!isAsked && isWeighed && <WeightSaid understood={understood} />}
    </>
  );
}

function FigureQuestion({ understood: { twoReadings }, choices, onChoose }: QuestionsProps) {
  // Once it is answered the figure is in no doubt, and what was asked still stands there.
  const [asked, setAsked] = useState(twoReadings);
  if (twoReadings !== null && twoReadings.found !== asked?.found) setAsked(twoReadings);
  if (asked === null) return null;
  return (
    <Question
      text={listText('askFigure', { found: asked.found })}
      isOpen={choices.mark === undefined}
      answers={[
        ['comma', plain(asked.ifComma)],
        ['point', plain(asked.ifPoint)],
      ]}
      chosen={choices.mark ?? ''}
      onAnswer={(answer) => onChoose({ ...choices, mark: answer as 'comma' | 'point' })}
    />
  );
}

/** Without signs of thousands, which are what is asked about. */
function plain(figure: number): string {
  return String(figure).replace('.', decimalSign());
}

function WeightSaid({ understood: { weightIs, weightWhy, weightTitle } }: { readonly understood: Understood }) {
  const key =
    weightIs === 'ofRow'
      ? weightWhy === 'total'
        ? 'weightRowTotal'
        : 'weightRowTitle'
      : weightWhy === 'total'
        ? 'weightOneTotal'
        : null;
  return key === null ? null : <p class="small">{listText(key, { title: weightTitle })}</p>;
}

const DOUBTS = {
  tooLong: 'doubtTooLong',
  tiny: 'doubtTiny',
  huge: 'doubtHuge',
  tooHeavy: 'doubtTooHeavy',
  tooLight: 'doubtTooLight',
} as const satisfies Readonly<Record<Doubt['why'], ListWord>>;

interface DoubtProps extends QuestionsProps {
  readonly doubt: Doubt;
}

/** The unit of the list stands beside those in which its figures would be freight. */
function DoubtQuestion({ doubt, understood, choices, onChoose }: DoubtProps) {
  const { sizes, weights } = understood;
  const others = doubt.guesses.length > 0 ? doubt.guesses : OTHERS[doubt.of].filter((unit) => unit !== doubt.unit);
  const isNow = (unit: Unit) => (isLengthUnit(unit) ? sizes : weights).unit === unit;
  const chosen = others.find(isNow) ?? '';
  const isMixed = doubt.of === 'weights';
  const label = (unit: Unit) =>
    isMixed ? listText(isLengthUnit(unit) ? 'doubtSizesIn' : 'doubtWeightsIn', { unit }) : unit;
  const answer = (unit: string) => {
    const { unitOfSizes, unitOfWeights, ...kept } = choices;
    if (unit === RIGHT) onChoose({ ...kept, isRight: true });
    else {
      const isSaid = (isLengthUnit(unit as Unit) ? sizes : weights).isSaid;
      onChoose({ ...choices, ...inUnit(unit as LengthUnit | WeightUnit, isSaid) });
    }
  };
  return (
    <Question
      text={listText(DOUBTS[doubt.why], { figure: number(doubt.figure, 4), unit: doubt.unit })}
      isOpen={chosen === ''}
      answers={[
        ...others.map((unit) => [unit, label(unit)] as const),
        [RIGHT, listText('doubtRight', { unit: doubt.unit })] as const,
      ]}
      chosen={chosen}
      onAnswer={answer}
    />
  );
}

const RIGHT = 'right';

const OTHERS: Readonly<Record<Doubt['of'], readonly Doubt['unit'][]>> = {
  sizes: ['mm', 'cm', 'm', UNITS.UnitEnglish.length],
  weights: ['kg', 'g', UNITS.UnitEnglish.weight],
};

function inUnit(unit: LengthUnit | WeightUnit, isSaid: boolean): Choices {
  if (isLengthUnit(unit)) return isSaid ? { insteadOfSizes: unit } : { unitOfSizes: unit };
  return isSaid ? { insteadOfWeights: unit } : { unitOfWeights: unit };
}

interface QuestionProps {
  readonly text: string;
  /** It was not answered yet. */
  readonly isOpen: boolean;
  readonly answers: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  readonly onAnswer: (value: string) => void;
}

function Question({ text: asked, isOpen, answers, chosen, onAnswer }: QuestionProps) {
  return (
    <fieldset class={`list-question ${isOpen ? 'is-open' : ''}`} tabIndex={-1}>
      <legend>{asked}</legend>
      <div class="row">
        {answers.map(([value, label]) => (
          <button
            key={value}
            type="button"
            class="button is-small"
            aria-pressed={value === chosen}
            onClick={() => onAnswer(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
