// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid that are laid out, and drawn only where they are seen
// biome-ignore-all lint/a11y/useFocusableInteractive: what stands in a cell takes the focus
/** A row of cargo: letters, name, sizes, weight, quantity, handling, stop; what is wrong with it stands below it. */

import { MOST_STOPS } from '../../../domain/stop-numbers.js';
import type { Look } from '../../../scene/looks.js';
import type { Row } from '../../plan-request/request-draft.js';
import { useCellText } from '../../sheet/use-cell-text.js';
import { Later } from '../../shell/later.js';
import type { Units } from '../../units/measured.js';
import { Swatch } from '../../viewer/ui/legend.js';
import { memo } from '../../viewer/ui/memo.js';
import { fieldText } from '../../words/said.js';
import { compact, text } from '../../words/words.js';
import { Icon } from '../icons.js';
import { isUnweighed } from '../unweighed.js';
import { type DeskLabel, desk } from '../words.js';
import { columnAt, FIGURES } from './cells.js';
import type { Keys } from './choose-rows.js';
import { HANDLINGS, type Handling, type Lit, litOf } from './handling.js';
import { kindOf } from './row-kind.js';

export interface RowDeeds {
  readonly onField: (at: number, field: string, value: unknown) => void;
  /** @param from the icon */
  readonly onHandling: (at: number, handling: Handling, from: HTMLElement) => void;
  readonly onHandlingOpen: (at: number, handling: Handling, from: HTMLElement) => void;
  readonly onStop: (at: number, stop: number | null) => void;
  readonly onChoose: (at: number, keys: Keys) => void;
}

interface CargoRowProps extends RowDeeds {
  readonly at: number;
  /** Absent: the row below the last one, in which a new one begins. */
  readonly row: Row | undefined;
  readonly look: Look | null;
  readonly stop: number | null;
  readonly units: Units;
  /** By field. */
  readonly faults: ReadonlyMap<string, string>;
  /** Pieces that stay behind. */
  readonly left: number;
  /** What it says of sets, where whole sets are loaded. */
  readonly setFields: readonly string[];
  readonly isChosen: boolean;
  /** Alone: what can be done with it stands below it. */
  readonly isAlone: boolean;
  /** Somebody types in it: what is not there is yet to come. */
  readonly isWritten: boolean;
  /** One of its pieces is pointed at in the picture. */
  readonly isMarked: boolean;
  /** The cell that has the only tab stop of the table; empty: it is in another row. */
  readonly active: string;
  /** Drawn anew when it changes. */
  readonly language: string;
}

const EMPTY: Row = {};

/** What can be done with it. */
const chosenRow = () => import('./chosen-row.js');

