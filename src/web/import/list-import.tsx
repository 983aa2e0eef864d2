/**
 * Takes somebody's list over: it is read as far as it says itself what it is, shown, and asked about where it does not.
 * A list with the titles of one that was taken before needs nothing, and is taken at once.
 *
 *     source -> worker: read -> what was understood, beside what is chosen -> worker: rows -> onTake
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Uom } from '../../domain/words.js';
import type { Encoding } from '../../tables/encodings.js';
import type { WhyUnreadable } from '../../tables/unreadable-file.js';
import '../styles/lists.css';
import { Dialog } from '../shell/dialog.js';
import { Fault } from '../shell/fault.js';
import { text } from '../words/words.js';
import { ColumnList } from './column-list.js';
import { Divided, Doubtful, Faults, LeftOut, Missing, ReadIn, Remarks, StopsCounted, Sums, Texts } from './findings.js';
import { ListReader, UnreadableList } from './list-reader.js';
import type { Choices, TakenRows, Understood } from './messages.js';
import { Choice, Places } from './places.js';
import { Questions } from './questions.js';
import { remember, remembered } from './remembered.js';
import { SourceStep } from './source-step.js';
import { type ListLabel, listText } from './words.js';

export type ListKind = 'cargoes' | 'emptyContainers';

export interface TakenList extends TakenRows {
  readonly list: ListKind;
  /** In place of the rows that there are. */
  readonly isInstead: boolean;
  /** Unload the stops in order. */
  readonly isInOrder: boolean;
  /** Taken at once, as the last list with these titles. */
  readonly isLikeLast: boolean;
}

interface ListImportProps {
  /** What a list can hold here, the likeliest first. */
  readonly lists: readonly [ListKind, ...ListKind[]];
  readonly source: File | string | null;
  /** In which the page shows figures, and reads those without a unit. */
  readonly shown: Uom;
  /** The account loads higher sequences first. */
  readonly isSequenceOpposite: boolean;
  /** Rows that are there already, by list. */
  readonly there: Readonly<Record<ListKind, number>>;
  /** Those rows are a sample: nobody wants to add to it. */
  readonly isSample: boolean;
  /** Offer to unload stops in order: it is not the rule yet. */
  readonly offersOrder: boolean;
  /** Shows what is read, however sure it is. */
  readonly isShown: boolean;
  /** It may ask first. @returns whether it was taken */
  readonly onTake: (taken: TakenList) => Promise<boolean>;
  /** The source is no list with titles; absent: the person says what it is. */
  readonly onNoList?: () => void;
  readonly onClose: () => void;
}

const ENCODINGS: Readonly<Record<Encoding, string>> = {
  'windows-1252': 'Windows-1252',
  shift_jis: 'Shift_JIS',
  gb18030: 'GB 18030',
  'euc-kr': 'EUC-KR',
  big5: 'Big5',
};

const UNREADABLE: Readonly<Record<Exclude<WhyUnreadable, 'openQuotation'>, ListLabel>> = {
  empty: 'unreadEmpty',
  noWorkbook: 'unreadNoWorkbook',
  oldWorkbook: 'unreadOldWorkbook',
  macros: 'unreadMacros',
  damaged: 'unreadDamaged',
  tooLarge: 'unreadTooLarge',
  noText: 'unreadNoText',
  noTable: 'unreadNoTable',
  incomplete: 'unreadDamaged',
};

function unreadable(error: unknown): string {
  if (!(error instanceof UnreadableList)) return listText('unreadDamaged');
  const { why, line } = error;
  return why === 'openQuotation' ? listText('unreadOpenQuotation', { row: String(line) }) : listText(UNREADABLE[why]);
}

