/** A value of a rule, chosen from a few in words. */

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onValue: (value: string) => void;
}

/** A value that is none of the choices stays as it is. */
export function Choice({ label, value, options, onValue }: ChoiceProps) {
  const isKnown = options.some(([one]) => one === value);
  return (
    <select
      class="desk-select is-choice"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    >
      {!isKnown && <option value={value}>{value}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}