export const CargoRow = memo(function CargoRow(props: CargoRowProps) {
  const { at, row = EMPTY, look, faults, isChosen, left, setFields, onChoose, active } = props;
  const isNew = props.row === undefined;
  const tabStop = (cell: string) => ({ 'data-cell': `${at}/${cell}`, tabIndex: active === cell ? 0 : -1 });
  return (
    <div
      class="cargo-row"
      role="row"
      aria-rowindex={at + 2}
      data-row={at}
      data-is-chosen={isChosen}
      data-is-marked={props.isMarked}
      data-is-new={isNew}
    >
      <span role="gridcell" class="cell-letters">
        {look === null ? (
          <span class="cargo-plus" {...tabStop('letters')}>
            <Icon name="plus" />
          </span>
        ) : (
          <button
            type="button"
            class="letters"
            {...tabStop('letters')}
            aria-pressed={isChosen}
            aria-label={desk('rowChoose', { code: look.code, number: at + 1 })}
            onClick={(event) => onChoose(at, event)}
          >
            <Swatch paint={look} letters={look.code} />
          </button>
        )}
      </span>
      <Typed {...props} cell="name" tabStop={tabStop('name')} before={<KindSign row={row} />} />
      <span class="cell-sizes" role="presentation">
        {FIGURES.slice(0, 3).map((cell) => (
          <Typed key={cell} {...props} cell={cell} tabStop={tabStop(cell)} />
        ))}
      </span>
      <Typed {...props} cell="weight" tabStop={tabStop('weight')} />
      <Typed {...props} cell="qty" tabStop={tabStop('qty')} before={left > 0 ? <Left count={left} /> : null} />
      <span class="cell-handling" role="presentation">
        {HANDLINGS.map((handling) => (
          <Mark key={handling} {...props} row={row} handling={handling} isNew={isNew} tabStop={tabStop(handling)} />
        ))}
      </span>
      <Stop {...props} tabStop={tabStop('stop')} />
      {!isNew && setFields.length > 0 && (
        <span class="cargo-set" role="presentation">
          {setFields.map((field) => (
            <Typed
              key={field}
              {...props}
              cell={field}
              tabStop={tabStop(field)}
              before={<small aria-hidden="true">{desk(field === 'setRatio' ? 'setEach' : 'setName')}</small>}
            />
          ))}
        </span>
      )}
      <p class="cargo-words">{wordsOf(row)}</p>
      {faults.size > 0 && (
        <div class="cargo-said" role="gridcell">
          <Icon name="wrong" />
          <span role="status">{[...faults.values()].join(' · ')}</span>
        </div>
      )}
      {props.isAlone && !isNew && (
        <div class="cargo-deeds" role="gridcell">
          <Later load={chosenRow} />
        </div>
      )}
    </div>
  );
});

/** Longer ones are set smaller: a figure that is cut reads as another one. */
const LONG_FIGURE = 5;
/** Beside it stands how many stay behind. */
const LONG_COUNT = 3;

interface CellProps extends CargoRowProps {
  readonly cell: string;
  readonly tabStop: object;
  readonly before?: preact.ComponentChild;
}

function Typed(props: CellProps) {
  const column = columnAt(props.cell, props.row ?? EMPTY);
  if (column === null) return <span role="gridcell" class={`cell-${props.cell}`} />;
  return <TypedIn key={column.field} {...props} column={column} />;
}

