/** What comes of a list: its sums beside those that it names itself, faults, and what is left out. */
import { UNITS } from '../../domain/units.js';
import type { Uom } from '../../domain/words.js';
import type { ComparedTotal } from '../../tables/lists/read-list.js';
import { nameKey } from '../../tables/lists/sentences.js';
import { volumeShown, weightShown } from '../units/measured.js';
import { fieldText } from '../words/said.js';
import { number, text } from '../words/words.js';
import { doubtText, faultText } from './fault-words.js';
import type { Understood } from './messages.js';
import { type ListLabel, listText } from './words.js';

/** Faults and rows that are named; of more it is said how many there are. */
const MOST_NAMED = 5;
/** Shares of a difference that rounding makes. */
const SAME = 0.005;

export function Sums({ understood, shown }: { readonly understood: Understood; readonly shown: Uom }) {
  const { sums, totals, isWeighed, weightIs, weights } = understood;
  const { weight, volume } = UNITS[shown];
  const cube = volume === 'm3' ? 'm³' : 'ft³';
  const isSame = (of: ComparedTotal['of']) => {
    const total = totals.find((one) => one.of === of);
    return total !== undefined && isAlike(total);
  };
  return (
    <>
      <dl class="list-sums">
        <Sum name={listText('sumRows')} value={number(understood.rows)} isSame={false} />
        <Sum name={listText('sumPieces')} value={number(sums.pieces)} isSame={isSame('pieces')} />
        {isWeighed && weightIs !== 'unknown' && sums.kilograms !== null && (
          <Sum
            name={listText('sumWeight')}
            value={`${number(weightShown(sums.kilograms, 'UnitMetric', shown), 1)} ${weight}`}
            isSame={isSame('weight')}
          />
        )}
        {sums.cubicMetres > 0 && (
          <Sum
            name={listText('sumVolume')}
            value={`${number(volumeShown(sums.cubicMetres, 'UnitMetric', shown), 2)} ${cube}`}
            isSame={isSame('volume')}
          />
        )}
      </dl>
      {totals
        .filter((total) => !isAlike(total))
        .map((total) => (
          <p key={total.of} class="notice is-warn">
            {differs(total, weights.unit)}
          </p>
        ))}
    </>
  );
}

function Sum({ name, value, isSame }: { readonly name: string; readonly value: string; readonly isSame: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {isSame && <span class="list-same"> ✓ {listText('totalSame')}</span>}
      </dd>
    </div>
  );
}

function isAlike({ of, said, found }: ComparedTotal): boolean {
  return of === 'pieces' || of === 'contents'
    ? said === found
    : Math.abs(said - found) <= Math.max(SAME * Math.abs(said), 0.01);
}

function differs({ of, said, found }: ComparedTotal, unit: string): string {
  if (of === 'pieces' || of === 'contents')
    return listText('totalPieces', { said: number(said), found: number(found) });
  const places = of === 'volume' ? 2 : 1;
  return listText('totalWeight', {
    ...{ said: number(said, places), found: number(found, places) },
    unit: of === 'volume' ? 'm³' : unit,
  });
}

/** @param shown in which the rows stand once they are taken */
export function ReadIn({ understood: { sizes }, shown }: { readonly understood: Understood; readonly shown: Uom }) {
  const to = UNITS[shown].length;
  return sizes.unit === to ? null : <p class="small">{listText('listShownIn', { from: sizes.unit, to })}</p>;
}

/** What was made of figures that stand for several rows or for all pieces of one. */
export function Divided({ understood }: { readonly understood: Understood }) {
  const { sharedWeights, weights, rowPriceTitle, leftOut } = understood;
  return (
    <>
      {leftOut.some(({ kind }) => kind === 'part') && <p class="small">{listText('rowsJoined')}</p>}
      {sharedWeights.slice(0, MOST_NAMED).map(({ firstRow, lastRow, whole, pieces }) => (
        <p key={firstRow} class="small">
          {listText('weightShared', {
            ...{ first: String(firstRow), last: String(lastRow), pieces: number(pieces) },
            ...{ figure: number(whole.figure, 2), each: number(whole.figure / pieces, 2) },
            unit: whole.unit ?? weights.unit,
          })}
        </p>
      ))}
      {rowPriceTitle !== '' && <p class="small">{listText('priceRow', { title: rowPriceTitle })}</p>}
    </>
  );
}

/** Stops that are not called 1, 2, 3 ... in the list. */
export function StopsCounted({ understood: { stopsCalled, stops } }: { readonly understood: Understood }) {
  if (stopsCalled.length === 0) return null;
  const more = stopsCalled.length < stops ? ', …' : '';
  const counted = stopsCalled.map((_, at) => number(at + 1)).join(', ');
  return (
    <p class="small">{listText('stopsCounted', { called: stopsCalled.join(', ') + more, counted: counted + more })}</p>
  );
}

const MARKS = { nothingOnTop: 'listNothingOnTop', upright: 'listUpright', floorOnly: 'listFloorOnly' } as const;

