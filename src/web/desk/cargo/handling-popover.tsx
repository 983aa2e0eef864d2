/** What an icon of a row cannot say by a click alone: which sides may be up, how much may lie on top, where it may stand. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { UNITS } from '../../../domain/units.js';
import { change, draft } from '../../plan-request/draft-store.js';
import { type Row, withCell } from '../../plan-request/request-draft.js';
import { useCellText } from '../../sheet/use-cell-text.js';
import { shownIn } from '../../units/measured.js';
import { fieldText } from '../../words/said.js';
import { BoxShape } from '../box-shape.js';
import '../../styles/desk-handling.css';
import { type MoreLabel, more } from '../words-more.js';
import { columnOf } from './cells.js';
import {
  type Floor,
  floorOf,
  type Handling,
  isTurnedAllowed,
  mayLieTurned,
  mostLayersOf,
  type OnTop,
  ORIENTATIONS,
  type Orientation,
  onTopOf,
  orientationsOf,
  withFloor,
  withLyingTurned,
  withMostLayers,
  withOnTop,
  withOrientations,
} from './handling.js';
import { type OpenedHandling, openedHandling } from './opened-handling.js';
import { kindOf } from './row-kind.js';

const TITLES: Readonly<Record<Handling, MoreLabel>> = {
  upright: 'sidesTitle',
  nothingOnTop: 'topTitle',
  floorOnly: 'floorTitle',
};

interface PartProps {
  readonly row: Row;
  readonly at: number;
  readonly onRow: (next: Row) => void;
}

const PARTS: Readonly<Record<Handling, (props: PartProps) => ComponentChildren>> = {
  upright: Sides,
  nothingOnTop: OnTopChoice,
  floorOnly: FloorChoice,
};

export default function HandlingPopover() {
  const opened = openedHandling.value;
  if (opened === null) return null;
  const row = draft.value.cargoes[opened.row];
  return row === undefined ? null : <Popover key={`${opened.row}/${opened.handling}`} opened={opened} row={row} />;
}

/** Room between it and what it belongs to, and the edges of the window, pixels. */
const GAP = 6;

function Popover({ opened, row }: { readonly opened: OpenedHandling; readonly row: Row }) {
  const { row: at, handling, from } = opened;
  const place = useRef<HTMLDivElement>(null);
  const title = useId();
  useLayoutEffect(() => {
    const shown = place.current!;
    shown.showPopover();
    const around = from.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = shown;
    const below = around.bottom + GAP;
    const isRoom = below + offsetHeight + GAP <= innerHeight;
    const left = Math.min(around.left, innerWidth - offsetWidth - GAP);
    shown.style.left = `${Math.max(GAP, left)}px`;
    shown.style.top = `${isRoom ? below : Math.max(GAP, around.top - GAP - offsetHeight)}px`;
    (shown.querySelector<HTMLElement>('input:checked, [aria-pressed="true"]') ?? shown).focus();
  }, []);
  const Part = PARTS[handling];
  const onRow = (next: Row) => {
    const { cargoes, ...rest } = draft.value;
    change({ ...rest, cargoes: cargoes.map((one, place) => (place === at ? next : one)) }, `cargoes/${at}/${handling}`);
  };
  return (
    <div
      class="handling-popover"
      popover="auto"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      ref={place}
      onToggle={(event) => {
        if (event.newState !== 'closed') return;
        // Whoever clicked elsewhere has the focus there.
        const isLost = document.activeElement === document.body || place.current?.contains(document.activeElement);
        if (isLost) from.focus();
        // Another one may have been opened meanwhile.
        if (openedHandling.peek() === opened) openedHandling.value = null;
      }}
    >
      <h3 id={title}>{more(TITLES[handling])}</h3>
      <Part row={row} at={at} onRow={onRow} />
    </div>
  );
}

/** Of a roll the two ways to stand are one, and so are those to lie in one direction. */
const OF_ROLL: readonly (readonly [MoreLabel, readonly Orientation[]])[] = [
  ['rollStands', [1, 2]],
  ['rollAcross', [3, 5]],
  ['rollAlong', [4, 6]],
];
const OF_BOX = ORIENTATIONS.map((one): readonly [MoreLabel, readonly Orientation[]] => [`orientation${one}`, [one]]);

function Sides({ row, onRow }: PartProps) {
  const allowed = orientationsOf(row);
  const isRoll = kindOf(row) === 'Roll';
  return (
    <>
      <div class="pictograms" data-is-roll={isRoll}>
        {(isRoll ? OF_ROLL : OF_BOX).map(([label, orientations]) => {
          const isOn = orientations.every((one) => allowed.includes(one));
          return (
            <button
              key={label}
              type="button"
              aria-pressed={isOn}
              onClick={() => onRow(withOrientations(row, orientations, !isOn))}
            >
              <Pictogram row={row} orientation={orientations[0]!} />
              <span>{more(label)}</span>
            </button>
          );
        })}
      </div>
      {isTurnedAllowed(row) && (
        <label class="choice">
          <input
            type="checkbox"
            checked={mayLieTurned(row)}
            onChange={(event) => onRow(withLyingTurned(row, event.currentTarget.checked))}
          />
          {more('turnedOnFloor')}
        </label>
      )}
    </>
  );
}