function TypedIn({
  at,
  row,
  cell,
  column,
  units,
  faults,
  tabStop,
  before = null,
  isWritten,
  onField,
}: CellProps & {
  readonly column: NonNullable<ReturnType<typeof columnAt>>;
}) {
  const { shown, type, rest } = useCellText(column, row?.[column.field], units);
  const fault = faults.get(column.field) ?? '';
  const isLacking = cell === 'weight' && !isWritten && row !== undefined && isUnweighed(row);
  const doubt = fault === '' && isLacking ? desk('unweighed') : fault;
  const label = `${fieldText(column.field)}, ${at + 1}`;
  return (
    <span role="gridcell" class={`cell-${cell}`} data-is-lacking={isLacking}>
      {before}
      {column.field === 'diameter' && <i aria-hidden="true">⌀</i>}
      <input
        {...tabStop}
        type="text"
        size={1}
        autocomplete="off"
        spellcheck={false}
        inputMode={column.kind === 'number' ? 'decimal' : 'text'}
        aria-label={doubt === '' ? label : `${label}: ${doubt}`}
        aria-invalid={fault !== ''}
        placeholder={row === undefined && cell === 'name' ? desk('rowAdd') : isLacking ? '?' : ''}
        value={shown}
        data-is-long={column.kind === 'number' && shown.length > (cell === 'qty' ? LONG_COUNT : LONG_FIGURE)}
        title={isLacking ? doubt : cell === 'name' ? calledOf(row, shown) : shown}
        onInput={(event) => onField(at, column.field, type(event.currentTarget.value))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={rest}
      />
    </span>
  );
}

/** A box says nothing of itself; a roll has a diameter. */
function KindSign({ row }: { readonly row: Row }) {
  if (kindOf(row) !== 'Palletload') return null;
  const words = desk('kindPallet');
  return (
    <span class="kind-sign" title={words}>
      <Icon name="pallet" />
      <span class="visually-hidden">{words}</span>
    </span>
  );
}

function Left({ count }: { readonly count: number }) {
  const words = desk('rowLeft', { count });
  return (
    <span class="cargo-left" title={words}>
      <span aria-hidden="true">−{compact(count)}</span>
      <span class="visually-hidden">{words}</span>
    </span>
  );
}

const MARKS: Readonly<Record<Handling, DeskLabel>> = {
  upright: 'handlingUpright',
  nothingOnTop: 'handlingNothingOnTop',
  floorOnly: 'handlingFloorOnly',
};

function Mark({
  at,
  row,
  handling,
  isNew,
  tabStop,
  onHandling,
  onHandlingOpen,
}: CargoRowProps & {
  readonly row: Row;
  readonly handling: Handling;
  readonly isNew: boolean;
  readonly tabStop: object;
}) {
  const lit = litOf(row, handling);
  const name = desk(MARKS[handling]);
  const words = lit === 'half' ? desk('handlingOther', { name }) : name;
  return (
    <span role="gridcell">
      {!isNew && (
        <button
          {...tabStop}
          type="button"
          class="mark"
          data-lit={lit}
          aria-pressed={lit === 'half' ? 'mixed' : lit === 'on'}
          aria-label={`${words}, ${at + 1}`}
          title={words}
          aria-haspopup={lit === 'half' ? 'dialog' : undefined}
          onClick={({ currentTarget }) => onHandling(at, handling, currentTarget)}
          onContextMenu={(event) => {
            event.preventDefault();
            onHandlingOpen(at, handling, event.currentTarget);
          }}
        >
          <Icon name={handling} />
        </button>
      )}
    </span>
  );
}

function Stop({ at, row, stop, faults, tabStop, onStop }: CargoRowProps & { readonly tabStop: object }) {
  const fault = faults.get('sequence') ?? '';
  const label = `${text('stop')}, ${at + 1}`;
  const whose = row === undefined || stop === null ? '' : groupOf(row);
  return (
    <span role="gridcell" class="cell-stop" title={row && groupOf(row)}>
      {row !== undefined && (
        <input
          {...tabStop}
          type="text"
          size={1}
          inputMode="numeric"
          autocomplete="off"
          aria-label={fault === '' ? label : `${label}: ${fault}`}
          aria-invalid={fault !== ''}
          value={stop === null ? '' : String(stop)}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            const typed = event.currentTarget.value.trim();
            const asked = Number(typed);
            if (typed === '') onStop(at, null);
            else if (Number.isInteger(asked) && asked > 0 && asked <= MOST_STOPS) onStop(at, asked);
            else event.currentTarget.value = stop === null ? '' : String(stop);
          }}
        />
      )}
      {whose !== '' && <small>{whose}</small>}
    </span>
  );
}

/** What a row is, where its name is a number. */
const describedAs = (row: Row | undefined) => String(row?.['description'] ?? '');

function calledOf(row: Row | undefined, name: string): string {
  return [name, describedAs(row)].filter((one) => one !== '').join('\n');
}

/** Whose the goods are, as steps name the stop. */
function groupOf({ groupName }: Row): string {
  return typeof groupName === 'string' ? groupName : '';
}

/** Handling in words, where there is no room for the icons: what is not as usual; and whose the goods are. */
function wordsOf(row: Row): string {
  const said = HANDLINGS.flatMap((handling) => {
    const words = SAID[handling][litOf(row, handling)];
    return words === undefined ? [] : [desk(words)];
  });
  return [describedAs(row), ...said, groupOf(row)].filter((one) => one !== '').join(' · ');
}

const SAID: Readonly<Record<Handling, Partial<Record<Lit, DeskLabel>>>> = {
  upright: { off: 'saidAnySide', half: 'saidSomeSides' },
  nothingOnTop: { on: 'saidNothingOnTop', half: 'saidLimitedOnTop' },
  floorOnly: { on: 'saidFloorOnly', half: 'saidNeverFloor' },
};