/** Which remarks are heeded, and which are not, what a column of marks comes to, and which rows say that they are pallets. */
export function Remarks({ understood }: { readonly understood: Understood }) {
  const { sides, saidLoaded } = understood;
  return (
    <>
      {sides !== null && (
        <p class="small">
          {listText('sidesUpright', { count: sides.upright })}
          {sides.any > 0 && ` ${listText('sidesAny', { count: sides.any })}`}
        </p>
      )}
      {saidLoaded.length > 0 && (
        <p class="small">
          {listText('rowsSaidLoaded', {
            count: saidLoaded.length,
            rows: saidLoaded.slice(0, MOST_NAMED).join(', ') + (saidLoaded.length > MOST_NAMED ? ' …' : ''),
          })}
        </p>
      )}
      {understood.remarks.map(({ title, count, read, marks, unread }) => (
        <p key={title} class="small">
          {listText('remarksRead', { title, read: number(read), count: number(count) })}
          {marks.length > 0 &&
            ` (${marks.map((one) => `${listText(MARKS[one.mark])}: ${number(one.count)}`).join(', ')})`}
          {unread.length > 0 && ` ${listText('remarksUnread', { texts: unread.join('; ') })}`}
        </p>
      ))}
    </>
  );
}

/** Texts that will not come in as they stand, and names that are not where they were looked for. */
export function Texts({ understood: { shortened, named } }: { readonly understood: Understood }) {
  return (
    <>
      {shortened.map(({ field, limit, rows }) => {
        const more = rows.length > MOST_NAMED ? ' …' : '';
        const known = nameKey(field);
        return (
          <p key={field} class="notice is-warn" role="status">
            {listText('textsCut', {
              ...{ count: rows.length, limit: number(limit), rows: rows.slice(0, MOST_NAMED).join(', ') + more },
              name: known === undefined ? fieldText(field) : listText(known),
            })}
          </p>
        );
      })}
      {named !== null && (
        <p class="small">
          {named.by === ''
            ? listText('wordsRepeatNumber', { words: named.words })
            : listText('wordsRepeat', { words: named.words, by: named.by })}
        </p>
      )}
    </>
  );
}

/** What must be there, and is not. */
export function Missing({ understood }: { readonly understood: Understood }) {
  const { missing, isCounted, isWeighed, unweighed, rows, header } = understood;
  // What columns lack that say all of a row's sizes is of no use.
  if (rows === 0 && header !== null && missing.length === 0) {
    return (
      <p class="notice is-bad" role="status">
        {listText('listNoRows')}
      </p>
    );
  }
  const names: Readonly<Record<(typeof missing)[number], ListLabel>> = {
    ...{ length: 'listLength', width: 'listWidth', height: 'listHeight' },
  };
  const said = [
    ...(missing.length > 0
      ? [listText('listMissing', { names: missing.map((side) => listText(names[side])).join(', ') })]
      : []),
    ...(isCounted ? [] : [listText('listNotCounted')]),
    ...(isWeighed || unweighed > 0 ? [] : [listText('listNotWeighed')]),
  ];
  return (
    <>
      {said.length > 0 && (
        <p class={missing.length > 0 ? 'notice is-bad' : 'small'} role={missing.length > 0 ? 'status' : undefined}>
          {said.join(' ')}
        </p>
      )}
      {unweighed > 0 && (
        <p class="notice is-warn" role="status">
          {listText(isWeighed ? 'listPartlyWeighed' : 'listUnweighed', { count: unweighed, rows: number(rows) })}
        </p>
      )}
    </>
  );
}

export function Faults({ understood }: { readonly understood: Understood }) {
  const { faults, faulty, tooLong } = understood;
  if (faulty === 0 && tooLong.length === 0) return null;
  const sentences = [
    ...faults.map((fault) => [fault.row, faultText(fault)] as const),
    ...tooLong.map(
      ({ row, figure, unit }) =>
        [row, listText('rowTooLong', { row: String(row), figure: number(figure, 4), unit })] as const,
    ),
  ];
  const items = sentences.map(([row, sentence], at) =>
    at < faults.length ? listText('rowSays', { row: String(row), sentence }) : sentence,
  );
  return (
    <div class="notice is-warn">
      {faulty > 0 && <strong>{listText('rowsFaulty', { count: faulty })}</strong>}
      <Named items={items} />
    </div>
  );
}

/** Rows that are planned more carefully than they may have been meant. */
export function Doubtful({ understood: { doubtful } }: { readonly understood: Understood }) {
  if (doubtful.length === 0) return null;
  const items = doubtful.map((fault) => listText('rowSays', { row: String(fault.row), sentence: doubtText(fault) }));
  return (
    <div class="notice is-warn" role="status">
      <Named items={items} />
    </div>
  );
}

/** The first of many, and the others on a click. */
function Named({ items }: { readonly items: readonly string[] }) {
  const list = (some: readonly string[]) => (
    <ul class="plain-list small">
      {some.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
  const others = items.slice(MOST_NAMED);
  return (
    <>
      {list(items.slice(0, MOST_NAMED))}
      {others.length > 0 && (
        <details class="small">
          <summary>{text('more', { count: others.length })}</summary>
          {list(others)}
        </details>
      )}
    </>
  );
}

const LEFT: Readonly<Record<Understood['leftOut'][number]['kind'], ListLabel>> = {
  total: 'leftTotal',
  titles: 'leftTitles',
  note: 'leftNote',
  part: 'leftPart',
};

export function LeftOut({ understood: { leftOut, hidden } }: { readonly understood: Understood }) {
  const count = leftOut.length + hidden.length;
  if (count === 0) return null;
  return (
    <details class="small">
      <summary>{listText('rowsLeftOut', { count })}</summary>
      <ul class="plain-list">
        {leftOut.map(({ row, kind, text: line }) => (
          <li key={row}>{listText('rowSays', { row: String(row), sentence: `${listText(LEFT[kind])} (${line})` })}</li>
        ))}
        {hidden.map((row) => (
          <li key={row}>{listText('rowSays', { row: String(row), sentence: listText('leftHidden') })}</li>
        ))}
      </ul>
    </details>
  );
}