/** By orientation the sides of the piece along the length, the width and up. */
const LIES: Readonly<Record<Orientation, readonly [number, number, number]>> = {
  1: [0, 1, 2],
  2: [1, 0, 2],
  3: [0, 2, 1],
  4: [2, 0, 1],
  5: [1, 2, 0],
  6: [2, 1, 0],
};
const PLAIN = [4, 3, 2];
const DIRECTIONS = ['length', 'width', 'height'] as const;

/** The piece as it would lie, its own top marked. */
function Pictogram({ row, orientation }: { readonly row: Row; readonly orientation: Orientation }) {
  const fields = kindOf(row) === 'Roll' ? ['diameter', 'diameter', 'height'] : DIRECTIONS;
  const said = fields.map((field) => shownIn(row[field], 'length', draft.value));
  const isKnown = said.every((side) => typeof side === 'number' && side > 0);
  const own = (isKnown ? said : PLAIN) as number[];
  const most = Math.max(...own);
  const lies = LIES[orientation];
  // Of what is very flat or thin something is to be seen, too.
  const sides = lies.map((side) => Math.max(own[side]!, most / 6)) as [number, number, number];
  return <BoxShape sides={sides} size={[48, 40]} marked={DIRECTIONS[lies.indexOf(2)]!} />;
}

function OnTopChoice({ row, at, onRow }: PartProps) {
  const said = onTopOf(row);
  // Whoever chooses limits has not typed any yet.
  const [isAsked, setAsked] = useState(false);
  const shown: OnTop = isAsked && said === 'any' ? 'limits' : said;
  const isLimited = shown === 'limits';
  const choose = (onTop: OnTop) => {
    setAsked(onTop === 'limits');
    onRow(withOnTop(row, onTop === 'nothing' ? 'nothing' : 'any'));
  };
  return (
    <div class="choices">
      <Radio name="on-top" label={more('topAny')} isChosen={shown === 'any'} choose={() => choose('any')} />
      <Radio name="on-top" label={more('topNothing')} isChosen={shown === 'nothing'} choose={() => choose('nothing')} />
      <Radio name="on-top" label={more('topLimits')} isChosen={isLimited} choose={() => choose('limits')} />
      {isLimited && (
        <div class="limits">
          <Figure
            field="maxSupportingWeight"
            value={row['maxSupportingWeight']}
            label={more('topWeight', { unit: UNITS[draft.value.shown].weight })}
            onValue={(value) =>
              change(
                withCell(draft.value, 'cargoes', at, 'maxSupportingWeight', value),
                `cargoes/${at}/maxSupportingWeight`,
              )
            }
          />
          <Figure
            field="maxLayersOnOrientation1"
            value={mostLayersOf(row) === 'mixed' ? undefined : mostLayersOf(row)}
            placeholder={mostLayersOf(row) === 'mixed' ? more('topMixed') : ''}
            label={more('topLayers')}
            onValue={(value) => onRow(withMostLayers(row, value))}
          />
        </div>
      )}
    </div>
  );
}

interface FigureProps {
  readonly field: string;
  readonly value: unknown;
  readonly label: string;
  readonly placeholder?: string;
  readonly onValue: (value: unknown) => void;
}

function Figure({ field, value, label, placeholder = '', onValue }: FigureProps) {
  const { shown, type, rest } = useCellText(columnOf(field), value, draft.value);
  return (
    <label class="figure">
      <input
        class="input"
        type="text"
        inputMode="decimal"
        autocomplete="off"
        size={6}
        title={fieldText(field)}
        placeholder={placeholder}
        value={shown}
        onInput={(event) => onValue(type(event.currentTarget.value))}
        onBlur={rest}
      />
      {label}
    </label>
  );
}

const FLOORS: readonly (readonly [Floor, MoreLabel])[] = [
  ['BestFit', 'floorAny'],
  ['BottomOnly', 'floorOnly'],
  ['NoBottom', 'floorNever'],
];

function FloorChoice({ row, onRow }: PartProps) {
  const said = floorOf(row);
  return (
    <div class="choices">
      {FLOORS.map(([floor, label]) => (
        <Radio
          key={floor}
          name="floor"
          label={more(label)}
          isChosen={said === floor}
          choose={() => onRow(withFloor(row, floor))}
        />
      ))}
    </div>
  );
}

interface RadioProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function Radio({ name, label, isChosen, choose }: RadioProps) {
  return (
    <label class="choice">
      <input type="radio" name={name} checked={isChosen} onChange={choose} />
      {label}
    </label>
  );
}
