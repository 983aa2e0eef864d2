/** Where in a file the list stands, and units of which it says nothing. */
import { UNITS } from '../../domain/units.js';
import type { LengthUnit, WeightUnit } from '../../tables/lists/units.js';
import { text } from '../words/words.js';
import type { Choices, Understood } from './messages.js';

interface PlacesProps {
  readonly understood: Understood;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/** The sheet, the row of titles, and units of which the list says nothing. */
export function Places({ understood, choices, onChoose }: PlacesProps) {
  const { sheets, sheet, top, header, sizes, weights, isWeighed } = understood;
  const { columns: _, header: __, ...kept } = choices;
  return (
    <>
      {sheets.length > 1 && (
        <Choice label={text('listSheet')} value={sheet} onValue={(name) => onChoose({ sheet: name })}>
          {sheets.map((name) => [name, name] as const)}
        </Choice>
      )}
      <Choice
        label={text('listHeader')}
        value={String(header ?? -1)}
        onValue={(place) => onChoose({ ...kept, header: Number(place) })}
      >
        {[
          ...top.map((row) => [String(row.place), `${row.number}: ${row.text}`] as const),
          ['-1', text('listNoTitles')] as const,
        ]}
      </Choice>
      {!sizes.isSaid && (
        <Choice
          label={text('listUnitOfSizes')}
          value={sizes.unit}
          onValue={(unit) => onChoose({ ...choices, unitOfSizes: unit as LengthUnit })}
        >
          {LENGTH_UNITS}
        </Choice>
      )}
      {!weights.isSaid && isWeighed && (
        <Choice
          label={text('listUnitOfWeights')}
          value={weights.unit}
          onValue={(unit) => onChoose({ ...choices, unitOfWeights: unit as WeightUnit })}
        >
          {WEIGHT_UNITS}
        </Choice>
      )}
    </>
  );
}

const itself = (unit: string) => [unit, unit] as const;
const LENGTH_UNITS = ['mm', 'cm', 'm', UNITS.UnitEnglish.length, 'ft'].map(itself);
const WEIGHT_UNITS = ['kg', 'g', 't', UNITS.UnitEnglish.weight].map(itself);

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly children: readonly (readonly [value: string, label: string])[];
}

export function Choice({ label, value, onValue, children }: ChoiceProps) {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <select class="input" value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        {children.map(([one, shown]) => (
          <option key={one} value={one}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}
