/** Which columns of a table are shown: chosen by the reader, and remembered. */
import { signal } from '@preact/signals';
import { fieldText } from '../words/said.js';
import { text } from '../words/words.js';
import type { DescribedColumn } from './described-columns.js';

const KEPT = 'stowage.columns';

/** At first, by table. */
const FIRST = {
  cargoes: ['name', 'length', 'width', 'height', 'weight', 'qty', 'orientationsAllowed', 'groupName', 'sequence'],
  emptyContainers: ['containerType', 'name', 'length', 'width', 'height', 'maxWeight', 'qty', 'price'],
  cargoRecords: [
    'name',
    'description',
    'style',
    'length',
    'width',
    'height',
    'weight',
    'orientationsAllowed',
    'groupName',
  ],
  containerRecords: ['name', 'description', 'length', 'width', 'height', 'maxWeight', 'emptyWeight', 'price'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ColumnSet = keyof typeof FIRST;

const chosen = signal<Readonly<Record<ColumnSet, readonly string[]>>>(keptColumns());

/**
 * @param faults by `row/field`: a column with one is shown, or it could not be mended
 */
export function chosenColumns(
  set: ColumnSet,
  all: readonly DescribedColumn[],
  faults: ReadonlyMap<string, string>,
): DescribedColumn[] {
  const fields = chosen.value[set];
  const faulty = new Set([...faults.keys()].map((key) => key.slice(key.indexOf('/') + 1)));
  return [
    ...fields.flatMap((field) => all.find((column) => column.field === field) ?? []),
    ...all.filter(({ field }) => faulty.has(field) && !fields.includes(field)),
  ];
}

export function ColumnChoice({ set, all }: { readonly set: ColumnSet; readonly all: readonly DescribedColumn[] }) {
  const fields = chosen.value[set];
  const toggle = (field: string, isShown: boolean) => {
    const next = isShown ? [...fields, field] : fields.filter((one) => one !== field);
    chosen.value = { ...chosen.value, [set]: next };
    localStorage.setItem(KEPT, JSON.stringify(chosen.value));
  };
  return (
    <details class="menu">
      <summary class="button is-small">{text('columns')}</summary>
      <fieldset class="menu-sheet">
        <legend class="visually-hidden">{text('columns')}</legend>
        {all.map(({ field, description }) => (
          <label class="check" key={field} title={description}>
            <input
              type="checkbox"
              checked={fields.includes(field)}
              onChange={(event) => toggle(field, event.currentTarget.checked)}
            />
            <span>{fieldText(field)}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function keptColumns(): Readonly<Record<ColumnSet, readonly string[]>> {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return FIRST;
  }
}
