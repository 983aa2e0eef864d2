/** A button in a row of a list: its words alone are seen, the row that it belongs to is said with them. */

interface RowButtonProps {
  /** What is written on the button. */
  readonly label: string;
  /** Of the row. */
  readonly name: string;
  /** Its classes beside `button`. */
  readonly look?: string;
  readonly onClick: () => void;
}

export function RowButton({ label, name, look = 'is-small', onClick }: RowButtonProps) {
  return (
    <button type="button" class={`button ${look}`} aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </button>
  );
}
