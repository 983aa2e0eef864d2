/** Where in a file the list stands, and units of which it says nothing. */
import { UNITS } from '../../domain/units.js';
import type { LengthUnit, WeightUnit } from '../../tables/lists/units.js';
import type { Choices, Understood } from './messages.js';
import { listText } from './words.js';

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
        <Choice label={listText('listSheet')} value={sheet} onValue={(name) => onChoose({ sheet: name })}>
          {sheets.map((name) => [name, name] as const)}
        </Choice>
      )}
      <Choice
        label={listText('listHeader')}
        value={String(header ?? -1)}
        onValue={(place) => onChoose({ ...kept, header: Number(place) })}
      >
        {[
          ...top.map((row) => [String(row.place), `${row.number}: ${row.text}`] as const),
          ['-1', listText('listNoTitles')] as const,
        ]}
      </Choice>
      {!sizes.isSaid && (
        <Choice
          label={listText('listUnitOfSizes')}
          value={sizes.unit}
          onValue={(unit) => onChoose({ ...choices, unitOfSizes: unit as LengthUnit })}
        >
          {LENGTH_UNITS}
        </Choice>
      )}
      {!weights.isSaid && isWeighed && (
        <Choice
          label={listText('listUnitOfWeights')}
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