export function ListImport(props: ListImportProps) {
  const { lists, shown, isSequenceOpposite, there, isSample, offersOrder, onTake, onNoList, onClose } = props;
  const reader = useRef<ListReader | null>(null);
  const [list, setList] = useState<ListKind>(lists[0]);
  const [source, setSource] = useState(props.source);
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [fault, setFault] = useState('');
  const [faultLine, setFaultLine] = useState<number | null>(null);
  const [isInstead, setInstead] = useState(isSample);
  const [isInOrder, setInOrder] = useState(true);
  const [takenSheets, setTakenSheets] = useState<readonly string[]>([]);
  // A list that needs no click shows no dialog, and one that is read at once no "reading".
  const [isVisible, setVisible] = useState(props.source === null);

  const failed = (error: unknown) => {
    setFault(unreadable(error));
    setFaultLine(error instanceof UnreadableList ? error.line : null);
    setUnderstood(null);
    setVisible(true);
  };
  const take = async (isLikeLast: boolean, now: Understood, chosen: Choices) => {
    try {
      const taken = await reader.current!.take(chosen);
      remember(now, chosen);
      const isTaken = await onTake({
        ...taken,
        list,
        isInstead,
        isInOrder: offersOrder && isInOrder && now.stops > 1,
        isLikeLast,
      });
      if (!isTaken) return onClose();
      const sheets = [...takenSheets, now.sheet];
      const next = now.alikeSheets.find((sheet) => !sheets.includes(sheet));
      if (next === undefined || isLikeLast) return onClose();
      setTakenSheets(sheets);
      setInstead(false);
      choose({ sheet: next });
    } catch (error) {
      failed(error);
    }
  };
  useEffect(() => {
    if (source === null) return;
    const own = new ListReader();
    reader.current = own;
    setFault('');
    setUnderstood(null);
    setChoices({});
    const timer = setTimeout(() => setVisible(true), 300);
    const setting = {
      sheet: list === 'cargoes' ? 'Cargoes' : 'Containers',
      ...{ uom: shown, isSequenceOpposite, remembered: remembered() },
    } as const;
    own.open(source, setting).then(
      async (now) => {
        clearTimeout(timer);
        if (reader.current !== own) return;
        if (now.header === null && onNoList !== undefined) {
          onNoList();
          onClose();
        } else if (now.isLikeLast && now.alikeSheets.length === 0 && !props.isShown) await take(true, now, {});
        else {
          setUnderstood(now);
          setVisible(true);
        }
      },
      (error) => {
        clearTimeout(timer);
        if (reader.current === own) failed(error);
      },
    );
    return () => {
      clearTimeout(timer);
      own.close();
      if (reader.current === own) reader.current = null;
    };
  }, [source, list]);
  const choose = (next: Choices) => {
    setChoices(next);
    reader.current?.read(next).then(setUnderstood, failed);
  };
  const main = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  // Enter takes what was understood. What is asked is read out first: no key answers it by chance.
  useEffect(() => {
    const isAnswered = document.activeElement?.closest('.list-question, dialog') !== main.current?.closest('dialog');
    if (understood !== null && main.current !== null && (isAnswered || !hasFocus.current)) {
      firstToAnswer(main.current)?.focus();
    }
    hasFocus.current = understood !== null;
  }, [understood]);
  if (!isVisible) return null;
  const { otherSheets: others = [], alikeSheets = [], sheet: current = '' } = understood ?? {};
  const otherSheets = others.filter((sheet) => !alikeSheets.includes(sheet) && !takenSheets.includes(sheet));
  const next = alikeSheets.find((sheet) => sheet !== current && !takenSheets.includes(sheet));
  return (
    <Dialog title={titleOf(source)} isWide onClose={onClose}>
      <Fault text={fault} />
      {(source === null || fault !== '') && (
        <SourceStep text={typeof source === 'string' ? source : ''} line={faultLine} onSource={setSource} />
      )}
      {source !== null && understood === null && fault === '' && <p role="status">{listText('listReading')}</p>}
      {understood !== null && (
        <>
          <div class="list-places">
            {lists.length > 1 && (
              <Choice label={listText('listInto')} value={list} onValue={(one) => setList(one as ListKind)}>
                {lists.map((one) => [one, text(one === 'cargoes' ? 'tabCargo' : 'tabContainers')] as const)}
              </Choice>
            )}
            <Places understood={understood} choices={choices} onChoose={choose} />
          </div>
          {understood.header === null && <p class="notice is-warn">{listText('listNoHeader')}</p>}
          {otherSheets.length > 0 && (
            <p class="notice is-warn">{listText('listOtherSheets', { sheets: otherSheets.join(', ') })}</p>
          )}
          {understood.guessedEncoding !== null && (
            <p class="small quiet">{listText('listEncoding', { encoding: ENCODINGS[understood.guessedEncoding] })}</p>
          )}
          <Questions understood={understood} choices={choices} onChoose={choose} />
          <Divided understood={understood} />
          <Remarks understood={understood} />
          <Texts understood={understood} />
          <Missing understood={understood} />
          <Sums understood={understood} shown={shown} />
          {/* A list that takes the place of a sample stands in its own unit. */}
          {!(isSample && there.cargoes > 0) && <ReadIn understood={understood} shown={shown} />}
          <Faults understood={understood} />
          <Doubtful understood={understood} />
          <ColumnList
            columns={understood.columns}
            sheet={list === 'cargoes' ? 'Cargoes' : 'Containers'}
            onChoose={(index, choice) => choose({ ...choices, columns: { ...choices.columns, [index]: choice } })}
          />
          <LeftOut understood={understood} />
          <StopsCounted understood={understood} />
          <div class="list-foot">
            {offersOrder && understood.stops > 1 && (
              <label class="check">
                <input
                  type="checkbox"
                  checked={isInOrder}
                  onChange={(event) => setInOrder(event.currentTarget.checked)}
                />
                <span>{listText('stopsOffer', { stops: understood.stops, first: understood.firstStop })}</span>
              </label>
            )}
            {there[list] > 0 && <Where count={there[list]} isInstead={isInstead} onInstead={setInstead} />}
            <button
              type="button"
              class="button is-main"
              ref={main}
              disabled={understood.rows === 0 || understood.weightIs === 'unknown' || understood.missing.length > 0}
              onClick={() => void take(false, understood, choices)}
            >
              {listText('listTake', { count: understood.rows })}
              {next !== undefined && `, ${listText('listThenSheet', { sheet: next })}`}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** What to import it lacks, the first that can be chosen first: columns that are left out, then the row of titles. */
const LACKING = ['.is-left-out select', '.list-columns select', '.list-places select', '.list-foot input'];

function firstToAnswer(main: HTMLButtonElement): HTMLElement | null {
  const find = (selector: string) => main.closest('dialog')?.querySelector<HTMLElement>(selector) ?? null;
  const asked = find('.list-question.is-open');
  if (asked !== null || !main.disabled) return asked ?? main;
  return LACKING.map(find).find((one) => one !== null) ?? null;
}

function titleOf(source: File | string | null): string {
  if (source === null) return listText('listTitle');
  return typeof source === 'string' ? listText('listPasted') : source.name;
}

interface WhereProps {
  readonly count: number;
  readonly isInstead: boolean;
  readonly onInstead: (isInstead: boolean) => void;
}

function Where({ count, isInstead, onInstead }: WhereProps) {
  return (
    <fieldset class="row">
      <legend class="visually-hidden">{listText('listTitle')}</legend>
      {[false, true].map((instead) => (
        <label key={String(instead)} class="check">
          <input type="radio" name="list-where" checked={isInstead === instead} onChange={() => onInstead(instead)} />
          <span>{instead ? listText('listInstead') : listText('listAdd', { count })}</span>
        </label>
      ))}
    </fieldset>
  );
}
